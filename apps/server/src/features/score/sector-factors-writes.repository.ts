import type { PoolClient } from 'pg'
import { createSectorYears, quartilesSql, replaceRows } from '../sector-statistics/quartiles.repository.ts'
import { POINTS_OF_SECTOR } from './sector-factors.repository.ts'

type Activity = { scheme: string; code: string }

/** The main activities there are, each once. */
export async function listActivities(client: PoolClient): Promise<Activity[]> {
  const { rows } = await client.query<Activity>(
    `select distinct main_activity_scheme as scheme, main_activity_code as code from company_profiles
     where main_activity_scheme is not null and main_activity_code is not null`,
  )
  return rows
}

export type FactorsInput = {
  modelVersion: string
  /** A factor, and its place among the stored values, from 1. */
  factors: readonly { key: string; place: number }[]
  classes: readonly (Activity & { /** NACE */ classCode: string })[]
}

/** Ratios are compared whatever currency the accounts are in, and in the newest accounts of each, whatever year: year 0. */
export async function replaceFactors(
  client: PoolClient,
  { modelVersion, factors, classes }: FactorsInput,
): Promise<void> {
  await client.query(`set local statement_timeout = 0; set local work_mem = '128MB'; set local jit = off`)
  const columns = await createSectorYears(client, factors.length + 1)
  await client.query(
    `create temp table factor_populations on commit drop as
     select row_number() over (order by country_code, is_made_up) - 1 as number, country_code, is_made_up
     from (select distinct country_code, is_made_up from companies) p`,
  )
  const values = [...factors.map(({ place }) => `s.part_values[${place}]`), 's.points']
  await client.query(
    `insert into sector_years (${columns.join(', ')})
     select p.number, c."classCode"::integer, 0, ${values.join(', ')}
     from scores s
     join company_profiles o using (company_id)
     join factor_populations p using (country_code, is_made_up)
     join jsonb_to_recordset($2::jsonb) as c(scheme text, code text, "classCode" text)
       on c.scheme = o.main_activity_scheme and c.code = o.main_activity_code
     where s.superseded_at is null and s.basis = 'statement' and s.model_version = $1`,
    [modelVersion, JSON.stringify(classes)],
  )
  await replaceRows(client, {
    table: 'sector_factors',
    key: ['country_code', 'is_made_up', 'code', 'factor'],
    fill: `
      select p.country_code, p.is_made_up, code, factor, n, lower_quartile, median, upper_quartile
      from (${quartilesSql(factors.length + 1)}) q
      join factor_populations p on p.number = population
      join unnest($1::text[]) with ordinality as f(factor, place) using (place)`,
    values: [[...factors.map(({ key }) => key), POINTS_OF_SECTOR]],
  })
}
