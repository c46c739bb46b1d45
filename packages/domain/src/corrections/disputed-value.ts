import { type CorrectionState, isUndecided } from './correction-states.ts'

/** What tells a publication of a value from others; of the days only those that its later versions keep. */
type Source = {
  readonly publisher: string
  readonly title: string
  readonly reference: string | null
  readonly url: string | null
  readonly validFrom: string | null
  readonly filedOn?: string | undefined
  /** When it was learnt, ISO. */
  readonly recordedAt: string
}

type Value = { readonly field: string; readonly sources: readonly Source[] }
type Dispute = Value & { readonly state: CorrectionState }

/**
 * How a value stands by what was reported: `disputed` while nobody has decided, `wrong` from the acceptance on until
 * its source tells something newer. Null where no report is about this very value: its name and one of its sources.
 */
export function findDispute<Reported extends Dispute>(
  value: Value,
  reported: readonly Reported[],
): { mark: 'disputed' | 'wrong'; dispute: Reported } | null {
  const about = reported.filter((dispute) => isSameName(dispute.field, value.field) && sharesSource(dispute, value))
  const open = about.find(({ state }) => isUndecided(state))
  if (open !== undefined) return { mark: 'disputed', dispute: open }
  const accepted = about.find((dispute) => dispute.state === 'accepted' && !isNewer(value, dispute))
  return accepted === undefined ? null : { mark: 'wrong', dispute: accepted }
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function sharesSource(one: Value, other: Value): boolean {
  const keys = new Set(one.sources.map(keyOf))
  return other.sources.some((source) => keys.has(keyOf(source)))
}

function keyOf({ publisher, title, reference, url, validFrom, filedOn }: Source): string {
  return JSON.stringify([publisher, title, reference ?? url, validFrom, filedOn ?? null])
}

/** Has one of the reported publications been replaced since? */
function isNewer(value: Value, dispute: Value): boolean {
  return value.sources.some((source) =>
    dispute.sources.some((old) => keyOf(old) === keyOf(source) && source.recordedAt > old.recordedAt),
  )
}
