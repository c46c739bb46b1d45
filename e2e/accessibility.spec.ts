import { reportPage } from '@merleg/contract/pages'
import { SECTION_NOUNS } from '@merleg/contract/report/report-sections'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoAxeViolationsInOtherColours } from './support/axe.ts'
import type { DemoCompanies } from './support/demo-companies.ts'
import { goOn } from './support/go-on.ts'
import { expect, test } from './support/kept-page.ts'

type Screen = {
  readonly name: string
  readonly path: (companies: DemoCompanies) => string
  /** Nobody is signed in. */
  readonly isPublic?: true
  /** What is done before the look. */
  readonly prepare?: (page: Page) => Promise<void>
}

const report = (section: string) => (companies: DemoCompanies) => `/report/${companies.rich.companyId}/${section}`

async function clickFirst(page: Page, selector: string): Promise<void> {
  await page.locator(selector).filter({ visible: true }).first().click()
}

async function followFirst(page: Page, selector: string): Promise<void> {
  const link = await page.locator(selector).filter({ visible: true }).first().elementHandle()
  await link.click()
  // The address changes before the page does, which until then has the heading and no skeleton.
  await link.waitForElementState('hidden')
  await page.waitForURL((url) => !url.pathname.endsWith('/connection-list'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true], [class*=skeleton i]')).toHaveCount(0)
}

async function openScore(page: Page): Promise<void> {
  const main = page.getByRole('main')
  // What opens all rows is the button before the choice of their order.
  await main.locator('button:has(+ [role=radiogroup])').click()
  await main.getByRole('slider').first().press('End')
  // A button that the edge of the window cuts is judged as if it were smaller.
  await page.evaluate('scrollTo(0, 0)')
}

/** Every section as it opens; what else a section can look like stands below. */
const sections: readonly Screen[] = SECTION_NOUNS.map((noun) => ({
  name: noun,
  path: ({ rich }) => reportPage(rich.companyId, noun),
}))

const screens: readonly Screen[] = [
  ...sections,
  { name: 'login', path: () => '/login', isPublic: true },
  { name: 'demo login', path: () => '/demo/demo%40merleg.example/merleg-demo', isPublic: true },
  { name: 'demo terms', path: () => '/demo/terms', isPublic: true },
  { name: 'reset password', path: () => '/reset-password?token=of-another-day', isPublic: true },
  { name: 'home', path: () => '/' },
  { name: 'user menu', path: () => '/', prepare: (page) => clickFirst(page, 'header button[aria-haspopup=menu]') },
  {
    name: 'suggestions',
    path: () => '/send-message',
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('combobox').fill('szolg')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  { name: 'results', path: () => '/quick/search?query=kft' },
  { name: 'no result', path: () => '/quick/search?query=qqqqqqqq' },
  { name: 'place search', path: () => '/geo/search?settlement=Budapest&radiusKm=20' },
  { name: 'comparison, nobody chosen', path: () => '/comparison' },
  {
    name: 'comparison',
    path: ({ rich, withFindings, withoutStatements }) =>
      `/comparison?companies=${rich.companyId},${withFindings.id},${withoutStatements.companyId}`,
  },
  {
    name: 'comparison in print',
    path: ({ rich, withFindings }) => `/print/comparison?companies=${rich.companyId},${withFindings.id}`,
  },
  {
    name: 'basket of the comparison',
    path: report('company-data'),
    prepare: async (page) => {
      // On phones it is behind the first button of the side bar.
      const isWide = (page.viewportSize()?.width ?? 0) > 390
      await clickFirst(page, isWide ? 'main aside button[aria-haspopup=dialog]' : 'main aside button')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'news', path: () => '/news' },
  { name: 'data-sources', path: () => '/data-sources' },
  { name: 'send message', path: () => '/send-message' },
  { name: 'credits', path: () => '/credits' },
  { name: 'profile', path: () => '/profile-edit' },
  { name: 'settings', path: () => '/profile-settings' },
  { name: 'module error', path: () => '/error/module/Monitoring' },
  { name: 'traffic error', path: () => '/error/traffic' },
  { name: 'not found', path: () => '/no-such-page' },
  { name: 'unknown company', path: () => '/report/99999999/summary' },
  {
    name: 'card organizer',
    path: report('summary'),
    prepare: async (page) => {
      // The side bar has one too.
      await clickFirst(page, 'main [data-waiting] button[aria-haspopup=dialog]')
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'summary of a simple kind',
    path: ({ simple }) => `/report/${simple.get('nonprofit')?.companyId ?? ''}/summary`,
  },
  { name: 'score, everything open and moved', path: report('score?order=kind'), prepare: openScore },
  {
    name: 'company data of another day',
    path: report('company-data?asOf=2022-06-30&knownAt=2020-01-01'),
    prepare: (page) => clickFirst(page, 'main button:has(.tabler-icon-calendar)'),
  },
  { name: 'changes of years', path: report('changes?from=2015-01-01') },
  { name: 'no change', path: report('changes?from=1900-01-01&to=1900-12-31') },
  {
    name: 'source of a point of a chart',
    path: report('summary'),
    prepare: async (page) => {
      await clickFirst(page, 'main svg + [role=group] button[tabindex="0"]')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'members', path: report('company-data?tab=members') },
  { name: 'income statement', path: report('financial-report?tab=income-statement') },
  { name: 'indicators as tables, one explained', path: report('common-ratings?view=table&cards=roe.info') },
  { name: 'negative information', path: report('negative-info?open=all') },
  { name: 'positive information', path: report('positive-info?open=all') },
  { name: 'connection list', path: report('connection-list') },
  {
    name: 'one connection',
    path: report('connection-list'),
    prepare: (page) => followFirst(page, 'main li a[href*="/connection-list/"]'),
  },
  {
    name: 'person',
    path: report('connection-list'),
    prepare: (page) => followFirst(page, 'main li a[href^="/person/"]'),
  },
  { name: 'financial summary, a row open', path: report('financial-report-summary?open=salesNetIncome,debtRate') },
  { name: 'print view', path: report('print?components=summary,companyData,financialReport,commonRatings,sector') },
  { name: 'print view, nothing chosen', path: report('print') },
  { name: 'print view of the extract', path: report('print/extract?all=true') },
  { name: 'findings', path: ({ withFindings: { id, year } }) => `/report/${id}/financial-report?year=${year}` },
  { name: 'no statements', path: ({ withoutStatements }) => `/report/${withoutStatements.companyId}/financial-report` },
]

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/**
 * Every screen is seen at both widths, each time in another language, and at each in both colours. Of the two languages of a
 * width every other screen has the first.
 */
const looks = [
  { viewport: desktop, languages: ['hu', 'en'], colorScheme: 'light' },
  { viewport: phone, languages: ['de', 'hu'], colorScheme: 'dark' },
] as const

for (const { viewport, languages, colorScheme } of looks) {
  for (const [half, language] of languages.entries()) {
    for (const isPublic of [true, false]) {
      test.describe(`${viewport.width} px, ${language}`, () => {
        test.use({ viewport, language, colorScheme })
        if (isPublic) test.use({ account: null })

        const seen = screens
          .filter((_, place) => place % 2 === half)
          .filter((one) => (one.isPublic === true) === isPublic)
        for (const screen of seen) {
          test(screen.name, async ({ page, companies }) => {
            await goOn(page, screen.path(companies))
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await expect(page.locator('[aria-busy=true], [class*=skeleton i]')).toHaveCount(0)
            await screen.prepare?.(page)
            await expectNoAxeViolations(page)
            await expectNoAxeViolationsInOtherColours(page)
          })
        }
      })
    }
  }
}
