import { type ConnectionList, getConnectionList } from '@merleg/contract/report/connection-list.contract'
import { geoSearch } from '@merleg/contract/search.contract'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

type Access = { readonly baseUrl: string; readonly token: string }

/** A made-up company with a list such as is wanted. @throws where there is none */
async function findCompany(
  access: Access,
  isWanted: (list: ConnectionList) => boolean,
): Promise<{ id: string; list: ConnectionList }> {
  for (const county of ['Budapest', 'Pest', 'Zala', 'Fejér', 'Heves']) {
    const { results } = await read(geoSearch, { ...access, query: { county, perPage: 50 } })
    for (const { companyId: id } of results) {
      const list = await read(getConnectionList, { ...access, params: { id }, query: {} })
      if (isWanted(list)) return { id, list }
    }
  }
  throw new Error('The demo data have no such company')
}

const personOf = ({ groups }: ConnectionList) =>
  groups.find(({ id }) => id === 'owner')?.items.find(({ url }) => url?.startsWith('/person/'))

test('from the list to one connection, back to its place, and to the person behind it', async ({
  page,
  baseUrl,
  tokens,
}) => {
  const { id, list } = await findCompany({ baseUrl, token: tokens.full }, (one) => personOf(one) !== undefined)
  const item = personOf(list)
  await page.goto(`/report/${id}/connection-list`)
  const owners = page.getByRole('region', { name: /Tulajdonosok/ })
  await owners.getByRole('link', { name: `Részletek: ${item?.title ?? ''}` }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: item?.title ?? '' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Vissza a listához' }).press('Enter')
  await expect(page.locator('li[aria-current=true]').first()).toBeInViewport()
  await owners
    .getByRole('link', { name: item?.title ?? '', exact: true })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(new RegExp(`${item?.url ?? ''}$`))
  await expect(page.getByRole('heading', { level: 1, name: item?.title ?? '' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('the list is narrowed by typing and fits', async ({ page, baseUrl, tokens }) => {
    const { id, list } = await findCompany({ baseUrl, token: tokens.full }, (one) => personOf(one) !== undefined)
    const name = personOf(list)?.title ?? ''
    await page.goto(`/report/${id}/connection-list`)
    await page.getByRole('searchbox', { name: 'Nach Name, Adresse, Rolle filtern' }).fill(name)
    await expect(page).toHaveURL(/text=/)
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  })
})

test.describe('a subscriber without the module', () => {
  test.use({ account: 'basic' })
  test('is offered it', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/connection-list`)
    await expect(page).toHaveURL(`/module/${companies.rich.companyId}/error/KapcsolatiHalo`)
  })
})
