import { gzipSync } from 'node:zlib'
import { reportPage } from '@merleg/contract/pages'
import { expect, test } from './support/journey.ts'
import { noteSight, SCRIPTS_BEFORE_SIGHT } from './support/page-scripts.ts'

type Weighed = {
  readonly name: string
  readonly path: (companyId: string) => string
  readonly isPublic?: true
  readonly sight: string
  /** Kilobytes of its scripts, each gzipped, until it shows what it is about. */
  readonly most: number
}

const PAGES: readonly Weighed[] = [
  { name: 'login', path: () => '/login', isPublic: true, sight: 'form', most: 200 },
  { name: 'summary', path: (id) => reportPage(id, 'summary'), sight: 'svg[data-chart]', most: 350 },
  {
    name: 'company data',
    path: (id) => reportPage(id, 'company-data'),
    sight: 'main [role=tabpanel] section',
    most: 350,
  },
]

for (const { name, path, isPublic, sight, most } of PAGES)
  test.describe(name, () => {
    if (isPublic) test.use({ account: null })
    for (const language of ['hu', 'de'] as const)
      test.describe(language, () => {
        test.use({ language })
        test(`its scripts weigh at most ${most} kB`, async ({ page, companies }) => {
          await page.addInitScript(noteSight(sight))
          await page.goto(path(companies.rich.companyId))
          await expect(page.locator(sight).first()).toBeVisible()
          await page.waitForLoadState('networkidle')
          const scripts = await page.evaluate<string[]>(SCRIPTS_BEFORE_SIGHT)
          const weights = await Promise.all(
            scripts.map(async (url) => gzipSync(await (await page.request.get(url)).body()).length / 1000),
          )
          const told = scripts.map((url, at) => `${weights[at]?.toFixed(1)} ${url}`).join('\n')
          expect(scripts.length).toBeGreaterThan(3)
          expect(
            weights.reduce((sum, weight) => sum + weight, 0),
            told,
          ).toBeLessThanOrEqual(most)
        })
      })
  })
