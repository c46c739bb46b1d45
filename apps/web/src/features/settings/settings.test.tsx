import { getMe } from '@merleg/contract/auth.contract'
import { getSettings, updateSettings, type Settings } from '@merleg/contract/settings.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { getPreferences } from '../../shared/storage/preferences.ts'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'

const settings: Settings = {
  companyReportValidDetails: true,
  companyReportOpenAll: false,
  companyReportThousands: true,
  companyReportHideHistory: false,
  monitoringNegativeEvents: false,
  notificationOfCloses: true,
  monitoringTable: false,
  weeklyMonitoringReport: true,
  salesView: false,
  perPage: 20,
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
