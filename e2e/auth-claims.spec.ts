import { getFinancialReport } from '@merleg/contract/report/financial-report.contract'
import { expect, test } from './support/journey.ts'
import { listMailTexts } from './support/merleg-command.ts'
import { ask } from './support/server-call.ts'

test.use({ account: 'basic' })

test('a module outside the subscription: the page offers it, the server refuses it', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const id = companies.rich.companyId
  await page.goto(`/report/${id}/financial-report`)
  await expect(page).toHaveURL(`/module/${id}/error/Beszamolok`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beszámolók: nem része az előfizetésének')
  await page.getByRole('button', { name: 'Ajánlatot kérek' }).click()
  await expect(page.getByText('Ajánlatkérését megkaptuk, munkatársunk hamarosan keresni fogja.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajánlatot kérek' })).toBeHidden()
  await expect
    .poll(async () => (await listMailTexts('ertekesites@merleg.example')).join('\n'), { timeout: 30_000 })
    .toContain('basic@merleg.example')

  const answer = await ask(getFinancialReport, { baseUrl, token: tokens.basic, params: { id }, query: {} })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    type: 'module',
    code: 'claim.missing',
    name: 'Beszamolok',
    message: 'Ez a modul nem része az előfizetésének. Kérje ajánlatunkat!',
  })
})

test('the menus have no way into modules outside the subscription', async ({ page, companies }) => {
  const id = companies.rich.companyId
  await page.goto(`/report/${id}/summary`)
  const menu = page.getByRole('navigation', { name: 'A riport fejezetei' })
  await expect(menu.getByRole('link', { name: 'Cégadatok', exact: true })).toHaveAttribute(
    'href',
    `/report/${id}/company-data`,
  )
  await expect(menu.locator(`a[href="/report/${id}/financial-report"]`)).toHaveCount(0)
  const navigation = page.getByRole('navigation', { name: 'Fő navigáció' })
  await expect(navigation.getByRole('link')).toHaveText(['Kezdőlap', 'Cégkeresés', 'Területi keresés', 'Üzenet'])
})

test('error pages say what happened and lead on', async ({ page }) => {
  await page.goto('/error/module/Monitoring')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitoring: nem része az előfizetésének')
  await page.goto('/error/traffic')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Megnövekedett forgalom')
  await page.getByRole('main').getByRole('link', { name: 'Üzenet küldése' }).click()
  await expect(page).toHaveURL('/send-message?from=%2Ferror%2Ftraffic')
})
