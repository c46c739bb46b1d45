import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

function quickSearch(page: Page) {
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Cég keresése' })
  return { field, options: page.getByRole('banner').getByRole('option') }
}

/** As a hurried reader types it: lower case, no accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

test('"/", three letters, arrows and Enter open a report', async ({ page, companies }) => {
  const { field, options } = quickSearch(page)
  await page.goto('/profile-settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type(plain(companies.rich.name.value).slice(0, 3))
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.first()).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('ArrowDown')
  const chosen = (await options.first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/report\/[^/]+\/summary$/)
  await expect(page.getByRole('complementary').getByRole('heading', { level: 1 })).toBeVisible()
  expect(chosen).toContain(await page.getByRole('heading', { level: 1 }).innerText())
})

test('"/" leads to the search but is a letter inside of fields', async ({ page }) => {
  const { field } = quickSearch(page)
  await page.goto('/profile-settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(field).toHaveValue('a/b')
})

test('suggestions say status, name, tax number and seat; Escape closes, then clears', async ({ page, companies }) => {
  const { name, taxNumber, address, status } = companies.rich
  const { field, options } = quickSearch(page)
  await page.goto('/')
  await field.fill(plain(name.value))
  const option = options.first()
  await expect(option).toContainText(name.value)
  await expect(option).toContainText(taxNumber ?? '')
  await expect(option).toContainText(address ?? '')
  await expect(option).toContainText(status.value)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).not.toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await field.fill(plain(name.value))
  await option.click()
  await expect(page).toHaveURL(`/report/${companies.rich.companyId}/summary`)
})

test('fewer than three letters: a hint, no result list', async ({ page }) => {
  const { field } = quickSearch(page)
  await page.goto('/send-message')
  await field.fill('ab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Írjon be legalább 3 karaktert.')).toBeVisible()
  await expect(page).toHaveURL('/send-message')
  await field.fill('qqqqqq')
  await expect(page.getByText('Adatbázisunkban nincs ilyen cég.')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Keresés' }).click()
  await expect(page).toHaveURL('/quick/search?query=qqqqqq')
})
