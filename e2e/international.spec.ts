import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'

test.describe.configure({ mode: 'serial' })

test('a foreign company is searched, a report bought, saved, proven and opened again', async ({ page }) => {
  // The report is waited for as long as its provider may take.
  test.setTimeout(120_000)
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Nemzetközi', exact: true }).first().press('Enter')
  await expect(page.getByRole('radio', { name: 'Ausztria' })).toBeChecked()
  await expectNoAxeViolations(page)
  await page.getByRole('radio', { name: 'Németország' }).check()
  const form = page.getByRole('form', { name: 'Külföldi cég keresése' })
  await form.getByRole('textbox', { name: 'Cégnév' }).fill('SLOW-PDF')
  await form.getByRole('textbox', { name: 'Cégnév' }).press('Enter')
  await expect(page).toHaveURL(/\/international\/results\?.*country=de/)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /^SLOW-PDF/ }).press('Enter')

  const small = page.getByRole('article', { name: 'Rövid jelentés' })
  await small.getByRole('button', { name: 'Megrendelés' }).press('Enter')
  const dialog = page.getByRole('dialog')
  // The button tells the name is there, which the dialog has a moment after its frame.
  await expect(dialog.getByRole('button', { name: 'Megrendelés' })).toBeVisible()
  await expectNoAxeViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    dialog.getByRole('button', { name: 'Megrendelés' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toMatch(/^slow-pdf-.*\.pdf$/)
  await expect(small.getByText('A jelentés letöltve.')).toBeVisible()
  await small.getByRole('button', { name: 'Részletek' }).press('Enter')
  await expect(small.getByText('A dokumentum ujjlenyomata (SHA-256)')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Utolsó megrendelés' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('sixty hits are to be refined, and a search that fails leads to the offline order', async ({ page }) => {
  await page.goto('/international/results?country=fr&name=SIXTY-HITS')
  await expect(page.getByText('Több mint 50 találat! Kérjük, pontosítsa a feltételeket!')).toBeVisible()
  await page.goto('/international/results?country=fr&name=SEARCH-DOWN')
  await expect(page.getByText('A keresés nem sikerült')).toBeVisible()
  await page.getByRole('link', { name: 'Offline megrendelés' }).press('Enter')
  await expect(page).toHaveURL(/#offline$/)
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('it fits', async ({ page }) => {
    await page.goto('/international')
    await expect(page.getByRole('radio', { name: 'Österreich' })).toBeChecked()
    await expectNoAxeViolations(page)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await page.goto('/international/results?country=at&name=OFFLINE-ONLY')
    await page.getByRole('link', { name: /^OFFLINE-ONLY/ }).click()
    await expect(page.getByText('Nur offline zu bestellen.').first()).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  })
})
