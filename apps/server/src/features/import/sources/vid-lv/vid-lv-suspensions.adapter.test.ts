import { describe, expect, test } from 'vitest'
import { openEdition } from '../../reading/find-edition.ts'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { TARGET } from '../ur-lv/testing-latvia.ts'
import { NAME, suspensionFile } from './testing-vid.ts'
import { vidLvSuspensions } from './vid-lv-suspensions.adapter.ts'

const writeFolder = useSourceFolders()

type Cells = Readonly<Record<string, string>>

async function readText(text: string) {
  return collectRecords(readSource(vidLvSuspensions, await writeFolder({ [NAME]: text })))
}

/** The last row says that the log was written on 20 November 2026. */
const LAST = { code: '40008234596', decided: '20.11.2026', from: '21.11.2026' }
const read = (...rows: Cells[]) => readText(suspensionFile([...rows, LAST]))

/** The suspensions as days, `slot: from–to`; the end is the first day on which business may be done again. */
async function listDays(...rows: Cells[]): Promise<string[]> {
  return (await read(...rows)).flatMap((record) =>
    record.type === 'fact' ? [`${record.slot}: ${record.validFrom}–${record.validTo ?? ''}`] : [],
  )
}

describe('vid-lv-suspensions', () => {
  test('a decision in force, with blanks around its days and the code within apostrophes', async () => {
    const [fact] = await read({})
    expect(fact).toMatchObject({
      companyId: `lv-${TARGET}`,
      section: 'activity-suspension',
      slot: '2014-01-09',
      payload: { authority: 'Valsts ieņēmumu dienests', decidedOn: '2014-01-09' },
      validFrom: '2014-01-21',
    })
    expect(fact).not.toHaveProperty('validTo')
  })

  test.each<[string, Cells, string[]]>([
    [
      'until is the last day on which it is forbidden',
      { until: ' 03.02.2018 ' },
      ['2014-01-09: 2014-01-21–2018-02-04'],
    ],
    ['of one day', { until: '21.01.2014' }, ['2014-01-09: 2014-01-21–2014-01-22']],
    ['restored', { restored: ' 14.03.2025 ' }, ['2014-01-09: 2014-01-21–2025-03-14']],
    ['restored before its end', { until: '31.12.2025', restored: '14.03.2025' }, ['2014-01-09: 2014-01-21–2025-03-14']],
    ['an end that has come', { until: '19.11.2026' }, ['2014-01-09: 2014-01-21–2026-11-20']],
    ['an end that is still to come', { until: '20.11.2026' }, ['2014-01-09: 2014-01-21–']],
    ['days in the other form', { decided: '2014-01-09', from: '2014-01-21T00:00:00' }, ['2014-01-09: 2014-01-21–']],
    ['a code without apostrophes', { code: TARGET, quoted: 'no' }, ['2014-01-09: 2014-01-21–']],
    ['begun on the day of the log', { from: '20.11.2026' }, ['2014-01-09: 2026-11-20–']],
    ['without the day of its decision', { decided: '' }, ['2014-01-21: 2014-01-21–']],
  ])('%s', async (_title, cells, days) => {
    expect(await listDays(cells)).toEqual(days)
  })

  test.each<[string, Cells]>([
    ['marked as not in force', { from: '24.07.2026 (spēkā neesošs)' }],
    ['whose decision is marked as not in force', { decided: '24.07.2026 (spēkā neesošs)', from: '25.07.2026' }],
    ['that ends before it begins', { from: '24.07.2026', until: '22.07.2026' }],
    ['that ends on the day before it begins', { from: '24.07.2026', until: '23.07.2026' }],
    ['restored before it began', { restored: '20.01.2014' }],
    ['restored on the day of its beginning', { restored: '21.01.2014' }],
    ['that is still to begin', { from: '21.11.2026' }],
  ])('one %s is none, and no bad line', async (_title, cells) => {
    expect(await read(cells)).toEqual([])
  })

  test('several of a company, also of one day; the same line twice is one', async () => {
    const rows = [{ until: '03.02.2014' }, { from: '01.03.2014' }, { decided: '05.05.2015', from: '06.05.2015' }]
    expect(await listDays(...rows)).toEqual([
      '2014-01-09: 2014-01-21–2014-02-04',
      '2014-01-09#2: 2014-03-01–',
      '2015-05-05: 2015-05-06–',
    ])
    expect(listRejections(await read({}, {}))).toEqual(['3 duplicate'])
  })

  test('a withdrawn decision keeps its place among those of the day', async () => {
    const second = { from: '01.03.2014' }
    expect(await listDays({ from: '21.01.2014 (spēkā neesošs)' }, second)).toEqual(['2014-01-09#2: 2014-03-01–'])
  })

  test.each<[Cells, string[]]>([
    [{ code: '40103550819' }, ['2 latvian-code']],
    [{ code: '' }, ['2 latvian-code']],
    [{ decided: '31.02.2014' }, ['2 date']],
    [{ decided: '09.01.2014 (?)' }, ['2 date']],
    [{ from: '' }, ['2 date']],
    [{ from: '2014-01-21 at noon' }, ['2 date']],
    [{ until: '24.07.2026 (spēkā neesošs)' }, ['2 date']],
    [{ restored: '24.07.2026 (spēkā neesošs)' }, ['2 date']],
  ])('rejects %j', async (cells, rejections) => {
    expect(listRejections(await read(cells))).toEqual(rejections)
  })

  test('a line that cannot be read hides what it told of its company', async () => {
    expect((await read({ from: '?' }))[0]).toMatchObject({ companyId: `lv-${TARGET}`, section: 'activity-suspension' })
    const [tooWide] = await readText(suspensionFile([{ more: ',x' }, LAST]))
    expect(tooWide).toMatchObject({ reason: 'column-count', companyId: `lv-${TARGET}` })
  })

  test('of a person nothing is kept', async () => {
    const [record] = await read({ code: '120375-10123', name: 'Bērziņš Jānis' }, { code: '32000110123' })
    expect(record).toMatchObject({ type: 'reject', reason: 'latvian-code' })
    expect(JSON.stringify(await read({ code: '32000110123', name: 'Bērziņš Jānis' }))).not.toMatch(/3200011|Bērziņš/)
    expect(record).not.toHaveProperty('companyId')
  })

  test.each([
    [[{}, LAST], '2026-11-20'],
    [[{}, { restored: '23.11.2026' }], '2026-11-23'],
    [[{ until: '31.12.2030' }], '2014-01-09'],
    [[], null],
  ])('the day of %j is that of the newest decision: %s', async (rows, day) => {
    const edition = await openEdition(vidLvSuspensions, await writeFolder({ [NAME]: suspensionFile(rows) }))
    expect(await vidLvSuspensions.findObservedOn?.(edition)).toBe(day)
  })

  test.each([
    ['another column', (text: string) => text.replace('Nosaukums', 'Nosaukums2'), 'columns 1'],
    ['a column more', (text: string) => text.replace('Nosaukums', 'Nosaukums,Adrese'), 'columns 1'],
    ['a column missing', (text: string) => text.replace('Nosaukums,', ''), 'columns 1'],
    ['a file cut in a line', (text: string) => text.slice(0, -6), 'cut-off 2'],
    ['quotes that do not match', (text: string) => text.replace('"SIA', '"SIA"'), 'quotes 2'],
    ['no line at all', () => '', 'empty 1'],
  ])('refuses %s', async (_title, change, refusal) => {
    const folder = await writeFolder({ [NAME]: change(suspensionFile([{}])) })
    expect(await findRefusal(readSource(vidLvSuspensions, folder))).toBe(refusal)
  })
})
