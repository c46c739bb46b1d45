import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createDatabase } from '@merleg/db/connect'
import { readCopyText } from '@merleg/db/copy-text'
import { writeXlsxStream } from 'hucre/xlsx'
import { z } from 'zod'

/** Writes the base data of so many companies as others do, in a process of its own. */
const [connectionString, kind, count, path] = z
  .tuple([z.string(), z.enum(['copy', 'hucre']), z.coerce.number().int().min(0), z.string()])
  .parse(process.argv.slice(2))

const COLUMNS = ['name', 'tax_number', 'register_number', 'seat', 'phone_count', 'email_count', 'website_count']
const SELECTED = `select ${COLUMNS.join(', ')} from company_profiles order by company_id limit ${count}`

const { pool, close } = createDatabase(connectionString, { maxConnections: 1 })
const client = await pool.connect()
const target = createWriteStream(path)
if (kind === 'copy') {
  await client.query(`create temporary table listed as ${SELECTED}`)
  await pipeline(readCopyText(client, { table: 'listed', columns: COLUMNS }), target)
} else {
  const { rows } = await client.query<Record<string, string | number | null>>(SELECTED)
  const cells = rows.map((row) => Object.values(row))
  await pipeline(writeXlsxStream(cells, { name: 'list' }), target)
}
client.release()
await close()
