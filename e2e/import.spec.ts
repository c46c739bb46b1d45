import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { runMerleg } from './support/merleg-command.ts'

const sharedData = process.env['MERLEG_SHARED_DATA'] ?? join(import.meta.dirname, '../../shared/data')

// One import for all of them.
test.describe.configure({ mode: 'default' })
test.skip(!existsSync(sharedData), `There are no source files in ${sharedData}`)

test.beforeAll(async () => {
  // Three whole sources beside a running server: seconds on an idle machine, minutes on a busy one.
  test.setTimeout(600_000)
  await runMerleg('import', 'integritywatch-hu', join(sharedData, 'integritywatch-hu'))
  await runMerleg('import', 'e-beszamolo', join(sharedData, 'e-beszamolo/statements_long.csv'))
  await runMerleg('import', 'bilant-ro', join(sharedData, 'bilant-ro'))
})

/** Rows of a CSV file by column, of the lines that hold a text. */
function readRows(file: string, text: string): Map<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(sharedData, file), 'utf8').split(/\r?\n/)
  const columns = splitLine(head)
  return lines
    .filter((line) => line.includes(text))
    .map((line) => new Map(splitLine(line).map((cell, index) => [columns[index] ?? '', cell])))
}

function splitLine(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.replaceAll(/^"|"$/g, '').replaceAll('""', '"'),
  )
}

/** "1 234" as a number, by any kind of space. */
function toNumber(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '').replace('−', '-')
  return digits === '' ? null : Number(digits)
}

/** The shown table: number, label, amount of the year before and of the year of each row. */
async function readTable(page: Page) {
  const rows = await page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row').all()
  return Promise.all(
    rows.map(async (row) => {
      const [number = '', label = '', previous = '', current = ''] = await row.locator('th, td').allInnerTexts()
      return { number: Number(number), label, previous: toNumber(previous), current: toNumber(current) }
    }),
  )
}

for (const text of ['zaev', '10738885']) {
  test(`typing ${text} suggests ZÁÉV Építőipari Zrt. first`, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(text)
    await expect(page.getByRole('option').first()).toContainText('ZÁÉV Építőipari Zrt.')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/report/10738885/summary')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ZÁÉV Építőipari Zrt.')
    await expect(page.getByText('Kitalált cég')).toHaveCount(0)
  })
}

test('the company data of ZÁÉV list every owner and award, with source and date', async ({ page }) => {
  await page.goto('/report/10738885/company-data?tab=members&all=true')
  await page.getByRole('button', { name: 'Mindet kinyit' }).click()
  const owners = readRows('integritywatch-hu/owner-company-links.csv', ',10738885')
  expect(owners.length).toBeGreaterThan(0)
  const members = page.getByRole('region', { name: 'Részvényesek' })
  await expect(members.getByText(/^Magánszemély \d+$/)).toHaveCount(owners.length)
  await members.getByRole('button', { name: 'Forrás és dátum' }).first().click()
  const hint = page.getByRole('dialog')
  await expect(hint).toContainText('Transparency International Magyarország')
  await expect(hint).toContainText(/Tudomásunkra jutott\d{4}\.\s\d{2}\.\s\d{2}\./)
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Közlemények' }).click()
  await page.getByRole('button', { name: 'Mindet kinyit' }).click()
  const awards = page.getByRole('region', { name: 'Elnyert közbeszerzések' })
  const items = awards.getByRole('list').first().locator('> li')
  const notices = new Set(
    readRows('integritywatch-hu/awards.csv', ',10738885').map(
      (row) => `${row.get('link_notice')} ${row.get('contract_value')}`,
    ),
  )
  await expect(items).toHaveCount(notices.size)
  await expect(items.first()).toContainText(/Az odaítélés napja\s*\d{4}\.\s\d{2}\.\s\d{2}\./)
  // Won together with others: the value is that of the whole contract.
  await expect(items.first()).toContainText(/A közös szerződés teljes értéke\s*[\d\s]+Ft/)
  await expect(items.first().getByRole('link').first()).toHaveAttribute('href', /^https?:\/\/www\.kozbeszerzes\.hu\//)
  await expect(items.first().getByRole('button', { name: 'Forrás és dátum' })).toBeVisible()
})

for (const { tab, statement } of [
  { tab: 'balance', statement: 'balanceSheet' },
  { tab: 'income-statement', statement: 'incomeStatement' },
]) {
  test(`Alza.hu Kft., 2024, ${tab}: every row of the filing in the filed order`, async ({ page }) => {
    const filed = readRows('e-beszamolo/statements_long.csv', '25745849')
      .filter((row) => row.get('statement') === statement && row.get('target_year') === '2024')
      .toSorted((one, other) => Number(one.get('seq')) - Number(other.get('seq')))
      .map((row) => ({
        number: Number(row.get('row_number')),
        label: row.get('item_name') ?? '',
        previous: toNumber(row.get('previous_year') ?? ''),
        current: toNumber(row.get('target_year_value') ?? ''),
      }))
    expect(filed.length).toBeGreaterThan(40)
    await page.goto(`/report/25745849/financial-report?year=2024&tab=${tab}`)
    await page.getByRole('checkbox', { name: 'Ezer forintban' }).check()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alza.hu Kft.')
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(filed.length)
    expect(await readTable(page)).toEqual(filed)
  })
}

test('the totals of Alza.hu Kft. stand in the balance sheet', async ({ page }) => {
  await page.goto('/report/25745849/financial-report?year=2024')
  await page.getByRole('checkbox', { name: 'Ezer forintban' }).check()
  const totals = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /\) összesen$/i }) })
  await expect(totals).toHaveCount(2)
  for (const total of await totals.all()) await expect(total).toContainText(/5\s546\s591/)
})

test('a Romanian company shows the years that it filed, in its currency', async ({ page }) => {
  const years = readRows('bilant-ro/bilant_panel_2013_2024.csv', '67248').flatMap((row) =>
    row.get('cif') === '67248' ? [row.get('an') ?? ''] : [],
  )
  await page.goto('/report/ro-67248/financial-report')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/PORTIMER COM/)
  await expect(page.getByRole('complementary').getByText('Románia')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(years.length)
  for (const year of years) await expect(page.getByRole('radio', { name: year })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Mérleg', exact: true }).locator('..')).toContainText('RON')
  await expect(page.getByRole('checkbox', { name: 'Ezer forintban' })).toHaveCount(0)
})

test('importing the same again changes nothing', async () => {
  const printed = await runMerleg('import', 'e-beszamolo', join(sharedData, 'e-beszamolo/statements_long.csv'))
  expect(printed).toMatch(/new 0, changed 0, closed 0/)
})
