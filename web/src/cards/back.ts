/** The rosette on the back of a game's cards, around the point 0, 0; the same for the same name. */

import { between, chanceOf, hash, oneOf } from './chance'
import { paletteOf, type Palette } from './palette'

export interface Back {
  palette: Palette
  letters: string
  stars: string
  rays: string
  petals: string
  star: string
}

const LIGHTS = ['gold', 'aurora', 'rose', 'indigo', 'red', 'green', 'purple', 'silver'] as const

const backs = new Map<string, Back>()

export function backOf(game: string): Back {
  const known = backs.get(game) ?? backDrawn(game)
  backs.set(game, known)
  return known
}

function backDrawn(game: string): Back {
  const chance = chanceOf(`back of ${game}`)
  const count = 6 + Math.floor(chance() * 7)
  const inner = between(chance, 34, 42)
  const middle = between(chance, 56, 70)
  const outer = between(chance, 84, 94)
  const step = (Math.PI * 2) / count
  let [stars, rays, petals, star] = ['', circle(outer + 6), circle(inner), '']
  for (let i = 0; i < 60; i++) stars += `M${at(between(chance, 24, 226))} ${at(between(chance, 24, 326))}h0`
  for (let i = 0; i < count; i++) {
    const angle = i * step - Math.PI / 2
    const next = angle + step
    rays += `M${spot(angle + step / 2, middle)}L${spot(angle + step / 2, outer + 6)}`
    petals += `M${spot(angle, inner)}Q${spot(angle - step * 0.7, middle)} ${spot(angle, outer)}Q${spot(angle + step * 0.7, middle)} ${spot(angle, inner)}`
    star += `${i ? 'L' : 'M'}${spot(angle, middle)}L${spot((angle + next) / 2, inner)}`
  }
  return {
    palette: paletteOf([oneOf(LIGHTS, hash(game))], ''),
    letters: initials(game),
    stars,
    rays,
    petals,
    star: `${star}Z`,
  }
}

/** KG for kanzume-goddess; small words do not count. */
function initials(game: string): string {
  const words = game.split(/[^a-z]+/i).filter((word) => word && !/^(and|of|the)$/i.test(word))
  return words
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

const at = (number: number): number => Math.round(number * 10) / 10
const spot = (angle: number, far: number): string => `${at(Math.cos(angle) * far)} ${at(Math.sin(angle) * far)}`
const circle = (r: number): string =>
  `M${at(-r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0`
