import type { WatchedRow } from '@merleg/contract/watched-rows'
import { findWatchColumns } from '@merleg/domain/watch-list/import-columns'
import { expect, test } from 'vitest'
import { CSV_FOR_PEOPLE } from '../../../shared/csv-text.ts'
import { readUploadedTable } from '../../list-matching/reading/read-uploaded-table.ts'
import { renderWatchFile } from './watch-files.xlsx.ts'

const event = {
  id: '1',
  title: 'Felszámolás',
  detail: null,
  importance: 'negative',
  on: '2026-11-18',
  source: 'Cégnyilvántartás',
  heardAt: '2026-11-20T10:00:00.000Z',
} as const
const row: WatchedRow = {
  companyId: '10000001',
  name: { value: 'Minta Kft.', url: '/report/10000001/summary' },
  status: null,
  address: null,
  registrationNumber: null,
  taxNumber: null,
  cor: { value: null, color: 'unrated', band: 'unrated', label: 'nem minősített' },
  creditability: null,
  noLimit: null,
  ratedSince: null,
  lastEvents: [],
  silence: null,
  notFollowed: null,
  delete: '/api/monitoring/10000001',
  importance: 'none',
  note: '',
  labels: [],
  addedAt: '2026-11-01T10:00:00.000Z',
  isMadeUp: true,
  countryCode: 'HU',
}

const WRITTEN = { format: 'csv', csv: CSV_FOR_PEOPLE.hu, locale: 'hu', today: '2026-11-23' } as const

test.each([
  ['hu', ';', 'Név'],
  ['de', ';', 'Name'],
  ['en', ',', 'Name'],
] as const)('in %s a file is separated by “%s”, and read again by an import', async (locale, separator, name) => {
  const noted = { ...row, note: 'fizet; később', labels: ['vevő', 'kiemelt'], cor: { ...row.cor, value: 12 } }
  const { body } = await renderWatchFile([noted], { ...WRITTEN, csv: CSV_FOR_PEOPLE[locale], locale })
  expect(body.toString().startsWith(`\uFEFF${name}${separator}`)).toBe(true)
  const {
    rows: [titles = [], cells = []],
  } = await readUploadedTable(body)
  expect(titles).toHaveLength(18)
  expect([cells[0], cells[6]]).toEqual(['Minta Kft.', '12'])
  const { note, labels } = findWatchColumns(titles)
  expect([cells[note ?? -1], cells[labels ?? -1]]).toEqual(['fizet; később', 'vevő, kiemelt'])
})

test.each([
  ['news', 'Felszámolás (Cégnyilvántartás)'],
  ['backdated', 'Felszámolás (Utólag közölt) (Cégnyilvántartás)'],
  ['corrected', 'Felszámolás (Helyesbített adat) (Cégnyilvántartás)'],
] as const)('an event that is %s is told so', async (toldAs, told) => {
  const rows = [{ ...row, lastEvents: [{ ...event, toldAs }] }]
  const { body } = await renderWatchFile(rows, WRITTEN)
  expect(body.toString()).toContain(told)
})

test('why there is no credit limit stands beside its empty cell', async () => {
  const noLimit = 'Konszolidált beszámolóból nem ajánlunk hitelkeretet'
  const { body } = await renderWatchFile([{ ...row, noLimit }], WRITTEN)
  expect(body.toString()).toContain('Hitelkeret;Pénznem;Miért nincs hitelkeret;')
  expect(body.toString()).toContain(`;;;${noLimit};`)
})

test('a rating bears the day since which it is so, and a status no more than the sources as last read', async () => {
  const status = { key: 'under-liquidation', icon: '', color: 'bad', value: 'felszámolás alatt' } as const
  const rated = { ...row, status, ratedSince: '2026-03-02', cor: { ...row.cor, value: 12 } }
  const { body } = await renderWatchFile([rated], WRITTEN)
  const lines = body.toString().trimEnd().split('\r\n')
  const cells = Object.fromEntries(
    lines
      .at(-2)
      ?.split(';')
      .map((title, place) => [title, lines.at(-1)?.split(';')[place]]) ?? [],
  )
  expect(cells).toMatchObject({
    'Státusz (a legutóbb beolvasott források szerint)': 'felszámolás alatt',
    'Minősítés kezdete': '2026-03-02',
  })
})

test.each([
  [true, 'kitalált'],
  [false, ''],
] as const)('a company that is made up (%s) is marked', async (isMadeUp, mark) => {
  const { body } = await renderWatchFile([{ ...row, isMadeUp }], WRITTEN)
  expect(body.toString().trimEnd().split(';').at(-1)).toBe(mark)
})
