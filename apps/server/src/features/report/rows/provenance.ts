import type { Provenance, ValueOrigin } from '@merleg/contract/fields'
import type { FactSource } from '../../register/facts.repository.ts'
import { createHash } from 'node:crypto'
import { accountsKey, factKey } from '@merleg/domain/corrections/field-key'
import { dayBefore } from '@merleg/domain/calendar-days'
import { toOutsideUrl } from '../words/links.ts'

type Sourced = {
  source: FactSource
  sourceRef: string | null
  recordedAt: Date
  validFrom?: string | null
  /** Exclusive, as stored. */
  validTo?: string | null
  /** Of a fact, which of them it is. */
  section?: string
  slot?: string
}
type Filed = Omit<Sourced, 'validFrom' | 'validTo'> & {
  /** Both inclusive. */
  periodStart: string
  periodEnd: string
  filedOn: string | null
  isConsolidated: boolean
}

/** A slot may name a person: its mark tells him from others, and nothing of him. */
function markOf(slot: string): string {
  return slot === '' ? '' : createHash('sha256').update(slot).digest('base64url').slice(0, 16)
}

/** Where a value comes from; the last day of validity is included, the address is the record's own where it has one. */
export function toProvenance(value: Sourced): Provenance {
  const recordUrl = toOutsideUrl(value.sourceRef)
  return {
    publisher: value.source.publisher,
    title: value.source.title,
    url: recordUrl ?? toOutsideUrl(value.source.url),
    validFrom: value.validFrom ?? null,
    validTo: value.validTo ? dayBefore(value.validTo) : null,
    recordedAt: value.recordedAt.toISOString(),
    reference: recordUrl === null ? value.sourceRef : null,
    ...keyOf(value),
  }
}

function keyOf({ section, slot, validFrom = null }: Sourced): { key?: string } {
  return section === undefined || slot === undefined ? {} : { key: keyOfFact({ section, slot, validFrom }) }
}

/** Which fact it is, in no language, from its place in the register. */
export function keyOfFact({
  section,
  slot,
  validFrom,
}: Required<Pick<Sourced, 'section' | 'slot' | 'validFrom'>>): string {
  return factKey({ section, mark: markOf(slot), validFrom: validFrom ?? null })
}

/** Where accounts come from: valid for their business year, with the day they were filed where it is known. */
export function toStatementProvenance(statement: Filed): Provenance {
  const { periodStart, periodEnd, filedOn } = statement
  const period = { validFrom: periodStart, validTo: periodEnd }
  return {
    ...toProvenance(statement),
    ...period,
    key: accountsKey(statement),
    ...(filedOn === null ? {} : { filedOn }),
  }
}

/** A value as published. */
export function originOf(...sources: Provenance[]): ValueOrigin {
  return { derivation: null, sources }
}

/** Every publication behind some values once, with the newest day of validity and of knowledge among them. */
export function listSources(values: readonly Sourced[]): Provenance[] {
  const bySource = new Map<string, Provenance>()
  for (const value of values) {
    // Of a publication as a whole: of no fact.
    const { key: _fact, ...found } = toProvenance({ ...value, sourceRef: null, validTo: null })
    const key = `${found.publisher}\n${found.title}`
    const known = bySource.get(key)
    bySource.set(key, known === undefined ? found : newest(known, found))
  }
  return [...bySource.values()].toSorted((a, b) =>
    a.publisher < b.publisher ? -1 : a.publisher > b.publisher ? 1 : a.title < b.title ? -1 : 1,
  )
}

/** The same of readings of publications as a whole: with the newest day of which each tells. */
export function listReadSources(
  readings: Iterable<Pick<Sourced, 'source' | 'recordedAt'> & { observedOn: string }>,
): Provenance[] {
  const values = [...readings].map((reading) => ({ ...reading, sourceRef: null, validFrom: reading.observedOn }))
  return listSources(values).map(({ validFrom, ...found }) => ({
    ...found,
    validFrom: null,
    ...(validFrom !== null && { observedOn: validFrom }),
  }))
}

function newest(a: Provenance, b: Provenance): Provenance {
  const latest = (first: string | null, second: string | null) => ((first ?? '') > (second ?? '') ? first : second)
  return {
    ...a,
    validFrom: latest(a.validFrom, b.validFrom),
    recordedAt: a.recordedAt > b.recordedAt ? a.recordedAt : b.recordedAt,
  }
}
