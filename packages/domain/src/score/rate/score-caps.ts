import type { CompanyStatus } from '../../company-status.ts'
import type { CapReason, ScorePart } from './company-score.ts'

export type EventCap = { readonly key: CapReason; readonly highest: number }

/**
 * The most points that a company may have while an event runs (ruling 12). Voluntary liquidation is not among them: by
 * law it is the way of a company that can pay its debts (Act V of 2006, section 94), and it becomes a liquidation
 * where it cannot (section 108); the register part takes points for it.
 */
const CAPS: Readonly<Partial<Record<CompanyStatus, EventCap>>> = {
  'under-liquidation': { key: 'liquidation', highest: 15 },
  'forced-deletion': { key: 'forced-deletion', highest: 15 },
  bankruptcy: { key: 'bankruptcy', highest: 33 },
}

/** The limit that the status of a company sets; null where it sets none. */
export function findEventCap(status: CompanyStatus): EventCap | null {
  return CAPS[status] ?? null
}

/** All parts of a rating added up. */
export function sumParts(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, part) => sum + part.points, 0)
}

/**
 * The points that parts of a sum come to, with the parts that keep them between 0 and 100 and below the limit of the
 * status: whole numbers, and all parts together are the points.
 */
export function limitPoints(
  parts: readonly ScorePart[],
  status: CompanyStatus,
): { points: number; parts: readonly ScorePart[] } {
  const sum = sumParts(parts)
  const scaled = Math.min(100, Math.max(0, sum))
  const closing: ScorePart[] = scaled === sum ? [] : [{ kind: 'scale', points: scaled - sum }]
  const cap = findEventCap(status)
  const points = cap === null ? scaled : Math.min(scaled, cap.highest)
  if (cap !== null) closing.push({ kind: 'cap', key: cap.key, points: points - scaled })
  return { points, parts: [...parts, ...closing] }
}
