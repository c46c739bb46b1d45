import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

type Groups = Awaited<ReturnType<typeof read<typeof getCompanyData>>>['groups']

function listGroups(page: Page) {
  return page.getByRole('tabpanel').getByRole('heading', { level: 3 })
}

function titlesOf(groups: Groups, type: Groups[number]['type']): string[] {
  return groups.filter((group) => group.type === type).map((group) => group.title)
}

test('tabs with counters, groups that open and close', async ({ page, companies, baseUrl, tokens }) => {
  const id = companies.rich.companyId
  const { groups } = await read(getCompanyData, { baseUrl, token: tokens.full, params: { id }, query: { all: 'true' } })
  await page.goto(`/report/${id}/company-data`)
  for (const [tab, type] of [
    ['Tagok és tisztségviselők', 'members'],
    ['Közlemények', 'news'],
    ['Cégadatok', 'other'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    const own = groups.filter((group) => group.type === type)
    const count = own.reduce((sum, { active, inactive }) => sum + active + inactive, 0)
    await expect(page.getByRole('tab', { name: tab })).toContainText(String(count))
    const titles = titlesOf(groups, type)
    await expect(listGroups(page)).toHaveCount(titles.length)
    for (const [index, title] of titles.entries()) await expect(listGroups(page).nth(index)).toContainText(title)
  }
  const toggles = listGroups(page).getByRole('button')
  await page.getByRole('button', { name: 'Mindet kinyit' }).click()
  await expect(toggles.and(page.locator('[aria-expanded=false]'))).toHaveCount(0)
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(companies.rich.taxNumber ?? '')
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Mindet becsuk' }).click()
  await expect(toggles.and(page.locator('[aria-expanded=true]'))).toHaveCount(0)
  await toggles.first().click()
  await expect(toggles.first()).toHaveAttribute('aria-expanded', 'true')
})

test('the history: what has ended is shown and marked', async ({ page, companies, baseUrl, tokens }) => {
  const id = companies.rich.companyId
  const { groups } = await read(getCompanyData, { baseUrl, token: tokens.full, params: { id }, query: { all: 'true' } })
  const group = groups.find(({ type, items }) => type === 'other' && items.some((item) => !item.valid))
  if (!group) throw new Error(`${id} has no history`)
  await page.goto(`/report/${id}/company-data?onlyValid=true`)
  await page.getByRole('button', { name: 'Mindet kinyit' }).click()
  await expect(page.getByText('megszűnt', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Megszűntek mutatása' }).click()
  await expect(page).toHaveURL(/[?&]onlyValid=false/)
  await page.getByRole('button', { name: 'Mindet kinyit' }).click()
  const section = page.getByRole('region', { name: group.title, exact: true })
  await expect(section).toContainText(`${group.active} hatályos, ${group.inactive} megszűnt`)
  await expect(section.getByText('megszűnt', { exact: true }).first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Csak hatályos adatok' }).check()
  await expect(page.getByText('megszűnt', { exact: true })).toHaveCount(0)
})

test('a link highlights the item that it names', async ({ page, companies, baseUrl, tokens }) => {
  const id = companies.rich.companyId
  const { groups } = await read(getCompanyData, { baseUrl, token: tokens.full, params: { id }, query: {} })
  const item = groups.find(({ type }) => type === 'members')?.items.at(-1)
  await page.goto(`/report/${id}/company-data?hl=${encodeURIComponent(item?.id ?? '')}`)
  const highlighted = page.getByRole('tabpanel').locator('[aria-current=true]')
  await expect(highlighted).toBeInViewport()
  await expect(highlighted).toContainText(item?.rows[0]?.value ?? '')
  await expect(page.getByRole('tab', { selected: true })).toContainText('Tagok')
})

test('every value says its source and date', async ({ page, companies, baseUrl, tokens }) => {
  const id = companies.rich.companyId
  const { groups } = await read(getCompanyData, { baseUrl, token: tokens.full, params: { id }, query: {} })
  const provenance = groups.find(({ type }) => type === 'other')?.items[0]?.provenance
  await page.goto(`/report/${id}/company-data`)
  await page.getByRole('button', { name: 'Mindet kinyit' }).click()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Forrás és dátum' }).first().click()
  const hint = page.getByRole('dialog')
  await expect(hint).toContainText(provenance?.title ?? '')
  await expect(hint).toContainText(provenance?.publisher ?? '')
  await expect(hint).toContainText('Tudomásunkra jutott')
})

test('finding in the data; the state of an earlier day', async ({ page, companies }) => {
  const { companyId, taxNumber } = companies.rich
  await page.goto(`/report/${companyId}/company-data`)
  const find = page.getByRole('searchbox', { name: 'Keresés az adatok között' })
  await find.fill(taxNumber ?? '')
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(taxNumber ?? '')
      .first(),
  ).toBeVisible()
  await find.fill('qqqqqq')
  await expect(page.getByText('Ezen a lapon nincs ilyen adat.')).toBeVisible()
  await find.fill('')
  await page.getByLabel('Állapot napja').fill('1989-12-31')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]asOf=1989-12-31/)
  await expect(page.getByRole('tab', { name: 'Cégadatok' })).toHaveAccessibleName('Cégadatok 0 tétel')
  await expect(page.getByText('Nem a mai állapot')).toBeVisible()
  await page.getByRole('button', { name: 'Vissza a mai naphoz' }).click()
  await expect(page.getByRole('tab', { name: 'Cégadatok' })).not.toHaveAccessibleName('Cégadatok 0 tétel')
})

test('the extract is a PDF', async ({ page, context, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/company-data`)
  const answered = page.waitForResponse(/print-extract/)
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Kivonat (PDF)' }).click()
  const response = await answered
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect(decodeURIComponent(response.headers()['x-filename'] ?? '')).toMatch(/cegkivonat-[\d-]+\.pdf$/)
  await opened
})
