import { getNegativeInfo, getPositiveInfo, INFO_ITEM_LIMIT, type InfoPage } from '@merleg/contract/report/info.contract'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { SEEDED } from '../support/seed/seeded-companies.ts'
import { read } from '../support/server-call.ts'

type Access = { readonly baseUrl: string; readonly token: string }

function readPage(type: 'negative' | 'positive', access: Access, id: string): Promise<InfoPage> {
  const asked = { ...access, params: { id }, query: {} }
  return type === 'negative' ? read(getNegativeInfo, asked) : read(getPositiveInfo, asked)
}

const region = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

test('groups, items on demand, all at once, and what was checked', async ({ page, baseUrl, tokens }) => {
  const { groups } = await readPage('negative', { baseUrl, token: tokens.full }, SEEDED.overLong)
  const [first] = groups
  const item = first?.items[0]
  if (!first || !item) throw new Error('the over-long company has no negative information')
  await page.goto(`/report/${SEEDED.overLong}/negative-info`)
  for (const group of groups) await expect(region(page, group.title)).toBeVisible()
  const shown = region(page, first.title)
  await expect(shown.locator('li')).toHaveCount(Math.min(first.items.length, INFO_ITEM_LIMIT))

  const toggle = shown.locator('button[aria-expanded]').first()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.press('Enter')
  await expect(page).toHaveURL(new RegExp(`[?&]open=${item.id}`))
  await expect(shown.locator('dl').first()).toBeVisible()
  await expect(region(page, 'Mit ellenőriztünk?')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Mindet kinyit' }).click()
  await expect(page).toHaveURL(/[?&]open=all/)
  await expect(page.locator('main li > div > button[aria-expanded=false]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mindet becsuk' }).click()
  await expect(page.locator('main li > div > button[aria-expanded=true]')).toHaveCount(0)
})

test('an item leads to its details and back to where it stood', async ({ page, baseUrl, tokens }) => {
  const { groups } = await readPage('negative', { baseUrl, token: tokens.full }, SEEDED.overLong)
  const group = groups.find(({ items }) => items.some(({ hasDetails }) => hasDetails))
  const item = group?.items.find(({ hasDetails }) => hasDetails)
  if (!group || !item) throw new Error('no item with details')
  await page.goto(`/report/${SEEDED.overLong}/negative-info?open=${item.id}&more=${group.id}`)
  await page.locator(`a[href$="/details/${item.id}"]`).click()
  await expect(page.getByRole('heading', { level: 2 })).toContainText(group.title)
  await expect(page.getByRole('heading', { level: 3, name: 'Források' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Vissza a listához' }).click()
  await expect(page).toHaveURL(new RegExp(`negative-info\\?open=${item.id}`))
})

test('hostile text in every field shows as text and runs nothing', async ({ page, baseUrl, tokens }) => {
  for (const type of ['negative', 'positive'] as const) {
    const { groups } = await readPage(type, { baseUrl, token: tokens.full }, SEEDED.hostile)
    const more = groups.map(({ id }) => id).join(',')
    await page.goto(`/report/${SEEDED.hostile}/${type}-info?open=all&more=${more}`)
    await expect(page.locator('main section dl').first()).toBeVisible()
    const items = groups.flatMap((group) => group.items)
    await expect(page.locator('main li > div > button[aria-expanded=true]')).toHaveCount(items.length)
    // One of each group: the others are made the same way.
    for (const id of groups.flatMap((group) => group.items.find(({ hasDetails }) => hasDetails)?.id ?? [])) {
      await page.goto(`/report/${SEEDED.hostile}/${type}-info/details/${id}`)
      await expect(page.locator('main table')).toBeVisible()
      expect(await page.locator('main :is(script, img, style, [href^="javascript"])').count()).toBe(0)
      expect(await page.evaluate<unknown>('window.__hit')).toBeUndefined()
    }
  }
})

test('the header marks what the pages hold', async ({ page, companies, baseUrl, tokens }) => {
  const id = companies.rich.companyId
  const { groups } = await readPage('positive', { baseUrl, token: tokens.full }, id)
  await page.goto(`/report/${id}/summary`)
  await page
    .getByRole('navigation', { name: 'A riport fejezetei' })
    .getByRole('link', { name: /Pozitív információ/ })
    .click()
  await expect(page).toHaveURL(`/report/${id}/positive-info`)
  for (const { title } of groups) await expect(region(page, title)).toBeVisible()
})

test.describe('without the module', () => {
  test.use({ account: 'basic' })
  test('the reader is led to its offer', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/negative-info`)
    await expect(page).toHaveURL(/\/module\/.*\/error\/NegativInfo/)
  })
})

for (const { language, title } of [
  { language: 'en', title: 'Negative information' },
  { language: 'de', title: 'Negative Informationen' },
] as const) {
  test.describe(`on a phone, in the dark, in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    for (const id of [SEEDED.overLong, SEEDED.hostile]) {
      test(`nothing of ${id} sticks out`, async ({ page }) => {
        await page.goto(`/report/${id}/negative-info`)
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
        await expect(page.locator('main li button').first()).toBeVisible()
        await expectNoAxeViolations(page)
        await page.goto(`/report/${id}/negative-info?open=all`)
        await expect(page.locator('main li dl').first()).toBeVisible()
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
      })
    }
  })
}
