import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { addUser } from './support/merleg-command.ts'

// Nothing is sent to others from the demo accounts.
test.use({ account: null })

test.describe('webhooks', () => {
  test('by keyboard: added, its secret kept, tested, looked at, paused and deleted', async ({ page }) => {
    test.slow()
    const email = 'rendszer@example.org'
    await addUser(email, 'sending-password-1')
    await page.goto('/login?redirect=%2Fmonitoring%2Fwebhooks')
    await page.getByLabel('Felhasználónév (e-mail-cím)').fill(email)
    await page.getByLabel('Jelszó', { exact: true }).fill('sending-password-1')
    await page.keyboard.press('Enter')
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
