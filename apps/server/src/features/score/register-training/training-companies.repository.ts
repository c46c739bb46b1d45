import { date, json, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { FilingVersion } from '@merleg/domain/score/train/known-filings'
import type { LifeSpan, TrainedLife } from '@merleg/domain/score/train/register-outcome'
import { sql } from 'kysely'
import { hasUnread, lastReading } from '../../register/read-subjects.repository.ts'
import { wholeEditions, wholeListsOfCompany } from '../../register/whole-lists.repository.ts'
import type { LineOrder } from '../../register/statement-lines/line-order.repository.ts'
import type { Filing } from '../rate/accounts.ts'
import { type FilingRow, PACKED_FILING, unpackFiling } from '../rate/accounts.repository.ts'
import type { ReadSource } from './training-sources.repository.ts'

const INSOLVENCIES: readonly string[] = ['liquidation', 'bankruptcy']
const ENDS: readonly string[] = ['forced-deletion', 'dissolution']
const REGISTRATION = 'registration'
/** One that may be an insolvency is neither a failure nor a survival. */
const PROCEDURE = 'procedure'

type PackedLife = [section: string, from: string | null, to: string | null, value: string | null]
type PackedVersion = [
  filing: FilingRow,
  filedOn: string | null,
  recordedOn: string,
  replacedOn: string | null,
  sourceId: string,
]

export type TrainedFiling = Filing & FilingVersion

/** A company to learn from: what became of it, and all its accounts in every version, the newest balance sheet day first. */
export type TrainedCompany = { companyId: string; life: TrainedLife; filings: readonly TrainedFiling[] }

type CompaniesAsked = { countryCode: string; isMadeUp: boolean; after: string; limit: number }

const nextCompanies = statement({
  row: { companyId: text },
  examples: [{ countryCode: '', isMadeUp: false, after: '', limit: 1 }],
  sql: ({ countryCode, isMadeUp, after, limit }: CompaniesAsked) => sql`
    select company_id as "companyId" from companies
    where country_code = ${countryCode} and is_made_up = ${isMadeUp} and kind in ('company', 'foreign') and company_id > ${after}
    order by company_id limit ${limit}`,
})

// Of all companies of a page at once in each of the three below: what is asked for each company apart, a cluster does not plan.
const lives = statement({
  row: { companyId: text, life: json<PackedLife[]>() },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select f.company_id as "companyId",
      json_agg(json_build_array(f.section,
        case when f.section = ${REGISTRATION} then coalesce((f.payload->>'on')::date, lower(f.valid)) else lower(f.valid) end,
        upper(f.valid), f.payload->>'status')) as life
    from facts f
    where f.company_id = any(${[...companyIds]}::text[]) and upper_inf(f.recorded)
      and (f.section = any(${[...INSOLVENCIES, ...ENDS, REGISTRATION]}::text[])
        or (f.section = ${PROCEDURE} and f.payload ? 'mayBe'))
    group by f.company_id`,
})

const day = (moment: string) => sql.raw(`(${moment} at time zone 'Europe/Budapest')::date`)

const versions = statement({
  row: { companyId: text, filings: json<PackedVersion[]>() },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select company_id as "companyId",
      json_agg(json_build_array(${PACKED_FILING}, filed_on, recorded_on, replaced_on, source_id)
        order by day desc, lower(period), lower(recorded)) as filings
    from (
      select s.*, b.source_id, upper(s.period) - 1 as day, ${day('lower(s.recorded)')} as recorded_on,
        ${day('upper(s.recorded)')} as replaced_on
      from statements s join batches b using (batch_id) where s.company_id = any(${[...companyIds]}::text[])
    ) s
    group by company_id`,
})

const tellers = statement({
  row: { companyId: text, sourceId: text, until: date },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    with whole_editions as materialized (${wholeEditions({ knownAt: null })}), read as materialized (
      select s.source_id, r.last, r.covers, r.unread from sources s cross join lateral (${lastReading(null)}) r
    ), unread_lines as materialized (
      select company_id, batch_id, section from batch_rejects where company_id = any(${[...companyIds]}::text[])
    ), said as materialized (
      select f.company_id, f.batch_id from facts f where f.company_id = any(${[...companyIds]}::text[]) and upper_inf(f.recorded)
      union
      select t.company_id, t.batch_id from statements t where t.company_id = any(${[...companyIds]}::text[])
    ), speaking as materialized (
      select distinct said.company_id, b.source_id from said join batches b using (batch_id)
    )
    select p.company_id as "companyId", r.source_id as "sourceId", r.last as until from speaking p join read r using (source_id)
    where 'liquidation' = any(r.covers) and not ${hasUnread(sql`p.company_id`, {
      batches: sql`r.unread`,
      subjects: sql`${[...INSOLVENCIES]}::text[]`,
      lines: sql`unread_lines`,
    })}
    union all
    select c.company_id, w.source_id, w.last from companies c cross join lateral (${wholeListsOfCompany({ knownAt: null })}) w
    where c.company_id = any(${[...companyIds]}::text[]) and 'liquidation' = any(w.covers)`,
})
type Teller = { sourceId: string; until: string }

export type TrainingContext = { sources: ReadonlyMap<string, ReadSource>; lineOrder: LineOrder }

/** The next companies of a country after an id, in the order of their ids; none at the end. */
export async function listTrainedCompanies(
  db: DbOrTx,
  asked: CompaniesAsked,
  context: TrainingContext,
): Promise<TrainedCompany[]> {
  const companyIds = (await nextCompanies.list(db, asked)).map(({ companyId }) => companyId)
  if (companyIds.length === 0) return []
  const lifeOf = new Map((await lives.list(db, companyIds)).map(({ companyId, life }) => [companyId, life]))
  const filingsOf = new Map((await versions.list(db, companyIds)).map(({ companyId, filings }) => [companyId, filings]))
  const tellersOf = Map.groupBy(await tellers.list(db, companyIds), ({ companyId }) => companyId)
  return companyIds.map((companyId) => ({
    companyId,
    life: readLife(lifeOf.get(companyId) ?? [], toldBy(tellersOf.get(companyId) ?? [], context)),
    filings: (filingsOf.get(companyId) ?? []).map((packed) => unpackVersion(packed, context)),
  }))
}

function unpackVersion(
  [filing, filedOn, recordedOn, replacedOn, sourceId]: PackedVersion,
  { sources, lineOrder }: TrainingContext,
): TrainedFiling {
  const sourceFirstReadOn = sources.get(sourceId)?.firstReadOn ?? recordedOn
  return { ...unpackFiling(filing, lineOrder), filedOn, recordedOn, replacedOn, sourceFirstReadOn }
}

/**
 * By the source read last that tells all insolvencies of the company, or the list of them that would: none of whose lines
 * of the company could not be read.
 */
function toldBy(told: readonly Teller[], { sources }: TrainingContext): TrainedLife['told'] {
  const [newest] = told.toSorted((one, other) => (one.until < other.until ? 1 : -1))
  const from = newest === undefined ? undefined : sources.get(newest.sourceId)?.toldFrom
  return newest === undefined || from === undefined ? null : { from, until: newest.until }
}

function readLife(facts: readonly PackedLife[], told: TrainedLife['told']): TrainedLife {
  const spansOf = (isMeant: (fact: PackedLife) => boolean): LifeSpan[] =>
    facts.filter(isMeant).map(([, from, to]) => ({ from, to }))
  return {
    insolvencies: spansOf(([section]) => INSOLVENCIES.includes(section)),
    ends: spansOf(
      ([section, , , status]) =>
        ENDS.includes(section) || section === PROCEDURE || (section === REGISTRATION && status === 'ceased'),
    ),
    told,
  }
}
