import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { listMailTexts } from './support/merleg-command.ts'

test.use({ account: null })

test('a trial: asked for from the login page, confirmed by mail, begun with a password, once for a company', async ({
  page,
}) => {
  const email = 'kiprobalo@example.org'
  const fill = async (address: string) => {
    await page.getByLabel('Cégnév').fill('Kipróbáló Kft.')
    await page.getByLabel('Adószám').fill('12345676-2-42')
    await page.getByLabel('Az Ön neve').fill('Próba Péter')
    await page.getByLabel('E-mail-cím').fill(address)
    await page.getByLabel('Elfogadom a próba feltételeit').check()
    await page.getByRole('button', { name: 'Próbát kérek' }).click()
    await expect(page.getByRole('status')).toContainText('Kérését megkaptuk.')
  }
  await page.goto('/login')
  await page.getByRole('link', { name: '5 napos próba kérése' }).click()
  await page.getByRole('button', { name: 'Próbát kérek' }).click()
  await expect(page.getByText('Cégnév: ezt a mezőt ki kell tölteni.')).toBeVisible()
  await expectNoAxeViolations(page)
  await fill(email)

  await expect.poll(async () => (await listMailTexts(email)).length, { timeout: 30_000 }).toBe(1)
  const link = /https?:\S+\/trial\/start\?token=\S+/.exec((await listMailTexts(email))[0] ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL('/trial/start')
  await page.getByLabel('Jelszó', { exact: true }).fill('zöld-teknős-8')
  await page.getByLabel('Jelszó ismét').fill('zöld-teknős-8')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('A próba elindult.')
  await page.getByRole('link', { name: 'Bejelentkezés' }).click()
  await page.getByLabel('Felhasználónév (e-mail-cím)').fill(email)
  await page.getByLabel('Jelszó', { exact: true }).fill('zöld-teknős-8')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Próba: még 5 nap, eddig:/)).toBeVisible()
  await expectNoAxeViolations(page)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/trial')
  await fill('kollega@example.org')
  await expect
    .poll(async () => (await listMailTexts('kollega@example.org')).join('\n'), { timeout: 30_000 })
    .toContain('munkatársunk segít')
})
