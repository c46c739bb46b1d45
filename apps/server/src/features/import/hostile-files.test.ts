import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { systemClock } from '../../shared/clock.ts'
import { SourceRefused } from '../register/source-refused.ts'
import { importSource } from './import-source.usecases.ts'
import type { KnownCompanies, ListAdapter } from './reading/source-adapter.ts'
import { brregNo } from './sources/brreg-no/brreg-no.adapter.ts'
import { unit, UNIT } from './sources/brreg-no/testing-norway.ts'
import { canadaSanctions } from './sources/canada-sanctions/canada-sanctions.adapter.ts'
import { euFsf } from './sources/eu-fsf/eu-fsf.adapter.ts'
import { ofacConsolidated } from './sources/ofac-sanctions/ofac-sanctions.adapter.ts'
import { rikEe } from './sources/rik-ee/rik-ee.adapter.ts'
import { ukSanctions } from './sources/uk-sanctions/uk-sanctions.adapter.ts'
import { unSanctions } from './sources/un-sanctions/un-sanctions.adapter.ts'
import { TEST_EDITIONS, type TestEdition } from './testing-editions.ts'
import { findListRefusal } from './testing-lists.ts'
import { collectRecords, findRefusal, readSource, useSourceFolders } from './testing-source-files.ts'
import { temporaryFolders } from './testing-temporary-folders.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()

/** A register in which every number is a company's. */
const EVERYBODY: KnownCompanies = {
  findByRegisterNumbers: async (keys) =>
    new Map(keys.map(({ countryCode, number }) => [`${countryCode} ${number}`, '10773381'])),
  listKnown: async (companyIds) => new Set(companyIds),
  listToldByName: async ({ names }) => new Map(names.map((name) => [name, ['10773381']])),
}

type Packed = { name: string; content: Buffer }
type Change = (name: string, text: string) => string | Buffer | Packed | Promise<Packed>

async function zip(name: string, add: (archive: ZipFile) => void): Promise<Packed> {
  const archive = new ZipFile()
  add(archive)
  archive.end({ forceZip64Format: name.endsWith('64'), comment: '' })
  return { name: name.replace(/64$/, ''), content: await buffer(archive.outputStream) }
}

const isJson = (name: string) => /json|snapshot/.test(name)
const bare = (text: string) => text.replace(/^\uFEFF/, '')
const lineBreak = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')

/** Rows as cells with their quotes. */
function toRows(text: string): { delimiter: string; rows: string[][] } {
  const delimiter = text.slice(0, text.indexOf('\n')).includes(';') ? ';' : ','
  const cell = delimiter === ';' ? /(?:^|;)("(?:[^"]|"")*"|[^;]*)/g : /(?:^|,)("(?:[^"]|"")*"|[^,]*)/g
  const lines = bare(text)
    .split(lineBreak(text))
    .filter((line) => line !== '')
  return { delimiter, rows: lines.map((line) => [...line.matchAll(cell)].map(([, found = '']) => found)) }
}

function changeCells(text: string, change: (row: string[], index: number) => string[]): string {
  const { delimiter, rows } = toRows(text)
  return rows.map((row, index) => `${change(row, index).join(delimiter)}\n`).join('')
}

function toRecords(text: string): unknown[] {
  const list: unknown = text.startsWith('[') ? JSON.parse(text) : null
  if (Array.isArray(list)) return list
  return text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}
