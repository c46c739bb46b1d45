import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'

// The operator's files are one for all of them.
test.describe.configure({ mode: 'default' })

const contentFolder = () => join(process.env['MERLEG_DATA_DIR'] ?? '', 'content')

test.afterAll(async () => {
  await rm(contentFolder(), { recursive: true, force: true })
})

test('the home page shows the news, and leads to all of them', async ({ page }) => {
  await page.goto('/')
  const news = page.getByRole('region', { name: 'Hírek' })
  await expect(news.getByRole('heading', { level: 3 })).toHaveCount(3)
  await news.getByRole('link', { name: 'Összes hír' }).click()
  await expect(page).toHaveURL('/news')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(3)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('tips go round by keyboard, each a fragment that runs nothing', async ({ page, request }) => {
  await page.goto('/')
  const tip = page.getByRole('region', { name: 'Tudta?' })
  const first = await tip.getByRole('heading', { level: 3 }).innerText()
  await tip.getByRole('button', { name: 'Következő tipp' }).focus()
  await page.keyboard.press('Enter')
  await expect(tip.getByRole('heading', { level: 3 })).not.toHaveText(first)
  await tip.getByRole('button', { name: 'Előző tipp' }).click()
  await expect(tip.getByRole('heading', { level: 3 })).toHaveText(first)
  const answer = await request.get('/did-you-know/18.html')
  expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
  for (const file of ['0.html', '19.html', 'x.html'])
    expect((await request.get(`/did-you-know/${file}`)).status()).toBe(404)
})

test('what the operator writes is shown without a new start; html stays text', async ({ page }) => {
  await mkdir(join(contentFolder(), 'news'), { recursive: true })
  const items = [{ title: 'Karbantartás <b>este</b>', date: '2026-01-05', url: 'https://merleg.example/hir' }]
  await writeFile(join(contentFolder(), 'news/hu.json'), JSON.stringify(items))
  await page.goto('/')
  const link = page.getByRole('region', { name: 'Hírek' }).getByRole('link', { name: /Karbantartás <b>este<\/b>/ })
  await expect(link).toHaveAttribute('href', 'https://merleg.example/hir')
  await rm(join(contentFolder(), 'news/hu.json'))
  await page.reload()
  // Tips of the day tell of the same things in their own region.
  await expect(page.getByRole('region', { name: 'Hírek' }).getByText('Hivatalos cégadatok rendelése')).toBeVisible()
})

for (const { language, name } of [
  { language: 'en', name: 'News' },
  { language: 'de', name: 'Neuigkeiten' },
] as const) {
  test.describe(`in ${language}, on a phone`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } })
    test('there are news and no Hungarian tips', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('region', { name }).getByRole('heading', { level: 3 })).toHaveCount(3)
      await expect(page.getByText('Tudta?')).toHaveCount(0)
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
      await expectNoAxeViolations(page)
    })
  })
}
