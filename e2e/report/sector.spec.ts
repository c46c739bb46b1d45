import { getSector } from '@merleg/contract/report/sector.contract'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

test('the company among those of its sector, and of another one, chosen by the keyboard', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const id = companies.rich.companyId
  const ask = (query: { sector?: string }) => read(getSector, { baseUrl, token: tokens.full, params: { id }, query })
  const own = await ask({})
  const place = own.sectors.findIndex(({ id: sector }) => sector === own.selectedSector)
  const isLast = place === own.sectors.length - 1
  const other = own.sectors[isLast ? place - 1 : place + 1]?.id ?? ''
  await page.goto(`/report/${id}/summary`)
  await page.getByRole('link', { name: 'Ágazat', exact: true }).click()
  await expect(page).toHaveURL(`/report/${id}/sector`)

  const table = page.getByRole('region', { name: 'Összehasonlítás' })
  const told = own.table.items.filter(({ company: value, median }) => value !== null || median !== null)
  await expect(table.getByRole('rowheader')).toHaveCount(told.length)
  await expect(table.getByRole('rowheader')).toContainText(told.map(({ label }) => label))
  const choice = page.getByRole('combobox', { name: 'Ágazat' })
  await expect(choice).toHaveValue(own.selectedSector ?? '')
  await expect(choice.getByRole('option')).toHaveCount(own.sectors.length)
  for (const { title, empty } of Object.values(own.charts))
    await expect(page.getByRole('region', { name: title, exact: true })).toHaveCount(empty ? 0 : 1)
  await expectNoAxeViolations(page)

  await choice.focus()
  await page.keyboard.press(isLast ? 'ArrowUp' : 'ArrowDown')
  await expect(page).toHaveURL(new RegExp(`sector=${other}$`))
  const { companyCount = 0 } = (await ask({ sector: other })).table.items.find(({ key }) => key === 'equity') ?? {}
  const equity = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Saját tőke/ }) })
  await expect(equity.getByRole('cell').nth(4)).toContainText(companyCount === 0 ? '5 alatt' : String(companyCount))
  await page.reload()
  await expect(choice).toHaveValue(other)
})

test('a chart shows its definition and its figures as a table, and is saved as a picture', async ({
  page,
  companies,
}) => {
  await page.goto(`/report/${companies.rich.companyId}/sector`)
  const card = page.getByRole('region', { name: 'Saját tőke', exact: true })
  await expect(card.getByText('A cégek középső fele')).toBeVisible()
  await card.getByRole('button', { name: 'Leírás és forrás' }).click()
  await expect(card.getByRole('heading', { name: 'Számítása' })).toBeVisible()
  await card.getByRole('button', { name: 'Táblázat' }).click()
  await expect(card.getByRole('columnheader', { name: 'Felső kvartilis' })).toBeVisible()
  await card.getByRole('button', { name: 'Diagram', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Diagram mentése képként' }).click()
  expect((await downloading).suggestedFilename()).toBe('Saját tőke.png')
})

test('a company without accounts says so; a sector of others leads back', async ({ page, companies }) => {
  await page.goto(`/report/${companies.withoutStatements.companyId}/sector`)
  await expect(page.getByText('Nincs mit összehasonlítani')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ágazat', exact: true })).toHaveCount(0)
  await page.goto(`/report/${companies.rich.companyId}/sector?sector=9900`)
  await page.getByRole('link', { name: 'Vissza a cég ágazatához' }).click()
  await expect(page.getByRole('region', { name: 'Összehasonlítás' })).toBeVisible()
})

test.describe('on a phone, in the dark, in German', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  test('nothing sticks out', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/sector`)
    await expect(page.getByRole('region', { name: 'Vergleich' })).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  })
})
