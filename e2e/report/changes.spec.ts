import { getReportChanges } from '@merleg/contract/report/changes.contract'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

const days = { from: '2012-01-01', to: '2024-12-31' }

test('two days compared: every change in its section, narrowed by kind and shared by address', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const id = companies.rich.companyId
  const asked = { baseUrl, token: tokens.full, params: { id }, query: days }
  const { groups, statements } = await read(getReportChanges, asked)
  const total = groups.reduce((sum, { changes }) => sum + changes.length, 0) + statements.length
  expect(total).toBeGreaterThan(3)
  await page.goto(`/report/${id}/company-data`)
  await page.getByRole('link', { name: 'Változások két nap között' }).click()
  const from = page.getByRole('textbox', { name: 'Ettől a naptól' })
  await from.fill('2012-01-01')
  await from.press('Enter')
  const to = page.getByRole('textbox', { name: 'Eddig a napig' })
  await to.fill('2024-12-31')
  await to.press('Enter')
  await expect(page).toHaveURL(/from=2012-01-01&to=2024-12-31/)
  await expect(page.getByText(`${total} változás`, { exact: true })).toBeVisible()
  for (const { title } of groups) await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
  const filed = statements.filter(({ kind }) => kind === 'filed').length
  await page.getByRole('button', { name: `Új beszámoló ${filed}` }).press('Enter')
  await expect(page).toHaveURL(/kind=filed/)
  await expect(page.getByRole('region', { name: 'Beszámolók' }).getByRole('listitem')).toHaveCount(filed)
  await page.reload()
  await expect(page.getByRole('button', { name: `Új beszámoló ${filed}` })).toHaveAttribute('aria-pressed', 'true')
  // The frame of the report may come after the section.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('what we knew; a day before the company was known says so', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/changes?from=2001-01-01`)
  await page.getByText('Amit tudtunk róla').click()
  await expect(page).toHaveURL(/view=knowledge/)
  await expect(page.getByText(/még semmit sem tudtunk róla/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Elnevezés', exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('no change says so; days the wrong way round are refused in words', async ({ page, companies }) => {
  const address = `/report/${companies.rich.companyId}/changes`
  await page.goto(`${address}?from=1900-01-01&to=1900-12-31`)
  await expect(page.getByText(/napján még nem állt fenn: alapításának napja/)).toBeVisible()
  await page.goto(`${address}?from=2020-01-02&to=2020-01-01`)
  await expect(page.getByText('A kezdő nap nem lehet későbbi, mint a záró nap.')).toBeVisible()
})

test('the comparison as a workbook', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/changes?from=2012-01-01&to=2024-12-31`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Letöltés (XLSX)' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/-valtozasok-2012-01-01-2024-12-31\.xlsx$/)
})

test('the state of another day leads to what has changed since', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/company-data`)
  await page.getByRole('button', { name: 'Más nap választása' }).click()
  await page.getByRole('button', { name: 'Öt éve' }).click()
  await expect(page.getByText('Nem a mai állapot')).toBeVisible()
  await page.getByRole('link', { name: 'Mi változott azóta?' }).click()
  await expect(page).toHaveURL(/changes\?from=\d{4}-\d\d-\d\d$/)
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('every change fits and tells its source with one tap', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/changes?from=2012-01-01&to=2024-12-31`)
    await page
      .getByRole('button', { name: /^Quelle und Datum/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Uns bekannt seit')
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(overflow).toBe(0)
  })
})
