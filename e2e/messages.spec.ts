import { expect, test } from './support/journey.ts'
import { listMailTexts } from './support/merleg-command.ts'

test('a message reaches customer service by mail', async ({ page }) => {
  await page.goto('/send-message?from=%2Fgeo%2Fsearch')
  await page.getByRole('button', { name: 'Üzenet küldése' }).click()
  await expect(page.getByText('Üzenet mező kitöltése kötelező')).toBeVisible()
  await page.getByRole('textbox', { name: 'Üzenet' }).fill('Hogyan keressek Őrbottyán környékén?')
  await page.getByRole('button', { name: 'Üzenet küldése' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Üzenetét megkaptuk, munkatársunk hamarosan válaszol.',
  )
  await page.getByRole('button', { name: 'Újabb üzenet' }).click()
  await expect(page.getByRole('textbox', { name: 'Üzenet' })).toHaveValue('')
  await expect
    .poll(async () => (await listMailTexts('ugyfelszolgalat@merleg.example')).join('\n'), { timeout: 30_000 })
    .toMatch(/Oldal: \/geo\/search[^]*Hogyan keressek Őrbottyán környékén\?/)
})
