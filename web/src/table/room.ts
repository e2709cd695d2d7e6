/** How the cards of a layout share the room on the table. */

import type { Area, Layout } from '../lib/protocol'

export interface Room {
  /** How many rows of cards share the height, the smaller ones counted for less. */
  units: number
  /** The height, in rem, that is spent on other things than rows of cards. */
  spent: number
  /** How large the cards of a row behind another, or behind lanes, are: larger if they are more than counted. */
  behind: number
  /** The most cards that lie side by side for certain, in other rows than a wide one. */
  across: number
  /** So many cards lie side by side between the seats, with the dial beside them; in a duel a wide row has two lines, and
      the cards are half as large again. */
  middle: number
  /** A row between the seats leaves no room for seats at its sides; on a phone its longest part has a line of its own. */
  isWide: boolean
}

const WIDE = 8

export function roomOn(layout: Layout, opponents: number): Room {
  const inLine = Math.max(1, ...layout.shared.map(placesAcross)) + (layout.dial ? 1.2 : 0)
  const isWide = inLine > WIDE
  const parts = layout.shared.flat().map(placesIn)
  const longest = Math.max(0, ...parts)
  const behind = sizeBehind(layout)
  return {
    units: unitsOfSeats(layout, behind, opponents) + layout.shared.length + (isWide ? 1 : 0) + (layout.lanes ? 3 : 0),
    spent: spentOn(layout, isWide, opponents),
    behind,
    across: Math.max(1, ...(isWide ? parts : layout.shared.map(placesAcross)), ...layout.areas.map(placesAcross)),
    middle: isWide && opponents === 1 ? Math.max(longest, inLine - longest) : inLine,
    isWide,
  }
}

function unitsOfSeats(layout: Layout, behind: number, opponents: number): number {
  const { length } = rowsOf(layout)
  const seat = length > 0 ? (layout.lanes ? behind : 1) + (length - 1) * behind : 0
  return seat * (opponents > 1 ? 1 : 2)
}

/** One row of several opponents is spent, and room below a wide row that its cards do not fill. */
function spentOn(layout: Layout, isWide: boolean, opponents: number): number {
  if (opponents > 1) return isWide ? 15.6 : 19.6
  return layout.lanes ? 7.1 : 8.2
}

function sizeBehind(layout: Layout): number {
  const others = rowsOf(layout).slice(1).flat()
  return layout.lanes || others.some((area) => isLaidOut(area) && !isOnlyCounted(area)) ? 0.85 : 0.66
}

const rowsOf = (layout: Layout) => layout.areas.filter((row) => row.some(isLaidOut))
const isLaidOut = (area: Area) => area.form !== 'pile' && area.form !== 'hand'
const isOnlyCounted = (area: Area) => area.form === 'chips' || area.ready_unless !== ''
const placesIn = (area: Area) => (area.shown_empty ? area.slots || 1 : 0)
const placesAcross = (row: Area[]) => row.reduce((sum, area) => sum + placesIn(area), 0)
