import {
  checkFavorite,
  countFavorites,
  deleteFavorite,
  endSubscriptions,
  listFavoriteChanges,
  listFavorites,
  restoreFavorite,
  subscribeFavorite,
  updateFavorite,
} from '@merleg/contract/favorites.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { testingChange, testingFavorite } from './testing-favorites.ts'

const OTHER = '0f0e0d0c-0000-4000-8000-0000000000b2'
const meta = { count: 2, currentPage: 1, perPage: 10 }
const asOf = '2026-11-20T10:00:00.000Z'
const followed = testingFavorite({
  id: OTHER,
  name: { value: 'Figyelt', url: '/advanced/search/x/results' },
  variant: 'advanced',
  note: 'A keddi hívásokhoz',
  subscription: { since: '2026-11-03T10:00:00.000Z', checkedAt: asOf },
  lastChange: { at: '2026-11-19T10:00:00.000Z', entered: 3, left: 1 },
})

beforeEach(() => {
  mockEndpoint(listFavorites, { results: [testingFavorite(), followed], meta })
  mockEndpoint(countFavorites, {
    results: [
      { id: testingFavorite().id, hits: { count: 1234, isExact: true, asOf } },
      { id: OTHER, hits: null },
    ],
  })
  mockEndpoint(listFavoriteChanges, {
    results: [testingChange],
    notes: [],
    meta: { count: 1, currentPage: 1, perPage: 5 },
  })
})

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Kedvencek' })
  const row = within(table)
    .getAllByRole('row')
    .find((one) => within(one).queryByRole('link', { name }))
  if (!row) throw new Error(`no row ${name}`)
  return row
}

