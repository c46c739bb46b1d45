import { deleteAlertRule, listAlertRules } from '@merleg/contract/monitoring-rules.contract'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { ask, read } from './support/server-call.ts'

test.describe('rules of monitoring', () => {
  test.afterEach(async ({ baseUrl, tokens }) => {
    const { results } = await read(listAlertRules, { baseUrl, token: tokens.full })
    for (const { id } of results) await ask(deleteAlertRule, { baseUrl, token: tokens.full, params: { id } })
  })

  test('by keyboard: an example is tried on the past, kept, switched off, deleted and taken back', async ({ page }) => {
    await page.goto('/monitoring')
    await page.getByRole('link', { name: 'Szabályok', exact: true }).press('Enter')
    await expect(page).toHaveURL('/monitoring/rules')
    await expect(page.getByText('Még nincs saját szabálya')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: /^A saját tőke negatívba fordul/ }).press('Enter')
    await page.getByRole('textbox', { name: /^A szabály neve/ }).fill('Elvesző tőke')
    await page.getByRole('button', { name: 'Kipróbálás az elmúlt 12 hónapon' }).press('Enter')
    const trial = page.getByRole('region', { name: 'Az elmúlt 12 hónapban' })
    await expect(trial.getByText(/azzal, amit az egyes hírek napján tudtunk/)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Mentés', exact: true }).press('Enter')

    const rule = page.getByRole('listitem').filter({ hasText: 'Elvesző tőke' })
    await expect(rule.getByText(/^Szóljon, ha az új beszámolóban ez negatívba fordul: Saját tőke/)).toBeVisible()
    await rule.getByRole('switch').press('Space')
    await expect(page.getByText('A szabály mostantól nem riaszt.')).toBeVisible()
    await page.getByRole('button', { name: 'Elvesző tőke törlése' }).press('Enter')
    await expect(page.getByText('Még nincs saját szabálya')).toBeVisible()
    await page.getByRole('button', { name: 'Visszavonás' }).press('Enter')
    await expect(rule).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
