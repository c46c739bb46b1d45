import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { addUser, runMerleg } from './support/merleg-command.ts'
import { signInOperator } from './support/operator.ts'
import { storageOf } from './support/sign-in.ts'

test.use({ account: null })

const CUSTOMER = 'vevo-odon@merleg.example'

test('the provider tops up a subscriber, sets a price and sees both in the trail; nobody else is let in', async ({
  browser,
  baseUrl,
}) => {
  test.slow()
  await addUser(CUSTOMER, 'customer-of-1-password')
  const token = await signInOperator(baseUrl, 'ugyintezo@merleg.example')
  const context = await browser.newContext({ baseURL: baseUrl, storageState: storageOf(baseUrl, token, 'hu') })
  const page = await context.newPage()
  await page.goto('/operator?view=subscribers')
  await page.getByLabel('Név vagy e-mail-cím').fill(CUSTOMER)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Egyenleg', exact: true }).click()
  await page.getByRole('button', { name: 'Könyvelés: Normál egyenleg' }).click()
  const dialog = page.getByRole('dialog', { name: 'Könyvelés: Normál egyenleg' })
  await dialog.getByLabel(/^Összeg/).fill('25 000')
  await dialog.getByLabel(/^Hivatkozás/).fill('BANK-2026-1')
  await dialog.getByLabel(/^Indok/).fill('Átutalás')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Tovább' }).click()
  await expect(dialog.getByText(/^25.000.Ft$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Lekönyvelés' }).click()
  await expect(page.getByRole('table', { name: 'Egyenlegkivonat' })).toContainText('Átutalás')
  await expectNoAxeViolations(page)
  expect(await runMerleg('credits', 'show', CUSTOMER)).toMatch(/normal: 25.000.HUF/)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Parancsok' }).fill('uzemeltetes arak')
  await page.keyboard.press('Enter')
  const prices = page.getByRole('table', { name: 'Árak' })
  await prices
    .getByRole('row', { name: /^Telephelyek/ })
    .getByRole('button', { name: 'Módosítás' })
    .click()
  const price = page.getByRole('dialog', { name: 'Módosítás' })
  await price.getByLabel(/^Ár/).fill('6')
  await price.getByLabel('Első nap').fill('2099-01-01')
  await price.getByLabel('Első nap').press('Tab')
  await expectNoAxeViolations(page)
  await price.getByRole('button', { name: 'Tovább' }).click()
  await price.getByRole('button', { name: 'Ár rögzítése' }).click()
  await expect(prices.getByRole('row', { name: /^Telephelyek/ })).toHaveCount(2)
  expect(await runMerleg('prices', 'list')).toMatch(/sites\t\*\t6.HUF\t2099-01-01/)
  await context.close()
})

test('every list of the provider opens, in words', async ({ browser, baseUrl }) => {
  test.slow()
  const token = await signInOperator(baseUrl, 'masik-ugyintezo@merleg.example')
  const context = await browser.newContext({ baseURL: baseUrl, storageState: storageOf(baseUrl, token, 'hu') })
  const page = await context.newPage()
  await page.goto('/operator')
  await expect(page.getByRole('tab', { name: 'Kérések' })).toHaveAttribute('aria-selected', 'true')
  for (const name of ['Hibajelzések', 'Rendelések', 'Feladatok', 'Adatforrások', 'Biztonsági események']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await page.waitForLoadState('networkidle')
    await expectNoAxeViolations(page)
  }
  await expect(page.getByRole('table', { name: 'Biztonsági események' })).toContainText('Bejelentkezés')
  await context.close()
})

test.describe('without the role', () => {
  test.use({ account: 'full' })

  test('the pages of the provider are not there', async ({ page }) => {
    await page.goto('/operator?view=prices')
    await expect(page).toHaveURL(/\/$/)
    await page.getByRole('button', { name: 'Parancsok' }).click()
    await page.getByRole('combobox', { name: 'Parancsok' }).fill('uzemeltetes')
    await expect(page.getByRole('option', { name: /^Üzemeltetés/ })).toHaveCount(0)
  })
})