describe('the list', () => {
  test('name as a link, day, what is found now and then, and what is followed', async () => {
    renderApp({ url: '/favorites' })
    const first = await rowOf('Zalai építők')
    expect(within(first).getByRole('link', { name: 'Zalai építők' })).toHaveAttribute(
      'href',
      testingFavorite().name.url,
    )
    await waitFor(() => expect(first).toHaveTextContent(/1 234 \(\+34\)mentéskor 1 200/))
    expect(within(first).getByRole('switch', { name: 'Zalai építők: változások figyelése' })).not.toBeChecked()
    const second = await rowOf('Figyelt')
    expect(second).toHaveTextContent('A keddi hívásokhoz')
    expect(second).toHaveTextContent('most nem ismert')
    expect(within(second).getByRole('switch')).toBeChecked()
    expect(within(second).getByRole('link', { name: /^3 be, 1 ki/ })).toHaveAttribute(
      'href',
      `/favorites?favorite=${OTHER}`,
    )
  })

  test('the order stands in the address', async () => {
    const asked: string[] = []
    mockEndpoint(listFavorites, ({ url }) => {
      asked.push(url.search)
      return { results: [testingFavorite()], meta }
    })
    const { user, router } = renderApp({ url: '/favorites' })
    await user.click(await screen.findByRole('radio', { name: 'Név szerint' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ orderBy: 'name' }))
    await waitFor(() => expect(asked.at(-1)).toContain('orderBy=name'))
  })

  test('empty: what favourites are for, and the way to the searches', async () => {
    mockEndpoint(listFavorites, { results: [], meta: { ...meta, count: 0 } })
    renderApp({ url: '/favorites', me: { claims: ['MarketingAdatok'] } })
    expect(await screen.findByText('Még nem mentett keresést')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Marketingkeresés indítása' })).toHaveAttribute('href', '/marketing/search')
    expect(screen.queryByRole('link', { name: 'Részletes keresés indítása' })).toBeNull()
  })

  test('an error is told with a way to try again', async () => {
    mockRefusal(listFavorites, 'service.unavailable', { message: 'Most nem érhető el.' })
    renderApp({ url: '/favorites' })
    expect(await screen.findByText('Most nem érhető el.')).toBeVisible()
    expect(screen.getByRole('button', { name: /Újra/ })).toBeVisible()
  })

  test('without the claim it leads to the offer; the searches grant it', async () => {
    const { router } = renderApp({ url: '/favorites', me: { claims: ['Cegriport'] } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/module/Kedvencek'))
  })
})

describe('changing it', () => {
  test('deletes, moves the focus to the way back, and takes it back', async () => {
    const ids: string[] = []
    mockEndpoint(deleteFavorite, ({ url }) => {
      ids.push(`delete ${url.pathname.split('/')[3]}`)
      return { notification: 'Töröltük.' }
    })
    mockEndpoint(restoreFavorite, ({ url }) => {
      ids.push(`restore ${url.pathname.split('/')[3]}`)
      return { notification: 'Visszaállítottuk.' }
    })
    const { user } = renderApp({ url: '/favorites' })
    await user.click(await screen.findByRole('button', { name: 'Figyelt törlése' }))
    const undo = await screen.findByRole('button', { name: 'Visszavonás' })
    await waitFor(() => expect(undo).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Visszavonás' })).toBeNull())
    expect(ids).toEqual([`delete ${OTHER}`, `restore ${OTHER}`])
  })

  test('renames with a note; a missing or taken name is told at the field', async () => {
    mockRefusal(updateFavorite, 'favorite.name-taken', { message: 'Foglalt név.', fields: { name: 'taken' } })
    const { user } = renderApp({ url: '/favorites' })
    await user.click(await screen.findByRole('button', { name: 'Zalai építők átnevezése' }))
    const dialog = await screen.findByRole('dialog')
    const name = within(dialog).getByRole('textbox', { name: /^Név/ })
    await user.clear(name)
    await user.click(within(dialog).getByRole('button', { name: 'Mentés' }))
    expect(name).toHaveAccessibleDescription('A név mező kitöltése kötelező.')
    await user.type(name, 'Új név{Enter}')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Foglalt név.'))
    const sent: unknown[] = []
    mockEndpoint(updateFavorite, ({ body }) => {
      sent.push(body)
      return { notification: 'Mentve.' }
    })
    await user.type(within(dialog).getByRole('textbox', { name: 'Megjegyzés' }), 'megjegyzés')
    await user.click(within(dialog).getByRole('button', { name: 'Mentés' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ name: 'Új név', note: 'megjegyzés' }])
  })

  test('follows, looks at once, and ends it all', async () => {
    const sent: unknown[] = []
    mockEndpoint(subscribeFavorite, ({ body }) => {
      sent.push(body)
      return { notification: 'Figyeljük.' }
    })
    mockEndpoint(checkFavorite, () => ({ notification: '2 cég bekerült, 1 kiesett.' }))
    mockEndpoint(endSubscriptions, () => ({ notification: 'Egyiket sem figyeljük.' }))
    const { user } = renderApp({ url: '/favorites' })
    await user.click(await screen.findByRole('switch', { name: 'Zalai építők: változások figyelése' }))
    await waitFor(() => expect(sent).toEqual([{ isSubscribed: true }]))
    await user.click(screen.getByRole('button', { name: 'Figyelt: ellenőrzés most' }))
    expect(await screen.findByText('2 cég bekerült, 1 kiesett.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Minden figyelés kikapcsolása' }))
    expect(await screen.findByText('Egyiket sem figyeljük.')).toBeVisible()
  })

  test('too many hits are told', async () => {
    mockRefusal(subscribeFavorite, 'favorite.too-many-hits', { message: 'Szűkítse a keresést.' })
    const { user } = renderApp({ url: '/favorites' })
    await user.click(await screen.findByRole('switch', { name: 'Zalai építők: változások figyelése' }))
    expect(await screen.findByText('Szűkítse a keresést.')).toBeVisible()
  })
})

describe('who entered and who left', () => {
  test('with what changed meanwhile, or that it is not known; of one favourite and of all', async () => {
    const asked: string[] = []
    mockEndpoint(listFavoriteChanges, ({ url }) => {
      asked.push(url.search)
      const gone = { ...testingChange, causes: [], hasEntered: false }
      return {
        results: [
          testingChange,
          { ...gone, company: { ...gone.company, id: '2', name: 'Volt Kft.', url: null, status: null } },
        ],
        notes: ['Más pénznem miatt is kieshet.'],
        meta: { count: 2, currentPage: 1, perPage: 5 },
      }
    })
    const { user } = renderApp({ url: `/favorites?favorite=${OTHER}` })
    const table = await screen.findByRole('table', { name: 'Ki került be, ki esett ki' })
    expect(table).toHaveTextContent(/bekerült<b>A<\/b> Kft\..*kitalált cég/)
    expect(table).toHaveTextContent('Létszám, Vármegye')
    expect(table).toHaveTextContent(/kiesettVolt Kft\./)
    expect(table).toHaveTextContent('nem ismert')
    expect(screen.getByText('Más pénznem miatt is kieshet.')).toBeVisible()
    expect(asked.at(-1)).toContain(`favorite=${OTHER}`)
    await user.click(screen.getByRole('button', { name: 'Minden kedvencé' }))
    await waitFor(() => expect(asked.at(-1)).not.toContain('favorite='))
  })

  test('nothing on record says how it begins', async () => {
    mockEndpoint(listFavoriteChanges, { results: [], notes: [], meta: { count: 0, currentPage: 1, perPage: 5 } })
    renderApp({ url: '/favorites' })
    expect(await screen.findByText('Még nem jegyeztünk fel változást')).toBeVisible()
  })
})
