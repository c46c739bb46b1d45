import { type FinalOwner, getFinalOwner } from '@merleg/contract/report/final-owner.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import { testingFinalOwner } from './testing-final-owner.ts'

function openOwners(answer: FinalOwner = testingFinalOwner) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getFinalOwner, answer)
  return renderApp({ url: '/report/14562877/real-owner' })
}

test('owners with part, ban, rules and the way to the company; what is unknown and why', async () => {
  openOwners()
  const owners = within(await screen.findByRole('region', { name: 'Tényleges tulajdonosok' }))
  expect(owners.getAllByRole('link', { name: 'Tag Tamás' })[0]).toHaveAttribute('href', '/person/p-1')
  expect(owners.getByText('eltiltott személy')).toBeVisible()
  expect(owners.getByText('Magyar szabály')).toBeVisible()
  expect(owners.getByText('(szorzat: 25 %)')).toBeVisible()
  expect(owners.getByText('és még 2')).toBeVisible()
  const managers = within(screen.getByRole('region', { name: /^Vezető tisztségviselők/ }))
  expect(managers.getByText(/Nem tulajdonosként/)).toBeVisible()
  const overview = within(screen.getByRole('region', { name: 'Összkép' }))
  expect(overview.getByText('10 %')).toBeVisible()
  expect(overview.getByText('Meg nem nevezett tulajdonosok: 10 %.')).toBeVisible()
})

test('shares that the source does not tell are said to be unknown', async () => {
  const silence = { level: 'unknown', title: 'A részesedések nem ismertek', text: 'Cégbíróság; 2024. 01. 01.' } as const
  openOwners({ ...testingFinalOwner, groups: [], silence })
  expect(await screen.findByText('A részesedések nem ismertek')).toBeVisible()
  expect(screen.getByText('Cégbíróság; 2024. 01. 01.')).toBeVisible()
})

test('without the claim the module is offered', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  const { router } = renderApp({ url: '/report/14562877/real-owner', me: { claims: ['Cegriport'] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/14562877/error/TenylegesTulajdonos'))
})
