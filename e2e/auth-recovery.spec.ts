import { expect, test } from './support/journey.ts'
import { addUser, listMailTexts } from './support/merleg-command.ts'

test.use({ account: null })

const answer =
  'Ha ehhez az e-mail-címhez tartozik hozzáférés, elküldtük rá az új jelszó megadásához szükséges hivatkozást.'

test('a forgotten password: message, way back, mail, link that works once, rules of the new password', async ({
  page,
}) => {
  const email = 'feledekeny@example.org'
  await addUser(email, 'old-password-1')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Elfelejtett jelszó' }).click()
  await page.getByLabel('E-mail-cím').fill('nem cím')
  await page.getByRole('button', { name: 'Hivatkozás kérése' }).click()
  await expect(page.getByText('Érvényes e-mail-címet adjon meg.')).toBeVisible()
  await page.getByLabel('E-mail-cím').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(answer)
  await page.getByRole('button', { name: 'Vissza a bejelentkezéshez' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés' })).toBeVisible()

  await expect.poll(async () => (await listMailTexts(email)).length, { timeout: 30_000 }).toBe(1)
  const [mail = ''] = await listMailTexts(email)
  expect(mail).toContain('Subject: Új jelszó megadása')
  const link = /https?:\S+\/reset-password\?token=\S+/.exec(mail)?.[0] ?? ''

  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await page.getByLabel('Új jelszó', { exact: true }).fill('short')
  await page.getByLabel('Új jelszó ismét').fill('other')
  await page.getByRole('button', { name: 'Új jelszó mentése' }).click()
  await expect(page.getByText('A jelszó legalább 8 karakter legyen.')).toBeVisible()
  await expect(page.getByText('Meg kell egyeznie a jelszóval.')).toBeVisible()
  await page.getByLabel('Új jelszó', { exact: true }).fill('new-password-2')
  await page.getByLabel('Új jelszó ismét').fill('new-password-2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Új jelszavát elmentettük. Jelentkezzen be vele.')

  await page.getByRole('link', { name: 'Vissza a bejelentkezéshez' }).click()
  await page.getByLabel('Felhasználónév (e-mail-cím)').fill(email)
  await page.getByLabel('Jelszó', { exact: true }).fill('old-password-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('A felhasználónév vagy a jelszó nem megfelelő.')
  await page.getByLabel('Jelszó', { exact: true }).fill('new-password-2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Jó napot, Próba Piroska!' })).toBeVisible()

  await page.goto(link)
  await page.getByLabel('Új jelszó', { exact: true }).fill('third-password-3')
  await page.getByLabel('Új jelszó ismét').fill('third-password-3')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Ez a hivatkozás lejárt, vagy már felhasználták.')
})

test('an unknown address gets the same answer and no mail; a link without its token says so', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Elfelejtett jelszó' }).click()
  await page.getByLabel('E-mail-cím').fill('senki@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(answer)
  expect(await listMailTexts('senki@example.org')).toEqual([])
  await page.goto('/reset-password')
  await expect(page.getByRole('heading', { level: 1, name: 'Hiányos hivatkozás' })).toBeVisible()
})
