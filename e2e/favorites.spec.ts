import { saveMarketingSearch } from '@merleg/contract/company-search.contract'
import { deleteFavorite, listFavorites } from '@merleg/contract/favorites.contract'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { ask, read } from './support/server-call.ts'

test.describe('favourites', () => {
  test.afterEach(async ({ baseUrl, tokens }) => {
    const { results } = await read(listFavorites, { baseUrl, token: tokens.full, query: {} })
    for (const { id } of results) await ask(deleteFavorite, { baseUrl, token: tokens.full, params: { id } })
  })

  test('by keyboard: renamed, followed, looked at, deleted and taken back', async ({ page, baseUrl, tokens }) => {
    const token = tokens.full
    const query = { companyDetails: { employees: { min: 1 } } }
    const { id } = await read(saveMarketingSearch, { baseUrl, token, body: { version: 1, query } })

    await page.goto(`/marketing/search/${id}/results`)
    await page.getByRole('button', { name: 'Kedvencek közé' }).press('Enter')
    await page.getByRole('textbox', { name: 'Név' }).fill('Munkáltatók')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A keresést a kedvencek közé mentettük.')).toBeVisible()

    await page.getByRole('link', { name: 'Kedvencek', exact: true }).first().press('Enter')
    await expect(page).toHaveURL('/favorites')
    const table = page.getByRole('table', { name: 'Kedvencek' })
    await expect(table.getByText(/mentéskor/)).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Munkáltatók átnevezése' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Átnevezés, megjegyzés' })
    await dialog.getByRole('textbox', { name: /^Név/ }).fill('Akik foglalkoztatnak')
    await dialog.getByRole('textbox', { name: 'Megjegyzés' }).fill('Bérprogramhoz')
    await dialog.getByRole('button', { name: 'Mentés' }).press('Enter')
    await expect(table.getByText('Bérprogramhoz')).toBeVisible()

    await page.getByRole('switch', { name: 'Akik foglalkoztatnak: változások figyelése' }).press('Space')
    await expect(table.getByText(/^Ellenőrizve/)).toBeVisible()
    await page.getByRole('button', { name: 'Akik foglalkoztatnak: ellenőrzés most' }).press('Enter')
    await expect(page.getByText('A legutóbbi ellenőrzés óta a találatok köre nem változott.')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Akik foglalkoztatnak törlése' }).press('Enter')
    await expect(page.getByText('Még nem mentett keresést')).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(page.getByRole('button', { name: 'Visszavonás' })).toBeFocused()
    await page.keyboard.press('Enter')
    await table.getByRole('link', { name: 'Akik foglalkoztatnak', exact: true }).press('Enter')
    await expect(page).toHaveURL(`/marketing/search/${id}/results`)
  })
})
