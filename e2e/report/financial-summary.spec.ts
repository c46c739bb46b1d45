import { readFile } from 'node:fs/promises'
import { type FinancialSummary, getFinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

type Access = { baseUrl: string; tokens: { full: string }; companies: { rich: { companyId: string } } }

async function readSummary({ baseUrl, tokens, companies }: Access): Promise<{ id: string; summary: FinancialSummary }> {
  const id = companies.rich.companyId
  return { id, summary: await read(getFinancialSummary, { baseUrl, token: tokens.full, params: { id } }) }
}

const rowOf = (page: Page, label: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: label, exact: true }) })
const group = (amount: number): string => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\\s')

test('alerts and every row with its newest figure, in forints or thousands', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const { id, summary } = await readSummary({ baseUrl, tokens, companies })
  await page.goto(`/report/${id}/summary`)
  await page
    .getByRole('navigation', { name: 'A riport fejezetei' })
    .getByRole('link', { name: 'Gazdasági adatok' })
    .click()
  await expect(page).toHaveURL(`/report/${id}/financial-report-summary`)
  await expect(rowOf(page, summary.table.items[0]?.label ?? '')).toBeVisible()
  for (const folded of await page.getByRole('button', { name: /nulla értékű sor/ }).all()) await folded.click()
  for (const { label } of summary.table.items) await expect(rowOf(page, label)).toBeVisible()
  for (const { description } of summary.alerts.slice(0, 4)) await expect(page.getByText(description)).toBeVisible()

  const sales = summary.table.items.find(({ key }) => key === 'salesNetIncome')
  const newest = sales?.values.at(-1) ?? 0
  expect(newest).toBeGreaterThan(1000)
  const row = rowOf(page, sales?.label ?? '')
  await page.getByRole('checkbox', { name: 'Ezer forintban' }).uncheck()
  await expect(row).toContainText(new RegExp(group(newest)))
  await page.getByRole('checkbox', { name: 'Ezer forintban' }).check()
  await expect(row).not.toContainText(new RegExp(group(newest)))
  await expect(row).toContainText(new RegExp(group(Math.round(newest / 1000))))
})

test('by keyboard a row opens into its chart and sources, and stays open in the address', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const { id, summary } = await readSummary({ baseUrl, tokens, companies })
  const equity = summary.table.items.find(({ key }) => key === 'equity')
  const label = equity?.label ?? ''
  await page.goto(`/report/${id}/financial-report-summary`)
  const button = page.getByRole('button', { name: label, exact: true })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/open=equity/)
  const card = page.getByRole('region', { name: label, exact: true })
  await expect(card.getByText(/^Forrás: /)).toBeVisible()
  await expect(card.locator('svg[data-chart]')).toBeVisible()
  await expectNoAxeViolations(page)

  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Diagram mentése képként' }).click()
  expect((await downloading).suggestedFilename()).toBe(`${label}.png`)

  await card.getByRole('button', { name: 'Táblázat' }).press('Enter')
  await expect(card.getByRole('rowheader')).toHaveText(summary.table.columns.map(({ title }) => title).toReversed())
  await page.reload()
  await expect(card.getByRole('rowheader').first()).toHaveText(summary.table.columns.at(-1)?.title ?? '')
  await button.press('Space')
  await expect(card).toHaveCount(0)
  await expect(page).toHaveURL(`/report/${id}/financial-report-summary`)
})

test('a row says what it means', async ({ page, companies, baseUrl, tokens }) => {
  const { id, summary } = await readSummary({ baseUrl, tokens, companies })
  const { label = '', definition = '' } = summary.table.items.find(({ key }) => key === 'roe') ?? {}
  await page.goto(`/report/${id}/financial-report-summary`)
  await page.getByRole('button', { name: `Mit jelent: ${label}` }).press('Enter')
  await expect(page.getByRole('dialog')).toContainText(definition)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an alert leads to the line of the accounts it is about', async ({ page, companies, baseUrl, tokens }) => {
  const { id } = companies.withFindings
  const { alerts } = await read(getFinancialSummary, { baseUrl, token: tokens.full, params: { id } })
  const alert = alerts.find(({ url }) => url?.includes('#line-') === true)
  if (!alert) throw new Error(`${id} has no alert about a line`)
  await page.goto(`/report/${id}/financial-report-summary`)
  const item = page.getByRole('listitem').filter({ hasText: alert.description })
  await item.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(alert.url?.split('#')[1] ?? ''))
  await expect(page.locator(':focus').first()).toBeInViewport()
})

test('the figures as XLSX', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/financial-report-summary`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'XLSX letöltése' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/-gazdasagi-adatok\.xlsx$/)
  const content = await readFile(await download.path())
  expect(content.subarray(0, 2).toString('latin1')).toBe('PK')
})

test('a company that has filed nothing says so', async ({ page, companies }) => {
  await page.goto(`/report/${companies.withoutStatements.companyId}/financial-report-summary`)
  await expect(page.getByText('Beszámolót nem ismerünk')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the newest year is in sight, nothing is wider than the screen', async ({
    page,
    companies,
    baseUrl,
    tokens,
  }) => {
    const { id, summary } = await readSummary({ baseUrl, tokens, companies })
    await page.goto(`/report/${id}/financial-report-summary?open=salesNetIncome`)
    const newest = summary.table.columns.at(-1)?.title ?? ''
    const year = page.getByRole('columnheader', { name: newest, exact: true }).first()
    // Alerts stand above the table: how far down it begins is not the matter here.
    const sideways = async () => {
      const box = await year.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= 390
    }
    await expect.poll(sideways).toBe(true)
    await expect(page.locator('svg[data-chart]')).toBeVisible()
    const excess = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(excess).toBeLessThanOrEqual(0)
    await expectNoAxeViolations(page)
  })
})
