import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { runMerleg } from './support/merleg-command.ts'

// They order for the same subscriber.
test.describe.configure({ mode: 'serial' })

test('a foreign report is ordered, answered, delivered and downloaded', async ({ page }) => {
  test.slow()
  await page.goto('/international/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Külföldi rendelések' })).toBeVisible()
  await page.getByRole('button', { name: 'Megrendelés', exact: true }).click()
  await expect(page.getByText('Cégnév: Ennek a mezőnek a kitöltése kötelező!')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('combobox', { name: 'Ország' }).selectOption('at')
  await page.getByRole('textbox', { name: 'Cégnév' }).fill('Beispiel Handels GmbH')
  await page.getByRole('textbox', { name: 'Irányítószám' }).fill('1010')
  await page.getByRole('textbox', { name: 'Település' }).fill('Wien')
  await page.getByRole('textbox', { name: 'Utca, házszám' }).fill('Ring 1')
  await page.getByRole('button', { name: 'Megrendelés', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/45,00\sEUR/)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Megrendelem' }).dblclick()
  await expect(page.getByText('Rendelését rögzítettük', { exact: true })).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: /^KR-\d{4}-\d{6} számú rendelés$/ })
  // The answer to the second of the two clicks may replace the link while it is pressed.
  await expect(async () => {
    await page.getByRole('link', { name: 'A rendelés megnyitása' }).click({ timeout: 2000 })
    await expect(heading).toBeVisible({ timeout: 4000 })
  }).toPass()
  const number = /KR-\d{4}-\d{6}/.exec(await heading.innerText())?.[0] ?? ''

  const report = join(tmpdir(), `${number}.pdf`)
  await writeFile(report, '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n')
  await runMerleg('orders', 'answer', number, '--text', 'Holnapra elkészül.')
  await runMerleg('orders', 'deliver', number, report)
  await page.reload()
  await expect(page.getByText('Holnapra elkészül.')).toBeVisible()
  await expectNoAxeViolations(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Letöltés: ${number}.pdf` }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toBe(`${number}.pdf`)
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('it fits', async ({ page }) => {
    await page.goto('/international/orders')
    await expect(page.getByRole('region', { name: 'Internationale Bestellungen' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Land' })).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  })
})