const toLines = (records: readonly unknown[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')
const toList = (records: readonly unknown[]) => JSON.stringify(records, null, 2).replaceAll('\n', '\r\n')

const PAGE = '<!DOCTYPE html>\n<html><style>a{b:c}</style><body>Service unavailable</body></html>\n'

/** Written otherwise, and the same all the same. */
const SAME: Readonly<Record<string, Change>> = {
  'with a mark of the byte order': (_name, text) => `\uFEFF${bare(text)}`,
  'without one': (_name, text) => bare(text),
  gzip: (name, text) => ({ name: `${name}.gz`, content: gzipSync(text) }),
  zip: (name, text) => zip(`${name}.zip`, (archive) => archive.addBuffer(Buffer.from(text), `folder/${name}`)),
  'zip, only stored': (name, text) =>
    zip(`${name}.zip`, (archive) => archive.addBuffer(Buffer.from(text), name, { compress: false })),
  'zip with lengths behind the data': (name, text) =>
    zip(`${name}.zip`, (archive) => archive.addReadStream(Readable.from([Buffer.from(text)]), name)),
  zip64: (name, text) =>
    zip(`${name}.zip64`, (archive) => archive.addBuffer(Buffer.from(text), name, { forceZip64Format: true })),
}
const SAME_TABLE: Readonly<Record<string, Change>> = {
  'line breaks of Windows': (_name, text) => text.replaceAll(/\r?\n/g, '\r\n'),
  'line breaks of Unix': (_name, text) => text.replaceAll('\r\n', '\n'),
  'columns in another order': (_name, text) => changeCells(text, (row) => row.toReversed()),
  'header in quotes and blanks': (_name, text) =>
    changeCells(text, (row, index) => (index === 0 ? row.map((name) => `" ${name.trim()} "`) : row)),
}
const SAME_JSON: Readonly<Record<string, Change>> = {
  'as lines': (_name, text) => toLines(toRecords(text)),
  'as a list with blanks': (_name, text) => toList(toRecords(text)),
}

/** Nothing of it can be trusted. */
const REFUSED: Readonly<Record<string, Change>> = {
  empty: () => '',
  'a page that tells of a fault': () => PAGE,
  'UTF-16': (_name, text) => Buffer.from(`\uFEFF${bare(text)}`, 'utf16le'),
  'gzip that is cut off': (name, text) => ({ name: `${name}.gz`, content: gzipSync(text).subarray(0, -9) }),
  'no gzip': (name, text) => ({ name: `${name}.gz`, content: Buffer.from(text) }),
  'zip that is cut off': async (name, text) => {
    const { content, ...packed } = await zip(`${name}.zip`, (archive) => archive.addBuffer(Buffer.from(text), name))
    return { ...packed, content: content.subarray(0, -30) }
  },
  'zip with another byte in it': async (name, text) => {
    const packed = await zip(`${name}.zip`, (archive) =>
      archive.addBuffer(Buffer.from(text), name, { compress: false }),
    )
    const at = packed.content.indexOf(text.slice(-20).trim())
    packed.content.writeUInt8(packed.content.readUInt8(at) ^ 1, at)
    return packed
  },
  'zip with several files': (name, text) =>
    zip(`${name}.zip`, (archive) => {
      archive.addBuffer(Buffer.from(text), name)
      archive.addBuffer(Buffer.from('x'), 'readme.txt')
    }),
  'zip with nothing in it': (name) => zip(`${name}.zip`, (archive) => archive.addEmptyDirectory('folder')),
}
const REFUSED_TABLE: Readonly<Record<string, Change>> = {
  'Latin-1': (_name, text) => Buffer.from(text.replace(/([^\n]*)\n$/, '\u00E9$1\n'), 'latin1'),
  'line breaks of old Macs': (_name, text) => text.replaceAll(/\r?\n/g, '\r'),
  'cut within a line': (_name, text) => text.slice(0, -9),
  'a column that is not known': (name, text) =>
    // Of these files by the hundred only some columns are read.
    name.includes('gleif') ? '' : changeCells(text, (row, index) => [...row, index === 0 ? 'nova' : 'x']),
  'a column twice': (_name, text) => changeCells(text, (row) => [...row, row[0] ?? '']),
  'without a column': (_name, text) => changeCells(text, (row) => row.slice(1)),
  'another delimiter': (_name, text) => text.replaceAll(/[;,]/g, '|'),
  'a quote that is not closed': (_name, text) => `${text}"x${lineBreak(text)}`,
}
const REFUSED_JSON: Readonly<Record<string, Change>> = {
  'Latin-1': (_name, text) => Buffer.from(text.replace(/"([^"]+)"/, '"\u00E9$1"'), 'latin1'),
  'cut within a record': (_name, text) => text.slice(0, -9),
  'a null between records': (_name, text) => toList([...toRecords(text), null]),
  'a number between records': (_name, text) => toList([7, ...toRecords(text)]),
  'a list of lists': (_name, text) => toList([toRecords(text)]),
  'an answer that tells of a fault': () => '{"error":',
}

type Case = { title: string; edition: TestEdition; name: string; change: Change }

function listCases(all: typeof SAME, ofTables: typeof SAME, ofJson: typeof SAME): [string, Case][] {
  return TEST_EDITIONS.flatMap((edition) =>
    Object.keys(edition.files).flatMap((name) =>
      Object.entries({ ...all, ...(isJson(name) ? ofJson : ofTables) }).map(([title, change]): [string, Case] => [
        `${edition.adapter.source.sourceId}, ${name}: ${title}`,
        { title, edition, name, change },
      ]),
    ),
  )
}

async function writeChanged({ edition: { files }, name, change }: Case): Promise<string> {
  const { [name]: text = '', ...others } = files
  const changed = await change(name, text)
  const file = typeof changed === 'string' || Buffer.isBuffer(changed) ? { name, content: changed } : changed
  return writeFolder({ ...others, [file.name]: file.content })
}

/** All that is told, without where it stands. */
async function tell({ adapter }: TestEdition, path: string): Promise<unknown[]> {
  const records = await collectRecords(readSource(adapter, path, EVERYBODY))
  return records.map((record) => {
    const { line, ...told } = record
    return line > 0 ? { ...told, ...('sourceRef' in told ? { sourceRef: null } : {}) } : told
  })
}

describe('written in another way the same is told', () => {
  test.each(listCases(SAME, SAME_TABLE, SAME_JSON))('%s', async (_title, given) => {
    const plain = await tell(given.edition, await writeFolder({ ...given.edition.files }))
    expect(plain.length).toBeGreaterThan(0)
    expect(await tell(given.edition, await writeChanged(given))).toEqual(plain)
  })
})

describe('what cannot be trusted is refused with its reason', () => {
  test.each(listCases(REFUSED, REFUSED_TABLE, REFUSED_JSON))('%s', async (_title, given) => {
    const refusal = await findRefusal(readSource(given.edition.adapter, await writeChanged(given), EVERYBODY))
    expect(refusal).toMatch(/^(?:archive|columns|cut-off|empty|encoding|json|line-too-long|quotes) \d+$/)
  })
})

/** How the lists that come as XML begin, up to within an entry, and an element of it. */
const XML_LISTS: readonly (readonly [ListAdapter, string, string])[] = [
  [canadaSanctions, '<data-set><record>', 'Item'],
  [euFsf, '<export generationDate="2099-03-04"><sanctionEntity>', 'remark'],
  [ofacConsolidated, '<sdnList><sdnEntry>', 'remarks'],
  [ukSanctions, '<Designations><Designation>', 'Name'],
  [unSanctions, '<CONSOLIDATED_LIST dateGenerated="2026-02-27"><INDIVIDUALS><INDIVIDUAL>', 'NOTE'],
]
/** Little of a file, and much memory. */
const WITHOUT_END: Readonly<Record<string, (element: string) => string>> = {
  'elements without text': (element) => `<${element}/>`.repeat(300_000),
  'a long attribute': (element) => `<${element} a="${' '.repeat(10_000_000)}"/>`,
  'a long comment': () => `<!--${' '.repeat(10_000_000)}-->`,
}

test.each(
  XML_LISTS.flatMap(([adapter, beginning, element]) =>
    Object.entries(WITHOUT_END).map(([title, fill]) => {
      return [`${title} in ${adapter.source.sourceId}`, adapter, beginning + fill(element)] as const
    }),
  ),
)('%s is refused before it fills the memory', async (_title, adapter, content) => {
  const folder = await writeFolder({ 'list.xml.gz': gzipSync(content, { level: 1 }) })
  expect(await findListRefusal(adapter, join(folder, 'list.xml.gz'))).toBe('xml 1')
})

test('of a cut edition of any source nothing is left in the register but the refusal, also where it tells its day itself', async () => {
  for (const edition of TEST_EDITIONS) {
    const name = Object.keys(edition.files).at(-1) ?? ''
    const path = await writeChanged({ title: '', edition, name, change: (_name, text) => text.slice(0, -9) })
    for (const observedOn of ['2026-11-03', undefined]) {
      const importing = importSource(
        { db: database.db, clock: systemClock, temporaryFolders },
        { adapter: edition.adapter, path, observedOn },
      )
      await expect(importing, edition.adapter.source.sourceId).rejects.toBeInstanceOf(SourceRefused)
    }
  }
  const { rows } = await sql<{ facts: number; merged: number; refused: number }>`
    select (select count(*)::int from facts) + (select count(*)::int from statements) as facts,
           count(*) filter (where outcome = 'merged')::int as merged,
           count(*) filter (where outcome = 'refused')::int as refused from batches`.execute(database.db)
  expect(rows).toEqual([{ facts: 0, merged: 0, refused: 2 * TEST_EDITIONS.length }])
})

test('names of Estonian companies with quotes of their own are read, written as they stand or as tables write them', async () => {
  const edition = TEST_EDITIONS.find(({ adapter }) => adapter === rikEe)
  const name = 'ettevotja_rekvisiidid__lihtandmed.csv'
  const told = async (first: string, second: string) => {
    const text = edition?.files[name]?.replace('Näidis Ehitus OÜ', first).replace('Valdus AS', second) ?? ''
    const path = await writeFolder({ ...edition?.files, [name]: text })
    const input = { adapter: rikEe, path, observedOn: '2026-11-03' }
    expect(await importSource({ db: database.db, clock: systemClock, temporaryFolders }, input)).toMatchObject({
      rejected: 0,
    })
    const { rows } = await sql<{ name: string }>`
      select payload->>'name' as name from facts f join batches using (batch_id)
      where source_id = 'rik-ee' and section = 'name' and upper_inf(f.recorded) and upper_inf(valid) order by 1`.execute(
      database.db,
    )
    return rows.map((row) => row.name)
  }
  const names = ['"Uus" OÜ', '19" Customs "Uus" AS']
  expect(await told('"Uus" OÜ', '19" Customs "Uus" AS')).toEqual(names)
  expect(await told('"""Uus"" OÜ"', '"19"" Customs ""Uus"" AS"')).toEqual(names)
})

test('signs and figures that the database cannot hold stop no import', async () => {
  const odd = unit({ navn: 'FJORD\u0000\u202E AS\uD800', hjemmeside: '\u0000', antallAnsatte: 9_007_199_254_740_991 })
  const path = await writeFolder({ 'enheter_alle_2026-11-03.json': JSON.stringify([odd]) })
  const result = await importSource(
    { db: database.db, clock: systemClock, temporaryFolders },
    { adapter: brregNo, path, observedOn: '2026-11-03' },
  )
  expect(result).toMatchObject({ rejected: 1 })
  const { rows } = await sql<{ name: string }>`
    select payload->>'name' as name from facts where company_id = ${`no-${UNIT}`} and section = 'name'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ name: 'FJORD AS\uFFFD' }])
})
