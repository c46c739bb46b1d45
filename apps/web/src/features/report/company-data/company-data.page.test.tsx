import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderApp } from '../../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../../shared/testing/testing-api.ts'
import { testingHeader, testingSilence } from '../header/testing-header.ts'
import { testingCompanyData } from './testing-company-data.ts'

const asked: URL[] = []

function openData(search = '', at: Omit<Parameters<typeof renderApp>[0], 'url'> = {}) {
  asked.length = 0
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getCompanyData, ({ url }) => {
    asked.push(url)
    return testingCompanyData
  })
  return renderApp({ url: `/report/14562877/company-data${search}`, me: { onlyValid: false }, ...at })
}

const group = (name: string) => screen.findByRole('region', { name })
const toggle = (name: string) => screen.findByRole('button', { name: new RegExp(name) })

describe('groups', () => {
  test('stand in their tabs with counts and open as the server says', async () => {
    openData()
    expect(await toggle('A cég elnevezése')).toHaveAttribute('aria-expanded', 'true')
    expect(await toggle('A cég adószáma')).toHaveAttribute('aria-expanded', 'false')
    expect(within(await group('A cég székhelye')).getByText('1 hatályos, 1 megszűnt')).toBeVisible()
    expect(screen.getByRole('tab', { name: /Cégadatok 234/ })).toHaveAttribute('aria-selected', 'true')
    expect(screen.queryByText('A cég tagjai')).toBeNull()
  })

  test('open and close one by one and all at once; the preference opens all', async () => {
    const { user, unmount } = openData()
    await user.click(await toggle('A cég adószáma'))
    expect(screen.getByRole('button', { name: /14562877-2-13/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mindet becsuk' }))
    expect(await toggle('A cég elnevezése')).toHaveAttribute('aria-expanded', 'false')
    unmount()
    openData('', { me: { dataExpanded: true }, preferences: { dataExpanded: true } })
    expect(await toggle('A cég adószáma')).toHaveAttribute('aria-expanded', 'true')
  })

  test('of many items are drawn in steps', async () => {
    const { user } = openData()
    await user.click(await toggle('A cég tevékenységi köre'))
    const activities = within(await group('A cég tevékenységi köre'))
    expect(activities.getAllByRole('listitem')).toHaveLength(200)
    await user.click(activities.getByRole('button', { name: 'Még 30 tétel' }))
    expect(activities.getAllByRole('listitem')).toHaveLength(230)
  })

  test('of another tab are in its address', async () => {
    const { user, router } = openData()
    await user.click(await screen.findByRole('tab', { name: /Tagok/ }))
    expect(await screen.findByRole('link', { name: 'Vácmetál Vagyonkezelő Zrt.' })).toHaveAttribute(
      'href',
      '/report/10738885/summary',
    )
    expect(router.state.location.search).toMatchObject({ tab: 'members' })
  })

  test('that are missing say why', async () => {
    openData('?tab=news')
    expect(await screen.findByText(testingSilence.title)).toBeVisible()
    expect(screen.getByText(testingSilence.text)).toBeVisible()
  })
})

test('hl opens the tab and the group and marks the item', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  openData('?hl=activity:215')
  const item = await screen.findByText('1214 Tevékenység 215')
  expect(item.closest('li')).toHaveAttribute('aria-current', 'true')
  expect(scrolled).toHaveBeenCalled()
})

test('hl into another tab shows that tab; one that is not there says so', async () => {
  const { unmount } = openData('?hl=member')
  expect(await screen.findByRole('tab', { name: /Tagok/, selected: true })).toBeVisible()
  unmount()
  openData('?hl=site:7')
  expect(await screen.findByText(/A keresett tétel a mostani állapotban nem szerepel/)).toBeVisible()
})

test('find in the data ignores accents and case and opens what it finds', async () => {
  const { user } = openData()
  await user.type(await screen.findByRole('searchbox', { name: 'Keresés az adatok között' }), 'adoSZAM')
  expect(await screen.findByText('1 találat')).toBeVisible()
  expect(screen.getByRole('button', { name: /14562877-2-13/ })).toBeVisible()
  expect(screen.queryByText('A cég székhelye')).toBeNull()
})

test('what has ended is asked for where it is wanted, and a whole group where it is; counters tell both', async () => {
  const { user } = openData('', { me: { onlyValid: true } })
  expect(await screen.findByText('1 megszűnt tétel rejtve.')).toBeVisible()
  expect(screen.getByText('1 hatályos, 1 megszűnt')).toBeVisible()
  expect(screen.getByRole('tab', { name: /Cégadatok 233/ })).toBeVisible()
  expect(asked.at(-1)?.search).toBe('')
  await user.click(await toggle('A cég tevékenységi köre'))
  await user.click(screen.getByRole('link', { name: 'További tételek ›' }))
  await vi.waitFor(() => expect(asked.at(-1)?.search).toBe('?all=true'))
  expect(screen.queryByText('1139 Budapest, Váci út 99.')).toBeNull()
})

test('day and knowledge live in the address and in the call', async () => {
  const { user, router } = openData('?knownAt=2026-03-01')
  const day = await screen.findByLabelText('Állapot napja')
  fireEvent.change(day, { target: { value: '2020-05-01' } })
  fireEvent.blur(day)
  await vi.waitFor(() => expect(asked.at(-1)?.search).toBe('?all=true&asOf=2020-05-01&knownAt=2026-03-01'))
  expect(router.state.location.search).toMatchObject({ asOf: '2020-05-01', knownAt: '2026-03-01' })
  expect(screen.getByText(/A cég 2020\.\s05\.\s01\. napján, ahogyan 2026\.\s03\.\s01\. végén ismertük\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Mi változott azóta?' })).toHaveAttribute(
    'href',
    '/report/14562877/changes?from=2020-05-01',
  )
  await user.click(await screen.findByRole('button', { name: 'Vissza a mai naphoz' }))
  await vi.waitFor(() => expect(router.state.location.search).not.toHaveProperty('asOf', '2020-05-01'))
  expect(router.state.location.search).not.toHaveProperty('knownAt', '2026-03-01')
})

test('both days are explained and chosen with one press', async () => {
  const { user } = openData()
  await user.click(await screen.findByRole('button', { name: 'Más nap választása' }))
  const choice = within(screen.getByRole('region', { name: 'Melyik nap állapotát mutassuk?' }))
  expect(choice.getByText(/Mit tudtunk a cégről ennek a napnak a végén/)).toBeVisible()
  await user.click(choice.getByRole('button', { name: 'A legutóbbi beszámoló napja' }))
  await vi.waitFor(() => expect(asked.at(-1)?.search).toBe('?all=true&asOf=2025-12-31'))
  await user.click(choice.getByRole('button', { name: 'Amikor megismertük' }))
  await vi.waitFor(() => expect(asked.at(-1)?.search).toBe('?all=true&asOf=2025-12-31&knownAt=2019-06-15'))
  expect(choice.getByRole('button', { name: 'Amikor megismertük' })).toHaveAttribute('aria-pressed', 'true')
  await user.clear(choice.getByRole('textbox', { name: 'Ismereteink napja' }))
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/A cég 2025\.\s12\.\s31\. napján\./)).toBeVisible()
})

test('knowledge from before the company was known says so', async () => {
  openData('?knownAt=2018-01-01')
  expect(await screen.findByText(/ezen a napon még semmit sem tudtunk róla/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Mi változott azóta?' })).toHaveAttribute(
    'href',
    '/report/14562877/changes?from=2018-01-01&view=knowledge',
  )
})

test('without the claim the reader is led to the offer', async () => {
  const { router } = openData('', { me: { claims: [] } })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/module/14562877/error/Cegriport'))
  expect(asked).toEqual([])
})

test('a failure is told and can be tried again', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockRefusal(getCompanyData, 'unexpected', { message: 'Váratlan hiba történt.' })
  const { user } = renderApp({ url: '/report/14562877/company-data' })
  const retry = await screen.findByRole('button', { name: 'Újra' })
  mockEndpoint(getCompanyData, testingCompanyData)
  await user.click(retry)
  expect(await group('A cég elnevezése')).toBeVisible()
})

test('of a day on which the company was not there yet it says so beside what is shown', async () => {
  mockEndpoint(getReportHeader, testingHeader)
  mockEndpoint(getCompanyData, { ...testingCompanyData, notYet: 'A cég akkor még nem állt fenn.' })
  const { user } = renderApp({ url: '/report/14562877/company-data?asOf=2000-01-01' })
  expect(await screen.findByText('A cég akkor még nem állt fenn.')).toBeVisible()
  // What a tab has not its silence says.
  await user.click(screen.getByRole('tab', { name: /Közlemények/ }))
  await vi.waitFor(() => expect(screen.queryByText('A cég akkor még nem állt fenn.')).toBeNull())
})
