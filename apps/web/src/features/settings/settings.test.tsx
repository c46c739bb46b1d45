import { getAlertMailState, resumeAlertMails } from '@merleg/contract/alert-mails.contract'
import { getMe } from '@merleg/contract/auth.contract'
import { getSettings, updateSettings, type ShownSettings } from '@merleg/contract/settings.contract'
import { SETTING_NAMES } from '@merleg/domain/setting-flags'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { getPreferences, setPreference } from '../../shared/storage/preferences.ts'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'

const settings: ShownSettings = {
  companyReportValidDetails: true,
  companyReportOpenAll: false,
  companyReportThousands: true,
  companyReportHideHistory: false,
  monitoringNegativeEvents: false,
  notificationOfCloses: true,
  monitoringTable: false,
  weeklyMonitoringReport: true,
  salesView: false,
  alertMails: 'daily',
  perPage: 20,
  canChangeCompanySettings: true,
}

test('shows what is set, saves what is changed, and the stored preferences follow', async () => {
  const seen: SeenRequest[] = []
  mockEndpoint(getSettings, settings)
  mockEndpoint(updateSettings, (request) => {
    seen.push(request)
    mockEndpoint(getMe, { ...testingMe, inThousandHUF: false, perPage: 50 })
    return { message: 'Beállításait elmentettük.' }
  })
  const { user } = renderApp({ url: '/profile-settings' })
  const thousands = await screen.findByRole('checkbox', { name: 'Összegek ezer forintban' })
  expect(thousands).toBeChecked()
  expect(screen.getAllByText('cégszintű')).toHaveLength(2)
  await user.click(thousands)
  await user.click(screen.getByRole('radio', { name: '50' }))
  await user.click(screen.getByRole('button', { name: 'Mentés' }))
  expect(await screen.findByText('Beállításait elmentettük.')).toBeVisible()
  expect(seen[0]?.body).toEqual({ companyReportThousands: false, perPage: 50 })
  await waitFor(() => expect(getPreferences()).toMatchObject({ inThousandHUF: false, perPage: 50 }))
})

