import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { getVerdict, type Verdict } from '@merleg/contract/report/verdict.contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader, testingSilence } from '../header/testing-header.ts'
import { testingSummary } from '../summary/testing-summary.ts'
import { testingVerdict } from './testing-verdict.ts'

function openVerdict(changes: Partial<Verdict> = {}) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getReportSummary, testingSummary)
  mockEndpoint(getVerdict, { ...testingVerdict, ...changes })
  return renderApp({ url: '/report/14562877/summary' })
}

const verdict = async () => within(await screen.findByRole('region', { name: 'Összkép' }))

test('says what to know first: rating, reasons each way, limit, alerts, registers, sources', async () => {
  openVerdict()
  const panel = await verdict()
  expect(panel.getByText(/^72 pont.*: alacsony kockázat$/)).toBeInTheDocument()
  expect(panel.getByText('12 000 000 Ft')).toBeVisible()
  expect(panel.getByText(/Saját tőke aránya/)).toBeVisible()
  expect(panel.getByText(/Árbevétel növekedése/)).toBeVisible()
  expect(panel.getByText('4 figyelmeztetésből a legsúlyosabbak')).toBeVisible()
  expect(panel.getByText(/Ezt vizsgáltuk/)).toBeVisible()
  expect(panel.getByText(testingSilence.text, { exact: false })).toBeVisible()
  expect(panel.getByRole('link', { name: 'Közbeszerzések' })).toHaveAttribute(
    'href',
    '/report/14562877/positive-info?group=procurement-award',
  )
  expect(panel.getByText(/Források: Cégjegyzék/)).toBeVisible()
})

test('of an unrated company what is known of it comes first', async () => {
  openVerdict({
    rating: { ...testingVerdict.rating, points: null, band: 'unrated', label: 'nem minősített', advice: null },
    limit: null,
    reasons: null,
  })
  const panel = await verdict()
  const titles = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles[0]).toBe('Pozitív információk')
  expect(panel.queryByText('Ajánlott hitelkeret')).toBeNull()
})

test('a limit of nothing is said in words, with its reason', async () => {
  openVerdict({ limit: { value: null, text: 'Árbevétel nélkül nem ajánlunk hitelkeretet.' } })
  const panel = await verdict()
  expect(panel.getByText('Nem ajánlunk hitelkeretet')).toBeVisible()
  expect(panel.getByText('Árbevétel nélkül nem ajánlunk hitelkeretet.')).toBeVisible()
})

test('names what the subscription leaves out', async () => {
  openVerdict({ reasons: null, limit: null, alerts: null, locked: ['Minősítés', 'Gazdasági adatok'] })
  expect((await verdict()).getByText(/előfizetésében nem szereplő részek: Minősítés, Gazdasági adatok/)).toBeVisible()
})

test('a failure leaves the cards alone', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getReportSummary, testingSummary)
  mockRefusal(getVerdict, 'unexpected')
  renderApp({ url: '/report/14562877/summary' })
  expect(await screen.findByRole('button', { name: 'Újra' })).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Cégadatok' })).toBeVisible()
})
