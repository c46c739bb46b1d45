import { quickSearch } from '@merleg/contract/search.contract'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { read } from './support/server-call.ts'

// Both are about the list of the same account.
test.describe.configure({ mode: 'serial' })

test('receivables are uploaded, summed, printed and deleted', async ({ page, baseUrl, tokens }) => {
  const { results } = await read(quickSearch, { baseUrl, token: tokens.full, query: { query: 'kft' } })
  const ids = results.map(({ companyId }) => companyId).filter((id) => /^\d{8}$/.test(id))
  const rows = ids.slice(0, 3).map((id, index) => `${id};${index + 1} 000 000;;2026.01.15.`)
  await page.goto('/monitoring/portfolio')
  await expect(page.getByRole('heading', { level: 1, name: 'Portfólió' })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'követelések.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Adószám;Összeg;Pénznem;Esedékes', ...rows, ';300;;'].join('\r\n')),
  })
  const sums = page.getByRole('region', { name: 'Követelések (HUF)' })
  await expect(sums.getByText(/6\s000\s300\sFt/)).toBeVisible()
  await page.getByRole('button', { name: '1 sor, amellyel gond van' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Sorok, amelyekkel gond van' })).toBeVisible()
  await expectNoAxeViolations(page)

  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XLSX' }).press('Enter'),
  ])
  expect(workbook.suggestedFilename()).toMatch(/^portfolio-.*\.xlsx$/)
  await page.getByRole('link', { name: 'Nyomtatás, PDF' }).press('Enter')
  await expect(page).toHaveURL(/\/print\/portfolio/)
  await expect(page.getByRole('heading', { level: 1, name: 'Minden figyelt cég' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /Követelések$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Vissza a portfólióhoz' }).press('Enter')

  await page.getByRole('button', { name: 'Lista törlése' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Törli a követelések listáját?' })
  await dialog.getByRole('button', { name: 'Lista törlése' }).press('Enter')
  await expect(page.getByText('Követelések feltöltése')).toBeVisible()
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('it fits', async ({ page }) => {
    await page.goto('/monitoring/portfolio')
    await expect(page.getByText('Forderungen hochladen')).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  })
})
