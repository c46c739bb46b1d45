import { quickSearch } from '@merleg/contract/search.contract'
import { expect, test } from './support/journey.ts'
import { read } from './support/server-call.ts'

test('a company is found by name without accents, tax number and register number', async ({ page, companies }) => {
  const { name, taxNumber, registrationNumber, companyId } = companies.rich
  const plainName = name.value
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toUpperCase()
  const keys = [
    plainName,
    taxNumber,
    taxNumber?.replaceAll('-', ''),
    companyId,
    registrationNumber,
    registrationNumber?.replaceAll('-', ''),
  ]
  for (const key of keys) {
    await page.goto('/')
    const field = page.getByRole('banner').getByRole('combobox')
    await field.fill(key ?? '')
    await page.getByRole('banner').getByRole('button', { name: 'Keresés' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Keresés: ${key ?? ''}`)
    const row = page.getByRole('table', { name: 'Találatok' }).getByRole('row').nth(1)
    await expect(row.getByRole('link', { name: name.value, exact: true })).toHaveAttribute(
      'href',
      `/report/${companyId}/summary`,
    )
    await expect(row).toContainText('kitalált')
    await expect(row).toContainText(taxNumber ?? '')
    await expect(row).toContainText(registrationNumber ?? '')
  }
})

test('pages and page size are in the address', async ({ page, baseUrl, tokens }) => {
  const { results } = await read(quickSearch, {
    baseUrl,
    token: tokens.full,
    query: { query: 'szolgáltató', currentPage: 2 },
  })
  const rows = page.getByRole('table', { name: 'Találatok' }).getByRole('rowgroup').nth(1).getByRole('row')
  await page.goto('/quick/search?query=szolg%C3%A1ltat%C3%B3')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Következő lap' }).click()
  await expect(page).toHaveURL(/[?&]currentPage=2/)
  await expect(rows.first()).toContainText(results[0]?.name.value ?? '')
  await expect(page.getByRole('navigation', { name: 'Lapozás' })).toContainText('11–20 / ')
  await page.getByRole('radiogroup', { name: 'Sor laponként' }).getByText('20', { exact: true }).click()
  await expect(page).toHaveURL(/perPage=20/)
  await expect(rows).toHaveCount(20)
  await page.goBack()
  await expect(rows).toHaveCount(10)
  await expect(page).toHaveURL(/currentPage=2/)
})

test('results are narrowed by status and county, and the basket takes two of them', async ({ page }) => {
  await page.goto('/quick/search?query=kft')
  const rows = page.getByRole('table', { name: 'Találatok' }).getByRole('rowgroup').nth(1).getByRole('row')
  await expect(rows).toHaveCount(10)
  await page.getByRole('combobox', { name: 'Székhely vármegyéje' }).click()
  await page.getByRole('option', { name: 'Budapest', exact: true }).click()
  await expect(page).toHaveURL(/[?&]county=Budapest/)
  await page.getByRole('combobox', { name: 'Státusz' }).click()
  await page.getByRole('option', { name: 'működő', exact: true }).click()
  await expect(page).toHaveURL(/[?&]status=working/)
  for (const row of [rows.nth(0), rows.nth(1)]) {
    await expect(row).toContainText('Budapest')
    await expect(row).toContainText('működő')
    await row.getByRole('button', { name: /felvétele az összehasonlításhoz$/ }).click()
    await expect(row.getByRole('button', { name: /felvétele az összehasonlításhoz$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await page.reload()
  await expect(rows.nth(0)).toContainText('Budapest')
  await expect(rows.nth(1).getByRole('button', { name: /felvétele az összehasonlításhoz$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('nothing found: advice; too short: a hint', async ({ page }) => {
  await page.goto('/quick/search?query=qqqqqqqq')
  await expect(page.getByText('Nincs találat')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  await page.goto('/quick/search?query=ab')
  await expect(page.getByText('Írjon be legalább 3 karaktert: cégnevet')).toBeVisible()
})

test('identifiers are copied with one click', async ({ page, context, companies }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const taxNumber = companies.rich.taxNumber ?? ''
  await page.goto(`/quick/search?query=${taxNumber}`)
  await page.getByRole('button', { name: 'Adószám másolása' }).click()
  await expect(page.getByText(`Vágólapra másolva: ${taxNumber}`)).toBeVisible()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(taxNumber)
})

test('the home page remembers searches and reports', async ({ page, companies }) => {
  await page.goto('/quick/search?query=feledhetetlen')
  await expect(page.getByText('Nincs találat')).toBeVisible()
  await page.goto(`/report/${companies.rich.companyId}/summary`)
  await expect(page.getByRole('heading', { level: 1, name: companies.rich.name.value })).toBeVisible()
  await page.goto('/')
  const history = page.getByRole('table', { name: 'Keresési előzmények' })
  await expect(history.getByRole('row').filter({ hasText: companies.rich.name.value }).first()).toContainText('riport')
})
