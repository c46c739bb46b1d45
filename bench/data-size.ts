import { createDatabase } from '@merleg/db/connect'
import { z } from 'zod'

/** Rows of the register and of what is derived from it; megabytes with all indexes. */
export const DataSize = z.object({
  companies: z.number(),
  facts: z.number(),
  statements: z.number(),
  names: z.number(),
  links: z.number(),
  megabytes: z.number(),
})
export type DataSize = z.infer<typeof DataSize>

/** Counts what a database holds. */
export async function describeData(connectionString: string): Promise<{ size: DataSize; postgresVersion: string }> {
  const { pool, close } = createDatabase(connectionString, { maxConnections: 1 })
  try {
    const { rows } = await pool.query<DataSize & { version: string }>(`
      select (select count(*) from companies) as companies, (select count(*) from facts) as facts,
             (select count(*) from statements) as statements, (select count(*) from company_names) as names,
             (select count(*) from links) as links,
             (pg_database_size(current_database()) / 1048576.0)::float8 as megabytes,
             current_setting('server_version') as version`)
    const [row] = rows
    if (!row) throw new Error('the database tells nothing of its data')
    const { version, ...size } = row
    return { size, postgresVersion: version }
  } finally {
    await close()
  }
}
