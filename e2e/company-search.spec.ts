import { listMarketingResults, saveMarketingSearch } from '@merleg/contract/company-search.contract'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { ask } from './support/server-call.ts'

test('filled in by keys alone, counted live, searched, sorted, paged, modified, until nothing is found', async ({
  page,
}) => {
  await page.goto('/marketing/search')
  const form = page.getByRole('form', { name: 'Marketingkeresés' })
  const name = form.getByRole('textbox', { name: 'Cégnév' })
  await name.focus()
  await page.keyboard.type('kft')
  const filled = form.getByRole('listitem').filter({ hasText: 'Cégnév: kft' })
  await expect(filled).toContainText(/nélküle \d/)
  await expect(form.getByText(/^\d[\d\s]* cég$/).first()).toBeVisible()

  // The tree: opened, walked and chosen by keys; a parent stands for its classes.
  const section = form.getByRole('treeitem', { name: /^C / })
  await section.focus()
  await page.keyboard.press('Space')
  await expect(section).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(section).toHaveAttribute('aria-checked', 'mixed')
  await expectNoAxeViolations(page)
  await form.getByRole('button', { name: 'Kijelöltek törlése' }).press('Enter')
  await expect(section).toHaveAttribute('aria-checked', 'false')

  await form.getByRole('textbox', { name: 'Alapítás, legalább' }).fill('24.02.30')
  await page.keyboard.press('Enter')
  await expect(form.getByText(/Ilyen nap nincs/)).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Alapítás, legalább' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('50.1.1')
  await expect(form.getByText('1950. 01. 01. – …')).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/marketing\/search\/[0-9a-f-]{36}\/results$/)
  const results = page.url()
  const table = page.getByRole('table', { name: 'Találatok' })
  await expect(table.getByRole('row')).toHaveCount(11)
  await expectNoAxeViolations(page)
  await page.getByRole('combobox', { name: 'Rendezés' }).press('Enter')
  await page.getByRole('option', { name: 'árbevétel', exact: true }).click()
  await expect(page).toHaveURL(/orderBy=sales/)
  await expect(table.getByRole('columnheader', { name: 'Árbevétel', exact: true })).toBeVisible()
  const first = table.getByRole('rowheader').first()
  const nameOfFirst = (await first.textContent()) ?? ''
  await page.getByRole('button', { name: 'Következő lap' }).press('Enter')
  await expect(page).toHaveURL(/currentPage=2/)
  // The address changes at once, the rows when they have come: a key pressed before falls on one that goes.
  await expect(first).not.toHaveText(nameOfFirst)

  // A report and back: the same page of the same list.
  await first.getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/report\//)
  await page.goBack()
  await expect(page).toHaveURL(/orderBy=sales&currentPage=2|currentPage=2&orderBy=sales/)
  await expect(table.getByRole('row').nth(1)).toBeVisible()

  await page.getByRole('button', { name: 'Keresés módosítása' }).press('Enter')
  await expect(name).toHaveValue('kft')
  await form.getByRole('textbox', { name: 'Létszám, legalább' }).fill('9999999')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nincs találat')).toBeVisible()
  expect(page.url()).not.toBe(results)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: /^Létszám: .* nélküle/ }).press('Enter')
  await expect(table.getByRole('row')).toHaveCount(11)
})

test('what was typed survives a reload; clearing can be taken back', async ({ page }) => {
  await page.goto('/advanced/search')
  const name = page.getByRole('textbox', { name: 'Cégnév' })
  await name.fill('mérleg')
  await page.reload()
  await expect(name).toHaveValue('mérleg')
  await page.getByRole('button', { name: 'Törlés', exact: true }).press('Enter')
  await expect(name).toHaveValue('')
  await page.getByRole('button', { name: 'Törlés visszavonása' }).press('Enter')
  await expect(name).toHaveValue('mérleg')
})

test('companies like that of a report', async ({ page, companies }) => {
  const { rich } = companies
  await page.goto(`/report/${rich.companyId}/summary`)
  await page.getByRole('link', { name: /^Ehhez hasonló cégek/ }).press('Enter')
  await expect(page).toHaveURL(`/advanced/search?similarTo=${rich.companyId}`)
  const form = page.getByRole('form', { name: 'Részletes keresés' })
  await expect(form.getByText('Ehhez hasonló cégek: 1 cég')).toBeVisible()
  await form.getByRole('button', { name: 'Keresés' }).press('Enter')
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Részletes keresés: Ehhez hasonló cégek: / })).toBeVisible()
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('form and results fit', async ({ page }) => {
    await page.goto('/marketing/search')
    const form = page.getByRole('form', { name: 'Marketingsuche' })
    for (const card of ['Finanzdaten', 'Negative', 'Weitere'])
      await form.getByRole('button', { name: new RegExp(`^${card}`) }).click()
    await expect(form.getByRole('textbox', { name: /^EBITDA, mindestens/ })).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    // Where the bar of the form stands below the fields, it covers none of them in part.
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)')
    await expectNoAxeViolations(page)
    await form.getByRole('textbox', { name: 'Firmenname' }).fill('kft')
    await form.getByRole('button', { name: 'Suchen', exact: true }).click()
    const table = page.getByRole('table', { name: 'Treffer' })
    await expect(table.getByRole('rowheader').first()).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
  })
})

test.describe('a subscriber without the modules', () => {
  test.use({ account: 'basic' })
  test('is offered them, and refused by the server', async ({ page, baseUrl, tokens }) => {
    await page.goto('/marketing/search')
    await expect(page).toHaveURL(/error\/(module\/)?MarketingAdatok$/)
    await page.goto('/advanced/search')
    await expect(page).toHaveURL(/error\/(module\/)?Reszleteskereso$/)
    const id = '0f0e0d0c-0000-4000-8000-0000000000aa'
    const answer = await ask(listMarketingResults, { baseUrl, token: tokens.basic, params: { id } })
    expect(answer.status).toBe(400)
    const query = { companyDetails: { companyName: 'kft' } }
    const saved = await ask(saveMarketingSearch, { baseUrl, token: tokens.basic, body: { version: 1, query } })
    expect(saved.status).toBe(400)
  })
})
