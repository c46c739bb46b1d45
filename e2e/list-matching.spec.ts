import { getMatchingList, listMatchingLists } from '@merleg/contract/list-matching.contract'
import { quickSearch } from '@merleg/contract/search.contract'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { ask, read } from './support/server-call.ts'

/** Two letters the other way round. */
const mistype = (name: string) => name.slice(0, 3) + name.charAt(4) + name.charAt(3) + name.slice(5)

test('a list with typing mistakes is matched, decided by the keyboard and taken along', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const { rich } = companies
  const { results } = await read(quickSearch, { baseUrl, token: tokens.full, query: { query: 'kft', perPage: 20 } })
  const [mistyped, other] = results.filter(({ companyId }) => companyId !== rich.companyId)
  const lines = [
    'Adószám;Cégnév;Székhely;Egyenleg',
    `${rich.taxNumber ?? ''};${rich.name.value};;1000`,
    `;${mistype(mistyped?.name.value ?? '')};${mistyped?.address ?? ''};2000`,
    `${rich.taxNumber ?? ''};${other?.name.value ?? ''};;3000`,
    ';Egészen Ismeretlen Vállalkozás Kft.;1234 Sehol;4000',
  ]
  await page.goto('/')
  await page.getByRole('link', { name: 'Listaegyeztetés' }).first().press('Enter')
  await expect(page).toHaveURL('/list-matching')
  await expect(page.getByText('42 nap után magától törlődik')).toBeVisible()
  await expectNoAxeViolations(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'XLSX- vagy CSV-fájl' }).click()
  await (await chooser).setFiles({ name: 'vevok.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })

  await expect(page.getByRole('combobox', { name: 'Cégnév: mi van benne' })).toHaveValue('name')
  await expect(page.getByRole('combobox', { name: 'Egyenleg: mi van benne' })).toHaveValue('')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Egyeztetés indítása' }).press('Enter')

  const rows = page.getByRole('listbox', { name: 'Eldöntendő sorok' })
  await expect(rows.getByRole('option')).toHaveCount(2, { timeout: 30_000 })
  await expect(page.getByText('4 sorból 1 tartozik biztosan egy céghez, 2 döntésre vár.')).toBeVisible()
  await expect(rows).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('1')
  await expect(rows.getByText('kiválasztva')).toBeVisible()
  await page.keyboard.press('0')
  await expect(rows.getByText('egyik sem')).toBeVisible()
  await page.keyboard.press('z')
  await expect(rows.getByText('egyik sem')).toBeHidden()
  await expect(page.getByText('4 sorból 2 tartozik biztosan egy céghez, 1 döntésre vár.')).toBeVisible()

  await page.getByText('Eredmény', { exact: true }).click()
  await expect(page).toHaveURL(/view=table/)
  const table = page.getByRole('table', { name: 'Eredmény' })
  await expect(table.getByRole('link', { name: mistyped?.name.value ?? '', exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Letöltés: XLSX' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toMatch(/^listaegyeztetes-vevok-.*\.xlsx$/)

  await page.getByRole('link', { name: 'Minden lista' }).press('Enter')
  await page.getByRole('button', { name: 'vevok.csv törlése' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Törlés' }).press('Enter')
  await expect(page.getByRole('link', { name: 'vevok.csv' })).toHaveCount(0)
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('pasted rows fit', async ({ page, companies }) => {
    await page.goto('/list-matching')
    await page.getByRole('tab', { name: 'Einfügen' }).click()
    await page.getByRole('textbox', { name: 'Zeilen' }).fill(`Firma\n${mistype(companies.rich.name.value)}`)
    await page.getByRole('button', { name: 'Einlesen' }).press('Enter')
    await page.getByRole('button', { name: 'Abgleich starten' }).press('Enter')
    await expect(page.getByRole('option')).toHaveCount(1, { timeout: 30_000 })
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
  })
})

test.describe('a subscriber without the modules', () => {
  test.use({ account: 'basic' })
  test('is offered one, and refused by the server', async ({ page, baseUrl, tokens }) => {
    await page.goto('/list-matching')
    await expect(page).toHaveURL(/error\/(module\/)?Reszleteskereso$/)
    expect((await ask(listMatchingLists, { baseUrl, token: tokens.basic })).status).toBe(400)
    const id = '0199aa00-0000-7000-8000-000000000001'
    expect((await ask(getMatchingList, { baseUrl, token: tokens.full, params: { id } })).status).toBe(404)
  })
})
