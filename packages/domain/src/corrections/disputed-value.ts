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

type Value = {
  readonly field: string
  /** As of `findFieldKey`; absent from what was reported before there were keys. */
  readonly fieldKey?: string | null | undefined
  readonly sources: readonly Source[]
}
type Dispute = Value & { readonly state: CorrectionState }

/**
 * How a value stands by what was reported: `disputed` while nobody has decided, `wrong` from the acceptance on until
 * its source tells something newer. Null where no report is about this very value: its key and publisher, whatever page
 * and language it stands in; where either has no key, its name and one of its sources.
 */
export function findDispute<Reported extends Dispute>(
  value: Value,
  reported: readonly Reported[],
): { mark: 'disputed' | 'wrong'; dispute: Reported } | null {
  const about = reported.filter((dispute) => isAbout(dispute, value))
  const open = about.find(({ state }) => isUndecided(state))
  if (open !== undefined) return { mark: 'disputed', dispute: open }
  const accepted = about.find((dispute) => dispute.state === 'accepted' && !isNewer(value, dispute))
  return accepted === undefined ? null : { mark: 'wrong', dispute: accepted }
}

function isAbout(dispute: Value, value: Value): boolean {
  if (dispute.fieldKey == null || value.fieldKey == null)
    return isSameName(dispute.field, value.field) && sharesSource(dispute, value)
  return dispute.fieldKey === value.fieldKey && pairSources(value, dispute).length > 0
}

/** Their sources by the same publisher. */
function pairSources(one: Value, other: Value): (readonly [Source, Source])[] {
  return one.sources.flatMap((source) =>
    other.sources.filter(({ publisher }) => publisher === source.publisher).map((told) => [source, told] as const),
  )
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
  const hasKeys = value.fieldKey != null && dispute.fieldKey != null
  return pairSources(value, dispute).some(
    ([source, old]) => (hasKeys || keyOf(old) === keyOf(source)) && source.recordedAt > old.recordedAt,
  )
}
