import { loadRegisterOrder, orderPublications } from '@merleg/contract/report/register-order.contract'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { addUser, listMailTexts, runMerleg } from '../support/merleg-command.ts'
import { ask, read } from '../support/server-call.ts'

// Billing details and prices are one for all of them.
test.describe.configure({ mode: 'default' })

const BILLING = {
  Cégnév: 'Minta Kereskedelmi Kft.',
  Adószám: '10738885-2-42',
  Irányítószám: '1051',
  Település: 'Budapest',
  'Utca, házszám': 'Fő utca 1.',
  Kapcsolattartó: 'Minta Anna',
  Telefonszám: '+36 1 234 5678',
  'E-mail-cím': 'penzugy@minta.example',
}

async function fillBilling(page: Page, changes: Partial<typeof BILLING> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...BILLING, ...changes }))
    await page.getByRole('textbox', { name: label }).fill(value)
}

test.describe('somebody whom mails reach, as they do no demo account', () => {
  test.use({ account: null })
  const [EMAIL, PASSWORD] = ['megrendelo@example.org', 'ordering-password-1']

  test('documents are chosen, billed and ordered; the order is mailed and told again below', async ({
    page,
    companies,
  }) => {
    test.slow()
    const { companyId } = companies.rich
    await addUser(EMAIL, PASSWORD)
    await page.goto(`/login?redirect=${encodeURIComponent(`/report/${companyId}/summary`)}`)
    await page.getByLabel('Felhasználónév (e-mail-cím)').fill(EMAIL)
    await page.getByLabel('Jelszó', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Hivatalos cégadatok rendelése' }).click()
    await expect(page).toHaveURL(`/report/${companyId}/im`)
    await expect(page.getByText('nem hatósági díjak')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tovább a rendeléssel' })).toHaveCount(0)
    await expectNoAxeViolations(page)

    await page.getByRole('checkbox', { name: /^Cégkivonat/ }).check()
    await page
      .getByRole('checkbox', { name: /^Közzétett beszámoló/ })
      .first()
      .check()
    await expect(page.getByText(/2 dokumentum/)).toContainText(/5\s000\sFt/)
    await page.reload()
    await expect(page.getByRole('checkbox', { name: /^Cégkivonat/ })).toBeChecked()
    await page.getByRole('button', { name: 'Tovább a rendeléssel' }).click()
    await expect(page).toHaveURL(/\?step=billing$/)

    await fillBilling(page, { Adószám: '10738886-2-42', Irányítószám: '105' })
    await page.getByRole('button', { name: 'Tovább a megrendeléshez' }).click()
    await expect(page.getByText('az ellenőrző számjegy nem stimmel')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Adószám' })).toBeFocused()
    await expectNoAxeViolations(page)
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Irányítószám' })).toHaveValue('105')
    await fillBilling(page)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\?step=confirm$/)
    await expect(page.getByText('1051 Budapest, Fő utca 1.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Megrendelem' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/összesen 5\s000\sFt/)
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Megrendelem' }).dblclick()

    const done = page.getByRole('region', { name: 'Rendelését rögzítettük' })
    await expect(done).toContainText(/IM-\d{4}-\d{6}/)
    const number = /IM-\d{4}-\d{6}/.exec(await done.innerText())?.[0] ?? ''
    await expect(page).toHaveURL(`/report/${companyId}/im`)
    await expect(page.getByRole('row', { name: new RegExp(number) })).toHaveCount(1)
    // The toast lies over the navigation, and so does the top bar of a page that was scrolled.
    await page.getByRole('alert').getByRole('button', { name: 'Bezárás' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.evaluate('scrollTo(0, 0)')
    await expectNoAxeViolations(page)
    await done.getByRole('button', { name: 'Újabb rendelés ehhez a céghez' }).click()
    await expect(page.getByRole('checkbox', { name: /^Cégkivonat/ })).not.toBeChecked()

    const countMails = async () =>
      (await listMailTexts(BILLING['E-mail-cím'])).filter((text) => text.includes(number)).length
    await expect.poll(countMails, { timeout: 90_000 }).toBe(1)
  })
})

test('the keyboard alone leads to the last question and back', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/im`)
  await page.getByRole('checkbox', { name: /^Cégmásolat/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Tovább a rendeléssel' }).focus()
  await page.keyboard.press('Enter')
  await fillBilling(page)
  await page.keyboard.press('Enter')
  // A new step takes the focus to its top; only then is it the reader's to move.
  await expect(page.locator(':focus').getByRole('region', { name: 'Ellenőrizze a rendelést' })).toBeVisible()
  // It waits for the prices of now, and until then takes no focus.
  await expect(page.getByRole('button', { name: 'Megrendelem' })).toBeEnabled()
  await page.getByRole('button', { name: 'Megrendelem' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Megrendelem' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Cégnév' })).toHaveValue(BILLING.Cégnév)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Cégmásolat/ })).toBeChecked()
})

test('a price that an operator changes meanwhile is told before anything is ordered', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/im`)
  await page.getByRole('checkbox', { name: /^Bejegyző vagy/ }).check()
  await page.getByRole('button', { name: 'Tovább a rendeléssel' }).click()
  await fillBilling(page)
  await page.keyboard.press('Enter')
  const send = page.getByRole('button', { name: 'Megrendelem' })
  await expect(send).toBeEnabled()
  await runMerleg('register-order', 'prices', 'set', 'decision', '2600')
  await send.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Megrendelem' }).click()
  await expect(page.getByText(/Az árak időközben megváltoztak/)).toBeVisible()
  await expect(page.getByText(/korábban 2\s000\sFt volt/)).toBeVisible()
  const review = page.getByRole('region', { name: 'Ellenőrizze a rendelést' })
  await expect(review.getByRole('row', { name: /Összesen/ })).toContainText(/2\s600\sFt/)
  await runMerleg('register-order', 'prices', 'set', 'decision', '2000')
})

test('entities outside of the company register have no such page', async ({ page, companies, baseUrl, tokens }) => {
  const id = companies.simple.get('nonprofit')?.companyId ?? ''
  await page.goto(`/report/${id}/im`)
  await expect(page.getByText('Ehhez a céghez nem rendelhető dokumentum')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hivatalos cégadatok rendelése' })).toHaveCount(0)
  const asked = { baseUrl, token: tokens.full }
  const refused = await ask(orderPublications, { ...asked, query: {}, params: { id, publications: 'extract' } })
  expect(refused.status).toBe(404)
  const offer = await read(loadRegisterOrder, { ...asked, params: { id: companies.rich.companyId } })
  expect(offer.electronic.length).toBeGreaterThan(8)
})

for (const { language, title } of [
  { language: 'en', title: 'Order official register data' },
  { language: 'de', title: 'Amtliche Registerdaten bestellen' },
] as const) {
  test.describe(`on a phone, in the dark, in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    test('nothing sticks out', async ({ page, companies }) => {
      await page.goto(`/report/${companies.rich.companyId}/im`)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await page.getByRole('checkbox', { name: /HUF/ }).first().check()
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
      await expectNoAxeViolations(page)
    })
  })
}
