import { getConnectionList } from '@merleg/contract/report/connection-list.contract'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

test('from the connection list of a company to the path to one of its people', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const id = companies.rich.companyId
  const { groups } = await read(getConnectionList, { baseUrl, token: tokens.full, params: { id }, query: {} })
  const person = groups.flatMap(({ items }) => items).find(({ url }) => url?.startsWith('/person/') === true)
  const personId = person?.url?.replace('/person/', '') ?? ''
  await page.goto(`/connections/paths?parties=${id},${personId}`)
  const path = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: person?.title ?? '' })
    .last()
  await expect(path).toBeVisible()
  await expect(page.getByText('A legrövidebb út hossza lépésben: 1')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Az utak képe' }).getByRole('link')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Nyomtatás, PDF' }).press('Enter')
  await expect(page).toHaveURL(/\/connections\/paths\/print\?parties=/)
  // The number tells the document from the page before it, whose picture has the same heading.
  await expect(page.getByRole('heading', { level: 2, name: '1. Az utak képe' })).toBeVisible()
  await expectNoAxeViolations(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF letöltése' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/utak.*\.pdf$/)
})

test('from a search result in one click', async ({ page }) => {
  await page.goto('/quick/search?query=kft')
  await page
    .getByRole('link', { name: /^Utak más felekhez: / })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/connections\/paths\?parties=/)
  await expect(page.getByText('Válasszon legalább két felet')).toBeVisible()
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('nobody is chosen yet, and it fits', async ({ page }) => {
    await page.goto('/connections/paths')
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
  })
})

test.describe('a subscriber without the module', () => {
  test.use({ account: 'basic' })
  test('is offered it', async ({ page }) => {
    await page.goto('/connections/paths')
    await expect(page).toHaveURL(/error\/(module\/)?KapcsolatiHalo$/)
  })
})
