import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { addUser, listMailTexts, seedChange, seedWatched } from './support/merleg-command.ts'
import { WATCHED_COMPANY } from './support/seed/watched-company.ts'

test.use({ account: null })

test('mailed at once of a change: chosen in the settings, opened from the mail, ended by its link', async ({
  page,
}) => {
  test.slow()
  const email = 'figyelo@example.org'
  await addUser(email, 'watching-password-1')
  await seedWatched(email)

  await page.goto('/login?redirect=%2Fprofile-settings')
  await page.getByLabel('Felhasználónév (e-mail-cím)').fill(email)
  await page.getByLabel('Jelszó', { exact: true }).fill('watching-password-1')
  await page.keyboard.press('Enter')
  const choices = page.getByRole('radiogroup', { name: 'Levelek a riasztásokról' })
  await expect(choices.getByRole('radio', { name: 'Naponta' })).toBeChecked()
  await expect(page.getByText(`A leveleket erre a címre küldjük: ${email}`)).toBeVisible()
  await choices.getByRole('radio', { name: 'Azonnal' }).check()
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Beállításait elmentettük.')).toBeVisible()
  await expectNoAxeViolations(page)

  await seedChange()
  await expect.poll(async () => (await listMailTexts(email)).length, { timeout: 60_000 }).toBe(1)
  const [mail = ''] = await listMailTexts(email)
  expect(mail).toContain(`Subject: Monitoring: ${WATCHED_COMPANY.newName} – Új elnevezés`)

  await page.goto(/https?:\S+\/monitoring\/alert\/\S+/.exec(mail)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1, name: /^Értesítés a figyelt cégekről/ })).toBeVisible()
  const table = page.getByRole('table', { name: `${WATCHED_COMPANY.newName}: változások` })
  await expect(table.getByText(WATCHED_COMPANY.name, { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Cégadatok', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/report/${WATCHED_COMPANY.id}/company-data`))

  await page.goto(/https?:\S+\/monitoring\/unsubscribe\/\S+/.exec(mail)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Leiratkozás a monitoring leveleiről' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Leiratkozom' }).press('Enter')
  await expect(page.getByRole('status')).toContainText('A monitoring leveleit többé nem küldjük.')
  await page.getByRole('link', { name: 'A levelek gyakorisága a beállításoknál' }).click()
  await expect(choices.getByRole('radio', { name: 'Nem kérek levelet' })).toBeChecked()
})
