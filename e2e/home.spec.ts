import type { Page } from '@playwright/test'
import { reportPage } from '@merleg/contract/pages'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { expectNothingSticksOut } from './support/page-checks.ts'
import { addUser, seedHeard } from './support/merleg-command.ts'
import { HEARD_COMPANY } from './support/seed/heard-company.ts'
import { fetchToken, storageOf } from './support/sign-in.ts'

// Each arranges a page of his own.
test.use({ account: null })

type Opening = { page: Page; baseUrl: string; email: string; locale?: 'hu' | 'de' }

/** Signs a new user in and opens the home page. */
async function openAs({ page, baseUrl, email, locale = 'hu' }: Opening): Promise<void> {
  await addUser(email, 'some-password-1')
  const token = await fetchToken(baseUrl, { username: email, password: 'some-password-1' })
  const [origin] = storageOf(baseUrl, token, locale).origins
  await page.addInitScript(
    (entries: { name: string; value: string }[]) =>
      entries.forEach(({ name, value }) => localStorage.setItem(name, value)),
    origin?.localStorage ?? [],
  )
  await page.goto('/')
  await expect(page.getByRole('region', { name: locale === 'hu' ? 'Modulok' : 'Module' })).toBeVisible()
}

const listTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
const cardAt = (page: Page, index: number) => page.locator('[data-widget]').nth(index)
const grip = (page: Page, name: string) => page.getByRole('button', { name: `${name} áthelyezése` })

async function arrange(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Elrendezés' }).click()
  await expect(page.getByRole('region', { name: 'A kezdőlap elrendezése' })).toBeVisible()
}
const isSaved = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/home-layout') && response.request().method() === 'POST',
  )

test('widgets are dragged by mouse and moved by keyboard, hidden and restored, and stay so on another device', async ({
  page,
  baseUrl,
  browser,
}) => {
  await openAs({ page, baseUrl, email: 'rendezo@example.org' })
  await arrange(page)
  await expectNoAxeViolations(page)

  // By mouse: the news to the front; escape first leaves everything as it was.
  const from = await grip(page, 'Hírek').boundingBox()
  const to = await cardAt(page, 0).boundingBox()
  if (from === null || to === null) throw new Error('nothing to drag')
  const drag = async () => {
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
    await expect(page.locator('[data-drop=before]')).toHaveCount(1)
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(cardAt(page, 0)).not.toContainText('Hírek')
  await drag()
  const dragged = isSaved(page)
  await page.mouse.up()
  await dragged
  await expect(cardAt(page, 0)).toContainText('Hírek')

  // By keyboard: the modules to the front, a row up and then before the news.
  await grip(page, 'Modulok').focus()
  await page.keyboard.press('Space')
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Modulok: 1. hely, összesen 11.')).toBeAttached()
  const carried = isSaved(page)
  await page.keyboard.press('Enter')
  await carried
  await expect(grip(page, 'Modulok')).toBeFocused()
  await expect(cardAt(page, 0)).toContainText('Modulok')

  const hidden = isSaved(page)
  await page.getByRole('switch', { name: 'Tudta? megjelenítése' }).press('Space')
  await hidden
  await page.getByRole('button', { name: 'Kész' }).click()
  await expect(page.getByRole('region', { name: 'Tudta?' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Hírek' })).toBeVisible()
  expect((await listTitles(page)).slice(0, 2)).toEqual(['Modulok', 'Hírek'])

  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const device = await other.newPage()
  await device.goto(`${baseUrl}/`)
  await expect(device.getByRole('region', { name: 'Hírek' })).toBeVisible()
  expect((await listTitles(device)).slice(0, 2)).toEqual(['Modulok', 'Hírek'])
  await expect(device.getByRole('region', { name: 'Tudta?' })).toHaveCount(0)
  await other.close()

  await arrange(page)
  const restored = isSaved(page)
  await page.getByRole('button', { name: 'Alaphelyzet' }).click()
  await restored
  await page.getByRole('button', { name: 'Kész' }).click()
  await expect(page.getByRole('region', { name: 'Tudta?' })).toBeVisible()
  expect((await listTitles(page))[0]).toBe('Mi történt, amióta megnyitotta')
})

test('what is heard of a company after its report was opened stands on top, until it is opened again', async ({
  page,
  baseUrl,
}) => {
  await seedHeard('known')
  await openAs({ page, baseUrl, email: 'figyelmes@example.org' })
  const heard = page.getByRole('region', { name: 'Mi történt, amióta megnyitotta' })
  await expect(heard).toContainText('Innen látja majd, mi változott')
  await page.goto(reportPage(HEARD_COMPANY.id, 'summary'))
  await expect(page.getByRole('heading', { name: HEARD_COMPANY.name }).first()).toBeVisible()
  await page.goto('/')
  await expect(heard).toContainText('Újabb eseményről nem tudunk')
  await expect(heard).toContainText('Kitalált hírek a próbákhoz')
  await seedHeard('heard')
  await page.reload()
  await expect(heard.getByRole('listitem').filter({ hasText: 'Felszámolás kezdete' }).first()).toContainText(
    'Kitalált hírek a próbákhoz (Mérleg)',
  )
  await expectNoAxeViolations(page)
  await expectNothingSticksOut(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('region', { name: 'Ahol abbahagyta' }).getByRole('row').nth(1)).toContainText(
    HEARD_COMPANY.name,
  )
  await heard.getByRole('link', { name: HEARD_COMPANY.name, exact: true }).click()
  await expect(page).toHaveURL(reportPage(HEARD_COMPANY.id, 'summary'))
  await expect(page.getByRole('heading', { name: HEARD_COMPANY.name }).first()).toBeVisible()
  await page.goto('/')
  await expect(heard).toContainText('Újabb eseményről nem tudunk')
})

test.describe('on a phone, in German', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  test('the page and its arrangement fit and are clean', async ({ page, baseUrl }) => {
    await openAs({ page, baseUrl, email: 'telefon@example.org', locale: 'de' })
    const width = () => page.evaluate<number>('document.documentElement.scrollWidth')
    expect(await width()).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Anordnen' }).click()
    await expect(page.getByRole('button', { name: 'Module verschieben' })).toBeVisible()
    expect(await width()).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
  })
})
