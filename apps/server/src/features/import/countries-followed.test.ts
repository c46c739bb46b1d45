import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { LOCALES, type Locale } from '@merleg/domain/locale'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { systemClock } from '../../shared/clock.ts'
import { callAs } from '../report/testing-report.ts'
import { importSource } from './import-source.usecases.ts'
import { companiesHouseAccountsGb } from './sources/companies-house-accounts-gb/companies-house-accounts-gb.adapter.ts'
import { toAccounts, toZip } from './sources/companies-house-accounts-gb/testing-accounts.ts'
import { registerbekanntmachungenDe } from './sources/registerbekanntmachungen-de/registerbekanntmachungen-de.adapter.ts'
import { TEST_EDITIONS } from './testing-editions.ts'
import { showCompany } from './testing-shown-company.ts'
import { useSourceFolders } from './testing-source-files.ts'
import { temporaryFolders } from './testing-temporary-folders.ts'

const server = useTestApp()
const writeFolder = useSourceFolders()
const GERMAN = 'de-offenbachammain-hra41802'
const COMPANIES = {
  EE: 'ee-10000018',
  LV: 'lv-40103550818',
  GB: 'gb-sc445790',
  NO: 'no-923609016',
  DE: GERMAN,
} as const
type Country = keyof typeof COMPANIES
const COUNTRIES: readonly Country[] = ['EE', 'LV', 'GB', 'NO', 'DE']

/** The pages of a report. */
const PAGES =
  'header summary data connection-list connections real-owner group financial-report financial-report-summary indicators2 score sector timeline negative-info positive-info marketing sanctions changes print'.split(
    ' ',
  )

beforeAll(async () => {
  const editions = TEST_EDITIONS.filter(({ adapter }) =>
    COUNTRIES.some((country) => country === adapter.source.countryCode),
  )
  for (const { adapter, files } of editions)
    await importSource(
      { db: server.deps.db, clock: systemClock, temporaryFolders },
      { adapter, path: await writeFolder({ ...files }), observedOn: '2026-11-03' },
    )
  const figures = [
    { name: 'FixedAssets', text: '238,000' },
    { name: 'CurrentAssets', text: '12,500' },
    { name: 'Creditors', text: '42,352', context: 'owed' },
    { name: 'Equity', text: '208,148' },
  ]
  const archive = await toZip({ 'Prod223_4320_SC445790_20251231.html': toAccounts({ number: 'SC445790', figures }) })
  const path = await writeFolder({ 'Accounts_Bulk_Data-2026-11-03.zip': archive })
  await importSource(
    { db: server.deps.db, clock: systemClock, temporaryFolders },
    { adapter: companiesHouseAccountsGb, path },
  )
}, 120_000)

async function ask(country: Country, page: string, locale: Locale): Promise<unknown> {
  const url = `/api/report/${COMPANIES[country]}/${page}`
  const answer = await callAs(server, url, { claims: GRANTING_CLAIMS, locale })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.json()
}

/** Every text of an answer by where it stands, but for those of programs: ids, keys, addresses. */
function listTexts(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return /^[\w./:#?=&%+@,>-]*$/.test(value) ? [] : [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    // Titles of sources are put into the reader's language where they are shown.
    key === 'provenance' || /sources?$|^origins?$|^checked$|^notLoaded$/i.test(key)
      ? []
      : listTexts(part, `${at}/${key}`),
  )
}

const listWords = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

/** What the publishers wrote; anything else told alike in three languages is a text that was not translated. */
const published = new Set(listWords(TEST_EDITIONS.flatMap(({ files }) => Object.values(files)).join(' ')))

/** Names that are the same in every language: of scores, of a tax office, and what German law calls an announcement. */
const NAMES: ReadonlySet<string> = new Set([
  'Altman Z″',
  'Ohlson O',
  'Maksu- ja Tolliamet',
  'Löschungsankündigung: Vermögenslosigkeit (§ 394 FamFG)',
])

const isAmount = (text: string) => /^-?[\d\s.,\u00A0\u202F]+[A-Z]{3}$/.test(text)
const isUntold = (text: string) =>
  !isAmount(text) && !NAMES.has(text) && !listWords(text).every((word) => published.has(word))

describe.each(COUNTRIES)('a company of %s', (country) => {
  test.each(PAGES)('%s is told in three languages, but for what its publisher wrote', async (page) => {
    const [hu, en, de] = await Promise.all(LOCALES.map(async (locale) => listTexts(await ask(country, page, locale))))
    const others = [new Map(en), new Map(de)]
    const alike = (hu ?? []).filter(([at, text]) => others.every((texts) => texts.get(at) === text))
    expect(alike.map(([, text]) => text).filter(isUntold)).toEqual([])
  })

  test('no amount is told in forints', async () => {
    for (const page of ['summary', 'data', 'financial-report', 'financial-report-summary', 'score', 'timeline'])
      expect(JSON.stringify(await ask(country, page, 'en')), page).not.toMatch(
        /\d[\s\u00A0]?(?:HUF|Ft)\b|"currency":"HUF"/,
      )
  })
})

describe('a German company, of which notices alone are known', () => {
  const { report, values, connections } = showCompany(server, GERMAN)

  test('the header: form, and a status that is no calm', async () => {
    expect(await report('header')).toMatchObject({
      name: 'Bäcker Erodierservice GmbH & Co. KG',
      countryCode: 'DE',
      type: { kind: 'foreign', name: 'Limited partnership (KG)' },
      status: { key: 'forced-deletion' },
    })
  })

  test('the data: number, seat, and the deletion that was announced', async () => {
    expect(await values()).toMatchObject({
      'register-number': 'Amtsgericht Offenbach am Main HRA 41802',
      seat: 'Rödermark',
    })
    expect(JSON.stringify(await report('data'))).toContain('Löschungsankündigung: Vermögenslosigkeit (§ 394 FamFG)')
    expect(await report('negative-info')).toMatchObject({
      groups: [{ id: 'forced-deletion', about: expect.stringContaining('or has announced that it will') }],
    })
  })

  test('nobody is told, and nowhere is that taken for nobody', async () => {
    expect(await connections()).toEqual({})
    expect(await report('real-owner')).toMatchObject({ told: { silence: { level: 'unknown' } } })
    expect(await report('financial-report')).toMatchObject({ years: [], balance: null })
  })

  test('the same notices again change nothing; what was announced does not end by a later file', async () => {
    const edition = TEST_EDITIONS.find(({ adapter }) => adapter === registerbekanntmachungenDe)
    const again = async (files: Readonly<Record<string, string>>) =>
      importSource(
        { db: server.deps.db, clock: systemClock, temporaryFolders },
        { adapter: registerbekanntmachungenDe, path: await writeFolder({ ...files }) },
      )
    expect(await again(edition?.files ?? {})).toMatchObject({ new: 0, changed: 0, closed: 0, events: 0 })
    const later = JSON.stringify({
      date: '2026-08-20',
      announcements: [
        {
          date: '2026-08-20',
          id: '170001',
          type: 'Einreichung neuer Dokumente',
          amtsgericht: 'Amtsgericht Offenbach am Main',
          registernummer: 'HRA 41802',
          company_name: 'Bäcker Erodierservice GmbH & Co. KG',
          company_seat: 'Rödermark',
        },
      ],
    })
    expect(await again({ 'registerbekanntmachungen-2026-09.ndjson': `${later}\n` })).toMatchObject({
      new: 1,
      closed: 0,
    })
    expect(await report('header')).toMatchObject({ status: { key: 'forced-deletion' } })
  })
})
