import { getPerson, type Person } from '@merleg/contract/report/person.contract'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingProvenance } from '../header/testing-header.ts'

const person: Person = {
  name: 'Tag Tamás',
  isMadeUp: true,
  asOf: '2026-11-01',
  sameness: {
    level: 'weak',
    title: 'Gyenge alapon egy személy',
    text: 'Csak az azonosító köti össze.',
    spellings: ['Tag Tamas Pál'],
    namesakes: 'Más ilyen nevű: 2.',
  },
  bans: [{ text: 'eltiltva', active: true, dates: '2023. 01. 01. –', provenance: testingProvenance }],
  counts: { companies: 60, active: 59, inactive: 1, failed: 1 },
  companies: Array.from({ length: 60 }, (_, index) => ({
    name: `Cég ${index}`,
    url: `/report/${10000001 + index}/summary`,
    address: null,
    icons: ['T'],
    status: { key: 'working', icon: 'status-working', color: 'good', value: 'működő' },
    risk: { value: 71, band: 'low', label: 'alacsony kockázat', backgroundColor: 'low' },
    active: index < 59,
    roles: [{ text: 'tulajdonos, 60 %', active: index < 59, provenance: testingProvenance }],
  })),
  notListed: 0,
  untold: ['Minta forrás: 2021. 12. 31.'],
}

test('a person: bans, grounds, companies in steps', async () => {
  mockEndpoint(getPerson, person)
  const { user } = renderApp({ url: '/person/p-1' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tag Tamás' })).toBeVisible()
  expect(screen.getByText('Kitalált személy')).toBeVisible()
  expect(screen.getByText(/eltiltva · 2023/)).toBeVisible()
  expect(screen.getByText('Gyenge alapon egy személy')).toBeVisible()
  expect(screen.getByText('Minta forrás: 2021. 12. 31.')).toBeVisible()
  expect(screen.getByText('Más írásmód: Tag Tamas Pál')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cég 0' })).toHaveAttribute('href', '/report/10000001/summary')
  expect(screen.queryByText('Cég 59')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Még 10 cég' }))
  expect(screen.getByText('Cég 59')).toBeVisible()
})

test('who is unknown', async () => {
  mockRefusal(getPerson, 'person.not-found', { message: 'Ilyen személy nincs az adatbázisban.' })
  renderApp({ url: '/person/p-1' })
  expect(await screen.findByText('Ilyen személy nincs az adatbázisban.')).toBeVisible()
})

test('without the claim it leads to the offer', async () => {
  const { router } = renderApp({ url: '/person/p-1', me: { claims: ['Cegriport'] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/error/module/KapcsolatiHalo'))
})
