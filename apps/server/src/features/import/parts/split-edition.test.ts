import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { exactFile, openEdition } from '../reading/find-edition.ts'
import type { ByCompany, CompanyKey } from '../reading/source-adapter.ts'
import { zip } from '../testing-packed-files.ts'
import { useSourceFolders } from '../testing-source-files.ts'
import { splitEdition } from './split-edition.ts'

const writeFolder = useSourceFolders()
const FILES = [exactFile('list.csv'), exactFile('people.json')]
const byCompany: ByCompany = {
  openKeys: () =>
    new Map<string, CompanyKey>([
      ['list.csv', { columns: ['code'], delimiter: ';', find: ([code = '']) => code || null }],
      ['people.json', { findIn: (object: string) => /"code":"(\w+)"/.exec(object)?.[1] ?? null }],
    ]),
}

const LIST = 'name;code\r\n"One; ""first"" of\r\ntwo lines";a\r\nTwo;b\r\nThree;c\r\nnobody;\r\n'
const PEOPLE = '[{"code":"c","of":["}"]},\n {"code":"a"},{"code":"c","again":1}]'

type Known = ReadonlyMap<string, string | null>
const toReading = (known: Known) => (known.size === 0 ? null : () => Promise.resolve(known))

async function split(
  files: { list?: string; people?: string },
  known: Known = new Map(),
  readKnown: ((signal: AbortSignal) => Promise<Known>) | null = toReading(known),
) {
  const folder = await writeFolder({
    'list.csv': files.list ?? LIST,
    'people.json.zip': zip('people.json', files.people ?? PEOPLE),
  })
  const target = await writeFolder({})
  const edition = await openEdition({ files: FILES }, folder)
  const found = await splitEdition({
    edition,
    byCompany,
    readKnown,
    salt: 'x',
    folder: target,
    companiesPerPart: 2,
  })
  const parts = await Promise.all(
    found.parts.map(async ({ folder: of, companies, places }) => ({
      companies: [...companies.values()],
      list: await readFile(join(of, 'list.csv'), 'utf8'),
      people: gunzipSync(await readFile(join(of, 'people.json.gz'))).toString(),
      lines: [...places].map(([name, { lines }]) => `${name}: ${lines.join(' ')}`),
    })),
  )
  const prints = new Map([...found.prints.entries()].map(([id, number]) => [id, found.prints.printOf(number)]))
  return { ...found, parts, prints }
}

