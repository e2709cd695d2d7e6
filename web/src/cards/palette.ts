/** The night above a card, by the names of its colours. It is night in the light theme, too. */

import { hash, oneOf } from './chance'

export interface Palette {
  /** The sky at its edges. */
  deep: string
  /** The sky in its middle. */
  sky: string
  /** The two clouds of light. */
  glow: string
  haze: string
  /** Lines and stars. */
  line: string
  /** The metal of the frame. */
  metal: string
  /** Small signs of the colour; at least 4.5 : 1 on the sky's edge. */
  bright: string
}

const BY_NAME: Record<string, Palette> = {
  red: night('#16050a', '#4a1020', '#e8402f', '#f59a3c', '#ffdcc8', '#d9694f', '#ff8373'),
  yellow: night('#140d03', '#47310a', '#f0bd36', '#de6f3c', '#fff2c4', '#dcae45', '#ffd75e'),
  purple: night('#0c0618', '#30165a', '#8f4df0', '#e757b8', '#ecdcff', '#a583dd', '#c9a4ff'),
  green: night('#03110c', '#0c3d2c', '#35c074', '#b4d94a', '#dcffe2', '#5fb07a', '#7fe3a0'),
  blue: night('#030a1b', '#0c2a63', '#2f83f5', '#34d3e6', '#d6eaff', '#6698dd', '#86b9ff'),
  white: night('#0c1019', '#394359', '#d7e1f5', '#f5dfae', '#ffffff', '#e6e1d3', '#fffaf0'),
  silver: night('#090c12', '#28343f', '#9db4cc', '#6a8de0', '#eef6ff', '#a9b7c6', '#c6d3e2'),
  neutral: night('#0a0b12', '#2a2c40', '#8488c0', '#c09667', '#eeecfa', '#8f92a8', '#c4c6dc'),
  black: night('#050507', '#1d1d24', '#6d6d80', '#8a4450', '#e6e6f0', '#6c6c7a', '#a4a4b4'),
  gold: night('#0a081a', '#2a2052', '#e0b04e', '#7d5ff0', '#fff1cf', '#cfa44e', '#ffd98a'),
  aurora: night('#03101a', '#0b3848', '#3fdcb4', '#6c7af5', '#d8fff4', '#58b3a6', '#8ff0d8'),
  rose: night('#150613', '#471338', '#f2709f', '#f2b256', '#ffe1ec', '#cf7f98', '#ffa6c4'),
  indigo: night('#060818', '#1b2358', '#5d74f0', '#c46cf0', '#dfe4ff', '#8b95d8', '#aab6ff'),
}
/** For cards without a colour: those of one kind share one. */
const UNCOLOURED = ['gold', 'aurora', 'rose', 'indigo'] as const

function night(
  deep: string,
  sky: string,
  glow: string,
  haze: string,
  line: string,
  metal: string,
  bright: string,
): Palette {
  return { deep, sky, glow, haze, line, metal, bright }
}

/** The first colour gives the sky, the second, where there is one, the second cloud. */
export function paletteOf(colours: readonly string[], kind: string): Palette {
  const [first, second] = colours
  const main = first === undefined ? oneOf(UNCOLOURED, hash(kind)) : first
  const palette = named(main)
  return second === undefined ? palette : { ...palette, haze: named(second).glow }
}

/** What has no name here gets one of the lights of the uncoloured. */
function named(colour: string): Palette {
  return BY_NAME[colour] ?? (BY_NAME[oneOf(UNCOLOURED, hash(colour))] as Palette)
}

/** A colour's light by its name, for symbols on dark ground. */
export const lightOf = (colour: string): string => named(colour).bright
