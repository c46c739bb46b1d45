import { getMarketing, type Marketing } from '@merleg/contract/report/marketing.contract'
import { geoSearch } from '@merleg/contract/search.contract'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

type Access = { readonly baseUrl: string; readonly token: string }

/** A made-up company with a page such as is wanted. @throws where there is none */
async function findCompany(access: Access, isWanted: (page: Marketing) => boolean): Promise<string> {
  for (const county of ['Budapest', 'Pest', 'Zala', 'Fejér', 'Heves']) {
    const { results } = await read(geoSearch, { ...access, query: { county, perPage: 50 } })
    for (const { companyId: id } of results)
      if (isWanted(await read(getMarketing, { ...access, params: { id } }))) return id
  }
  throw new Error('The demo data have no such company')
}

test('contacts are copied, and followed where they are safe', async ({ page, context, companies, baseUrl, tokens }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = companies.rich.companyId
  const { contact } = await read(getMarketing, { baseUrl, token: tokens.full, params: { id } })
  const first = [...contact.phones, ...contact.emails, ...contact.websites][0]
  await page.goto(`/report/${id}/summary`)
  // The company of the report is no search that was saved.
  const main = page.getByRole('navigation', { name: 'Fő navigáció' })
  await expect(main.getByRole('link', { name: 'Marketing', exact: true })).toHaveAttribute('href', '/marketing/search')
  await page.getByRole('list', { name: 'Cég' }).getByRole('link', { name: 'Marketing', exact: true }).click()
  // The summary has a card of the same name.
  await expect(page.getByRole('heading', { level: 2, name: 'Marketing', exact: true })).toBeVisible()
  const contacts = page.getByRole('region', { name: 'Elérhetőségek' })
  await expect(contacts.getByRole('link', { name: first?.value ?? '' })).toHaveAttribute('href', first?.url ?? '')
  await contacts
    .getByRole('button', { name: first?.value ?? '' })
    .first()
    .press('Enter')
  // Said when it is done: the clipboard is written while the page goes on.
  await expect(page.getByText(`Vágólapra másolva: ${first?.value ?? ''}`)).toBeVisible()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(first?.value)
  await expectNoAxeViolations(page)
})

test('a connected company opens; the kind of tie narrows the list by address', async ({ page, baseUrl, tokens }) => {
  const access = { baseUrl, token: tokens.full }
  const id = await findCompany(access, ({ associations }) => new Set(associations.map(({ kind }) => kind)).size > 1)
  const { associations } = await read(getMarketing, { ...access, params: { id } })
  const kind = associations.find((other) => other.kind !== associations[0]?.kind)?.kind ?? 'sameSeat'
  const chosen = associations.filter((other) => other.kind === kind)
  await page.goto(`/report/${id}/marketing?onlyValid=false`)
  const region = page.getByRole('region', { name: 'Kapcsolódó cégek' })
  await region.getByRole('button', { name: `${chosen[0]?.type ?? ''} ${chosen.length}` }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`tie=${kind}`))
  await expect(region.getByRole('rowheader')).toHaveText(chosen.slice(0, 20).map(({ name }) => name))
  await expectNoAxeViolations(page)
  await region.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${chosen[0]?.link ?? ''}$`))
})

test.describe('in English, on a phone', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } })
  test('interests fit and tell their source', async ({ page, baseUrl, tokens }) => {
    const id = await findCompany({ baseUrl, token: tokens.full }, ({ interests }) => interests.length > 0)
    await page.goto(`/report/${id}/marketing`)
    const interests = page.getByRole('region', { name: 'Shareholdings' })
    await interests
      .getByRole('button', { name: /^Source and date/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(overflow).toBe(0)
    await expectNoAxeViolations(page)
  })
})

test.describe('without the module', () => {
  test.use({ account: 'basic' })
  test('the page is offered instead of shown', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/marketing`)
    await expect(page).toHaveURL(/\/error\/MarketingAdatok/)
  })
})