describe('an edition in parts', () => {
  test('each has every line of its companies, the header, and knows where the lines stood', async () => {
    const { parts, gone } = await split({})
    expect(gone).toEqual([])
    expect(parts).toEqual([
      {
        companies: ['a', 'b'],
        list: 'name;code\r\n"One; ""first"" of\r\ntwo lines";a\r\nTwo;b\r\nnobody;\r\n',
        people: '[{"code":"a"}]',
        lines: ['list.csv: 1 2 3 4 6', 'people.json: 2'],
      },
      {
        companies: ['c'],
        list: 'name;code\r\nThree;c\r\n',
        people: '[{"code":"c","of":["}"]},{"code":"c","again":1}]',
        lines: ['list.csv: 1 5', 'people.json: 1 3'],
      },
    ])
  })

  test('what is known cannot be read while the files are', async () => {
    const many = `name;code\r\n${'Two;b\r\n'.repeat(200_000)}`
    const failing = split({ list: many }, undefined, () => Promise.reject(new Error('no connection')))
    await expect(failing).rejects.toThrow('no connection')
  })

  test('a damaged file does not wait for what is known', async () => {
    const untilStopped = (signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')))
      })
    await expect(split({ people: '[{"code":"c"' }, undefined, untilStopped)).rejects.toMatchObject({
      reason: 'cut-off',
    })
  })

  test('of the next edition those whose lines differ come, whole, and whoever is gone is named', async () => {
    const { prints } = await split({})
    expect((await split({}, prints)).parts.map(({ companies }) => companies)).toEqual([[]])
    const next = await split({ list: LIST.replace('Two;b\r\n', ''), people: PEOPLE.replace('1}', '2}') }, prints)
    expect(next.gone).toEqual(['b'])
    expect(next.parts.map(({ companies, list }) => ({ companies, list }))).toEqual([
      { companies: ['c'], list: 'name;code\r\nThree;c\r\nnobody;\r\n' },
    ])
    const other = await split(
      { people: PEOPLE.replace('"c","of":["}"]', '"c","again":1').replace(/"again":1}\]$/, '"of":["}"]}]') },
      prints,
    )
    expect(other.parts.map(({ companies }) => companies)).toEqual([['c']])
  })

  test('changed companies are read from where their lines stand, in files that are read in many pieces', async () => {
    // Rows of many lengths, of one and two lines, and one that is longer than what is read at once.
    const names = Array.from({ length: 2000 }, (_, at) =>
      at === 700 ? 'x'.repeat(600_000) : 'é'.repeat((at * 37) % 900),
    )
    const rowsOf = (sign: string) =>
      names.map(
        (name, at) => `"${name}${at % 7 === 0 ? '\n' : ''}${at % 90 === 0 || at === 700 ? sign : ''}";c${at}\r\n`,
      )
    const objectsOf = (sign: string) =>
      names.map((name, at) => `{"code":"c${at}","of":"${name}${at % 90 === 0 || at === 700 ? sign : ''}"}`)
    const editionOf = (sign: string) => ({
      list: `name;code\r\n${rowsOf(sign).join('')}`,
      people: `[${objectsOf(sign).join(', \n')}]`,
    })
    const { prints } = await split(editionOf('a'))
    const { parts } = await split(editionOf('b'), prints)
    const changed = names.flatMap((_, at) => (at % 90 === 0 || at === 700 ? [at] : []))
    expect(parts.flatMap(({ companies }) => companies)).toEqual(changed.map((at) => `c${at}`))
    const [rows, objects] = [rowsOf('b'), objectsOf('b')]
    const listed = changed.map((at) => rows[at]).join('')
    expect(parts.map(({ list }) => list.replace('name;code\r\n', '')).join('')).toBe(listed)
    expect(parts.map(({ people }) => people.slice(1, -1)).join(',')).toBe(changed.map((at) => objects[at]).join(','))
    const lineOf = (at: number) => 2 + at + Math.ceil(at / 7)
    const placed = parts.flatMap(({ lines }) => lines.filter((line) => line.startsWith('list.csv: ')))
    expect(placed.flatMap((line) => line.replace('list.csv: 1 ', '').split(' ').map(Number))).toEqual(
      changed.flatMap((at) => (at % 7 === 0 ? [lineOf(at), lineOf(at) + 1] : [lineOf(at)])),
    )
  })

  test('quotes within a cell that does not begin with one end no row and hold none together', async () => {
    const list = '\uFEFFname;code\r\n19" One;a\r\n"Two" OÜ;b\r\nA "Three" Ltd;c\r\n"""Four""";d\r\n'
    const { parts } = await split({ list })
    expect(parts.map(({ companies }) => companies)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(parts[1]?.list).toBe('\uFEFFname;code\r\nA "Three" Ltd;c\r\n"""Four""";d\r\n')
  })

  test('rows that differ in their stamp alone say the same', async () => {
    const stamped: ByCompany = {
      openKeys: () =>
        new Map<string, CompanyKey>([
          ['list.csv', { columns: ['code'], delimiter: ';', find: ([code = '']) => code || null, stamp: 'written' }],
        ]),
    }
    const splitRows = async (rows: readonly string[], known = new Map<string, string | null>()) => {
      const folder = await writeFolder({ 'list.csv': rows.map((row) => `${row}\r\n`).join('') })
      const edition = await openEdition({ files: [exactFile('list.csv')] }, folder)
      const target = await writeFolder({})
      const input = {
        edition,
        byCompany: stamped,
        readKnown: toReading(known),
        salt: 'x',
        folder: target,
        companiesPerPart: 9,
      }
      const { parts, prints } = await splitEdition(input)
      return {
        read: parts.flatMap(({ companies }) => [...companies.values()]),
        prints: new Map([...prints.entries()].map(([id, number]) => [id, prints.printOf(number)])),
      }
    }
    const header = 'code;name;written'
    const { prints } = await splitRows([
      header,
      'a;One;Monday',
      'b;"Two;";Monday',
      'c;Three;"Mon;day"',
      'd;Four;Monday',
    ])
    const next = [header, 'a;One;Friday', 'b;"Two;";', 'c;Three;"Fri;day"', 'd;Five;Monday']
    expect((await splitRows(next, prints)).read).toEqual(['c', 'd'])
    // A column of that name that is not the last one says what it says.
    const turned = ['code;written;name', 'a;Monday;One', 'b;Monday;Two']
    const before = await splitRows(turned)
    expect((await splitRows(['code;written;name', 'a;Friday;One', 'b;Monday;Two'], before.prints)).read).toEqual(['a'])
  })

  test('a print that is forgotten has its company read again', async () => {
    const { prints } = await split({})
    expect((await split({}, new Map([...prints, ['b', null]]))).parts.map(({ companies }) => companies)).toEqual([
      ['b'],
    ])
  })

  test.each([
    ['a row without its end', { list: 'name;code\r\nOne;a\r\nTwo;' }, 'cut-off'],
    ['a list without its end', { people: '[{"code":"a"},{"code"' }, 'cut-off'],
  ])('%s is met before anything is read', async (_title, files, reason) => {
    await expect(split(files)).rejects.toMatchObject({ reason })
  })
})
