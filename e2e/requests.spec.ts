import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { listMailTexts } from './support/merleg-command.ts'

test('a message reaches customer service by mail', async ({ page }) => {
  await page.goto('/send-message?from=%2Fgeo%2Fsearch')
  await page.getByRole('button', { name: 'Üzenet küldése' }).click()
  await expect(page.getByText('Üzenet: ezt a mezőt ki kell tölteni.')).toBeVisible()
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

test('what is typed survives a reload', async ({ page }) => {
  await page.goto('/send-message')
  // A draft belongs to its writer: who that is, a login has told already, here the page has to ask first.
  await expect(page.getByRole('banner').getByText('Bemutató Felhasználó')).toBeVisible()
  await page.getByRole('textbox', { name: 'Üzenet' }).fill('Félbehagyott kérdés')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Üzenet' })).toHaveValue('Félbehagyott kérdés')
  await expectNoAxeViolations(page)
})

test.describe('without the module', () => {
  test.use({ account: 'basic' })

  test('an offer is asked for once, and the server’s answer takes the place of the button', async ({ page }) => {
    await page.goto('/error/module/Monitoring')
    await page.getByRole('button', { name: 'Ajánlatot kérek' }).dblclick()
    await expect(page.getByText('Ajánlatkérését megkaptuk, munkatársunk hamarosan keresni fogja.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ajánlatot kérek' })).toHaveCount(0)
    await expectNoAxeViolations(page)
    const listRequests = async () =>
      (await listMailTexts('ertekesites@merleg.example')).filter((text) => text.includes('Monitoring'))
    await expect.poll(listRequests, { timeout: 30_000 }).toHaveLength(1)
    await page.getByRole('main').getByRole('link', { name: 'Kezdőlapra' }).click()
    await expect(page).toHaveURL('/')
  })
})
