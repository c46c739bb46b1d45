import { reportPage } from '@merleg/contract/pages'
import { expectNoAxeViolations } from '../support/axe.ts'
import { goOn } from '../support/go-on.ts'
import { expect, test } from '../support/journey.ts'
import { expectNothingSticksOut, expectReachableByKeyboard, waitForContent } from '../support/page-checks.ts'
import { listSections } from '../support/report-pages.ts'
import { SEEDED, type SeededName } from '../support/seed/seeded-companies.ts'

/** Which languages and colours a company is seen in, so that each is seen often; those without axe have it elsewhere. */
const looks: Readonly<
  Partial<Record<SeededName, { language: 'hu' | 'en' | 'de'; colorScheme: 'light' | 'dark'; hasAxe: boolean }>>
> = {
  overLong: { language: 'de', colorScheme: 'light', hasAxe: true },
  tiny: { language: 'en', colorScheme: 'dark', hasAxe: true },
  nonprofit: { language: 'de', colorScheme: 'dark', hasAxe: true },
  foreign: { language: 'hu', colorScheme: 'light', hasAxe: true },
  selfemployed: { language: 'de', colorScheme: 'light', hasAxe: false },
  tinySelfemployed: { language: 'hu', colorScheme: 'light', hasAxe: false },
  tinyNonprofit: { language: 'en', colorScheme: 'light', hasAxe: false },
  budgetary: { language: 'de', colorScheme: 'light', hasAxe: false },
  tinyBudgetary: { language: 'hu', colorScheme: 'dark', hasAxe: false },
  educational: { language: 'de', colorScheme: 'light', hasAxe: false },
  tinyEducational: { language: 'en', colorScheme: 'light', hasAxe: false },
  taxentity: { language: 'en', colorScheme: 'light', hasAxe: false },
  tinyTaxentity: { language: 'de', colorScheme: 'dark', hasAxe: false },
  tinyForeign: { language: 'de', colorScheme: 'light', hasAxe: false },
}

for (const [name, { language, colorScheme, hasAxe }] of Object.entries(looks)) {
  test.describe(`${name}, ${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme })

    test('every section of the report looks right at every width', async ({ page, baseUrl, tokens }) => {
      test.setTimeout(600_000)
      const id = new Map<string, string>(Object.entries(SEEDED)).get(name) ?? ''
      for (const noun of await listSections({ baseUrl, token: tokens.full }, id)) {
        await test.step(noun, async () => {
          await page.setViewportSize({ width: 1440, height: 900 })
          await goOn(page, reportPage(id, noun))
          await waitForContent(page)
          await expect.soft(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
          await expectReachableByKeyboard(page)
          await expectNothingSticksOut(page)
          // At another width the head of the report is drawn anew.
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          if (hasAxe) await expectNoAxeViolations(page)
        })
      }
    })
  })
}

test('the whole of a long name can be read', async ({ page }) => {
  await page.goto(`/report/${SEEDED.overLong}/sanctions`)
  const heading = page.getByRole('heading', { level: 1 })
  const height = async (): Promise<number> => (await heading.boundingBox())?.height ?? 0
  const toggle = page.getByRole('complementary').getByRole('button', { name: 'Teljes szöveg' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  const before = await height()
  await toggle.press('Enter')
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Kevesebb' })).toBeFocused()
  expect(await height()).toBeGreaterThan(before * 1.5)
})
