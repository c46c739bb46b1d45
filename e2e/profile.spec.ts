import { login } from '@merleg/contract/auth.contract'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { addUser } from './support/merleg-command.ts'

test.use({ account: null })

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Felhasználónév (e-mail-cím)').fill(username)
  await page.getByLabel('Jelszó', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Kezdőlap · Mérleg')
}

test('name and phone are changed; a new password needs the present one and ends no session here', async ({
  page,
  request,
}) => {
  const email = 'atnevezett@example.org'
  await addUser(email, 'old-password-1')
  await logIn(page, email, 'old-password-1')
  await page.goto('/profile-edit')
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByLabel('E-mail-cím')).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Név', exact: true }).fill('')
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Név: ezt a mezőt ki kell tölteni.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Név', exact: true }).fill('Új Név Ödön')
  await page.getByLabel('Telefonszám').fill('+36 1 234 5678')
  await page.getByLabel('Új jelszó', { exact: true }).fill('short')
  await page.getByLabel('Új jelszó ismét').fill('other')
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Jelenlegi jelszó: ezt a mezőt ki kell tölteni.')).toBeVisible()
  await expect(page.getByText('A jelszó legalább 8 karakter legyen.')).toBeVisible()
  await expect(page.getByText('Meg kell egyeznie a jelszóval.')).toBeVisible()
  await page.getByLabel('Jelenlegi jelszó').fill('old-password-1')
  await page.getByLabel('Új jelszó', { exact: true }).fill('new-password-2')
  await page.getByLabel('Új jelszó ismét').fill('new-password-2')
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Adatait és új jelszavát elmentettük. A többi eszközén kijelentkeztettük.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Név', exact: true })).toHaveValue('Új Név Ödön')
  await expect(page.getByLabel('Telefonszám')).toHaveValue('+36 1 234 5678')
  await expect(page.getByRole('button', { name: 'Új Név Ödön fiókja' })).toBeVisible()
  const refused = await request.post(login.path, { data: { username: email, password: 'old-password-1' } })
  expect(refused.status()).toBe(422)
})

test('settings stay, and the pages follow them', async ({ page }) => {
  const email = 'beallito@example.org'
  await addUser(email, 'some-password-1')
  await logIn(page, email, 'some-password-1')
  await expect(page.getByRole('heading', { name: 'Keresési előzmények' })).toBeVisible()
  await page.goto('/profile-settings')
  await page.getByLabel('Keresési előzmények elrejtése').check()
  await page.getByLabel('Heti monitoringjelentés').check()
  await page.getByRole('radiogroup', { name: 'Találatok száma laponként' }).getByText('20', { exact: true }).click()
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Beállításait elmentettük.')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Keresési előzmények elrejtése')).toBeChecked()
  await expect(page.getByLabel('Heti monitoringjelentés')).toBeChecked()
  await expect(page.getByLabel('Értékesítői nézet')).not.toBeChecked()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Keresési előzmények' })).toBeHidden()
  await page.goto('/quick/search?query=szolg%C3%A1ltat%C3%B3')
  await expect(
    page.getByRole('table', { name: 'Találatok' }).getByRole('rowgroup').nth(1).getByRole('row'),
  ).toHaveCount(20)
})
