import { reportPage } from '@merleg/contract/pages'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { addUser } from './support/merleg-command.ts'

test.use({ account: null })

async function switchSettings(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/profile-settings')
  for (const name of names) await page.getByRole('checkbox', { name }).click()
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Beállításait elmentettük.')).toBeVisible()
}

test('each setting of the reports and of the view is seen on the page it is about', async ({ page, companies }) => {
  const email = 'kapcsolgato@example.org'
  await addUser(email, 'some-password-1')
  await page.goto('/login')
  await page.getByLabel('Felhasználónév (e-mail-cím)').fill(email)
  await page.getByLabel('Jelszó', { exact: true }).fill('some-password-1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Kezdőlap · Mérleg')
  const report = (section: 'company-data' | 'summary' | 'financial-report') =>
    reportPage(companies.rich.companyId, section)
  const main = page.getByRole('main')
  const listCards = () => main.getByRole('heading', { level: 2 }).allInnerTexts()

  /** Groups that are closed, on all tabs of the company's data. */
  const countClosed = async (): Promise<number> => {
    await page.goto(report('company-data'))
    await expect(main.locator('h3 button[aria-expanded]').first()).toBeVisible()
    let closed = 0
    for (const tab of await main.getByRole('tab').all()) {
      await tab.click()
      // Until then the groups of the tab before are there.
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(main.locator('h3 button[aria-expanded]').first()).toBeVisible()
      closed += await main.locator('h3 button[aria-expanded=false]').count()
    }
    return closed
  }
  expect(await countClosed()).toBeGreaterThan(0)
  const onlyValid = page.getByRole('complementary').getByRole('checkbox', { name: /hatályos/ })
  await expect(onlyValid).not.toBeChecked()
  await page.goto(report('summary'))
  await expect(page.locator('svg[data-chart]').first()).toBeVisible()
  const cardsBefore = await listCards()

  await switchSettings(page, ['Csak hatályos adatok', 'Minden csoport nyitva', 'Értékesítői nézet'])
  expect(await countClosed()).toBe(0)
  await expect(onlyValid).toBeChecked()
  await page.goto(report('summary'))
  await expect(page.locator('svg[data-chart]').first()).toBeVisible()
  const cardsAfter = await listCards()
  const isContactFirst = (cards: readonly string[]): boolean =>
    cards.includes('Elérhetőségek') && cards.indexOf('Elérhetőségek') < cards.indexOf('Cégadatok')
  expect([isContactFirst(cardsBefore), isContactFirst(cardsAfter)]).toEqual([false, true])

  await page.goto(report('financial-report'))
  await expect(main.getByRole('table').first()).toBeVisible()
  const unit = main.getByRole('checkbox', { name: 'Ezer forintban' })
  await switchSettings(page, ['Összegek ezer forintban'])
  await page.goto(report('financial-report'))
  await expect(unit).toBeChecked()
  await switchSettings(page, ['Összegek ezer forintban'])
  await page.goto(report('financial-report'))
  await expect(unit).not.toBeChecked()
})

test('what one device changes, another one shows when its reader comes back to it', async ({ browser, page }) => {
  const email = 'ket-eszkoz@example.org'
  await addUser(email, 'some-password-1')
  const other = await (await browser.newContext()).newPage()
  for (const device of [page, other]) {
    await device.goto('/login')
    await device.getByLabel('Felhasználónév (e-mail-cím)').fill(email)
    await device.getByLabel('Jelszó', { exact: true }).fill('some-password-1')
    await device.keyboard.press('Enter')
    await expect(device).toHaveTitle('Kezdőlap · Mérleg')
    await device.goto('/profile-settings')
    await expect(device.getByRole('checkbox', { name: 'Értékesítői nézet' })).not.toBeChecked()
  }
  await other.getByRole('checkbox', { name: 'Heti monitoringjelentés' }).check()
  await page.getByRole('checkbox', { name: 'Értékesítői nézet' }).check()
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Beállításait elmentettük.')).toBeVisible()
  await other.evaluate("window.dispatchEvent(new Event('visibilitychange'))")
  await expect(other.getByRole('checkbox', { name: 'Értékesítői nézet' })).toBeChecked()
  // What was begun there is kept, and saving it sets nothing back.
  await expect(other.getByRole('checkbox', { name: 'Heti monitoringjelentés' })).toBeChecked()
  await other.getByRole('button', { name: 'Mentés' }).click()
  await expect(other.getByText('Beállításait elmentettük.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Értékesítői nézet' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Heti monitoringjelentés' })).toBeChecked()
  await other.context().close()
})
