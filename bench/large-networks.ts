import type { Product } from './product.ts'

/** The companies with the most ties, those with the most first. */
export async function listLargestNetworks({ database: { pool } }: Product, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select from_party as id from links join company_profiles p on p.company_id = from_party
     where section in ('member', 'signatory', 'representative')
     group by from_party order by count(*) desc, from_party limit $1`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** How many ties a company has. */
export async function countTies({ database: { pool } }: Product, companyId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from links where from_party = $1`,
    [companyId],
  )
  return rows[0]?.count ?? 0
}
