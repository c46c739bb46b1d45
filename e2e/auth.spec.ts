import { getMe } from '@merleg/contract/auth.contract'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { ask } from './support/server-call.ts'
import { demoAccounts } from './support/sign-in.ts'

test.use({ account: null })

const { username, password } = demoAccounts.full

async function fillLogin(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Felhasználónév (e-mail-cím)').fill(username)
  await page.getByLabel('Jelszó', { exact: true }).fill(secret)
}

async function readStoredToken(page: Page): Promise<string | null> {
  return page.evaluate<string | null>(`localStorage.getItem('merleg.token')`)
}

test('log in by the button, log out: the token works no more', async ({ page, baseUrl }) => {
  await page.goto('/login')
  await fillLogin(page, password)
  await page.getByRole('button', { name: 'Bejelentkezés' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jó napot, Bemutató Felhasználó!' })).toBeVisible()
  await expect(page).toHaveURL('/')
  const token = (await readStoredToken(page)) ?? ''
  expect((await ask(getMe, { baseUrl, token })).status).toBe(200)

  await page.getByRole('button', { name: 'Bemutató Felhasználó fiókja' }).click()
  await page.getByRole('menuitem', { name: 'Kijelentkezés' }).click()
  await expect(page).toHaveURL('/login')
  expect(await readStoredToken(page)).toBeNull()
  expect((await ask(getMe, { baseUrl, token })).status).toBe(401)
  await page.goto('/profile-edit')
  await expect(page).toHaveURL('/login?redirect=%2Fprofile-edit')
})

test('log in by Enter after empty fields and a wrong password', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Bejelentkezés' }).click()
  await expect(page.getByText('Jelszó: ezt a mezőt ki kell tölteni.')).toBeVisible()
  await fillLogin(page, 'not-this-one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('A felhasználónév vagy a jelszó nem megfelelő.')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Jó napot, Bemutató Felhasználó!' })).toBeVisible()
})

test('a session revoked elsewhere leads to the login, which leads back', async ({ page, companies }) => {
  const path = `/report/${companies.rich.companyId}/company-data?tab=members`
  await page.goto(path)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
  await fillLogin(page, password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: companies.rich.name.value })).toBeVisible()
  await page.evaluate(`localStorage.setItem('merleg.token', 'revoked-token-of-another-day')`)
  await page.reload()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
})

test('the redirect leads to pages of ours only', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fexample.org%2F')
  await fillLogin(page, password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
