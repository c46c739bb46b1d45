import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { addUser, runMerleg } from './support/merleg-command.ts'

test.describe('a user whose subscriber pays in', () => {
  test.use({ account: null })

  test('sees the money come, filters the statement and takes it along', async ({ page }) => {
    const email = 'fizeto@example.org'
    await addUser(email, 'some-password-1')
    await runMerleg('credits', 'top-up', email, 'normal', '50000', '--reference', 'bank 1', '--reason', 'Átutalás')
    await runMerleg('credits', 'adjust', email, 'normal', '--take', '12.50', '--reason', 'Elírás', '--reference', 'a 1')
    await page.goto('/login')
    await page.getByLabel('Felhasználónév (e-mail-cím)').fill(email)
    await page.getByLabel('Jelszó', { exact: true }).fill('some-password-1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle('Kezdőlap · Mérleg')
    await page.getByRole('button', { name: /fiókja$/ }).click()
    await page.getByRole('menuitem', { name: 'Egyenleg és kivonat' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Egyenleg' })).toBeVisible()
    const table = page.getByRole('table', { name: 'Egyenlegkivonat' })
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(page.getByText(/2 tételből újraszámolva 49\s987,50\sFt: egyezik/)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('combobox', { name: 'Tétel' }).click()
    await page.getByRole('option', { name: 'Feltöltés' }).click()
    await expect(table.getByRole('row')).toHaveCount(2)
    await expect(page).toHaveURL(/kind=top-up/)
    await page.getByRole('button', { name: 'Letöltés' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'XLSX' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^egyenlegkivonat-normal-.*\.xlsx$/)
    await page.getByRole('button', { name: /Nemzetközi egyenleg/ }).click()
    await page.getByRole('button', { name: 'Szűrés törlése' }).click()
    await expect(page.getByText('Ezen az egyenlegen még nem történt mozgás')).toBeVisible()
  })
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('the demo credit is marked, and the page fits', async ({ page }) => {
    await page.goto('/credits?account=international')
    await expect(page.getByText(/Demo-Guthaben/)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Guthabenauszug' })).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  })
})
