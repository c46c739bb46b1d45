import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { getVerdict } from '@merleg/contract/report/verdict.contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/testing-app.tsx'
import { writeStored } from '../../../../shared/storage/stored.ts'
import { mockEndpoint } from '../../../../shared/testing/testing-api.ts'
import { testingHeader } from '../../header/testing-header.ts'
import { testingVerdict } from '../../verdict/testing-verdict.ts'
import { testingSimpleSummary, testingSummary } from '../testing-summary.ts'

function openSummary(summary: typeof testingSummary | typeof testingSimpleSummary, claims?: ['Cegriport']) {
  const risk = {
    value: 48,
    band: 'risky',
    label: 'kockázatos',
    backgroundColor: '#000000',
    confidence: 'korlátozottan megalapozott',
  }
  mockEndpoint(getReportHeader, { ...testingHeader, risk, menu: { ...testingHeader.menu, score: true } })
  mockEndpoint(getReportSummary, summary)
  mockEndpoint(getVerdict, testingVerdict)
  // The card is hidden unless a reader asks for it: the verdict has the rating already.
  writeStored(`summary-cards.${summary.type}`, { order: ['risk'], hidden: [] })
  renderApp({ url: '/report/14562877/summary', ...(claims && { me: { claims } }) })
  return screen.findByRole('region', { name: 'Kockázati besorolás' })
}

const rated = { ...testingSummary, risk: 48, riskLabel: 'kockázatos', riskAlpha: '12 hónapos csődvalószínűség: 3 %' }

test('gauge and badge lead to the reasons', async () => {
  const card = within(await openSummary(rated))
  expect(card.getByText('48 pont a 100-ból: kockázatos')).toBeInTheDocument()
  const target = '/report/14562877/score'
  expect(await card.findByRole('link', { name: 'Miért ez a minősítés?' })).toHaveAttribute('href', target)
  expect(screen.getByRole('link', { name: /^48 · kockázatos/ })).toHaveAttribute('href', target)
})

test('a rating that does not see all it should says so beside the points and the badge', async () => {
  const text = 'Fizetésképtelenségi nyilvántartás erről a cégről nincs betöltve.'
  const limited = { ...rated, riskConfidence: 'korlátozottan megalapozott', riskCaveats: [text] }
  const card = within(await openSummary(limited))
  expect(card.getByText('korlátozottan megalapozott')).toBeInTheDocument()
  expect(card.getByText(text)).toBeInTheDocument()
  expect(await screen.findAllByText('korlátozottan megalapozott')).toHaveLength(2)
})

test('without the claim the rating is shown and leads nowhere', async () => {
  const card = within(await openSummary(rated, ['Cegriport']))
  expect(card.getByText('48 pont a 100-ból: kockázatos')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Miért ez a minősítés/ })).toBeNull()
})

test('the lite rating is shown on its own scale', async () => {
  const lite = { ...testingSimpleSummary, liteRating: 79, riskLabel: 'közepes kockázat' }
  expect(within(await openSummary(lite)).getByText('79 pont a 100-ból: közepes kockázat')).toBeInTheDocument()
})

test('who is unrated is told why', async () => {
  const card = within(await openSummary({ ...testingSummary, riskAlpha: 'megszűnt, ezért nem minősítjük' }))
  expect(card.getByText('megszűnt, ezért nem minősítjük')).toBeVisible()
})
