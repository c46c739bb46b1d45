import { getReportHeader } from '@merleg/contract/report/header.contract'
import { expect, test } from '../support/journey.ts'
import { read } from '../support/server-call.ts'

test('the side bar: name, status, rating, type, mark of made-up data, sections', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const { companyId, name, status } = companies.rich
  const { risk } = await read(getReportHeader, { baseUrl, token: tokens.full, params: { id: companyId } })
  await page.goto(`/report/${companyId}`)
  await expect(page).toHaveURL(`/report/${companyId}/summary`)
  const sidebar = page.getByRole('complementary', { name: 'A cég adatlapja' })
  await expect(sidebar.getByRole('heading', { level: 1 })).toHaveText(name.value)
  for (const text of [status.value, `${String(risk.value)} · ${risk.label}`, 'Kitalált cég'])
    await expect(sidebar.getByText(text)).toBeVisible()
  const menu = sidebar.getByRole('navigation', { name: 'A riport fejezetei' })
  await expect(menu.getByRole('link')).toHaveText([
    'Összefoglaló',
    'Minősítés',
    'Cégadatok',
    'Változások',
    'Idővonal',
    'Marketing',
    'Hivatalos cégadatok rendelése',
    'Gazdasági adatok',
    'Beszámolók',
    'Mutatók',
    'Ágazat',
    'Szankciós szűrés',
    /^Negatív információ/,
    /^Pozitív információ/,
    'Kapcsolati lista',
    'Kapcsolati háló',
    'Tényleges tulajdonos',
    'Cégcsoport',
  ])
  await expect(menu.getByRole('link', { name: 'Összefoglaló' })).toHaveAttribute('aria-current', 'page')
  for (const [link, path] of [
    ['Beszámolók', 'financial-report'],
    ['Cégadatok', 'company-data'],
    ['Összefoglaló', 'summary'],
  ] as const) {
    await menu.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(`/report/${companyId}/${path}`)
    await expect(page.getByRole('heading', { level: 2, name: link, exact: true }).first()).toBeVisible()
    await expect(page).toHaveTitle(`${name.value} – ${link} · Mérleg`)
  }
})

test('data in force only: where the section knows of ended data', async ({ page, companies }) => {
  const { companyId } = companies.rich
  const checkbox = page.getByRole('checkbox', { name: 'Csak hatályos adatok' })
  await page.goto(`/report/${companyId}/summary`)
  await expect(page.getByRole('navigation', { name: 'A riport fejezetei' })).toBeVisible()
  await expect(checkbox).toHaveCount(0)
  await page.goto(`/report/${companyId}/company-data`)
  await page.getByRole('button', { name: 'Mindet kinyit' }).click()
  const ended = page.getByText('megszűnt', { exact: true })
  await expect(ended.first()).toBeVisible()
  await checkbox.check()
  await expect(ended).toHaveCount(0)
  await page.getByRole('button', { name: 'Megszűntek mutatása' }).click()
  await expect(checkbox).not.toBeChecked()
  await expect(ended.first()).toBeVisible()
})

for (const id of ['99999999', 'SE99999999', 'ro-999999999', 'nonsense']) {
  test(`an unknown company: ${id}`, async ({ page }) => {
    await page.goto(`/report/${id}/summary`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ez a cég nincs az adatbázisban')
    await expect(page).toHaveTitle('Ez a cég nincs az adatbázisban · Mérleg')
    await expect(page.getByText(`(${id})`)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Üzenet küldése' }).click()
    await expect(page).toHaveURL(`/send-message?from=${encodeURIComponent(`/report/${id}`)}`)
  })
}
