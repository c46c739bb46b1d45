import type { Locator, Page } from '@playwright/test'
import { goOn } from './support/go-on.ts'
import { expect, test } from './support/journey.ts'

async function pressTabUntilFocused(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [1] })
}

const languages = [
  { language: 'hu', name: 'Magyar', home: 'Kezdőlap · Mérleg', login: 'Bejelentkezés · Mérleg' },
  { language: 'en', name: 'English', home: 'Home · Mérleg', login: 'Sign in · Mérleg' },
  { language: 'de', name: 'Deutsch', home: 'Startseite · Mérleg', login: 'Anmelden · Mérleg' },
] as const

test('the language switch reloads the page, and the choice stays', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Kezdőlap · Mérleg')
  for (const { language, name, home } of [...languages.slice(1), languages[0]]) {
    await page.evaluate('document.wasHere = true')
    await page.getByRole('banner').getByRole('button').last().click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page).toHaveTitle(home)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.evaluate('document.wasHere')).toBeUndefined()
    await page.reload()
    await expect(page).toHaveTitle(home)
  }
})

test.describe('signed out', () => {
  test.use({ account: null })

  test('the login page speaks the three languages and remembers the choice', async ({ page }) => {
    await page.goto('/login')
    for (const { language, name, login } of [...languages.slice(1), languages[0]]) {
      await page.getByRole('button', { name }).click()
      await expect(page).toHaveTitle(login)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })
})

for (const { language } of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('every page has its language and its own title', async ({ page, companies }) => {
      const report = `/report/${companies.rich.companyId}`
      const paths = [
        '/',
        '/quick/search?query=kft',
        '/geo/search',
        '/send-message',
        '/profile-edit',
        '/profile-settings',
      ]
      const sections = ['summary', 'company-data', 'financial-report'].map((section) => `${report}/${section}`)
      const errors = ['/error/traffic', '/error/module/Monitoring', '/report/99999999/summary', '/no-such-page']
      const titles = new Set<string>()
      for (const path of [...paths, ...sections, ...errors]) {
        await goOn(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect.poll(async () => titles.has(await page.title()), path).toBe(false)
        await expect(page).toHaveTitle(/^.+ · Mérleg$/)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        titles.add(await page.title())
      }
      expect(titles.size).toBe(paths.length + sections.length + errors.length)
    })
  })
}

test('an unknown address: a page inside the layout that leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nincs ilyen oldal')
  await page.getByRole('main').getByRole('link', { name: 'Kezdőlapra' }).click()
  await expect(page).toHaveURL('/')
})

test('light and dark are chosen in the menu, and stay', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Bemutató Felhasználó fiókja' }).click()
  await page.getByRole('menuitemradio', { name: 'Sötét' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('by keyboard alone: log in, search, report, section, back', async ({ page, companies }) => {
  const { name, companyId } = companies.rich
  await page.goto('/')
  await page.evaluate('localStorage.clear()')
  await page.goto('/login')
  await expect(page.getByLabel('Felhasználónév (e-mail-cím)')).toBeFocused()
  await page.keyboard.type('demo@merleg.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('merleg-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Kezdőlap · Mérleg')

  await page.keyboard.press('/')
  await page.keyboard.type(companyId)
  await expect(page.getByRole('option').first()).toContainText(name.value)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.value)

  const section = page
    .getByRole('navigation', { name: 'A riport fejezetei' })
    .getByRole('link', { name: 'Cégadatok', exact: true })
  await pressTabUntilFocused(page, section)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/report/${companyId}/company-data`)
  await page.goBack()
  await expect(page).toHaveURL(`/report/${companyId}/summary`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the navigation is in a drawer', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Fő navigáció' })).toBeHidden()
    await page.getByRole('button', { name: 'Menü megnyitása' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menü' })
    await drawer.getByRole('link', { name: 'Területi keresés' }).tap()
    await expect(page).toHaveURL('/geo/search')
    await expect(drawer).toBeHidden()
  })

  test('search and report work with a thumb; nothing is wider than the screen', async ({ page, companies }) => {
    const { name, companyId } = companies.rich
    await page.goto('/')
    await page.getByRole('banner').getByRole('combobox').fill(companyId)
    await page.getByRole('option').first().tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.value)
    for (const path of ['summary', 'company-data', 'financial-report']) {
      await page.goto(`/report/${companyId}/${path}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    }
    await page.getByRole('button', { name: 'Fejezetek és műveletek' }).tap()
    const drawer = page.getByRole('dialog', { name: name.value })
    await drawer.getByRole('link', { name: 'Összefoglaló' }).tap()
    await expect(page).toHaveURL(`/report/${companyId}/summary`)
    await expect(drawer).toBeHidden()
  })
})
