import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getReportSanctions, type SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { geoSearch } from '@merleg/contract/search.contract'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { runMerleg } from '../support/merleg-command.ts'
import { expectNoHarm, expectNothingSticksOut, watchForHarm } from '../support/page-checks.ts'
import { HOSTILE_TEXT } from '../support/seed/seed-hostile.ts'
import { read } from '../support/server-call.ts'

// The list is one for all of them.
test.describe.configure({ mode: 'default' })

const COLUMNS =
  'celex,recordId,programKey,annex,measure,startDate,reason,schema,name,alias,weakAlias,previousName,country,nationality,jurisdiction,birthDate,birthPlace,position,passportNumber,gender,appearance,ethnicity,fatherName,motherName,incorporationDate,legalForm,sector,registrationNumber,taxNumber,idNumber,innCode,ogrnCode,kppCode,okpoCode,leiCode,swiftBic,ticker,imoNumber,mmsi,flag,address,phone,email,website,notes'

let owner = ''
let folder = ''

/** A list of one entry: an owner of the company, in other letters; what else it says is hostile. */
function toList(name: string): string {
  const texts = [
    'programKey',
    'annex',
    'measure',
    'reason',
    'alias',
    'nationality',
    'birthPlace',
    'position',
    'address',
  ]
  const cells: Record<string, string> = {
    ...Object.fromEntries(texts.map((column) => [column, HOSTILE_TEXT])),
    celex: '32099R0001',
    recordId: '1',
    startDate: '15.1.2024',
    schema: 'Person',
    name,
  }
  const row = COLUMNS.split(',').map((column) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`)
  return `${COLUMNS}\n${row.join(',')}\n`
}

test.beforeAll(async ({ baseUrl, tokens, companies }) => {
  test.setTimeout(180_000)
  const params = { id: companies.rich.companyId }
  const { groups } = await read(getCompanyData, { baseUrl, token: tokens.full, params, query: {} })
  const people = groups
    .filter(({ type }) => type === 'members')
    .flatMap(({ items }) => items)
    .filter(({ rows }) => rows.some(({ key }) => /szület/i.test(key)))
  owner = people[0]?.rows[0]?.value ?? ''
  expect(owner).not.toBe('')
  folder = await mkdtemp(join(tmpdir(), 'merleg-list-'))
  await writeFile(join(folder, 'list.csv'), toList(owner.toUpperCase()))
  const printed = await runMerleg('import', 'eu-sanctions', join(folder, 'list.csv'))
  expect(printed).toContain('new 1')
})

test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('a match is found, explained, dismissed with a reason, and opened again', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/summary`)
  await page
    .getByRole('navigation', { name: 'A riport fejezetei' })
    .getByRole('link', { name: 'Szankciós szűrés' })
    .click()
  await expect(page).toHaveURL(`/report/${companies.rich.companyId}/sanctions`)
  const card = page.getByRole('article', { name: owner })
  await expect(card).toContainText('névegyezés')
  await expect(card).toContainText('A teljes név azonos')
  await expect(card.getByRole('link', { name: /32099R0001/ })).toHaveAttribute('href', /CELEX:32099R0001/)
  await expect(page.getByText('A névegyezés nem megállapítás')).toBeVisible()
  await expectNoAxeViolations(page)

  await card.getByRole('button', { name: 'Elvetem: nem ő az' }).click()
  await expect(card.getByText('Az indokolás legyen legalább 5 karakter.')).toBeVisible()
  await page.keyboard.type('Más a születési helye.')
  await card.getByRole('button', { name: 'Elvetem: nem ő az' }).click()
  await expect(card.getByText('Elvetve')).toBeVisible()
  await expect(card.getByText('Más a születési helye.')).toBeVisible()

  const printed = await runMerleg('import', 'eu-sanctions', join(folder, 'list.csv'))
  expect(printed).toContain('new 0, changed 0, closed 0, unchanged 1')
  await page.reload()
  await expect(card.getByText('Elvetve')).toBeVisible()

  await card.getByRole('textbox', { name: 'Indokolás' }).fill('Tévedés volt, újra nézzük.')
  await card.getByRole('button', { name: 'A döntés visszavonása' }).click()
  await expect(card.getByText('A döntést visszavonták; a találat újra nyitott.')).toBeVisible()
  await card.getByText(/A döntések története/).click()
  await expect(card.getByText('Más a születési helye.')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a hostile list shows as text', async ({ page, companies, baseUrl }) => {
  const harm = await watchForHarm(page, baseUrl)
  await page.goto(`/report/${companies.rich.companyId}/sanctions`)
  const card = page.getByRole('article', { name: owner })
  await card.getByText('Indokolás (angolul').click()
  await expect(card.getByText('<script>window.__hit=1</script>').first()).toBeVisible()
  await expectNoHarm(page, harm)
  await expectNothingSticksOut(page)
})

test('no match is a proof of what was compared', async ({ page, companies }) => {
  await page.goto(`/report/${companies.withoutStatements.companyId}/sanctions`)
  await expect(page.getByRole('heading', { name: 'Nincs találat' })).toBeVisible()
  const proof = page.getByRole('region', { name: 'Mihez hasonlítottuk' })
  await expect(proof).toContainText('2026. 08. 22.')
  await expect(proof.getByRole('link')).toHaveAttribute('href', 'https://eur-lex.europa.eu/')
  await expect(page.getByRole('region', { name: 'Kiket ellenőriztünk' })).toContainText('a cég maga')
  await expectNoAxeViolations(page)
})

type Access = { readonly baseUrl: string; readonly token: string }

/** A made-up company that somebody owns through another one. @throws where there is none */
async function findOwnedThrough(access: Access): Promise<{ id: string; owner: SanctionScreening['checked'][number] }> {
  for (const county of ['Budapest', 'Pest', 'Zala', 'Fejér', 'Heves']) {
    const { results } = await read(geoSearch, { ...access, query: { county, perPage: 50 } })
    for (const { companyId: id } of results) {
      const { checked } = await read(getReportSanctions, { ...access, params: { id } })
      const indirect = checked.find(({ through }) => through.length > 0)
      if (indirect !== undefined) return { id, owner: indirect }
    }
  }
  throw new Error('The demo data have no such company')
}

test('who owns a company through another one is among those who were checked, with the way to him', async ({
  page,
  baseUrl,
  tokens,
}) => {
  const { id, owner: indirect } = await findOwnedThrough({ baseUrl, token: tokens.full })
  const [nearest] = indirect.through
  await page.goto(`/report/${id}/sanctions`)
  const checked = page.getByRole('region', { name: 'Kiket ellenőriztünk' })
  const party = checked.getByRole('listitem').filter({ hasText: indirect.name }).first()
  await expect(party).toContainText('közvetett tulajdonos ezeken keresztül:')
  await expectNoAxeViolations(page)
  await party.getByRole('link', { name: nearest?.name ?? '' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/report/${nearest?.id}(/|$)`))
})

for (const { language, title } of [
  { language: 'en', title: 'Sanctions screening' },
  { language: 'de', title: 'Sanktionsprüfung' },
] as const) {
  test.describe(`on a phone, in the dark, in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    test('nothing sticks out', async ({ page, companies }) => {
      await page.goto(`/report/${companies.rich.companyId}/sanctions`)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByRole('article', { name: owner })).toBeVisible()
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
      await expectNoAxeViolations(page)
    })
  })
}
