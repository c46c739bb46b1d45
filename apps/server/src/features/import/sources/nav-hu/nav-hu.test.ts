import { join } from 'node:path'
import { useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../../shared/clock.ts'
import { listFacts } from '../../../register/facts.repository.ts'
import { importSource } from '../../import-source.usecases.ts'
import type { KnownCompanies, SourceAdapter } from '../../reading/source-adapter.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  NOBODY_KNOWN,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { eBeszamolo } from '../e-beszamolo/e-beszamolo.adapter.ts'
import { navHuDebts } from './nav-hu-debts.adapter.ts'
import { navHuShortages } from './nav-hu-shortages.adapter.ts'
import { navHuUndeclared } from './nav-hu-undeclared.adapter.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const database = useTestDatabase()
const writeFolder = useSourceFolders()
const [KNOWN, NEXT, STRANGER] = ['10738885', '10773381', '12345676']
const KNOWN_ONES: KnownCompanies = {
  ...NOBODY_KNOWN,
  listKnown: async (ids) => new Set(ids.filter((id) => id !== STRANGER)),
}

const write = async (content: string | Buffer, name = 'lista.csv') => join(await writeFolder({ [name]: content }), name)
const toText = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`

async function read(adapter: SourceAdapter, ...lines: readonly string[]): Promise<SourceRecord[]> {
  return collectRecords(readSource(adapter, await write(toText(...lines)), KNOWN_ONES))
}
async function refuse(adapter: SourceAdapter, content: string | Buffer, name?: string): Promise<string> {
  return findRefusal(readSource(adapter, await write(content, name), KNOWN_ONES))
}

const HEADING = 'Sorszám;Név;Adószám;Székhely'
const ROW = `1;Példa Kft.;${KNOWN}-2-42;1011 Budapest, Fő utca 1.`

describe('nav-hu-debts', () => {
  test('who owes for 180 days is read by his number, without an amount where none is published', async () => {
    const [fact, ...others] = await read(navHuDebts, HEADING, ROW)
    expect(others).toEqual([])
    expect(fact).toMatchObject({
      companyId: KNOWN,
      section: 'tax-debt',
      slot: 'nav-180-days',
      payload: { authority: 'Nemzeti Adó- és Vámhivatal', amount: null, currency: 'HUF' },
    })
    expect(fact).not.toHaveProperty('validFrom')
  })

  test.each([
    ['Adótartozás összege (Ft)', '123 456 789', 123_456_789],
    ['Adótartozás (ezer Ft)', '123 456', 123_456_000],
    ['Adótartozás összege e Ft', '123 456', 123_456_000],
    ['Összege Ft', '123 456', 123_456],
    ['Tartozás összege Ft', '123 456', 123_456],
    ['Adótartozás összege HUF', '123 456', 123_456],
    ['Tartozás összege (millió Ft)', '123,5', 123_500_000],
    ['Adótartozás', '123.456.789 Ft', 123_456_789],
    ['Adótartozás', '', null],
  ])('%s %s', async (title, cell, amount) => {
    const [fact] = await read(navHuDebts, `${HEADING};${title}`, `${ROW};${cell}`)
    expect(fact).toMatchObject({ payload: { amount } })
  })

  test.each([
    ['adatok ezer Ft-ban', 'Adótartozás összege', 123_456_000],
    ['(ezer forintban)', 'Adótartozás összege', 123_456_000],
    ['Mértékegység: millió Ft', 'Adótartozás összege', 123_456_000_000],
    ['adatok forintban', 'Adótartozás összege', 123_456],
    // The column itself is nearer.
    ['adatok ezer Ft-ban', 'Adótartozás összege (Ft)', 123_456],
    ['Akik tartozása eléri a 100 millió Ft-ot', 'Adótartozás összege', 123_456],
    ['Tartozás legalább 10 millió Ft', 'Adótartozás összege', 123_456],
  ])('a unit above the heading: %s, %s', async (above, title, amount) => {
    const [fact] = await read(navHuDebts, `${above};;`, `${HEADING};${title}`, `${ROW};123 456`)
    expect(fact).toMatchObject({ payload: { amount } })
  })

  test('two units above the heading are refused', async () => {
    const lines = ['adatok ezer Ft-ban', 'adatok millió Ft-ban', `${HEADING};Adótartozás összege`, `${ROW};123 456`]
    expect(await refuse(navHuDebts, toText(...lines))).toBe('columns 3')
  })

  test.each([
    'Az adózó neve;Adószám',
    'NÉV;ADÓSZÁM/ADÓAZONOSÍTÓ JEL',
    'Név (elnevezés);Adóazonosító szám',
    'Adózó neve;Adózó adószáma',
    'Megnevezés;Adószám vagy adóazonosító jel',
  ])('columns by their words: %s', async (heading) => {
    expect(await read(navHuDebts, heading.replace('Az adózó', 'Adózó'), `Példa Kft.;${KNOWN}`)).toMatchObject([
      { companyId: KNOWN },
    ])
  })

  test('the heading of another list of the office, as a public program names it', async () => {
    const heading = 'Adószám;Adózó neve (elnevezése);Lakcím;Székhely;Telephely;Illetékesség kódja'
    expect(await read(navHuDebts, heading, `${KNOWN};Példa Kft.;;Győr;;42`)).toMatchObject([{ companyId: KNOWN }])
  })

  test('a title above the heading, other order, empty lines, the stem alone and the number of the EU', async () => {
    const records = await read(
      navHuDebts,
      'A NAV közzétételi listája;;',
      '2099.01.15.;;',
      'Székhely/lakóhely;Adószám;Név',
      `Budapest;HU${KNOWN};Példa Kft.`,
      ';;',
      `Győr;${NEXT.slice(0, 8)}-2-02;Másik Kft.`,
    )
    expect(records).toMatchObject([
      { line: 4, companyId: KNOWN },
      // Lines count those that are filled.
      { line: 5, companyId: NEXT },
    ])
  })

  test('of people, and of whom the register does not know, nothing is kept', async () => {
    const records = await read(
      navHuDebts,
      HEADING,
      ROW,
      '2;Titkos Tamás;8412345678;1011 Budapest, Titok utca 3.',
      `3;Titkos Tímea ev.;${STRANGER}-1-41;Titok utca 4.`,
      '4;Titkos Kft.;10738886-2-42;Titok utca 5.',
      '5;Titkos Bt.;;Titok utca 6.',
    )
    expect(listRejections(records)).toEqual([
      '3 tax-number-format',
      '4 unknown-company',
      '5 tax-number-check-digit',
      '6 tax-number-format',
    ])
    expect(JSON.stringify(records)).not.toMatch(/Titk|Titok|8412345678|12345676|10738886/)
  })

  test('a debtor told twice, and an amount that is none', async () => {
    const records = await read(navHuDebts, `${HEADING};Adótartozás`, `${ROW};1`, `${ROW};2`, `2;M;${NEXT};Győr;sok`)
    expect(listRejections(records)).toEqual(['3 duplicate', '4 amount'])
    expect(records.at(-1)).toMatchObject({ companyId: NEXT, section: 'tax-debt', payload: { amount: null } })
  })

  test.each([
    ['Adótartozás (millió Ft)', '150 000 000 Ft'],
    ['Adótartozás', '-5'],
    ['Adótartozás', '0'],
    ['Adótartozás', '999 999 999 999 999 000 000'],
    ['Adótartozás', '150 millió Ft'],
  ])('%s: %s is no amount, and who stands there is on the list all the same', async (title, cell) => {
    const records = await read(navHuDebts, `${HEADING};${title}`, `${ROW};${cell}`)
    expect(listRejections(records)).toEqual(['2 amount'])
    expect(records.at(-1)).toMatchObject({ companyId: KNOWN, payload: { amount: null } })
  })

  test.each([`${KNOWN}-2-99`, `${KNOWN}-9-42`])(
    'what is wrong behind the stem of %s changes nobody',
    async (number) => {
      const records = await read(navHuDebts, HEADING, ROW.replace(`${KNOWN}-2-42`, number))
      expect(records).toMatchObject([{ type: 'fact', companyId: KNOWN }])
    },
  )

  test('a workbook of several sheets is refused, as those of the others would be taken to be off the list', async () => {
    const rows = [HEADING.split(';'), [1, 'Példa Kft.', `${KNOWN}-2-42`, 'Budapest']]
    const sheets = ['A-K', 'L-Z'].map((name) => ({ name, rows }))
    expect(await refuse(navHuDebts, Buffer.from(await writeXlsx({ sheets })), 'lista.xlsx')).toBe('archive 1')
  })

  test.each([
    ['another column', toText(`${HEADING};Telefonszám`, `${ROW};1`), 'columns 1'],
    ['the columns of another list', toText(`${HEADING};Adóhiány`, `${ROW};1`), 'columns 1'],
    ['a column twice', toText(`${HEADING};Név`, `${ROW};x`), 'columns 1'],
    ['no heading', toText(ROW), 'columns 1'],
    ['no row of a company', toText(HEADING, '1;Titkos Tamás;8412345678;Győr'), 'empty 1'],
    ['no row at all', toText(HEADING), 'empty 1'],
  ])('refuses %s', async (_title, content, refusal) => {
    expect(await refuse(navHuDebts, content)).toBe(refusal)
  })

  test('a workbook that is none is refused as a file, and one that is says the same as its rows', async () => {
    expect(await refuse(navHuDebts, Buffer.from('PK\u0003\u0004broken'), 'lista.xlsx')).toBe('archive 1')
    const rows = [HEADING.split(';'), [1, 'Példa Kft.', `${KNOWN}-2-42`, 'Budapest']]
    const path = await write(Buffer.from(await writeXlsx({ sheets: [{ name: 'Lista', rows }] })), 'lista.xlsx')
    expect(await collectRecords(readSource(navHuDebts, path, KNOWN_ONES))).toMatchObject([
      { companyId: KNOWN, line: 2 },
    ])
  })
})

describe('nav-hu-undeclared', () => {
  const WITH_DAYS = `${HEADING};Határozat kelte;Végrehajthatóvá válás napja`

  test('each decision with its days, and several of a company', async () => {
    const days = ['2024.01.31.;2024.03.01.', '2024.01.31.;', '2025. 2. 1.;2025-03-02']
    const records = await read(navHuUndeclared, WITH_DAYS, ...days.map((told) => `${ROW};${told}`))
    expect(records.map((record) => (record.type === 'fact' ? [record.slot, record.validFrom] : record))).toEqual([
      ['undeclared-2024-01-31', '2024-01-31'],
      ['undeclared-2024-01-31#2', '2024-01-31'],
      ['undeclared-2025-02-01', '2025-02-01'],
    ])
    expect(records[0]).toMatchObject({
      section: 'tax-finding',
      payload: { finding: 'undeclared-employment', decidedOn: '2024-01-31', enforceableOn: '2024-03-01', amount: null },
    })
  })

  test.each([
    ['Végrehajthatóvá válás napja', '2024-03-01'],
    ['A határozat véglegessé és végrehajthatóvá válásának napja', '2024-03-01'],
    ['Véglegessé válás napja', null],
  ])('%s: enforceable on %s', async (title, enforceableOn) => {
    const heading = `${HEADING};Határozat kelte;${title}`
    const records = await read(navHuUndeclared, heading, `${ROW};2024.01.31.;2024.03.01.`)
    expect(records).toMatchObject([{ type: 'fact', payload: { decidedOn: '2024-01-31', enforceableOn } }])
  })

  test('days that are none end nothing of the company, and a list without them is refused', async () => {
    const days = ['2024.02.31.;', ';', '2024.01.31.;hamar']
    const records = await read(navHuUndeclared, WITH_DAYS, ...days.map((told) => `${ROW};${told}`))
    expect(listRejections(records)).toEqual(['2 date', '3 date', '4 date'])
    expect(records).toMatchObject(days.map(() => ({ companyId: KNOWN, section: 'tax-finding' })))
    expect(await refuse(navHuUndeclared, toText(HEADING, ROW))).toBe('columns 1')
  })
})

describe('nav-hu-shortages', () => {
  test('the shortage and what follows from it', async () => {
    const heading = `${HEADING};Adóhiány összege (Ft);Adóhiánnyal kapcsolatos jogkövetkezmény összege (Ft)`
    const records = await read(navHuShortages, heading, `${ROW};250000000;125000000`, `2;M;${NEXT};Győr;300000000;`)
    const finding = { finding: 'tax-shortage', decidedOn: null, currency: 'HUF' }
    expect(records).toMatchObject([
      { slot: 'shortage-250000000', payload: { ...finding, amount: 250_000_000, consequenceAmount: 125_000_000 } },
      { slot: 'shortage-300000000', payload: { ...finding, amount: 300_000_000, consequenceAmount: null } },
    ])
  })

  test.each([
    ['no shortage', ';1', { amount: null, consequenceAmount: 1 }],
    ['no consequence that is a number', '1;sok', { amount: 1, consequenceAmount: null }],
  ])('who stands on the list with %s stands there all the same', async (_, cells, payload) => {
    const records = await read(navHuShortages, `${HEADING};Adóhiány;Jogkövetkezmény`, `${ROW};${cells}`)
    expect(listRejections(records)).toEqual(['2 amount'])
    expect(records.at(-1)).toMatchObject({ companyId: KNOWN, section: 'tax-finding', payload })
  })

  test('two decisions of a company, one told twice, one of which nothing follows, and a list without the shortage', async () => {
    const rows = ['1;0', '2;', '2;'].map((cells) => `${ROW};${cells}`)
    const records = await read(navHuShortages, `${HEADING};Adóhiány;Jogkövetkezmény`, ...rows)
    expect(listRejections(records)).toEqual(['4 duplicate'])
    expect(records.slice(0, 2)).toMatchObject([
      { slot: 'shortage-1', payload: { consequenceAmount: 0 } },
      { slot: 'shortage-2', payload: { consequenceAmount: null } },
    ])
    expect(await refuse(navHuShortages, toText(HEADING, ROW))).toBe('columns 1')
  })
})

test('companies of the register alone are told of; who is no longer on the list is off it, but for a mistyped number', async () => {
  const deps = { db: database.db, clock: systemClock, temporaryFolders }
  const load = async (adapter: SourceAdapter, observedOn: string, ...lines: readonly string[]) =>
    importSource(deps, { adapter, path: await write(toText(...lines)), observedOn })
  await importSource(deps, { adapter: nameCompanies(KNOWN, NEXT), path: await write('x'), observedOn: '2026-01-01' })
  const stranger = `2;Idegen ev.;${STRANGER}-1-41;Győr`
  expect(await load(navHuDebts, '2026-04-15', HEADING, ROW, stranger)).toMatchObject({ new: 1, rejected: 1 })
  expect(await load(navHuDebts, '2026-07-15', HEADING, ROW.replace(KNOWN, NEXT))).toMatchObject({ new: 1, closed: 1 })
  const sectionsOf = async (companyId: string, asOf: string) =>
    (await listFacts(database.db, { companyId, asOf, includeHistory: false })).map(({ section }) => section)
  expect(await sectionsOf(KNOWN, '2026-04-15')).toContain('tax-debt')
  expect(await sectionsOf(KNOWN, '2026-07-15')).not.toContain('tax-debt')
  expect(await sectionsOf(STRANGER, '2026-04-15')).toEqual([])

  const mistyped = (name: string) => `9;${name};10773382-2-42;Győr`
  const [someone, renamed] = [mistyped('Valaki Kft.'), mistyped(`CÉG, ${NEXT}`)]
  const others = ROW.replace('Példa Kft.', 'Másik Kft.')
  expect(await load(navHuDebts, '2026-10-15', HEADING, others, someone, renamed)).toMatchObject({ closed: 0 })
  expect(await sectionsOf(NEXT, '2026-10-15')).toContain('tax-debt')
  // A number that could be somebody's, but is of nobody in the register.
  const unknown = renamed.replace('10773382', STRANGER)
  expect(await load(navHuDebts, '2026-10-16', HEADING, others, someone, unknown)).toMatchObject({ closed: 0 })
  expect(await sectionsOf(NEXT, '2026-10-16')).toContain('tax-debt')
  expect(await load(navHuDebts, '2026-10-17', HEADING, others, someone)).toMatchObject({ closed: 1 })
  expect(await sectionsOf(NEXT, '2026-10-17')).not.toContain('tax-debt')

  const decision = (id: string) => [`${HEADING};Határozat kelte`, `${ROW.replace(KNOWN, id)};2026.02.01.`]
  const shortage = (id: string) => [`${HEADING};Adóhiány`, `${ROW.replace(KNOWN, id)};200000000`]
  await load(navHuUndeclared, '2026-04-15', ...decision(KNOWN))
  await load(navHuShortages, '2026-04-15', ...shortage(KNOWN))
  expect(await load(navHuUndeclared, '2026-07-15', ...decision(NEXT))).toMatchObject({ new: 1, closed: 1 })
  expect(await load(navHuShortages, '2026-07-15', ...shortage(NEXT))).toMatchObject({ new: 1, closed: 0 })
  const running = await listFacts(database.db, { companyId: KNOWN, asOf: '2026-07-15', includeHistory: false })
  const findings = running.flatMap((fact) => (fact.section === 'tax-finding' ? fact.payload.finding : []))
  expect(findings).toEqual(['tax-shortage'])
})

/** A source that says the names of companies and no more. */
function nameCompanies(...companyIds: readonly string[]): SourceAdapter {
  return {
    ...eBeszamolo,
    read: async function* readNames() {
      for (const [index, companyId] of companyIds.entries()) {
        const payload = { name: await Promise.resolve(`Cég ${companyId}`) }
        yield { type: 'fact', line: index + 1, companyId, section: 'name', slot: '', payload }
      }
    },
  }
}
