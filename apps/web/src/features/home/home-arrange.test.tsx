import { getHomeLayout, saveHomeLayout } from '@merleg/contract/home.contract'
import type { HomeWidgetId } from '@merleg/contract/home-widgets.generated'
import { searchHistory } from '@merleg/contract/search.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp, testingMe } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'

type Layout = { order: HomeWidgetId[]; hidden: HomeWidgetId[] }

/** A server that keeps the layout, and says what was saved. */
function mockLayout(stored: Layout = { order: [], hidden: [] }): Layout[] {
  const saved: Layout[] = [stored]
  mockEndpoint(getHomeLayout, () => saved.at(-1) ?? stored)
  mockEndpoint(saveHomeLayout, ({ body }) => {
    const layout = saveHomeLayout.body.parse(body)
    saved.push(layout)
    return layout
  })
  return saved
}

beforeEach(() => mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } }))

/** Whose page has no widgets of the monitoring and of foreign reports, which are offered instead. */
const me = { claims: testingMe.claims.filter((claim) => claim !== 'Monitoring' && claim !== 'Nemzetkozi') }

async function openArranging() {
  const app = renderApp({ url: '/', me })
  await app.user.click(await screen.findByRole('button', { name: 'Elrendezés' }))
  const board = await screen.findByRole('region', { name: 'A kezdőlap elrendezése' })
  const titles = () =>
    within(board)
      .getAllByRole('listitem')
      .map((card) => card.querySelector('span')?.firstChild?.textContent)
  return { ...app, titles }
}
const DEFAULT = [
  'Mi történt, amióta megnyitotta',
  'Ahol abbahagyta',
  'Modulok',
  'Keresési előzmények',
  'Hírek',
  'Tudta?',
  'Ki került be, ki esett ki',
  'További modulok az előfizetéshez',
]
const grip = (name: string) => screen.getByRole('button', { name: `${name} áthelyezése` })
const announced = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text))

describe('arranging by keyboard', () => {
  test('picks up, moves, drops and saves; the focus stays and every step is told', async () => {
    const saved = mockLayout()
    const { user, titles } = await openArranging()
    expect(titles()).toEqual(DEFAULT)
    grip('Modulok').focus()
    await user.keyboard(' ')
    await announced('Modulok felvéve. Helye: 3 / 8.')
    expect(grip('Modulok')).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    await announced('Modulok: 1. hely, összesen 8.')
    expect(titles()[0]).toBe('Modulok')
    expect(grip('Modulok')).toHaveFocus()
    expect(saved).toHaveLength(1)
    await user.keyboard('{Enter}')
    await announced('Modulok letéve. Helye: 1 / 8.')
    await waitFor(() => expect(saved).toHaveLength(2))
    expect(saved[1]?.order.slice(0, 3)).toEqual(['module-tiles', 'opened-changes', 'monitoring-changes'])
    // What this user has no use for keeps its place.
    expect(saved[1]?.order).toHaveLength(12)
    expect(grip('Modulok')).toHaveFocus()
  })

  test('escape puts it back, and nothing is saved', async () => {
    const saved = mockLayout()
    const { user, titles } = await openArranging()
    grip('Hírek').focus()
    await user.keyboard('{Enter}{ArrowLeft}{ArrowLeft}')
    expect(titles()[2]).toBe('Hírek')
    await user.keyboard('{Escape}')
    await announced('Áthelyezés visszavonva. Hírek helye: 5 / 8.')
    expect(titles()).toEqual(DEFAULT)
    expect(saved).toHaveLength(1)
  })

  test('never leaves the list', async () => {
    mockLayout()
    const { user, titles } = await openArranging()
    grip('További modulok az előfizetéshez').focus()
    await user.keyboard(' {ArrowRight}{ArrowDown} ')
    expect(titles()).toEqual(DEFAULT)
  })
})

describe('arranging by buttons', () => {
  test('moves one place and keeps the focus, also at the end', async () => {
    const saved = mockLayout()
    const { user, titles } = await openArranging()
    await user.click(screen.getByRole('button', { name: 'Ki került be, ki esett ki hátrébb' }))
    await waitFor(() =>
      expect(titles().slice(-2)).toEqual(['További modulok az előfizetéshez', 'Ki került be, ki esett ki']),
    )
    expect(screen.getByRole('button', { name: 'Ki került be, ki esett ki hátrébb' })).toBeDisabled()
    expect(grip('Ki került be, ki esett ki')).toHaveFocus()
    await waitFor(() => expect(saved[1]?.order.indexOf('favorites-changes')).toBe(9))
  })

  test('hides and shows, brings back the default, and the page follows', async () => {
    const saved = mockLayout({ order: ['news', 'module-tiles'], hidden: ['module-tiles'] })
    const { user, titles } = await openArranging()
    expect(titles()).toEqual([
      'Mi történt, amióta megnyitotta',
      'Ahol abbahagyta',
      'Hírek',
      'Tudta?',
      'Ki került be, ki esett ki',
      'További modulok az előfizetéshez',
      'Modulok',
      'Keresési előzmények',
    ])
    const shown = screen.getByRole('switch', { name: 'Modulok megjelenítése' })
    expect(shown).not.toBeChecked()
    await user.click(shown)
    await user.click(screen.getByRole('switch', { name: 'Hírek megjelenítése' }))
    await waitFor(() => expect(saved.at(-1)?.hidden).toEqual(['news', 'international-orders', 'international-alerts']))
    await user.click(screen.getByRole('button', { name: 'Kész' }))
    expect(await screen.findByRole('region', { name: 'Modulok' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Hírek' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Elrendezés' }))
    await user.click(await screen.findByRole('button', { name: 'Alaphelyzet' }))
    await announced('Az alaphelyzet visszaállt.')
    await waitFor(() => expect(saved.at(-1)).toEqual({ order: [], hidden: [] }))
  })
})

describe('an arrangement', () => {
  test('that cannot be saved is taken back, and told', async () => {
    mockLayout()
    mockRefusal(saveHomeLayout, 'service.unavailable', { message: 'A szolgáltatás most nem érhető el.' })
    const { user, titles } = await openArranging()
    await user.click(screen.getByRole('button', { name: 'Modulok előrébb' }))
    expect(await screen.findByText(/Az elrendezést nem sikerült menteni/)).toBeVisible()
    await waitFor(() => expect(titles()).toEqual(DEFAULT))
  })

  test('that cannot be loaded is not written over: the default is shown, and said to be', async () => {
    mockRefusal(getHomeLayout, 'unexpected', { message: 'Váratlan hiba történt.' })
    const { user } = renderApp({ url: '/', me })
    expect(await screen.findByText(/A saját elrendezése most nem tölthető be/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Modulok' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Elrendezés' })).toBeDisabled()
    mockLayout()
    await user.click(screen.getByRole('button', { name: 'Újra' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Elrendezés' })).toBeEnabled())
  })

  test('that hides everything says how to get it back', async () => {
    const all: HomeWidgetId[] = [
      'favorites-changes',
      'module-offer',
      'module-tiles',
      'monitoring-changes',
      'monitoring-statistics',
      'news',
      'opened-changes',
      'recent-work',
      'search-history',
      'tips',
    ]
    mockLayout({ order: all, hidden: all })
    renderApp({ url: '/', me })
    expect(await screen.findByText('Minden részt elrejtett')).toBeVisible()
  })
})
