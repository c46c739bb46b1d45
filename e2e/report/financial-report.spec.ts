import { readFile } from 'node:fs/promises'
import { getFinancialReport } from '@merleg/contract/report/financial-report.contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

async function downloadXlsx(page: Page): Promise<{ name: string; start: string }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'XLSX letöltése' }).click()
  const download = await downloading
  const content = await readFile(await download.path())
  return { name: download.suggestedFilename(), start: content.subarray(0, 2).toString('latin1') }
}

test('year chips and tabs: every row of the filing, in the address', async ({ page, companies, baseUrl, tokens }) => {
  const id = companies.rich.companyId
  const token = tokens.full
  const { years } = await read(getFinancialReport, { baseUrl, token, params: { id }, query: {} })
  const year = years.toSorted((one, other) => one - other)[0] ?? 0
  const report = await read(getFinancialReport, { baseUrl, token, params: { id }, query: { year } })
  await page.goto(`/report/${id}/financial-report`)
  await expect(page.getByRole('radio')).toHaveCount(years.length)
  await page.getByText(String(year), { exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`year=${year}`))
  await expect(page.getByRole('radio', { name: String(year) })).toBeChecked()
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(
    report.balance?.table.items.map((line) => line.label) ?? [],
  )
  await page.getByRole('tab', { name: 'Eredménykimutatás' }).click()
  await expect(page).toHaveURL(/tab=income-statement/)
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(
    report.incomeStatement?.table.items.map((line) => line.label) ?? [],
  )
  await page.reload()
  await expect(page.getByRole('radio', { name: String(year) })).toBeChecked()
  await expect(page.getByRole('tab', { name: 'Eredménykimutatás' })).toHaveAttribute('aria-selected', 'true')
})

test('amounts in forints or in thousands', async ({ page, companies, baseUrl, tokens }) => {
  const id = companies.rich.companyId
  const { balance } = await read(getFinancialReport, { baseUrl, token: tokens.full, params: { id }, query: {} })
  const line = balance?.table.items.find(({ current }) => (current ?? 0) > 1000)
  if (!balance || !line) throw new Error(`${id} has no amounts`)
  const huf = (line.current ?? 0) * balance.header.unit
  const group = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ' ')
  await page.goto(`/report/${id}/financial-report`)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: line.label, exact: true }) })
    .first()
  await page.getByRole('checkbox', { name: 'Ezer forintban' }).uncheck()
  await expect(row).toContainText(new RegExp(group(huf).replaceAll(' ', '\\s')))
  await page.getByRole('checkbox', { name: 'Ezer forintban' }).check()
  await expect(row).not.toContainText(new RegExp(group(huf).replaceAll(' ', '\\s')))
  await expect(row).toContainText(new RegExp(group(Math.round(huf / 1000)).replaceAll(' ', '\\s')))
})

test('both tabs as XLSX', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/financial-report`)
  const balance = await downloadXlsx(page)
  expect(balance).toMatchObject({ start: 'PK', name: expect.stringMatching(/-merleg-\d{4}\.xlsx$/) })
  await page.getByRole('tab', { name: 'Eredménykimutatás' }).click()
  const income = await downloadXlsx(page)
  expect(income).toMatchObject({ start: 'PK', name: expect.stringMatching(/-eredmenykimutatas-\d{4}\.xlsx$/) })
})

test('what does not add up is said, and leads to the row', async ({ page, companies, baseUrl, tokens }) => {
  const { id, year } = companies.withFindings
  const { findings } = await read(getFinancialReport, { baseUrl, token: tokens.full, params: { id }, query: { year } })
  await page.goto(`/report/${id}/financial-report?year=${year}`)
  const list = page.getByRole('region', { name: /észrevétel a beszámolóhoz/ })
  await expect(list.getByRole('listitem')).toHaveCount(findings.length)
  await expect(list.getByRole('listitem').first()).toContainText(findings[0]?.text ?? '')
  await list.getByRole('link').first().click()
  await expect(page).toHaveURL(/#line-/)
  await expect(page.locator(':target, :focus').first()).toBeInViewport()
})

test('a company that has filed nothing says so; a year it has not leads to the latest', async ({ page, companies }) => {
  const { companyId } = companies.withoutStatements
  await page.goto(`/report/${companyId}/financial-report`)
  await expect(page.getByText('Beszámolót nem ismerünk')).toBeVisible()
  await page.goto(`/report/${companyId}/summary`)
  await expect(page.getByRole('region', { name: 'Cégadatok', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Árbevétel', exact: true })).toHaveCount(0)
  await page.goto(`/report/${companies.rich.companyId}/financial-report?year=1950`)
  await expect(page.getByText('Erről az évről nincs ilyen beszámoló az adatbázisban.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'A legutóbbi beszámoló' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})
