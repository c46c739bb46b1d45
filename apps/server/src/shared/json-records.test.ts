import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileFault } from './file-fault.ts'
import { readJsonRecords } from './json-records.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-json-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function read(content: string | Buffer, within?: string): Promise<unknown[]> {
  const path = join(folder, 'sample.json')
  await writeFile(path, content)
  const values: unknown[] = []
  for await (const { value } of readJsonRecords({ path, ...(within === undefined ? {} : { within }) }))
    values.push(value)
  return values
}

async function readFault(content: string | Buffer, within?: string): Promise<string> {
  return read(content, within).then(
    () => 'no fault',
    (error: unknown) => (error instanceof FileFault ? `${error.reason} ${error.place.line}` : String(error)),
  )
}

describe('readJsonRecords', () => {
  test.each<[string, string, string | undefined, unknown[]]>([
    ['a list', '[{"a":1},\n {"a":[{"b":2}]}]', undefined, [{ a: 1 }, { a: [{ b: 2 }] }]],
    ['an empty list', '[ ]\n', undefined, []],
    ['lines', '{"a":1}\n{"a":2}\n', undefined, [{ a: 1 }, { a: 2 }]],
    ['a last line without its end', '{"a":1}\n{"a":2}', undefined, [{ a: 1 }, { a: 2 }]],
    ['a list within an object', '{"meta":{"n":1},"records":[{"a":1}],"more":[{"b":1}]}', 'records', [{ a: 1 }]],
    [
      'signs of structure in texts',
      String.raw`[{"a":"}\"]{\\"},{"a":"\\\\"}]`,
      undefined,
      [{ a: '}"]{\\' }, { a: '\\\\' }],
    ],
    [
      'signs that hide or turn text, that cannot be stored, and whole letters written as two halves',
      String.raw`[{"a":"\u202Ex\u0000y"},{"a":"\ud835\udd18"},{"a":"\ud835"}]`,
      undefined,
      [{ a: 'xy' }, { a: '𝔘' }, { a: '\uFFFD' }],
    ],
    ['a byte order mark', '\ufeff[{"a":1}]', undefined, [{ a: 1 }]],
  ])('%s', async (_title, content, within, values) => {
    expect(await read(content, within)).toEqual(values)
  })

  test.each<[string, string | Buffer, string | undefined, string]>([
    ['nothing', '', undefined, 'empty 0'],
    ['no such list', '{"a":[]}', 'records', 'empty 0'],
    ['an object for a list', '{"records":{"a":1}}', 'records', 'json 1'],
    ['a list of lists', '[[1]]', undefined, 'json 1'],
    ['cut within a record', '[{"a":1},{"a":', undefined, 'cut-off 2'],
    ['cut within a text', '[{"a":1},{"a":"x}', undefined, 'cut-off 2'],
    ['cut between two records', '[{"a":1},', undefined, 'cut-off 2'],
    ['no JSON within braces', '[{a:1}]', undefined, 'json 1'],
    ['a page that tells of a fault', '<html><style>a{b:c}</style></html>', undefined, 'json 1'],
    ['a null between records', '[{"a":1},null]', undefined, 'json 2'],
    ['a number between records', '[{"a":1},7,{"a":2}]', undefined, 'json 2'],
    ['a text between records', '[{"a":1},"x"]', undefined, 'json 2'],
    ['UTF-16', Buffer.from('\uFEFF[{"a":1}]', 'utf16le'), undefined, 'encoding 1'],
    ['UTF-16 without a mark', Buffer.from('[{"a":1}]', 'utf16le'), undefined, 'encoding 1'],
    ['Latin-2', Buffer.from('[{"a":"\u00f5"}]', 'latin1'), undefined, 'encoding 1'],
  ])('%s is refused', async (_title, content, within, fault) => {
    expect(await readFault(content, within)).toBe(fault)
  })

  test('records longer than what is read at once, and whatever texts, come out as they went in', async () => {
    const long = { a: `${'\\'.repeat(3)}"${'x}'.repeat(300_000)}` }
    expect(await read(JSON.stringify([long, long]))).toEqual([long, long])
    await fc.assert(
      fc.asyncProperty(fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 })), async (values) => {
        const written: unknown = JSON.parse(JSON.stringify(values))
        expect(await read(JSON.stringify(values))).toEqual(written)
      }),
      { numRuns: 50 },
    )
  })

  test('packed files are read as they are', async () => {
    const path = join(folder, 'sample.json.gz')
    await writeFile(path, gzipSync('[{"a":1}]'))
    const lines: string[] = []
    for await (const { file, line } of readJsonRecords({ path })) lines.push(`${file} ${line}`)
    expect(lines).toEqual(['sample.json 1'])
  })
})
