import type { Page } from '@playwright/test'
import { appCode } from '../apps/server/src/features/second-factor/testing-app-code.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { addUser, runMerleg } from './support/merleg-command.ts'

test.use({ account: null })

const PASSWORD = 'signing-in-1-password'
const HOME = 'Jó napot, Próba Piroska!'

async function fillPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Felhasználónév (e-mail-cím)').fill(email)
  await page.getByLabel('Jelszó', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

async function signIn(page: Page, email: string, at = ''): Promise<void> {
  await page.goto(`${at}/login?redirect=%2Fprofile-security`)
  await fillPassword(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés és biztonság' })).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Próba Piroska fiókja' }).click()
  await page.getByRole('menuitem', { name: 'Kijelentkezés' }).click()
}

async function proveByPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Igazolja, hogy Ön az' })
  await dialog.getByLabel('Jelszó', { exact: true }).fill(PASSWORD)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

async function answerProvider(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account').fill(account)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A device that makes passkeys, and has its user touch it at once. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Sets an app up on the page as it is now; answers its secret and the recovery codes. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Beállítás', exact: true }).click()
  await proveByPassword(page)
  const dialog = page.getByRole('dialog', { name: 'Hitelesítő alkalmazás beállítása' })
  await expect(dialog.getByRole('img', { name: /^QR-kód/ })).toBeVisible()
  await expectNoAxeViolations(page)
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
  await dialog.getByLabel('Az alkalmazásban látható kód').fill('12')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Írja be a hat számjegyű kódot.')).toBeVisible()
  await dialog.getByLabel('Az alkalmazásban látható kód').fill(appCode(secret, new Date()))
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: 'Helyreállító kódok' })
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  await expectNoAxeViolations(page)
  const codes = await shown.getByRole('listitem').allInnerTexts()
  await shown.getByRole('button', { name: 'Elmentettem' }).click()
  await expect(shown).toHaveCount(0)
  return { secret, codes }
}

test('an account of the provider: refused while it is nobody’s, linked after the password, then lets in', async ({
  page,
}) => {
  const email = 'osszekapcsolt@example.org'
  await addUser(email, PASSWORD)
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Belépés: Próba Fiók' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Belépés: Próba Fiók' }).click()
  await answerProvider(page, 'piroska')
  await expect(page.getByRole('alert')).toContainText('nincs összekapcsolva egyetlen hozzáféréssel sem')
  await expect(page).toHaveURL('/sign-in/callback')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Vissza a bejelentkezéshez' }).click()

  await signIn(page, email)
  await page.getByRole('button', { name: 'Összekapcsolás: Próba Fiók' }).click()
  await proveByPassword(page)
  await expect(page).toHaveURL('/profile-security')
  await expect(page.getByRole('list', { name: 'Összekapcsolt fiókok' })).toContainText('piroska@provider.example')
  await expectNoAxeViolations(page)
  await logOut(page)
  await expect(page).toHaveURL('/login')

  await page.goto('/login?redirect=%2Fsend-message')
  await page.getByRole('button', { name: 'Belépés: Próba Fiók' }).click()
  await expect(page).toHaveURL('/send-message')
  await page.goto('/profile-security')
  await expect(page.getByRole('list', { name: 'Hol van bejelentkezve' })).toContainText('összekapcsolt fiókkal')
  await logOut(page)
  await expect(page).toHaveURL(/\/session\/end/)
})

test('a way back that nobody began here, and one that was cancelled', async ({ page }) => {
  await page.goto('/sign-in/callback?code=stolen&state=stolen')
  await expect(page).toHaveURL('/sign-in/callback')
  await expect(page.getByText(/^Ez az oldal csak a szolgáltatótól/)).toBeVisible()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Belépés: Próba Fiók' }).click()
  await answerProvider(page, '')
  await expect(page.getByRole('alert')).toHaveText('A bejelentkezést a szolgáltatónál megszakították.')
})

