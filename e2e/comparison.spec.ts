import { getComparison } from '@merleg/contract/comparison.contract'
import { quickSearch } from '@merleg/contract/search.contract'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { ask, read } from './support/server-call.ts'

test('from the report of a company and a list of results to the table, the print view and the files', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const { rich } = companies
  await page.goto(`/report/${rich.companyId}/summary`)
  await page.getByRole('button', { name: 'Összehasonlítás', exact: true }).press('Enter')
  const basket = page.getByRole('dialog', { name: 'Összehasonlítás' })
  await expect(basket.getByText('Még egy céget sem választott az összehasonlításhoz.')).toBeVisible()
  await basket.getByRole('button', { name: 'Ez a cég is' }).press('Enter')
  await expect(basket.getByText('Az összehasonlításhoz legalább két cég kell.')).toBeVisible()

  const { results } = await read(quickSearch, { baseUrl, token: tokens.full, query: { query: 'kft' } })
  const other = results.find(({ companyId }) => companyId !== rich.companyId)
  await page.goto('/quick/search?query=kft')
  const button = page.getByRole('button', { name: `${other?.name.value ?? ''} felvétele az összehasonlításhoz` })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Összehasonlítás', exact: true }).press('Enter')
  await page.getByRole('link', { name: 'A kosár cégeinek összehasonlítása' }).press('Enter')
  await expect(page).toHaveURL(`/comparison?companies=${rich.companyId},${other?.companyId ?? ''}`)
  const table = page.getByRole('table', { name: 'A legutóbbi beszámoló' })
  await expect(table.getByRole('rowheader', { name: /^Értékesítés nettó árbevétele/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('checkbox', { name: 'Csak az eltérések' }).press('Space')
  await expect(page).toHaveURL(/only=differences/)
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XLSX' }).press('Enter'),
  ])
  expect(workbook.suggestedFilename()).toMatch(/^osszehasonlitas-.*\.xlsx$/)

  await page.getByRole('link', { name: 'Nyomtatás, PDF' }).press('Enter')
  await expect(page).toHaveURL(/\/print\/comparison\?companies=/)
  await expect(page.getByRole('heading', { level: 2, name: '1. Összehasonlított cégek' })).toBeVisible()
  await expectNoAxeViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF letöltése' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toMatch(/osszehasonlitas.*\.pdf$/)
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('each row is a card, and it fits', async ({ page, companies, baseUrl, tokens }) => {
    const { results } = await read(quickSearch, { baseUrl, token: tokens.full, query: { query: 'kft' } })
    const others = results.map(({ companyId }) => companyId).filter((id) => id !== companies.rich.companyId)
    const ids = [companies.rich.companyId, ...others.slice(0, 4)]
    await page.goto(`/comparison?companies=${ids.join(',')}`)
    const table = page.getByRole('table', { name: 'Der jüngste Abschluss' })
    await expect(table.getByRole('rowheader').first()).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
  })
})

test.describe('a subscriber without the module', () => {
  test.use({ account: 'basic' })
  test('is offered it, and refused by the server', async ({ page, companies, baseUrl, tokens }) => {
    const ids = companies.rich.companyId
    await page.goto(`/comparison?companies=${ids}`)
    await expect(page).toHaveURL(/error\/(module\/)?Osszehasonlitas$/)
    const answer = await ask(getComparison, { baseUrl, token: tokens.basic, query: { companies: ids } })
    expect(answer.status).toBe(400)
  })
})
