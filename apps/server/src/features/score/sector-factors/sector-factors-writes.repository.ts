import { present, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { derivedTable } from '@merleg/db/temporary-table'
import { setLocally } from '@merleg/db/transaction'
import { COMMAND_LIMITS } from '@merleg/db/work-limits'
import { sql } from 'kysely'
import {
  declareQuartiles,
  listSectorYearColumns,
  quartilesSql,
  sectorYears,
} from '../../quartiles/quartiles.repository.ts'
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
type Classes = { classes: readonly (Activity & { /** NACE */ classCode: string })[] }
/** Every model with the same factors, the `keys`. */
export type FactorsInput = Classes & { models: readonly ModelFactors[]; keys: readonly string[] }

const ONE_MODEL: ModelFactors & Classes = { modelVersion: '', factors: [{ key: '', place: 1 }], classes: [] }
const ONE_FACTOR: FactorsInput = { models: [], keys: [''], classes: [] }

const factorPopulations = derivedTable('factor_populations', {
  sql: sql`select row_number() over (order by country_code, is_made_up) - 1 as number, country_code, is_made_up
     from (select distinct country_code, is_made_up from companies) p`,
})

/** The values, and the points beside them. */
const widthOf = (factors: readonly unknown[]) => factors.length + 1

const loadFactors = command({
  temporary: [sectorYears, factorPopulations],
  examples: [ONE_MODEL],
  sql: ({ modelVersion, factors, classes }: ModelFactors & Classes) => {
    const columns = sql.raw(listSectorYearColumns(widthOf(factors)).join(', '))
    const values = sql.join([...factors.map(({ place }) => sql`s.part_values[${sql.lit(place)}]`), sql`s.points`])
    return sql`
     insert into sector_years (${columns})
     select p.number, c."classCode"::integer, 0, ${values}
     from scores s
     join company_profiles o using (company_id)
     join factor_populations p using (country_code, is_made_up)
     join jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as c(scheme text, code text, "classCode" text)
       on c.scheme = o.main_activity_scheme and c.code = o.main_activity_code
     where s.superseded_at is null and s.basis = 'statement' and s.model_version = ${modelVersion}`
  },
})

const replaceQuartiles = declareQuartiles<FactorsInput>({
  table: 'sector_factors',
  key: ['country_code', 'is_made_up', 'code', 'factor'],
  temporary: [factorPopulations],
  examples: [ONE_FACTOR],
  fill: ({ keys }) => sql`
      select p.country_code, p.is_made_up, code, factor, n, lower_quartile, median, upper_quartile
      from (${quartilesSql(widthOf(keys))}) q
      join factor_populations p on p.number = population
      join unnest(${[...keys, POINTS_OF_SECTOR]}::text[]) with ordinality as f(factor, place) using (place)`,
})

/** Ratios are compared whatever currency the accounts are in, and in the newest accounts of each, whatever year: year 0. */
export async function replaceFactors(tx: DbOrTx, input: FactorsInput): Promise<void> {
  await setLocally(tx, { ...COMMAND_LIMITS, work_mem: '128MB', jit: 'off' })
  await sectorYears.create(tx, widthOf(input.keys))
  await factorPopulations.create(tx)
  for (const model of input.models) await loadFactors.run(tx, { ...model, classes: input.classes })
  await replaceQuartiles(tx, input)
}