test('an authenticator app: set up, asked for, a recovery code in its place, removed', async ({ page }) => {
  test.slow()
  const email = 'alkalmazas@example.org'
  await addUser(email, PASSWORD)
  await signIn(page, email)
  const { secret, codes } = await setUpApp(page)
  await expect(page.getByText('Felhasználható: 10 / 10')).toBeVisible()
  await expectNoAxeViolations(page)
  await logOut(page)

  await fillPassword(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Második lépés' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Hitelesítő alkalmazás kódja').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('A kód nem megfelelő, vagy már felhasználták.')
  // The code of now was used to set it up.
  await page.getByLabel('Hitelesítő alkalmazás kódja').fill(appCode(secret, new Date(Date.now() + 30_000)))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible()
  await logOut(page)

  await fillPassword(page, email)
  await page.getByRole('button', { name: 'Helyreállító kód használata' }).click()
  await page.getByLabel('Helyreállító kód', { exact: true }).fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible()
  await page.goto('/profile-security')
  await expect(page.getByText('Felhasználható: 9 / 10')).toBeVisible()
  await page.getByRole('button', { name: 'Eltávolítás' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eltávolítás' }).click()
  const proof = page.getByRole('dialog', { name: 'Igazolja, hogy Ön az' })
  await proof.getByLabel('Jelszó', { exact: true }).fill(PASSWORD)
  await proof.getByLabel('A hitelesítő alkalmazás kódja vagy egy helyreállító kód').fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Beállítás', exact: true })).toBeVisible()
})

test('a passkey: added on this device, lets in alone and as the second step, renamed, deleted', async ({
  page,
  baseUrl,
}) => {
  test.slow()
  const email = 'jelkulcs@example.org'
  await addUser(email, PASSWORD)
  await addAuthenticator(page)
  // Browsers bind passkeys to a name.
  const here = baseUrl.replace('127.0.0.1', 'localhost')
  await signIn(page, email, here)
  await page.getByRole('button', { name: 'Jelkulcs felvétele' }).click()
  const dialog = page.getByRole('dialog', { name: 'Jelkulcs felvétele' })
  await expect(dialog.getByLabel(/^Név/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Adjon nevet a jelkulcsnak.')).toBeVisible()
  await dialog.getByLabel(/^Név/).fill('Irodai gép')
  await page.keyboard.press('Enter')
  await proveByPassword(page)
  await page.getByRole('button', { name: 'Elmentettem' }).click()
  const list = page.getByRole('list', { name: 'Jelkulcsok' })
  await expect(list).toContainText('Irodai gép')
  await expectNoAxeViolations(page)
  await logOut(page)

  await page.getByRole('button', { name: 'Belépés jelkulccsal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible()
  await logOut(page)
  await fillPassword(page, email)
  await page.getByRole('button', { name: 'Folytatás jelkulccsal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible()

  await page.goto(`${here}/profile-security`)
  await page.getByRole('button', { name: 'Irodai gép: Átnevezés' }).click()
  await page.getByRole('dialog').getByLabel(/^Név/).fill('Otthoni gép')
  await page.keyboard.press('Enter')
  await expect(list).toContainText('Otthoni gép')
  await page.getByRole('button', { name: 'Otthoni gép: Törlés' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Törlés' }).click()
  await page.getByRole('dialog').getByLabel('Jelszó', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Igazolás jelkulccsal' }).click()
  await expect(page.getByText('Még nem vett fel jelkulcsot.')).toBeVisible()
})

test('a key is made after a fresh proof: the password, first mistyped, and the passkey', async ({ page, baseUrl }) => {
  test.slow()
  const email = 'kulcsos@example.org'
  await addUser(email, PASSWORD)
  await addAuthenticator(page)
  const here = baseUrl.replace('127.0.0.1', 'localhost')
  await signIn(page, email, here)
  await page.getByRole('button', { name: 'Jelkulcs felvétele' }).click()
  await page.getByRole('dialog', { name: 'Jelkulcs felvétele' }).getByLabel(/^Név/).fill('Irodai gép')
  await page.keyboard.press('Enter')
  await proveByPassword(page)
  await page.getByRole('button', { name: 'Elmentettem' }).click()
  // Another sign-in: what was proved before was of another session.
  await logOut(page)
  await page.getByRole('button', { name: 'Belépés jelkulccsal' }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible()

  await page.goto(`${here}/administration/keys`)
  await page.getByRole('button', { name: 'Új kulcs' }).click()
  const form = page.getByRole('dialog', { name: 'Új kulcs' })
  await form.getByLabel(/^Név/).fill('Vevői rendszer')
  await page.keyboard.press('Enter')
  const proof = page.getByRole('dialog', { name: 'Igazolja, hogy Ön az' })
  const password = proof.getByLabel('Jelszó', { exact: true })
  await expect(password).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(proof.getByText('Adja meg a jelszavát.')).toBeVisible()
  await page.keyboard.type('nem ez a jelszavam')
  await page.keyboard.press('Enter')
  await expect(proof.getByText('A jelenlegi jelszó nem megfelelő.')).toBeVisible()
  await expect(password).toBeFocused()
  // Cancelled, the form is as it was.
  await page.keyboard.press('Escape')
  await expect(proof).toHaveCount(0)
  await expect(form.getByLabel(/^Név/)).toHaveValue('Vevői rendszer')
  await form.getByRole('button', { name: 'Létrehozás' }).click()
  await password.fill(PASSWORD)
  await proof.getByRole('button', { name: 'Igazolás jelkulccsal' }).click()
  await expect(proof).toHaveCount(0)
  await expect(page.locator('code').filter({ hasText: /^merleg_/ })).toBeVisible()
})

test('a second factor that the subscriber requires: nothing else is served until it is there', async ({ page }) => {
  const email = 'megkovetelt@example.org'
  await addUser(email, PASSWORD)
  await runMerleg('subscribers', 'require-second-factor', email, 'on')
  await page.goto('/login?redirect=%2Fsend-message')
  await fillPassword(page, email)
  await expect(page).toHaveURL('/profile-security')
  await expect(page.getByText(/^Cége második tényezőt kér/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/profile-edit')
  await expect(page).toHaveURL('/profile-security')
  await setUpApp(page)
  await page.getByRole('link', { name: 'Tovább a Mérleghez' }).click()
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible()
  await runMerleg('user', 'reset-second-factor', email)
  await page.goto('/profile-edit')
  await expect(page).toHaveURL(/\/login/)
})

test('two devices: each is listed, and one signs the other out at once', async ({ page, browser, baseUrl }) => {
  const email = 'ketgep@example.org'
  await addUser(email, PASSWORD)
  const other = await browser.newContext({ baseURL: baseUrl, storageState: { cookies: [], origins: [] } })
  const elsewhere = await other.newPage()
  await signIn(elsewhere, email)
  await signIn(page, email)
  const list = page.getByRole('list', { name: 'Hol van bejelentkezve' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByText('ez az eszköz')).toHaveCount(1)
  await expect(page.getByText('Cégénél most bejelentkezve: 1 fő.', { exact: false })).toBeVisible()
  await list.getByRole('button', { name: /Kijelentkeztetés$/ }).click()
  await proveByPassword(page)
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await elsewhere.goto('/profile-edit')
  await expect(elsewhere).toHaveURL(/\/login/)
  await other.close()
})
