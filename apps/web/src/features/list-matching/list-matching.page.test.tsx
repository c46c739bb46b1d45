import {
  cancelListMatching,
  decideMatchingRow,
  deleteMatchingList,
  getMatchingList,
  getMatchingRows,
  listMatchingLists,
  type MatchingList,
  runListMatching,
  uploadMatchingList,
} from '@merleg/contract/list-matching.contract'
import { autocomplete } from '@merleg/contract/search.contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { LIST_ID, testingCandidate, testingList, testingRow, testingRows } from './testing-list-matching.ts'

const LIST_URL = `/list-matching/${LIST_ID}`
const Decided = z.object({ decision: z.enum(['company', 'none', 'open']), companyId: z.string().nullable() })

describe('the start page', () => {
  test('takes pasted rows and opens what was read of them', async () => {
    mockEndpoint(listMatchingLists, { lists: [] })
    mockEndpoint(uploadMatchingList, { id: LIST_ID })
    mockEndpoint(getMatchingList, { ...testingList, state: 'draft' })
    const { user, router } = renderApp({ url: '/list-matching' })
    expect(await screen.findByText('Még nem töltött fel listát')).toBeVisible()
    expect(screen.getByText(/42 nap után magától törlődik/)).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Beillesztés' }))
    await user.type(screen.getByRole('textbox', { name: 'Sorok' }), 'Gombai Pékség Kft.')
    await user.click(screen.getByRole('button', { name: 'Beolvasás' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST_URL))
    expect(await screen.findByRole('region', { name: 'A lista első sorai' })).toBeVisible()
  })

  test('says why a file was refused', async () => {
    mockEndpoint(listMatchingLists, { lists: [] })
    mockRefusal(uploadMatchingList, 'list.too-many-rows', { message: 'Legfeljebb 10 000 sor.' })
    const { user } = renderApp({ url: '/list-matching' })
    await user.click(await screen.findByRole('tab', { name: 'Beillesztés' }))
    await user.type(screen.getByRole('textbox', { name: 'Sorok' }), 'x')
    await user.click(screen.getByRole('button', { name: 'Beolvasás' }))
    expect(await screen.findByText('Legfeljebb 10 000 sor.')).toBeVisible()
  })

  test('lists what is kept, and deletes it when asked twice', async () => {
    let lists = [testingList]
    mockEndpoint(listMatchingLists, () => ({ lists }))
    mockEndpoint(deleteMatchingList, () => {
      lists = []
      return { id: LIST_ID }
    })
    const { user } = renderApp({ url: '/list-matching' })
    expect(await screen.findByRole('link', { name: 'partnerek.csv' })).toHaveAttribute('href', LIST_URL)
    await user.click(screen.getByRole('button', { name: /partnerek.csv törlése/ }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Törlés' }))
    expect(await screen.findByText('Még nem töltött fel listát')).toBeVisible()
  })

  test('says that the lists could not be loaded', async () => {
    mockRefusal(listMatchingLists, 'unexpected')
    renderApp({ url: '/list-matching' })
    expect(await screen.findByRole('button', { name: 'Újra' })).toBeVisible()
  })

  test('is not for who has neither of the claims', async () => {
    const { router } = renderApp({ url: '/list-matching', me: { claims: ['Kedvencek'] } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/module/Reszleteskereso'))
  })
})

describe('a list', () => {
  test('is started by the columns as the user corrects them', async () => {
    const asked: unknown[] = []
    mockEndpoint(getMatchingList, (): MatchingList => ({
      ...testingList,
      state: asked.length === 0 ? 'draft' : 'done',
    }))
    mockEndpoint(getMatchingRows, testingRows)
    mockEndpoint(runListMatching, ({ body }) => {
      asked.push(body)
      return { id: LIST_ID }
    })
    const { user } = renderApp({ url: LIST_URL })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Partner: mi van benne' }), 'nem használjuk')
    expect(screen.getByRole('alert')).toHaveTextContent('Jelölje meg, melyik oszlopban')
    expect(screen.getByRole('button', { name: 'Egyeztetés indítása' })).toBeDisabled()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Egyenleg: mi van benne' }), 'név')
    await user.click(screen.getByRole('checkbox', { name: 'Az első sor fejléc' }))
    await user.click(screen.getByRole('button', { name: 'Egyeztetés indítása' }))
    await waitFor(() => expect(asked).toEqual([{ hasHeading: false, roles: [null, 'settlement', 'name'] }]))
    expect(await screen.findByText(/3 sorból 1 tartozik biztosan egy céghez/)).toBeVisible()
  })

  test('shows how far it is, and can be stopped', async () => {
    let state: MatchingList['state'] = 'running'
    mockEndpoint(getMatchingList, () => ({ ...testingList, state, doneCount: 2 }))
    mockEndpoint(getMatchingRows, testingRows)
    mockEndpoint(cancelListMatching, () => {
      state = 'cancelled'
      return { id: LIST_ID }
    })
    const { user } = renderApp({ url: LIST_URL })
    expect(await screen.findByText('2 / 3 sor')).toBeVisible()
    expect(screen.getByRole('progressbar')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Leállítás' }))
    expect(await screen.findByText(/Az egyeztetés nem ért végig: 3 \/ 3/)).toBeVisible()
  })

  test('of somebody else is not there', async () => {
    mockRefusal(getMatchingList, 'list-matching.not-found', { message: 'Nincs ilyen lista' })
    renderApp({ url: LIST_URL })
    expect(await screen.findByText('Nincs ilyen lista')).toBeVisible()
  })

  test('is a table with the company of each row, which can be put beside others', async () => {
    const company = testingCandidate('11111111', 'Gombai Pékség Kft.')
    const row = { ...testingRow(2, 'Gombai', [company]), company, decision: 'company' as const }
    const twice = { ...row, sameAs: [7], sameAsCount: 1 }
    const often = { ...row, row: 9, sameAs: [11, 12, 13, 14, 15], sameAsCount: 8 }
    mockEndpoint(getMatchingList, testingList)
    mockEndpoint(getMatchingRows, { ...testingRows, rows: [twice, often, ...testingRows.rows.slice(1)] })
    renderApp({ url: `${LIST_URL}?view=table` })
    const table = await screen.findByRole('table', { name: 'Eredmény' })
    expect(within(table).getAllByRole('link', { name: 'Gombai Pékség Kft.' })[0]).toHaveAttribute(
      'href',
      '/report/11111111/summary',
    )
    expect(within(table).getAllByRole('button', { name: /felvétele az összehasonlításhoz/ })[0]).toBeVisible()
    expect(within(table).getByText('ugyanez a cég: 7. sor')).toBeVisible()
    expect(within(table).getByText('ugyanez a cég: 11, 12, 13, 14, 15. sor és még 3')).toBeVisible()
    expect(within(table).getByText('2 jelölt')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Letöltés: XLSX' })).toBeVisible()
  })
})

describe('deciding by the keyboard', () => {
  function mockDeciding() {
    const sent: z.infer<typeof Decided>[] = []
    mockEndpoint(getMatchingList, testingList)
    mockEndpoint(getMatchingRows, testingRows)
    mockEndpoint(decideMatchingRow, ({ url, body }) => {
      const { decision, companyId } = Decided.parse(body)
      sent.push({ decision, companyId })
      const number = Number(/rows\/(\d+)/.exec(url.pathname)?.[1])
      const row = testingRows.rows.find((each) => each.row === number) ?? testingRow(number, '', [])
      const company = row.candidates.find((each) => each.companyId === companyId) ?? null
      const text = { company: 'kiválasztva', none: 'egyik sem', open: 'eldöntendő' }[decision]
      return { ...row, decision, decisionText: text, company }
    })
    return sent
  }

  test('1–9 choose, 0 chooses none, arrows move, Z takes back', async () => {
    const sent = mockDeciding()
    renderApp({ url: LIST_URL })
    const list = await screen.findByRole('listbox', { name: 'Eldöntendő sorok' })
    const active = () => within(list).getByRole('option', { selected: true })
    expect(active()).toHaveTextContent('Gombaj Pékség')
    fireEvent.keyDown(list, { key: '1' })
    await waitFor(() => expect(sent).toEqual([{ decision: 'company', companyId: '11111111' }]))
    await waitFor(() => expect(active()).toHaveTextContent('Ikerház'))
    expect(await within(list).findByText(/kiválasztva/)).toBeVisible()
    fireEvent.keyDown(list, { key: '9' })
    fireEvent.keyDown(list, { key: '0' })
    await waitFor(() => expect(sent[1]).toEqual({ decision: 'none', companyId: null }))
    fireEvent.keyDown(list, { key: 'ArrowUp' })
    await waitFor(() => expect(active()).toHaveTextContent('Gombaj Pékség'))
    await within(list).findByText(/egyik sem/)
    fireEvent.keyDown(list, { key: 'z' })
    await waitFor(() => expect(sent[2]).toEqual({ decision: 'open', companyId: null }))
    await waitFor(() => expect(active()).toHaveTextContent('Ikerház'))
  })

  test('shows the candidates with their reasons, and takes another company by typing', async () => {
    const sent = mockDeciding()
    mockEndpoint(autocomplete, {
      results: [{ ...testingCandidate('44444444', 'Másik Kft.'), matchedName: null }],
      isSimilar: false,
    })
    const { user } = renderApp({ url: `${LIST_URL}?row=3` })
    const panel = await screen.findByRole('region', { name: 'Jelöltek, 3. sor' })
    expect(within(panel).getByRole('link', { name: 'Ikerház Kft.' })).toBeVisible()
    expect(within(panel).getAllByText('a székhely más településen van')).toHaveLength(2)
    await user.type(within(panel).getByRole('combobox', { name: 'Másik cég keresése' }), 'Más1k')
    await user.click(await screen.findByRole('option', { name: /Másik Kft\./ }))
    await waitFor(() => expect(sent).toEqual([{ decision: 'company', companyId: '44444444' }]))
  })

  test('says that the search for another company failed, and not that there is none', async () => {
    mockDeciding()
    mockRefusal(autocomplete, 'service.unavailable', { message: 'Most nem érhető el.' })
    const { user } = renderApp({ url: `${LIST_URL}?row=3` })
    await user.type(await screen.findByRole('combobox', { name: 'Másik cég keresése' }), 'Másik')
    expect(await screen.findByText('Most nem érhető el.')).toBeVisible()
    expect(screen.queryByText(/nincs ilyen cég/)).not.toBeInTheDocument()
  })

  test('goes on to the next page of what was open when deciding began', async () => {
    mockDeciding()
    const asked: string[] = []
    mockEndpoint(getMatchingRows, ({ url }) => {
      asked.push(url.search)
      return { ...testingRows, meta: { ...testingRows.meta, count: 30 } }
    })
    const { router } = renderApp({ url: `${LIST_URL}?filter=open&row=3` })
    const list = await screen.findByRole('listbox', { name: 'Eldöntendő sorok' })
    expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Ikerház')
    fireEvent.keyDown(list, { key: '0' })
    await waitFor(() => expect(asked).toHaveLength(2))
    const since = encodeURIComponent(testingRows.readAt)
    expect(asked[0]).not.toContain('decidedSince')
    expect(asked[1]).toContain(`decidedSince=${since}`)
    expect(asked[1]).toContain('currentPage=2')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ decidedSince: testingRows.readAt }))
  })

  test('says that nothing is to be decided', async () => {
    mockEndpoint(getMatchingList, testingList)
    mockEndpoint(getMatchingRows, {
      rows: [],
      meta: { count: 0, currentPage: 1, perPage: 20 },
      readAt: testingRows.readAt,
    })
    renderApp({ url: LIST_URL })
    expect(await screen.findByText('Nincs eldöntendő sor')).toBeVisible()
  })
})
