import { reportPage } from '@merleg/contract/pages'
import type { DemoCompanies } from './support/demo-companies.ts'
import { expect, test } from './support/kept-page.ts'
import { waitForContent } from './support/page-checks.ts'
import { LIST_NEVER_FOCUSED, REMEMBER_LOOKS, STEP_OF_FOCUS } from './support/page-scripts.ts'

/** More than any page has to offer: who comes so far goes in circles. */
const MOST_STEPS = 400

const PAGES: readonly (readonly [name: string, path: (companies: DemoCompanies) => string])[] = [
  ['home', () => '/'],
  ['results', () => '/quick/search?query=kft'],
  ['geo search', () => '/geo/search'],
  ['advanced search', () => '/advanced/search'],
  ['watch list', () => '/monitoring'],
  ['inbox', () => '/monitoring/inbox'],
  ['portfolio', () => '/monitoring/portfolio'],
  ['rules', () => '/monitoring/rules'],
  ['favourites', () => '/favorites'],
  ['international', () => '/international'],
  ['list matching', () => '/list-matching'],
  ['credits', () => '/credits'],
  ['settings', () => '/profile-settings'],
  ['profile', () => '/profile-edit'],
  ['message', () => '/send-message'],
  ['summary', ({ rich }) => reportPage(rich.companyId, 'summary')],
  ['company data', ({ rich }) => reportPage(rich.companyId, 'company-data')],
  ['accounts', ({ rich }) => reportPage(rich.companyId, 'financial-report')],
  ['network', ({ rich }) => reportPage(rich.companyId, 'connections')],
  ['comparison', ({ rich }) => `/comparison?companies=${rich.companyId}`],
]

for (const [name, path] of PAGES)
  test(`Tab alone comes to all that ${name} offers, and one sees where it is`, async ({ page, companies }) => {
    await page.goto(path(companies))
    await waitForContent(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(REMEMBER_LOOKS)
    const unseen: string[] = []
    for (let step = 0, repeated = 0; step < MOST_STEPS && repeated < 3; step += 1) {
      await page.keyboard.press('Tab')
      const met = await page.evaluate<{ unseen: string; isNew: boolean }>(STEP_OF_FOCUS)
      if (met.unseen !== '') unseen.push(met.unseen)
      repeated = met.isNew ? 0 : repeated + 1
    }
    expect.soft(unseen, 'has the focus and does not show it').toEqual([])
    expect(await page.evaluate<string[]>(LIST_NEVER_FOCUSED), 'is never focused').toEqual([])
  })
