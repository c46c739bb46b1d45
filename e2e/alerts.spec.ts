import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { addUser, seedAlerts } from './support/merleg-command.ts'
import { expectNothingSticksOut } from './support/page-checks.ts'
import { alertedCompanies } from './support/seed/alerted-companies.ts'
import { fetchToken, storageOf } from './support/sign-in.ts'

// Each works on alerts of his own.
test.use({ account: null })

type Worker = { page: Page; baseUrl: string; email: string; locale: 'hu' | 'de' }

async function signIn({ page, baseUrl, email, locale }: Worker): Promise<void> {
  await addUser(email, 'some-password-1')
  const token = await fetchToken(baseUrl, { username: email, password: 'some-password-1' })
  const [origin] = storageOf(baseUrl, token, locale).origins
  await page.addInitScript(
    (entries: { name: string; value: string }[]) =>
      entries.forEach(({ name, value }) => localStorage.setItem(name, value)),
    origin?.localStorage ?? [],
  )
}

test('alerts are gone through by keyboard: read, commented, decided, put off and taken back', async ({
  page,
  baseUrl,
}) => {
  const email = 'riasztott@example.org'
  await signIn({ page, baseUrl, email, locale: 'hu' })
  await page.goto('/monitoring/inbox')
  await expect(page.getByText('Még egyetlen céget sem figyel')).toBeVisible()
  await expectNoAxeViolations(page)

  await seedAlerts(email, 0)
  await page.reload()
  const list = page.getByRole('group', { name: 'Riasztások listája' })
  await expect(list.getByRole('button')).toHaveCount(4)
  const first = list.getByRole('button', { name: /Felszámolás kezdete/ })
  await page.keyboard.press('j')
  await expect(first).toHaveAttribute('aria-current', 'true')
  const chosen = page.getByRole('region', { name: 'A kiválasztott riasztás' })
  await expect(chosen.getByText('7.Fpk.77/2026')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.keyboard.press('c')
  await page.keyboard.type('Felhívtam a felszámolót. jke')
  await page.keyboard.press('Control+Enter')
  await expect(chosen.getByRole('listitem').getByText('Felhívtam a felszámolót. jke')).toBeVisible()
  await page.keyboard.press('Escape')
  // One step at a time: keys wait for the one before.
  await expect(chosen.getByRole('button', { name: 'Magamhoz veszem' })).toBeEnabled()
  await page.keyboard.press('a')
  await expect(page.getByRole('link', { name: /^Saját/ })).toContainText('1')

  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Lezárás' })
  await expect(dialog).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.type('A hitelkeretet megszüntettük.')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('button')).toHaveCount(3)
  await expect(first).toHaveCount(0)

  await page.keyboard.press('s')
  const snooze = page.getByRole('dialog', { name: 'Halasztás' })
  await expect(snooze).toBeVisible()
  await expectNoAxeViolations(page)
  await snooze.getByRole('button', { name: /^Egy hét múlva/ }).press('Enter')
  await expect(list.getByRole('button')).toHaveCount(2)
  await page.getByRole('button', { name: 'Visszavonás' }).click()
  await expect(list.getByRole('button')).toHaveCount(3)

  await page.getByRole('link', { name: 'Lezárt' }).click()
  await first.click()
  await expect(chosen.getByText('A hitelkeretet megszüntettük.')).toBeVisible()
  await expect(page).toHaveURL(/view=done&alert=\d+$/)
  await expectNoAxeViolations(page)

  await page.goto(`/report/${alertedCompanies(0).wound.id}/timeline`)
  await page.getByRole('link', { name: 'riasztás: lezárt' }).first().click()
  await expect(chosen.getByText('A hitelkeretet megszüntettük.')).toBeVisible()
})

test.describe('on a phone, in German, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  test('the inbox and an alert with many events and a name without end fit and are clean', async ({
    page,
    baseUrl,
  }) => {
    const email = 'unterwegs@example.org'
    await signIn({ page, baseUrl, email, locale: 'de' })
    await page.goto('/')
    await seedAlerts(email, 1)
    await page.goto('/monitoring/inbox')
    const long = page
      .getByRole('group', { name: 'Liste der Meldungen' })
      .getByRole('button', { name: /und 30 weitere/ })
    await long.click()
    const chosen = page.getByRole('region', { name: 'Die gewählte Meldung' })
    await expect(chosen.getByRole('heading', { level: 2 })).toBeInViewport()
    await expectNoAxeViolations(page)
    await expectNothingSticksOut(page)
  })
})
