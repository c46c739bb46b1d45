import { expect, test } from './support/journey.ts'
import { demoAccounts } from './support/sign-in.ts'

test.use({ account: null })

const { username, password } = demoAccounts.full
const path = `/demo/${encodeURIComponent(username)}/${password}`

test('demo login needs the terms; its credentials stay in no address', async ({ page }) => {
  await page.goto('/login')
  await page.goto(path)
  await expect(page).toHaveURL('/demo')
  await expect(page.getByText(`Fiók: ${username}`)).toBeVisible()
  await page.getByRole('button', { name: 'Belépés a bemutatóba' }).click()
  await expect(page.getByText('Kérjük, szíveskedjen a feltételeket elfogadni!')).toBeVisible()
  await expect(page).toHaveURL('/demo')
  await page.getByLabel('Elfogadom a bemutató hozzáférés feltételeit').check()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Jó napot, Bemutató Felhasználó!' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goBack()
  expect(page.url()).not.toContain(password)
  // Who is signed in is sent on from the login page.
  await expect(page).toHaveURL('/')
})

test('the old path of the demo login redirects', async ({ page }) => {
  await page.goto(`/company-report/demo-login/${encodeURIComponent(username)}/${password}`)
  await expect(page).toHaveURL('/demo')
  await expect(page.getByText(`Fiók: ${username}`)).toBeVisible()
})

test.describe('signed in', () => {
  test.use({ account: 'full' })

  test('old paths of the report redirect', async ({ page, companies }) => {
    const { companyId } = companies.rich
    for (const section of ['summary', 'company-data']) {
      await page.goto(`/company-report/show/${companyId}/${section}`)
      await expect(page).toHaveURL(`/report/${companyId}/${section}`)
      await expect(page.getByRole('heading', { level: 1, name: companies.rich.name.value })).toBeVisible()
    }
    for (const section of ['negative-info', 'positive-info', 'financial-report-summary']) {
      await page.goto(`/company-report/show/${companyId}/${section}`)
      await expect(page).toHaveURL(`/report/${companyId}/${section}`)
    }
  })
})
