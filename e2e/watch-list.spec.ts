import { listWatched, removeWatched } from '@merleg/contract/watch-list.contract'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { ask, read } from './support/server-call.ts'

// They share one watch list.
test.describe.configure({ mode: 'default' })

test.describe('watched companies', () => {
  test.afterEach(async ({ baseUrl, tokens }) => {
    const { results } = await read(listWatched, { baseUrl, token: tokens.full, query: { perPage: 50 } })
    const companyIds = results.map(({ companyId }) => companyId)
    if (companyIds.length > 0) await ask(removeWatched, { baseUrl, token: tokens.full, body: { companyIds } })
  })

  test('by keyboard: from the report into the list, noted, deleted and taken back', async ({ page, companies }) => {
    const {
      companyId: id,
      name: { value: name },
    } = companies.rich
    await page.goto('/monitoring')
    await expect(page.getByText('Még egy céget sem figyel')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.goto(`/report/${id}/summary`)
    const toggle = page.getByRole('button', { name: /^Figyelés/ })
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await toggle.press('Enter')
    await expect(page.getByText('A céget mostantól figyeljük.')).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('link', { name: 'Monitoring', exact: true }).first().press('Enter')
    await expect(page).toHaveURL('/monitoring')
    const table = page.getByRole('table', { name: 'Figyelt cégek' })
    await expect(table.getByRole('link', { name, exact: true })).toBeVisible()
    await page.getByRole('combobox', { name: `${name} fontossága` }).selectOption('magas')
    await page.getByRole('button', { name: `${name}: megjegyzés, címkék` }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Megjegyzés' }).fill('Kulcsügyfél')
    await dialog.getByRole('button', { name: 'Mentés' }).press('Enter')
    await expect(table.getByText('Kulcsügyfél')).toBeVisible()
    await page.getByRole('button', { name: /^magas/ }).press('Enter')
    await expect(page).toHaveURL('/monitoring?importance=high')
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: /^Szint:/ }).press('Enter')
    await expect(page.getByRole('dialog').getByText(/Felszámolás$/)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: `${name} figyelésének törlése` }).press('Enter')
    await expect(page.getByRole('button', { name: 'Visszavonás' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(table.getByText('Kulcsügyfél')).toBeVisible()
  })

  test('a list is imported: the certain ones are watched, the others told', async ({ page, companies }) => {
    const {
      name: { value: name },
      taxNumber,
    } = companies.rich
    await page.goto('/monitoring?panel=import')
    const list = `Cégnév;Adószám;Fontosság\r\n${name};${taxNumber ?? ''};közepes\r\nSosemvolt Alakulat Kft.;;\r\n`
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'partnerek.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
    // Without it what was noted before would stay.
    await page.getByRole('checkbox', { name: 'A megjegyzések és a fontosság felülírása' }).check()
    await page.getByRole('button', { name: 'Feltöltés' }).press('Enter')
    await expect(page.getByText('partnerek.csv: 2 sort egyeztettünk.')).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText('Sosemvolt Alakulat Kft.')).toBeVisible()
    const table = page.getByRole('table', { name: 'Figyelt cégek' })
    await expect(table.getByRole('combobox', { name: `${name} fontossága` })).toHaveValue('medium')
    await expectNoAxeViolations(page)
  })
})

test.describe('on a phone in German', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })

  test('the list teaches how to begin, and nothing runs out of the screen', async ({ page }) => {
    await page.goto('/monitoring')
    await expect(page.getByText('Sie überwachen noch kein Unternehmen')).toBeVisible()
    await expectNoAxeViolations(page)
    const isTooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth')
    expect(isTooWide).toBe(false)
  })
})
