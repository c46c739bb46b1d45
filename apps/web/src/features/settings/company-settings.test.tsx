import { getSettings, type ShownSettings, updateSettings } from '@merleg/contract/settings.contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint } from '../../shared/testing/testing-api.ts'

const SETTINGS: ShownSettings = {
  companyReportValidDetails: false,
  companyReportOpenAll: false,
  companyReportThousands: false,
  companyReportHideHistory: false,
  monitoringNegativeEvents: false,
  notificationOfCloses: true,
  monitoringTable: false,
  weeklyMonitoringReport: false,
  salesView: false,
  alertMails: 'daily',
  perPage: 10,
  canChangeCompanySettings: true,
}

test('settings of the company are switched one by one', async () => {
  mockEndpoint(getSettings, SETTINGS)
  const sent: unknown[] = []
  mockEndpoint(updateSettings, ({ body }) => {
    sent.push(body)
    return { message: 'Mentve.' }
  })
  const { user } = renderApp({ url: '/administration/settings', me: { role: 'administrator' } })
  expect(await screen.findByRole('switch', { name: /Értesítés megszűnésekről/ })).toBeChecked()
  await user.click(screen.getByRole('switch', { name: /Csak negatív események/ }))
  expect(await screen.findByText('Mentve.')).toBeVisible()
  expect(sent).toEqual([{ monitoringNegativeEvents: true }])
})
