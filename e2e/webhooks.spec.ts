import { deleteWebhook, listWebhooks } from '@merleg/contract/webhooks.contract'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { ask, read } from './support/server-call.ts'

test.describe('webhooks', () => {
  test.afterEach(async ({ baseUrl, tokens }) => {
    const { results } = await read(listWebhooks, { baseUrl, token: tokens.full })
    for (const { id } of results) await ask(deleteWebhook, { baseUrl, token: tokens.full, params: { id } })
  })

  test('by keyboard: added, its secret kept, tested, looked at, paused and deleted', async ({ page }) => {
    await page.goto('/monitoring/webhooks')
    await expect(page.getByText('Még nem adott meg fogadó címet')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Új fogadó cím' }).press('Enter')
    await page.getByRole('textbox', { name: /^Név/ }).fill('Vevői rendszer')
    await page.getByRole('textbox', { name: /^Cím/ }).fill('https://127.0.0.1/hook')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Erre a címre nem küldhetünk/)).toBeVisible()
    await page.getByRole('textbox', { name: /^Cím/ }).fill('https://nobody.invalid/hook')
    await page.keyboard.press('Enter')
    const secret = page.getByRole('dialog', { name: 'Aláíró titok' })
    await expect(secret.getByText(/^whsec_/)).toBeVisible()
    await expectNoAxeViolations(page)
    await secret.getByRole('button', { name: 'Elmentettem' }).press('Enter')
    await expect(page.getByText(/^whsec_/)).toHaveCount(0)

    const card = page.getByRole('region', { name: 'Vevői rendszer', exact: true })
    await card.getByRole('button', { name: 'Vevői rendszer: Próbaküldés' }).press('Enter')
    await expect(card.getByText('a címben szereplő név nem található')).toBeVisible({ timeout: 20_000 })
    await card.getByRole('button', { name: 'Vevői rendszer: Küldemények' }).press('Enter')
    const table = page.getByRole('table', { name: 'Küldemények: Vevői rendszer' })
    await expect(table.getByText('sikertelen')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'próbaküldés: kísérletek' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Kísérletek' })).toContainText('a címben szereplő név nem található')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')

    await card.getByRole('button', { name: 'Vevői rendszer: Szüneteltetés' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Szüneteltetés' }).press('Enter')
    await expect(card.getByText('szünetel', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: 'Vevői rendszer: Törlés' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Törlés' }).press('Enter')
    await expect(page.getByText('Még nem adott meg fogadó címet')).toBeVisible()
  })
})
