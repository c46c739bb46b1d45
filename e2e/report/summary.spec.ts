import { type SimpleSummary, getReportSummary } from '@merleg/contract/report/summary.contract'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { SEEDED } from '../support/seed/seeded-companies.ts'
import { read } from '../support/server-call.ts'

function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

async function listCards(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 }).allInnerTexts()
}

test('the cards of a company', async ({ page, context, companies }) => {
  const { companyId, name, taxNumber, registrationNumber, address } = companies.rich
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/report/${companyId}/summary`)
  const details = card(page, 'Cégadatok')
  for (const text of [name.value, taxNumber, registrationNumber, address]) {
    await expect(details.getByText(text ?? '').first()).toBeVisible()
  }
  await expect(details.getByText(/^Forrás: /)).toBeVisible()
  await details.getByRole('button', { name: 'Adószám másolása' }).click()
  await expect(page.getByText(`Vágólapra másolva: ${taxNumber ?? ''}`)).toBeVisible()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(taxNumber)
  const risk = card(page, 'Összkép')
  await expect(risk.getByText(/^\d+ pont .+: .+/)).toBeAttached()
  await expect(risk.getByText('12 hónapos csődvalószínűség')).toBeVisible()
  await expect(risk.getByRole('heading', { name: 'Ami ellene szól' })).toBeVisible()
  for (const title of ['Tulajdonosok', 'Képviseletre jogosultak', 'Elérhetőségek']) {
    await expect(card(page, title)).toBeVisible()
  }
  await expect(card(page, 'Tulajdonosok').getByRole('table')).toBeVisible()
  await expect(card(page, 'A besorolás részletei')).toHaveCount(0)
})

test('a chart, the same as a table, and what it means; the choice stays', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const id = companies.rich.companyId
  const summary = await read(getReportSummary, { baseUrl, token: tokens.full, params: { id } })
  if (!('charts' in summary)) throw new Error(`${id} is no company`)
  const years = summary.charts.revenue.labels.toReversed()
  await page.goto(`/report/${id}/summary`)
  const revenue = card(page, 'Árbevétel')
  const chart = revenue.locator('svg').filter({ hasText: years[0] ?? '' })
  await expect(revenue.getByRole('button', { name: 'Diagram', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(chart).toBeVisible()
  const downloading = page.waitForEvent('download')
  await revenue.getByRole('button', { name: 'Diagram mentése képként' }).click()
  expect((await downloading).suggestedFilename()).toBe('Árbevétel.png')

  await revenue.getByRole('button', { name: 'Táblázat' }).click()
  await expect(chart).toHaveCount(0)
  await expect(revenue.getByRole('rowheader')).toHaveText(years)
  await page.reload()
  await expect(revenue.getByRole('rowheader')).toHaveText(years)
  await revenue.getByRole('button', { name: 'Leírás és forrás' }).click()
  await expect(revenue.getByText('A termékek és szolgáltatások értékesítésének áfa nélküli bevétele')).toBeVisible()
  await expect(revenue.getByRole('heading', { name: 'Források' })).toBeVisible()
})

test('cards are hidden and moved; the arrangement stays, and can be taken back', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/summary`)
  await expect(card(page, 'Tulajdonosok')).toBeVisible()
  const before = await listCards(page)
  await page.getByRole('button', { name: 'Kártyák' }).click()
  const organizer = page.getByRole('dialog', { name: 'Kártyák megjelenítése és sorrendje' })
  await organizer.getByRole('checkbox', { name: 'Elérhetőségek' }).uncheck()
  await organizer.getByRole('checkbox', { name: 'A besorolás részletei' }).check()
  await organizer.getByRole('checkbox', { name: 'Kockázati besorolás' }).check()
  await organizer.getByRole('button', { name: 'Kockázati besorolás feljebb' }).click()
  await expect(organizer.getByText(/^Kockázati besorolás: 2. hely a \d+ közül$/)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(organizer).toBeHidden()
  await page.reload()
  await expect(card(page, 'A besorolás részletei')).toBeVisible()
  await expect(card(page, 'Elérhetőségek')).toHaveCount(0)
  const after = await listCards(page)
  expect(after).toContain('Kockázati besorolás')
  expect(after.indexOf('Kockázati besorolás')).toBeLessThan(after.indexOf('Cégadatok'))

  await page.getByRole('button', { name: 'Kártyák' }).click()
  await organizer.getByRole('button', { name: 'Alaphelyzet' }).click()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Elérhetőségek')).toBeVisible()
  expect(await listCards(page)).toEqual(before)
})

test('a card is moved by keyboard', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/summary`)
  await page.getByRole('button', { name: 'Kártyák' }).click()
  const organizer = page.getByRole('dialog', { name: 'Kártyák megjelenítése és sorrendje' })
  const items = organizer.getByRole('listitem')
  await expect(items.nth(1)).toContainText('Cégadatok')
  await organizer.getByRole('button', { name: 'Cégadatok áthelyezése' }).press('Space')
  await expect(organizer.getByText(/^Cégadatok: 2. hely/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(organizer.getByText(/^Cégadatok: 3. hely/)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(items.nth(2)).toContainText('Cégadatok')
})

for (const kind of ['selfemployed', 'nonprofit', 'budgetary', 'educational', 'taxentity'] as const) {
  test(`the simpler view: ${kind}`, async ({ page, companies, baseUrl, tokens }) => {
    const entity = companies.simple.get(kind)
    if (!entity) throw new Error(`The demo data have no ${kind}`)
    const answer = await read(getReportSummary, { baseUrl, token: tokens.full, params: { id: entity.companyId } })
    expect(answer.type).toBe(kind)
    const summary: SimpleSummary | null = 'html' in answer ? answer : null
    await page.goto(`/report/${entity.companyId}/summary`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entity.name.value)
    for (const { key, value } of summary?.details ?? []) {
      const details = card(page, 'Cégadatok')
      await expect(details.getByText(key, { exact: true }).first()).toBeVisible()
      await expect(details.getByText(value, { exact: true }).first()).toBeVisible()
    }
    const menu = page.getByRole('navigation', { name: 'A riport fejezetei' })
    await menu.getByRole('link', { name: 'Cégadatok', exact: true }).click()
    await expect(page).toHaveURL(`/report/${entity.companyId}/company-data`)
    await expect(page.getByRole('tab', { selected: true })).toContainText('Cégadatok')
  })
}

test.describe('the simpler view on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('shows the newest figures first, beside what they are', async ({ page, baseUrl, tokens }) => {
    const id = SEEDED.educational
    const answer = await read(getReportSummary, { baseUrl, token: tokens.full, params: { id } })
    const years = 'html' in answer ? answer.financialData.years : []
    const table = card(page, 'Gazdasági adatok').getByRole('region')
    await page.goto(`/report/${id}/summary`)
    await table.scrollIntoViewIfNeeded()
    await expect(table.getByRole('columnheader', { name: String(years.at(-1)) })).toBeInViewport({ ratio: 1 })
    await expect(table.getByRole('columnheader', { name: String(years[0]) })).not.toBeInViewport()
    await expect(table.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 })
    for (let step = 0; step < 20; step += 1) await table.press('ArrowLeft')
    await expect(table.getByRole('columnheader', { name: String(years[0]) })).toBeInViewport({ ratio: 1 })
  })
})
