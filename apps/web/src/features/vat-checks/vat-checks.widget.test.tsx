import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { checkVatNumber, listVatChecks } from '@merleg/contract/vat-checks.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { testingCompanyData } from '../report/company-data/testing-company-data.ts'
import { testingHeader } from '../report/header/testing-header.ts'
import { testingVatAsking, testingVatCheck, testingVatChecks } from './testing-vat-checks.ts'

function open(given: Partial<typeof testingVatChecks> = {}) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getCompanyData, testingCompanyData)
  mockEndpoint(listVatChecks, { ...testingVatChecks, ...given })
  return renderApp({ url: '/report/14562877/company-data' })
}
const panel = async () => within(await screen.findByRole('region', { name: 'Közösségi adószám ellenőrzése (VIES)' }))

test('a number is checked, and what VIES answered stands there with its proof', async () => {
  const { user } = open()
  const checks = await panel()
  expect(checks.getByText(/még nem ellenőriztették/)).toBeVisible()
  const sent: unknown[] = []
  mockEndpoint(checkVatNumber, ({ body }) => {
    sent.push(body)
    return testingVatAsking
  })
  mockEndpoint(listVatChecks, { ...testingVatChecks, checks: [testingVatCheck] })
  await user.click(checks.getByRole('button', { name: 'Ellenőrzés most' }))
  expect(await checks.findByText(/várjuk a tagállam válaszát/)).toBeVisible()
  expect(sent).toEqual([{ number: 'HU14562877' }])
  expect(await checks.findByText('WAPIAAAAY1234567', undefined, { timeout: 10_000 })).toBeVisible()
  await waitFor(() => expect(checks.getByRole('button', { name: 'Ellenőrzés újra' })).toBeEnabled())
})

test('a refusal is told, and it can be tried again', async () => {
  const { user } = open()
  const checks = await panel()
  mockRefusal(checkVatNumber, 'vat-check.other-number', { message: 'A szám közben megváltozott.' })
  await user.click(checks.getByRole('button', { name: 'Ellenőrzés most' }))
  expect(await screen.findByText('A szám közben megváltozott.')).toBeVisible()
  expect(checks.getByRole('button', { name: 'Ellenőrzés most' })).toBeEnabled()
})

test('earlier checks are folded', async () => {
  const { user } = open({ checks: [testingVatCheck, { ...testingVatCheck, id: 'c0', title: 'Nem érkezett válasz' }] })
  const checks = await panel()
  expect(checks.getByText('Nem érkezett válasz')).not.toBeVisible()
  await user.click(checks.getByText('1 korábbi ellenőrzés'))
  expect(checks.getByText('Nem érkezett válasz')).toBeVisible()
})

test('why it cannot be checked is told; where nothing can be told nothing stands there', async () => {
  const { unmount } = open({ canCheck: false, obstacle: 'A VIES-ellenőrzés ki van kapcsolva.' })
  expect((await panel()).getByText('A VIES-ellenőrzés ki van kapcsolva.')).toBeVisible()
  unmount()
  open({ canCheck: false })
  await screen.findByRole('region', { name: 'A cég elnevezése' })
  expect(screen.queryByRole('region', { name: /VIES/ })).toBeNull()
})
