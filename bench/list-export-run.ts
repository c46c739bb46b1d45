import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createDatabase } from '@merleg/db/connect'
import { ExportFlags } from '@merleg/contract/list-export.contract'
import { EXPORT_COLUMN_NAMES } from '@merleg/domain/list-export/export-columns'
import { EXPORT_FORMATS } from '@merleg/domain/list-export/export-size'
import { writeList } from '@merleg/server/features/list-export/write-list.usecases'
import { systemClock } from '@merleg/server/shared/clock'
import { z } from 'zod'

/** Writes a list of so many companies into a file, in a process of its own whose memory can be told. */
const [connectionString, format, columns, count, path] = z
  .tuple([z.string(), z.enum(EXPORT_FORMATS), z.enum(['usual', 'all']), z.coerce.number().int(), z.string()])
  .parse(process.argv.slice(2))

const USUAL = { phone: true, email: true, website: true }
const ALL = Object.fromEntries(EXPORT_COLUMN_NAMES.map((column) => [column, true]))

const { db, pool, close } = createDatabase(connectionString, { maxConnections: 4 })

/** As the quote of an export has them. */
async function listIds(): Promise<string[]> {
  const { rows } = await pool.query<{ ids: string | null }>(
    `select string_agg(company_id, e'\\n' order by company_id) as ids
     from (select company_id from company_profiles order by company_id limit $1) listed`,
    [count],
  )
  return (rows[0]?.ids ?? '').split('\n')
}

const { body } = writeList(
  { reads: db, clock: systemClock },
  {
    companyIds: await listIds(),
    selected: ExportFlags.parse(columns === 'all' ? ALL : USUAL),
    hasMadeUp: true,
    optedOut: { companies: new Set(), personIds: [], version: '' },
    title: 'bench',
    limits: [],
    asOf: new Date(0),
    format,
    locale: 'hu',
    signal: new AbortController().signal,
    onBlock: () => undefined,
  },
)
await pipeline(body, createWriteStream(path))
await close()
