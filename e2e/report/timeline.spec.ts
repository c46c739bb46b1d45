import { getTimeline } from '@merleg/contract/report/timeline.contract'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { SEEDED } from '../support/seed/seeded-companies.ts'
import { read } from '../support/server-call.ts'

test('what happened to a company, narrowed by kind, with the way into its data', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const id = companies.rich.companyId
  const { years } = await read(getTimeline, { baseUrl, token: tokens.full, params: { id } })
  const items = years.flatMap((year) => year.items)
  const accounts = items.filter(({ kind }) => kind === 'accounts')
  expect(accounts.length).toBeGreaterThan(3)
  await page.goto(`/report/${id}/summary`)
  await page.getByRole('link', { name: 'Idővonal' }).click()
  await expect(page.getByText(`${items.length} esemény`, { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  const kinds = page.getByRole('group', { name: 'Az események fajtája' })
  await kinds.getByRole('button', { name: `Beszámolók ${accounts.length}` }).press('Enter')
  await expect(page).toHaveURL(/kind=accounts/)
  await expect(page.getByRole('listitem').filter({ hasText: 'évi' })).toHaveCount(accounts.length)
  await page.reload()
  await expect(kinds.getByRole('button', { name: /^Beszámolók/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: accounts[0]?.title ?? '', exact: true }).click()
  await expect(page).toHaveURL(/financial-report\?year=\d{4}/)
})

test('the keyboard jumps to a year and on to what happened in it', async ({ page, companies, baseUrl, tokens }) => {
  const id = companies.rich.companyId
  const { years } = await read(getTimeline, { baseUrl, token: tokens.full, params: { id } })
  const oldest = years.at(-1)?.year ?? 0
  await page.goto(`/report/${id}/timeline`)
  const jumps = page.getByRole('navigation', { name: 'Ugrás egy évre' })
  await jumps.getByRole('button', { name: String(oldest) }).press('Enter')
  const region = page.getByRole('region', { name: String(oldest) })
  const title = region.getByRole('heading').getByRole('button', { expanded: true })
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(region.getByRole('link').first()).toBeFocused()
  // The years stay in sight.
  await expect(jumps).toBeInViewport()
})

test('an entry that has ended is shown among the company data', async ({ page, companies, baseUrl, tokens }) => {
  const id = companies.rich.companyId
  const { years } = await read(getTimeline, { baseUrl, token: tokens.full, params: { id } })
  const ended = years.flatMap(({ items }) => items).findLast(({ valid, link }) => !valid && link?.includes('all=true'))
  // The address leads to it, whatever year it is in.
  await page.goto(`/report/${id}/timeline?hl=${encodeURIComponent(ended?.id ?? '')}`)
  const named = page.locator('li[aria-current=true]')
  await expect(named).toBeFocused()
  await expect(named).toBeInViewport()
  await named.getByRole('link', { name: ended?.title ?? '' }).click()
  await expect(page).toHaveURL(/company-data\?hl=/)
  await expect(page.locator('[aria-current="true"]').first()).toBeVisible()
  await page.goto(`/report/${id}/timeline?onlyValid=true`)
  await expect(page.getByRole('checkbox', { name: 'Csak hatályos adatok' })).toBeChecked()
  await expect(page.getByText(/megszűnt tétel rejtve\./)).toBeVisible()
  await expect(page.getByText('nem hatályos')).toHaveCount(0)
})

test('of hundreds of events the newest are open, a crowded year goes on by keyboard, paper has them all', async ({
  page,
  baseUrl,
  tokens,
}) => {
  const id = SEEDED.overLong
  const { years } = await read(getTimeline, { baseUrl, token: tokens.full, params: { id } })
  const crowded = years.toSorted((one, other) => other.items.length - one.items.length)[0]
  const count = crowded?.items.length ?? 0
  expect(count).toBeGreaterThan(20)
  await page.goto(`/report/${id}/timeline`)
  const region = page.getByRole('region', { name: String(crowded?.year) })
  const title = region.getByRole('heading').getByRole('button')
  const items = region.locator('ol > li')
  await expect(title).toHaveAttribute('aria-expanded', 'false')
  await title.press('Enter')
  await expect(items).toHaveCount(20)
  await region.getByRole('button', { name: `Még ${count - 20} esemény` }).press('Enter')
  await expect(items.nth(20)).toBeFocused()
  await expect(region.getByRole('status')).toHaveText(`${count} / ${count} látszik`)
  await page.evaluate(
    "addEventListener('beforeprint', () => { globalThis.printed = document.querySelectorAll('ol > li').length })",
  )
  await page.pdf()
  const total = years.reduce((sum, year) => sum + year.items.length, 0)
  expect(await page.evaluate('printed')).toBe(total)
})

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })
  test('every event fits and tells its source with one tap', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/timeline`)
    await page
      .getByRole('button', { name: /^Quelle und Datum/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Uns bekannt seit')
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(overflow).toBe(0)
    await expectNoAxeViolations(page)
  })

  test('the years stay in sight under the bar, and one is gone to below them', async ({ page }) => {
    await page.goto(`/report/${SEEDED.overLong}/timeline`)
    const jumps = page.getByRole('navigation', { name: 'Zu einem Jahr springen' })
    await jumps.getByRole('button').last().press('Enter')
    await jumps.getByRole('button', { name: /^2012/ }).press('Enter')
    const title = page.getByRole('region', { name: '2012' }).getByRole('heading')
    await expect(title).toBeInViewport({ ratio: 1 })
    const [header, bar, heading] = await Promise.all(
      [page.getByRole('banner'), jumps, title].map((locator) => locator.boundingBox()),
    )
    expect(bar?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 2)
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
    await expectNoAxeViolations(page)
  })
})

test.describe('without the module', () => {
  test.use({ account: 'basic' })
  test('the timeline is offered instead of shown', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/timeline`)
    await expect(page).toHaveURL(/\/error\/Idovonal/)
  })
})
