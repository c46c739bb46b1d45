import { readFile } from 'node:fs/promises'
import { getIndicators } from '@merleg/contract/report/indicators.contract'
import { INDICATOR_KEYS } from '@merleg/domain/indicators/indicator-keys'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { SEEDED } from '../support/seed/seeded-companies.ts'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',').replace('-', '\u2212')}\u00A0%`

test('from the menu: every indicator in its group, its table as the server tells it, in the address', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const id = companies.rich.companyId
  const indicators = await read(getIndicators, {
    baseUrl,
    token: tokens.full,
    params: { id },
  })
  await page.goto(`/report/${id}/summary`)
  await page.getByRole('navigation').getByRole('link', { name: 'Mutatók', exact: true }).click()
  await expect(page).toHaveURL(/\/common-ratings$/)
  for (const group of ['Pénzügyi adatok', 'Jövedelmezőség', 'Bevételvizsgálat'])
    await expect(card(page, group)).toBeVisible()
  for (const key of INDICATOR_KEYS) {
    const { title, empty } = indicators[key]
    await expect(empty ? page.getByRole('button', { name: title, exact: true }) : card(page, title)).toBeVisible()
  }

  const { roe } = indicators
  await card(page, roe.title).getByRole('button', { name: 'Táblázat' }).click()
  await expect(page).toHaveURL(/cards=roe\.table/)
  const values = roe.data.datasets[0]?.data ?? []
  const cells = card(page, roe.title).getByRole('row').locator('td:nth-child(2)')
  await expect(cells).toHaveText(
    values.toReversed().map((value) => (value === null ? /–$/ : new RegExp(`${percent(value)}$`))),
  )
  await page.reload()
  await expect(card(page, roe.title).getByRole('table')).toBeVisible()
  await card(page, roe.title).getByRole('button', { name: 'Leírás és forrás' }).click()
  await expect(card(page, roe.title)).toContainText(roe.definition)
  await expect(card(page, roe.title)).toContainText('Adózott eredmény / saját tőke')
})

test('with the keyboard alone: to a group, into a chart, from year to year', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/common-ratings`)
  const link = page.getByRole('link', { name: 'Tőkeszerkezet' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Tőkeszerkezet')).toBeFocused()
  await expect(card(page, 'Tőkeellátottság')).toBeInViewport()
  await page.reload()
  await expect(card(page, 'Tőkeszerkezet')).toBeFocused()
  const points = card(page, 'Tőkeellátottság').getByRole('group', { name: /évenként/ })
  await points.getByRole('button').last().focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Képlet: Saját tőke / eszközök (aktívák) összesen.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a chart can be saved as a picture', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/common-ratings`)
  const downloading = page.waitForEvent('download')
  await card(page, 'Likviditási ráta').getByRole('button', { name: 'Diagram mentése képként' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.png$/)
  expect((await readFile(await download.path())).subarray(1, 4).toString('latin1')).toBe('PNG')
})

test('foreign accounts: what they do not tell is named, in their currency', async ({ page }) => {
  await page.goto(`/report/${SEEDED.foreign}/common-ratings`)
  await expect(card(page, 'Adózott eredmény')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Ezer forintban' })).toHaveCount(0)
  const missing = page.getByRole('button', { name: 'Likviditási ráta', exact: true })
  await missing.click()
  await expect(missing).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Forgóeszközök / rövid lejáratú kötelezettségek')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a company that has filed nothing says so', async ({ page, companies }) => {
  await page.goto(`/report/${companies.withoutStatements.companyId}/common-ratings`)
  await expect(page.getByText('Beszámolót nem ismerünk')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'en' })
  for (const view of ['', '?view=table'])
    test(`nothing is wider than the window ${view}`, async ({ page, companies }) => {
      await page.goto(`/report/${companies.rich.companyId}/common-ratings${view}`)
      await expect(card(page, 'Profitability')).toBeVisible()
      await expect(page.locator(view === '' ? 'svg[data-chart]' : 'table').first()).toBeVisible()
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    })
})
