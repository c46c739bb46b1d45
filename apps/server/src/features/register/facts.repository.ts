import {
  bigint,
  boolean,
  date,
  jsonb,
  jsonbObject,
  oneOf,
  orNull,
  type RowOf,
  text,
  timestamptz,
  unionOf,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { FACT_SECTION_NAMES, type FactPayload, type FactSection } from '@merleg/domain/fact-sections'
import { type RawBuilder, sql } from 'kysely'
import { isKnownAt } from './known-at.repository.ts'

/** Who published a value, of sources s; with {@link SOURCE_SQL}. */
export const SOURCE_COLUMN = jsonbObject({
  publisher: text,
  title: text,
  licence: text,
  url: orNull(text),
  isMadeUp: boolean,
})
export const SOURCE_SQL = sql`jsonb_build_object('publisher', s.publisher, 'title', s.title, 'licence', s.licence, 'url', s.url, 'isMadeUp', s.is_made_up)`
/** Who published a value. */
export type FactSource = RowOf<{ source: typeof SOURCE_COLUMN }>['source']

/**
 * Has a person whom a row of facts names objected, and the operator heeded it (ADR 85)? Readers are told the name and the
 * role then, and nothing else of him: every reading of such details for a page asks this. `row` is its alias.
 */
export function isWithheld(row: string): RawBuilder<boolean> {
  const [companyId, partyId, payload] = [
    sql.ref(`${row}.company_id`),
    sql.ref(`${row}.party_id`),
    sql.ref(`${row}.payload`),
  ]
  return sql`(${payload}->>'partyKind' = 'person' and ${isPersonWithheld({ companyId, partyId, name: sql`${payload}->>'name'` })})`
}

type NamedPerson = { companyId: RawBuilder<unknown>; partyId: RawBuilder<unknown>; name: RawBuilder<unknown> }

/** The same of a person in a company by his id, or by his name where either has none. */
export function isPersonWithheld({ companyId, partyId, name }: NamedPerson): RawBuilder<boolean> {
  // The name is folded for the few companies alone of which there is an entry.
  return sql`exists (
    select from withheld_persons w
    where w.company_id = ${companyId} and (w.party_id = ${partyId} or w.name_folded = fold_name(${name})))`
}

/** What a row of facts says, as readers are told. */
export function toldPayload(row: string): RawBuilder<unknown> {
  const payload = sql.ref(`${row}.payload`)
  return sql`case when ${isWithheld(row)}
    then ${payload} || '{"address": null, "motherName": null, "birthDate": null, "isWithheld": true}' else ${payload} end`
}

/** A fact as stored. `validTo` is exclusive; null is open. `isValid`: in force on the day asked for. */
export type StoredFact = {
  [Section in FactSection]: {
    section: Section
    payload: FactPayload<Section>
    factId: number
    companyId: string
    slot: string
    partyId: string | null
    validFrom: string | null
    validTo: string | null
    isValid: boolean
    /** When the source that says so was read. */
    recordedAt: Date
    /** The day of which the source said so, YYYY-MM-DD. */
    observedOn: string
    sourceRef: string | null
    source: FactSource
  }
}[FactSection]

/** The columns of a stored fact. What is stored was read by the schema of its section. */
export const FACT_COLUMNS = {
  section: oneOf(FACT_SECTION_NAMES),
  payload: jsonb<StoredFact['payload']>(),
  factId: bigint,
  companyId: text,
  slot: text,
  partyId: orNull(text),
  validFrom: orNull(date),
  validTo: orNull(date),
  isValid: boolean,
  recordedAt: timestamptz,
  observedOn: date,
  sourceRef: orNull(text),
  source: SOURCE_COLUMN,
}

export type FactQuery = {
  companyId: string
  /** State of the world on this day, YYYY-MM-DD. */
  asOf: string
  /** As known at this moment; null or absent: now. */
  knownAt?: Date | null
  /** Also what is no longer, or not yet, in force on the day. */
  includeHistory: boolean
  sections?: readonly FactSection[]
}

const facts = statement({
  row: unionOf<StoredFact>(FACT_COLUMNS),
  examples: [
    { companyId: '', asOf: '2026-01-01', includeHistory: true },
    { companyId: '', asOf: '2026-01-01', includeHistory: false, knownAt: new Date(0), sections: ['seat'] },
  ],
  sql: (query: FactQuery) => {
    const known = isKnownAt('f', query.knownAt ?? null)
    const inForce = sql`f.valid @> ${query.asOf}::date`
    const sections = query.sections ? sql`and f.section = any(${[...query.sections]}::text[])` : sql``
    return sql`
    ${onePlan} select f.section, ${toldPayload('f')} as payload, f.fact_id as "factId", f.company_id as "companyId", f.slot, f.party_id as "partyId",
           lower(f.valid) as "validFrom", upper(f.valid) as "validTo", ${inForce} as "isValid",
           b.recorded_at as "recordedAt", b.observed_on as "observedOn", f.source_ref as "sourceRef", ${SOURCE_SQL} as source
    from facts f join batches b using (batch_id) join sources s using (source_id)
    where f.company_id = ${query.companyId} and ${known} ${query.includeHistory ? sql`` : sql`and ${inForce}`} ${sections}
    order by f.section, f.slot, f.valid`
  },
})

/** What the register says of a company, by section, slot and time. */
export async function listFacts(db: DbOrTx, query: FactQuery): Promise<StoredFact[]> {
  return facts.list(db, query)
}