test('tells a failure and tries again', async () => {
  mockRefusal(getSettings, 'unexpected', { message: 'Váratlan hiba történt.' })
  const { user } = renderApp({ url: '/profile-settings' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Váratlan hiba történt.')
  mockEndpoint(getSettings, settings)
  await user.click(screen.getByRole('button', { name: 'Újra' }))
  expect(await screen.findByRole('checkbox', { name: 'Értékesítői nézet' })).not.toBeChecked()
})

test('what another device has changed meanwhile is shown, and not set back', async () => {
  const seen: SeenRequest[] = []
  mockEndpoint(getSettings, settings)
  mockEndpoint(updateSettings, (request) => {
    seen.push(request)
    return { message: 'Beállításait elmentettük.' }
  })
  const { user } = renderApp({ url: '/profile-settings' })
  const sales = await screen.findByRole('checkbox', { name: 'Értékesítői nézet' })
  mockEndpoint(getSettings, { ...settings, salesView: true })
  await user.click(screen.getByRole('checkbox', { name: 'Összegek ezer forintban' }))
  await user.click(screen.getByRole('button', { name: 'Mentés' }))
  await waitFor(() => expect(sales).toBeChecked())
  await user.click(screen.getByRole('radio', { name: '50' }))
  await user.click(screen.getByRole('button', { name: 'Mentés' }))
  await waitFor(() =>
    expect(seen.map(({ body }) => body)).toEqual([{ companyReportThousands: false }, { perPage: 50 }]),
  )
})

test('asks before it changes what holds for every user of the subscription', async () => {
  const seen: SeenRequest[] = []
  mockEndpoint(getSettings, settings)
  mockEndpoint(updateSettings, (request) => {
    seen.push(request)
    return { message: 'Beállításait elmentettük.' }
  })
  const { user } = renderApp({ url: '/profile-settings' })
  await user.click(await screen.findByRole('checkbox', { name: /Csak negatív események/ }))
  await user.click(screen.getByRole('button', { name: 'Mentés' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cégszintű beállítás módosul' })
  expect(seen).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Mentés' }))
  expect(await screen.findByText('Beállításait elmentettük.')).toBeVisible()
  expect(seen[0]?.body).toEqual({ monitoringNegativeEvents: true })
})

test('says of each choice of mails what it does, and saves the one that is chosen', async () => {
  const seen: SeenRequest[] = []
  mockEndpoint(getSettings, settings)
  mockEndpoint(updateSettings, (request) => {
    seen.push(request)
    return { message: 'Beállításait elmentettük.' }
  })
  const { user } = renderApp({ url: '/profile-settings' })
  const group = await screen.findByRole('radiogroup', { name: 'Levelek a riasztásokról' })
  expect(within(group).getByRole('radio', { name: 'Naponta' })).toBeChecked()
  const atOnce = within(group).getByRole('radio', { name: 'Azonnal' })
  expect(atOnce).toHaveAccessibleDescription(/legfeljebb egy levél/)
  expect(await screen.findByText('A leveleket erre a címre küldjük: anna@example.test')).toBeVisible()
  await user.click(atOnce)
  await user.click(screen.getByRole('button', { name: 'Mentés' }))
  await waitFor(() => expect(seen[0]?.body).toEqual({ alertMails: 'at-once' }))
})

test('offers no mails to who has no monitoring', async () => {
  mockEndpoint(getSettings, settings)
  renderApp({ url: '/profile-settings', me: { claims: ['Cegriport'] } })
  await screen.findByRole('checkbox', { name: 'Értékesítői nézet' })
  expect(screen.queryByRole('radiogroup', { name: 'Levelek a riasztásokról' })).toBeNull()
})

test('says that mails could not be delivered, and sends them again', async () => {
  mockEndpoint(getSettings, settings)
  const state = { address: 'anna@example.test', isDemo: false, stoppedAt: '2026-11-20T08:00:00.000Z' }
  mockEndpoint(getAlertMailState, state)
  mockEndpoint(resumeAlertMails, () => {
    mockEndpoint(getAlertMailState, { ...state, stoppedAt: null })
    return { message: 'Újra küldjük.' }
  })
  const { user } = renderApp({ url: '/profile-settings' })
  expect(await screen.findByText(/leveleinket nem lehetett kézbesíteni erre a címre: anna@example.test/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Küldés újra' }))
  expect(await screen.findByText('A leveleket erre a címre küldjük: anna@example.test')).toBeVisible()
})

test('says what is not known of the mails, and that demo accounts get none', async () => {
  mockEndpoint(getSettings, settings)
  mockRefusal(getAlertMailState, 'unexpected', { message: 'Váratlan hiba történt.' })
  const { user } = renderApp({ url: '/profile-settings' })
  expect(await screen.findByText('A levelek állapotát most nem sikerült lekérdezni.')).toBeVisible()
  mockEndpoint(getAlertMailState, { address: 'demo@example.test', isDemo: true, stoppedAt: null })
  await user.click(screen.getByRole('button', { name: 'Újra' }))
  expect(await screen.findByText('Bemutató hozzáféréshez nem küldünk levelet.')).toBeVisible()
})

test('says beside each setting what it does', async () => {
  mockEndpoint(getSettings, settings)
  renderApp({ url: '/profile-settings' })
  for (const box of await screen.findAllByRole('checkbox')) expect(box).toHaveAccessibleDescription(/.{30}/)
  expect(screen.getAllByRole('checkbox')).toHaveLength(SETTING_NAMES.length)
  expect(screen.getByRole('radiogroup', { name: 'Találatok száma laponként' })).toHaveAccessibleDescription(/Ennyi sor/)
})

test('goes to the setting that the address names', async () => {
  mockEndpoint(getSettings, settings)
  renderApp({ url: '/profile-settings#salesView' })
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Értékesítői nézet' })).toHaveFocus())
})

test('what was changed on another device is seen when the reader comes back, what was left so here stays', async () => {
  mockEndpoint(getSettings, settings)
  renderApp({ url: '/profile-settings' })
  const sales = await screen.findByRole('checkbox', { name: 'Értékesítői nézet' })
  await waitFor(() => expect(localStorage.getItem('merleg.told-settings')).not.toBeNull())
  act(() => setPreference('onlyValid', false))
  mockEndpoint(getSettings, { ...settings, salesView: true })
  mockEndpoint(getMe, { ...testingMe, salesView: true, perPage: 50 })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(sales).toBeChecked())
  await waitFor(() => expect(getPreferences()).toMatchObject({ salesView: true, perPage: 50, onlyValid: false }))
})

test('who is no administrator sees what holds for everybody, and who may change it', async () => {
  mockEndpoint(getSettings, { ...settings, canChangeCompanySettings: false })
  renderApp({ url: '/profile-settings' })
  const closings = await screen.findByRole('checkbox', { name: /Értesítés megszűnésekről/ })
  expect(closings).toBeChecked()
  expect(closings).toBeDisabled()
  expect(closings).toHaveAccessibleDescription(/Módosítani az előfizetés adminisztrátora tudja\.$/)
  expect(screen.getByRole('checkbox', { name: 'Értékesítői nézet' })).toBeEnabled()
})
