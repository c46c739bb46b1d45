import type { Publication } from '@merleg/contract/report/register-order.contract'
import { z } from 'zod'

/** Chosen documents by id, each with the price that was shown when it was chosen. */
export const Selection = z.record(z.string(), z.number())
export type Selection = z.infer<typeof Selection>

export type OrderLine = Publication & {
  /** The price it was chosen at, where it costs another one now. */
  formerPrice: number | null
}

export type ReviewedSelection = {
  lines: OrderLine[]
  /** The choice without what is no longer offered. */
  kept: Selection
  total: number
  /** How many chosen documents are no longer offered. */
  goneCount: number
  hasNewPrice: boolean
}

/** What a choice means with the prices of now. */
export function reviewSelection(offered: readonly Publication[], selection: Selection): ReviewedSelection {
  const lines = offered
    .filter(({ id }) => Object.hasOwn(selection, id))
    .map((publication) => ({
      ...publication,
      formerPrice: selection[publication.id] === publication.price ? null : (selection[publication.id] ?? null),
    }))
  return {
    lines,
    kept: Object.fromEntries(lines.map(({ id, price, formerPrice }) => [id, formerPrice ?? price])),
    total: lines.reduce((sum, { price }) => sum + price, 0),
    goneCount: Object.keys(selection).length - lines.length,
    hasNewPrice: lines.some(({ formerPrice }) => formerPrice !== null),
  }
}

/** The choice with a document more or less. */
export function toggle(selection: Selection, { id, price }: Publication, isChosen: boolean): Selection {
  const rest = Object.fromEntries(Object.entries(selection).filter(([key]) => key !== id))
  return isChosen ? { ...rest, [id]: price } : rest
}
