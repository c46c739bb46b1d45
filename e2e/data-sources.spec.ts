import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'

test('the footer leads to the sources: made-up data are marked, and what is not loaded is said so', async ({
  page,
}) => {
  await page.goto('/news')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Adatforrások' }).click()
  await expect(page).toHaveURL('/data-sources')
  const main = page.getByRole('main')
  await expect(main.getByText('Kitalált adatok').first()).toBeVisible()
  await expect(main.getByText('Nincs betöltve').first()).toBeVisible()
  await expectNoAxeViolations(page)
})
