import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getMarketing, type Marketing } from '@merleg/contract/report/marketing.contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader, testingSilence } from '../header/testing-header.ts'
import { association, testingMarketing } from './testing-marketing.ts'

function openMarketing(search = '', answer: Marketing = testingMarketing) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getMarketing, answer)
  return renderApp({ url: `/report/14562877/marketing${search}`, me: { onlyValid: false } })
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

test('contacts can be followed and copied; what is no address of the web is a text', async () => {
  const { user } = openMarketing()
  const contacts = await panel('Elérhetőségek')
  expect(contacts.getByRole('link', { name: '+36 1 234 5678' })).toHaveAttribute('href', 'tel:+3612345678')
  expect(contacts.getByText('2010. 01. 01. – 2019. 12. 31. · nem hatályos')).toBeVisible()
  expect(contacts.getByText('javascript:alert(1)').closest('a')).toBeNull()
  await user.click(contacts.getByRole('button', { name: /telefonszám: \+36 1 234 5678/ }))
  expect(await navigator.clipboard.readText()).toBe('+36 1 234 5678')
})

test('interests tell company, share, days and source', async () => {
  openMarketing()
  const table = (await panel('Érdekeltségek')).getByRole('table')
  const [, first, second] = within(table).getAllByRole('row')
  expect(first).toHaveTextContent(/Leány Kft\..*01-09-123456.*működő.*75 %.*2018\. 01\. 01\. –/)
  expect(within(first ?? table).getByRole('link', { name: 'Leány Kft.' })).toHaveAttribute(
    'href',
    '/report/30000001/summary',
  )
  expect(second).toHaveTextContent('– 2017. 12. 31. · nem hatályos')
})

test('associations are narrowed by the kind of tie, in the address too', async () => {
  const { user, router } = openMarketing()
  const region = await panel('Kapcsolódó cégek')
  const kinds = within(region.getByRole('group', { name: 'A kapcsolat fajtája' }))
  expect(kinds.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Mind 3',
    'Közös tulajdonos 2',
    'Azonos székhely 1',
  ])
  await user.click(kinds.getByRole('button', { name: 'Azonos székhely 1' }))
  expect(router.state.location.search).toEqual({ tie: 'sameSeat' })
  expect(namesIn(region.getByRole('table'))).toEqual(['Szomszéd Kft.'])
})

test('nothing known says so in each panel', async () => {
  openMarketing('', {
    contact: { phones: [], emails: [], websites: [] },
    interests: [],
    hasMoreInterests: false,
    associations: [],
    hasMoreAssociations: false,
    silence: {
      contacts: { ...testingSilence, title: 'Elérhetőséget nem ismerünk' },
      interests: { ...testingSilence, title: 'Érdekeltséget nem ismerünk' },
      associations: { ...testingSilence, title: 'Kapcsolódó céget nem ismerünk' },
    },
  })
  expect(await screen.findByText('Elérhetőséget nem ismerünk.')).toBeVisible()
  expect(screen.getByText('Érdekeltséget nem ismerünk.')).toBeVisible()
  expect(screen.getByText('Kapcsolódó céget nem ismerünk.')).toBeVisible()
  expect(screen.getAllByText(/Nincs teljes körű forrásunk/)).toHaveLength(3)
})

test('many companies are drawn in steps; that there are still more is told', async () => {
  const associations = Array.from({ length: 45 }, (_, index) => association(`Cég ${index}`))
  const { user } = openMarketing('', { ...testingMarketing, associations, hasMoreAssociations: true })
  const region = await panel('Kapcsolódó cégek')
  expect(namesIn(region.getByRole('table'))).toHaveLength(20)
  await user.click(region.getByRole('button', { name: 'Még 20 cég' }))
  await user.click(region.getByRole('button', { name: 'Még 5 cég' }))
  expect(namesIn(region.getByRole('table'))).toHaveLength(45)
  expect(region.getByText('Az itt felsoroltaknál több ilyen cég van.')).toBeVisible()
})

test('a failure offers another try', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getMarketing, 'unexpected')
  renderApp({ url: '/report/14562877/marketing' })
  expect(await screen.findByRole('button', { name: 'Újra' })).toBeVisible()
})
