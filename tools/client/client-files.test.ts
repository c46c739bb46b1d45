import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { repositoryRoot } from '../repository-files.ts'
import { renderClientFiles } from './client-files.ts'
import { writeType } from './schema-types.ts'

test('the client package is what the contract says: npm run client', { timeout: 60_000 }, async () => {
  for (const { path, text } of await renderClientFiles())
    expect(readFileSync(join(repositoryRoot, path), 'utf8') === text, path).toBe(true)
})

test.each([
  [z.object({ a: z.string(), b: z.number().optional() }), '{ a: string; b?: number }'],
  [z.array(z.union([z.literal(1), z.null()])), 'Array<1 | null>'],
  [z.enum(['x', 'y']), '"x" | "y"'],
  [z.record(z.string(), z.boolean()), 'Record<string, boolean>'],
  [z.object({ 'a-b': z.tuple([z.string(), z.int()]) }), '{ "a-b": [string, number] }'],
  [z.object({}), 'Record<string, never>'],
  [z.string().nullable(), 'string | null'],
  [z.object({ a: z.int().nullable(), b: z.boolean().nullable() }), '{ a: number | null; b: boolean | null }'],
  [z.enum(['x', 'y']).nullable(), '"x" | "y" | null'],
  [z.array(z.string()).nullable(), 'Array<string> | null'],
  [z.iso.datetime().nullable(), 'string | null'],
])('types follow from schemas (%#)', (schema, type) => {
  expect(writeType(schema, { io: 'output', name: 'x' })).toEqual({ type, definitions: [] })
})
