import { getReportGroup, type ReportGroup } from '@merleg/contract/report/group.contract'
import { geoSearch } from '@merleg/contract/search.contract'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

type Access = { readonly baseUrl: string; readonly token: string }

/** A made-up company in a group of several. @throws where there is none */
async function findGrouped(access: Access): Promise<{ id: string; group: ReportGroup }> {
  for (const county of ['Budapest', 'Pest', 'Zala', 'Fejér', 'Heves']) {
    const { results } = await read(geoSearch, { ...access, query: { county, perPage: 50 } })
    for (const { companyId: id } of results) {
      const group = await read(getReportGroup, { ...access, params: { id }, query: { limit: '50' } })
      if (group.members.some(({ isAsked, url }) => !isAsked && url !== null)) return { id, group }
    }
  }
  throw new Error('The demo data have no such company')
}

test('from a member to its report, by keyboard, and the workbook', async ({ page, baseUrl, tokens }) => {
  const { id, group } = await findGrouped({ baseUrl, token: tokens.full })
  const other = group.members.find(({ isAsked, url }) => !isAsked && url !== null)
  await page.goto(`/report/${id}/group`)
  const members = page.getByRole('table', { name: 'A csoport cégei' })
  await expect(members.getByRole('link', { name: other?.name ?? '', exact: true }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Letöltés (XLSX)' }).press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  await members
    .getByRole('link', { name: other?.name ?? '', exact: true })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(new RegExp(other?.url ?? ''))
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('it fits', async ({ page, baseUrl, tokens }) => {
    const { id } = await findGrouped({ baseUrl, token: tokens.full })
    await page.goto(`/report/${id}/group`)
    await expect(page.getByRole('region', { name: 'Phönix-Anzeichen' })).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
  })
})

test.describe('a subscriber without the module', () => {
  test.use({ account: 'basic' })
  test('is offered it', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/group`)
    await expect(page).toHaveURL(`/module/${companies.rich.companyId}/error/KapcsolatiHalo`)
  })
})
