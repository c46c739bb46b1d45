import { boolean, present, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { setLocally } from '@merleg/db/transaction'
import { COMMAND_LIMITS } from '@merleg/db/work-limits'
import { sql } from 'kysely'
import { declareQuartiles } from '../../quartiles/quartiles.repository.ts'
import { POINTS_OF_SECTOR } from './sector-factors.repository.ts'

type Activity = { scheme: string; code: string }

const activities = statement({
  row: { scheme: present(text), code: present(text) },
  sql: sql`
    select distinct main_activity_scheme as scheme, main_activity_code as code from company_profiles
     where main_activity_scheme is not null and main_activity_code is not null`,
})

/** The main activities there are, each once. */
export async function listActivities(db: DbOrTx): Promise<Activity[]> {
  return activities.list(db)
}

type ModelFactors = {
  modelVersion: string
  /** A factor, and its place among the values stored by the model, from 1. */
  factors: readonly { key: string; place: number }[]
}
type Factors = {
  models: readonly ModelFactors[]
  classes: readonly (Activity & { /** NACE */ classCode: string })[]
  /** Every model has the same factors. */
  keys: readonly string[]
}

type Population = { countryCode: string; isMadeUp: boolean }

const populations = statement({
  row: { countryCode: text, isMadeUp: boolean },
  sql: sql`select distinct country_code as "countryCode", is_made_up as "isMadeUp" from companies order by 1, 2`,
})

type PlacedFactors = Factors & { populations: readonly Population[] }

const NO_MODEL: PlacedFactors = { models: [], classes: [], keys: [], populations: [] }
const ONE_MODEL: PlacedFactors = {
  ...NO_MODEL,
  models: [{ modelVersion: '', factors: [{ key: '', place: 1 }] }],
  keys: [''],
}

const valuesOf = ({ modelVersion, factors }: ModelFactors) => sql`
  select company_id, array[${sql.join([
    ...factors.map(({ place }) => sql`part_values[${sql.lit(place)}]`),
    sql`points`,
  ])}]::double precision[] as values
  from scores where superseded_at is null and basis = 'statement' and model_version = ${sql.lit(modelVersion)}`

const NOBODY = sql`select ''::text as company_id, '{}'::double precision[] as values where false`

/** Ratios are compared whatever currency the accounts are in, and in the newest accounts of each, whatever year: year 0. */
const replaceQuartiles = declareQuartiles<PlacedFactors>({
  table: 'sector_factors',
  key: ['country_code', 'is_made_up', 'code', 'factor'],
  examples: [NO_MODEL, ONE_MODEL],
  rows: ({ models, classes, populations: placed }) => sql`
    select p.number::integer as population, 0 as year, c."classCode"::integer as class, s.values
    from (${models.length === 0 ? NOBODY : sql.join(models.map(valuesOf), sql` union all `)}) s
    join company_profiles o using (company_id)
    join (
      select place - 1 as number, p->>'countryCode' as country_code, (p->>'isMadeUp')::boolean as is_made_up
      from jsonb_array_elements(${sql.lit(JSON.stringify(placed))}::jsonb) with ordinality as populations(p, place)
    ) p using (country_code, is_made_up)
    join jsonb_to_recordset(${sql.lit(JSON.stringify(classes))}::jsonb) as c(scheme text, code text, "classCode" text)
      on c.scheme = o.main_activity_scheme and c.code = o.main_activity_code
    order by 1, 3`,
  width: ({ keys }) => keys.length + 1,
  toKey: ({ keys, populations: placed }, { population, code, place }) => {
    const of = placed[population]
    if (of === undefined) throw new RangeError(`a population ${population} was not asked for`)
    return [of.countryCode, of.isMadeUp, code, keys[place] ?? POINTS_OF_SECTOR]
  },
})

/** Makes the quartiles of the factors anew; in the caller's transaction. */
export async function replaceFactors(tx: DbOrTx, factors: Factors): Promise<void> {
  await setLocally(tx, { ...COMMAND_LIMITS, work_mem: '128MB', jit: 'off' })
  await replaceQuartiles(tx, { ...factors, populations: await populations.list(tx) })
}
