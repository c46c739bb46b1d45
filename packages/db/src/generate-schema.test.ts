import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { generateSchema } from './generate-schema.ts'

test('the types say what the connection delivers', async () => {
  const generated = await generateSchema(fileURLToPath(new URL('./test-support/migrations/', import.meta.url)))
  expect(generated).toContain('import type { ColumnType } from "kysely"')
  const columns = /export interface Samples \{\n([^}]*)\}/.exec(generated)?.[1]?.trim().split(/;\s*/)
  expect(columns).toEqual([
    'amount: Numeric | null',
    'made_at: Generated<Timestamp>',
    'name: string',
    'payload: Json | null',
    'sample_id: Generated<number>',
    'seen_on: string | null',
    'took: string | null',
    'valid: string | null',
    '',
  ])
})

test('the committed types fit the migrations', async () => {
  expect(await readFile(new URL('./schema.generated.ts', import.meta.url), 'utf8')).toBe(await generateSchema())
})
