import { type FinalOwner, getFinalOwner } from '@merleg/contract/report/final-owner.contract'
import { geoSearch } from '@merleg/contract/search.contract'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

type Access = { readonly baseUrl: string; readonly token: string }

const ownerOf = ({ groups }: FinalOwner) =>
  groups.find(({ id }) => id === 'final')?.items.find(({ link }) => link?.startsWith('/person/'))

/** A made-up company with a certain final owner. @throws where there is none */
async function findOwned(access: Access): Promise<{ id: string; name: string; link: string }> {
  for (const county of ['Budapest', 'Pest', 'Zala', 'Fejér', 'Heves']) {
    const { results } = await read(geoSearch, { ...access, query: { county, perPage: 50 } })
    for (const { companyId: id } of results) {
      const owner = ownerOf(await read(getFinalOwner, { ...access, params: { id }, query: {} }))
      if (owner?.link != null) return { id, name: owner.name, link: owner.link }
    }
  }
  throw new Error('The demo data have no such company')
}

test('from the owner to the person, by keyboard', async ({ page, baseUrl, tokens }) => {
  const { id, name, link } = await findOwned({ baseUrl, token: tokens.full })
  await page.goto(`/report/${id}/final-owner`)
  const owners = page.getByRole('region', { name: 'Tényleges tulajdonosok' })
  await expect(owners.getByRole('link', { name }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await owners.getByRole('link', { name }).first().press('Enter')
  await expect(page).toHaveURL(new RegExp(`${link}$`))
})

test('what changed since a day, and the files', async ({ page, baseUrl, tokens }) => {
  const { id } = await findOwned({ baseUrl, token: tokens.full })
  await page.goto(`/report/${id}/final-owner`)
  const since = page.getByRole('textbox', { name: 'Mi változott ettől' })
  await since.fill('1990. 01. 01.')
  await since.press('Enter')
  await expect(page).toHaveURL(/since=1990-01-01/)
  const changes = page.getByRole('region', { name: /^Mi változott 1990/ })
  await expect(changes.getByRole('list', { name: 'Magánszemélyek a cég mögött' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Letöltés' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'JSON' })).toBeVisible()
  await expectNoAxeViolations(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'JSON' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/tenyleges-tulajdonos-.*\.json$/)
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('it fits', async ({ page, baseUrl, tokens }) => {
    const { id } = await findOwned({ baseUrl, token: tokens.full })
    await page.goto(`/report/${id}/final-owner`)
    await expect(page.getByRole('region', { name: 'Wirtschaftliche Eigentümer', exact: true })).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  })
})

test.describe('a subscriber without the module', () => {
  test.use({ account: 'basic' })
  test('is offered it', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/final-owner`)
    await expect(page).toHaveURL(`/module/${companies.rich.companyId}/error/TenylegesTulajdonos`)
  })
})
