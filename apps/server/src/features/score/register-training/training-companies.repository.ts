import { json, orNull, text } from '@merleg/db/columns'
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

type PackedTeller = [sourceId: string, until: string]

export type TrainedFiling = Filing & FilingVersion

/** A company to learn from: what became of it, and all its accounts in every version, the newest balance sheet day first. */
export type TrainedCompany = { companyId: string; life: TrainedLife; filings: readonly TrainedFiling[] }

type CompaniesAsked = { countryCode: string; isMadeUp: boolean; after: string; limit: number }
const ANY_COMPANIES: CompaniesAsked = { countryCode: '', isMadeUp: false, after: '', limit: 1 }

const day = (moment: string) => sql.raw(`(${moment} at time zone 'Europe/Budapest')::date`)

const trainedCompanies = statement({
  row: {
    companyId: text,
    life: orNull(json<PackedLife[]>()),
    tellers: orNull(json<PackedTeller[]>()),
    filings: orNull(json<PackedVersion[]>()),
  },
  examples: [ANY_COMPANIES],
  sql: ({ countryCode, isMadeUp, after, limit }: CompaniesAsked) => sql`
    with whole_editions as materialized (${wholeEditions({ knownAt: null })}), read as materialized (
      select s.source_id, r.last, r.covers, r.unread from sources s cross join lateral (${lastReading(null)}) r
    )
    select c.company_id as "companyId", f.life, t.tellers, s.filings
    from (
      select company_id, country_code, is_made_up from companies
      where country_code = ${countryCode} and is_made_up = ${isMadeUp} and kind in ('company', 'foreign') and company_id > ${after}
      order by company_id limit ${limit}
    ) c
    left join lateral (
      select array_agg(distinct b.source_id) as source_ids,
        json_agg(json_build_array(f.section,
          case when f.section = ${REGISTRATION} then coalesce((f.payload->>'on')::date, lower(f.valid)) else lower(f.valid) end,
          upper(f.valid), f.payload->>'status'))
          filter (where f.section = any(${[...INSOLVENCIES, ...ENDS, REGISTRATION]}::text[])
            or (f.section = ${PROCEDURE} and f.payload ? 'mayBe')) as life
      from facts f join batches b using (batch_id) where f.company_id = c.company_id and upper_inf(f.recorded)
    ) f on true
    left join lateral (
      select json_agg(json_build_array(${PACKED_FILING}, filed_on, recorded_on, replaced_on, source_id)
        order by day desc, lower(period), lower(recorded)) as filings, array_agg(distinct source_id) as source_ids
      from (
        select s.*, b.source_id, upper(s.period) - 1 as day, ${day('lower(s.recorded)')} as recorded_on,
          ${day('upper(s.recorded)')} as replaced_on
        from statements s join batches b using (batch_id) where s.company_id = c.company_id
      ) s
    ) s on true
    left join lateral (
      select json_agg(json_build_array(told.source_id, told.last)) as tellers from (
        select r.source_id, r.last from read r
        where r.source_id = any(f.source_ids || s.source_ids) and 'liquidation' = any(r.covers)
          and not ${hasUnread(sql`c.company_id`, { batches: sql`r.unread`, subjects: sql`${[...INSOLVENCIES]}::text[]` })}
        union all
        select w.source_id, w.last from (${wholeListsOfCompany({ knownAt: null })}) w where 'liquidation' = any(w.covers)
      ) told
    ) t on true
    order by c.company_id`,
})

export type TrainingContext = { sources: ReadonlyMap<string, ReadSource>; lineOrder: LineOrder }

/** The next companies of a country after an id, in the order of their ids; none at the end. */
export async function listTrainedCompanies(
  db: DbOrTx,
  asked: CompaniesAsked,
  context: TrainingContext,
): Promise<TrainedCompany[]> {
  const rows = await trainedCompanies.list(db, asked)
  return rows.map(({ companyId, life, tellers, filings }) => ({
    companyId,
    life: readLife(life ?? [], toldBy(tellers ?? [], context)),
    filings: (filings ?? []).map((packed) => unpackVersion(packed, context)),
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
function toldBy(tellers: readonly PackedTeller[], { sources }: TrainingContext): TrainedLife['told'] {
  const [newest] = tellers.toSorted(([, one], [, other]) => (one < other ? 1 : -1))
  const from = newest === undefined ? undefined : sources.get(newest[0])?.toldFrom
  return newest === undefined || from === undefined ? null : { from, until: newest[1] }
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
