import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'

for (const width of [1440, 390])
  test(`commands: a company, what its report can do, and a setting, ${width} pixels wide`, async ({
    page,
    companies,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/send-message')
    await page.getByRole('textbox', { name: 'Üzenet' }).focus()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Parancsok' })
    const field = palette.getByRole('combobox')
    await expect(field).toBeFocused()
    await expectNoAxeViolations(page)

    await field.fill(companies.rich.taxNumber?.slice(0, 8) ?? '')
    await expect(palette.getByRole('group', { name: 'Cégek' }).getByRole('option')).toContainText([
      companies.rich.name.value,
    ])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/report/${companies.rich.companyId}/summary`)
    await expect(page.locator('svg[data-chart]').first()).toBeVisible()

    await page.keyboard.press('Control+k')
    await field.fill('osszehasonlitashoz')
    await expect(palette.getByRole('group', { name: 'Ezen az oldalon' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    if (width === 1440) await expect(page.getByRole('button', { name: 'Összehasonlítás (1)' })).toBeVisible()

    await page.keyboard.press('Control+k')
    await field.fill('ertekesitoi')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Értékesítői nézet' })).toBeFocused()

    await page.getByRole('button', { name: 'Parancsok' }).click()
    await expect(palette.getByRole('group', { name: 'Legutóbb használt' }).getByRole('option').first()).toHaveText(
      'Értékesítői nézet',
    )
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  })

test('the list of all shortcuts opens by "?"', async ({ page }) => {
  await page.goto('/profile-settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Billentyűparancsok' })
  await expect(dialog.getByText('a fél levétele az ábráról')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
