import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Nyomtatási beállítások' })

async function downloadPdf(page: Page): Promise<{ name: string; start: string }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF letöltése' }).click()
  const download = await downloading
  const content = await readFile(await download.path())
  return { name: download.suggestedFilename(), start: content.subarray(0, 5).toString('latin1') }
}

test('from the section to its print view, the choice in the address, and the PDF', async ({ page, companies }) => {
  const id = companies.rich.companyId
  await page.goto(`/report/${id}/financial-report`)
  await page.getByRole('link', { name: 'Nyomtatás, letöltés' }).click()
  await expect(page).toHaveURL(new RegExp(`/report/${id}/print\\?components=financialReport`))
  const panel = panelOf(page)
  await expect(panel.getByRole('checkbox', { name: 'Beszámolók' })).toBeChecked()
  await expect(page.getByRole('heading', { level: 1, name: companies.rich.name.value })).toBeVisible()
  await panel.getByRole('checkbox', { name: 'Összefoglaló' }).check()
  await panel.getByRole('checkbox', { name: 'Csak a legutóbbi beszámoló' }).check()
  await expect(page).toHaveURL(/components=summary%2CfinancialReport&onlyLastReport=true/)
  await expect(page.getByRole('heading', { level: 2, name: '2. Beszámolók' })).toBeVisible()
  await page.reload()
  await expect(panel.getByRole('checkbox', { name: 'Csak a legutóbbi beszámoló' })).toBeChecked()
  await expect(page.getByRole('heading', { level: 2, name: '1. Összefoglaló' })).toBeVisible()
  expect(await downloadPdf(page)).toMatchObject({ start: '%PDF-', name: expect.stringMatching(/-cegriport-.*\.pdf$/) })
})

test('settings are saved and loaded again', async ({ page, companies }) => {
  const id = companies.rich.companyId
  await page.goto(`/report/${id}/print?components=companyData,sector&onlyValid=true`)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Beállítások mentése' }).click()
  await expect(page.getByText('A nyomtatási beállításokat elmentettük.')).toBeVisible()
  await page.goto(`/report/${id}/print`)
  await expect(page.getByText('Válassza ki a nyomtatandó fejezeteket')).toBeVisible()
  await panel.getByRole('button', { name: 'Mentett beállítások' }).click()
  await expect(page).toHaveURL(/components=companyData%2Csector&onlyValid=true/)
  await expect(panel.getByRole('checkbox', { name: 'Ágazat' })).toBeChecked()
})

test('by the keyboard alone, and the panel closes and opens', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/print`)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Mind', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('checkbox', { name: 'Marketing' })).toBeChecked()
  await panel.getByRole('checkbox', { name: 'Marketing' }).focus()
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(/marketing/)
  await panel.getByRole('button', { name: 'Beállítások elrejtése' }).press('Enter')
  await expect(panel.getByRole('checkbox')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Beállítások megnyitása' }).press('Enter')
  await expect(panel.getByRole('checkbox', { name: 'Összefoglaló' })).toBeVisible()
})

test('on paper only the document is left', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/print?components=summary`)
  await expect(page.getByRole('heading', { level: 2, name: 'Összefoglaló' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(panelOf(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the extract is a view of its own', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/print/extract?all=true`)
  await expect(page.getByText(/^Cégkivonat/).first()).toBeVisible()
  expect(await downloadPdf(page)).toMatchObject({ start: '%PDF-', name: expect.stringMatching(/-cegkivonat-.*\.pdf$/) })
})

test.describe('with a basic subscription', () => {
  test.use({ account: 'basic' })
  test('only what it has can be chosen, and a colleague’s link says what is left out', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/print?components=summary,timeline`)
    await expect(page.getByText(/nem része az előfizetésének: Idővonal/)).toBeVisible()
    await expect(panelOf(page).getByRole('checkbox', { name: 'Idővonal' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: 'Összefoglaló' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('the settings are a drawer; nothing is wider than the screen', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/print?components=summary,financialReport,commonRatings`)
    await expect(page.getByRole('heading', { level: 2, name: '1. Übersicht' })).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Druckeinstellungen' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Branche' }).check()
    await expect(page).toHaveURL(/sector/)
    await expect(page.locator('article[aria-busy=false] section[id]')).toHaveCount(4)
    await expectNoAxeViolations(page)
  })
})
