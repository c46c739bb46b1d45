import { getReportGroup, type ReportGroup } from '@merleg/contract/report/group.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint } from '../../../shared/testing/testing-api.ts'
import { testingHeader } from '../header/testing-header.ts'
import { testingGroup } from './testing-group.ts'

function openGroup(answer: ReportGroup = testingGroup) {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getReportGroup, answer)
  return renderApp({ url: '/report/14562877/group' })
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('head and rule, members with reasons and marks, sums with what is in them twice', async () => {
  openGroup()
  const head = await region('A csoport élén')
  expect(head.getByRole('link', { name: 'Fő Ferenc' })).toHaveAttribute('href', '/person/p-fo')
  const members = within(screen.getByRole('table', { name: 'A csoport cégei' }))
  expect(members.getByRole('link', { name: 'Anya Zrt.' })).toBeVisible()
  expect(members.getByText('ez a cég')).toBeVisible()
  expect(members.getByText('A csoport legújabb éve 2025, ez 2024. évi.')).toBeVisible()
  expect(members.getByText('nem: tagsága nem biztos')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Lapozás' })).toBeVisible()
  const sums = await region('Összegek')
  expect(sums.getByText(/^900/)).toBeVisible()
  expect(sums.getByText(/kétszer is benne lehet/)).toBeVisible()
})

test('a failed company with its way, and a sign with both sides', async () => {
  openGroup()
  const failures = await region('Kapcsolat fizetésképtelen vagy kényszertörölt cégekhez')
  expect(failures.getByText('A kapcsolat fennállt, amikor az eljárás megkezdődött.')).toBeVisible()
  expect(failures.getByText('(megszűnt kapcsolat)')).toBeVisible()
  expect(failures.getByText('és még 2 út')).toBeVisible()
  const signs = await region('Főnix-jelek')
  expect(signs.getByText('Jel, nem tény.')).toBeVisible()
  expect(signs.getByText('Volt közös székhelyük.')).toBeVisible()
  expect(signs.getByRole('heading', { name: 'Ellene szól' })).toBeVisible()
})

test('nothing told is said to be unknown', async () => {
  const silence = { level: 'unknown', title: 'Nem ismert, van-e főnix-jel', text: 'Nincs forrás.' } as const
  openGroup({ ...testingGroup, phoenix: { items: [], notes: [], silence } })
  expect(await screen.findByText('Nem ismert, van-e főnix-jel')).toBeVisible()
})

test('of a day before the company was there nothing is told but that', async () => {
  const silence = { level: 'partly', title: 'Ezen a napon még nem állt fenn', text: 'Alapítása későbbi.' } as const
  const none = { items: [], notes: [] }
  const failures = { ...none, count: 0, inactive: 0, silence: null }
  const head = { ...testingGroup.head, reasons: [] }
  const phoenix = { ...none, silence: null }
  openGroup({ ...testingGroup, count: 0, possible: 0, members: [], notes: [], head, failures, phoenix, silence })
  expect(await screen.findAllByText('Ezen a napon még nem állt fenn')).toHaveLength(1)
  for (const name of ['A csoport cégei', 'Összegek', 'Főnix-jelek', /^Kapcsolat fizetésképtelen/])
    expect(screen.queryByRole('region', { name })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Fő Ferenc' })).toBeNull()
})

test('without the claim the module is offered', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  const { router } = renderApp({ url: '/report/14562877/group', me: { claims: ['Cegriport'] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/14562877/error/KapcsolatiHalo'))
})

test('no sources are headed where none is named', async () => {
  openGroup({ ...testingGroup, sources: [] })
  await region('A csoport élén')
  expect(screen.queryByRole('region', { name: 'Források' })).not.toBeInTheDocument()
})
