import {
  countAlerts,
  type FourEyes,
  getAlertDesk,
  getAlertStatistics,
  getWholeAlert,
  listAlerts,
  setFourEyes,
  takeAlertStep,
  takeAlertSteps,
} from '@merleg/contract/alerts.contract'
import { searchHistory } from '@merleg/contract/search.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { writeStored } from '../../shared/storage/stored.ts'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { COLLEAGUE, mockInbox, testingAlert, testingCounts, testingWholeAlert } from './testing-alerts.ts'

const OTHER_COMPANY = {
  ...testingAlert(2).company,
  id: '10000002',
  name: { value: 'Másik Kft.', url: '/report/10000002/summary' },
}
const ALERTS = [
  testingAlert(1),
  testingAlert(2, { company: OTHER_COMPANY }),
  testingAlert(3, { company: OTHER_COMPANY }),
]
const list = async () => within(await screen.findByRole('group', { name: 'Riasztások listája' }))
const detail = async () => within(await screen.findByRole('region', { name: 'A kiválasztott riasztás' }))
const current = () => screen.getAllByRole('button', { current: true }).map((row) => row.textContent)

beforeEach(() => writeStored('alert-keys', undefined))

describe('the list', () => {
  test('by company: what happened, what else, and how many wait', async () => {
    mockInbox(ALERTS, { newer: 0 })
    renderApp({ url: '/monitoring/inbox' })
    const rows = await list()
    expect(rows.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Figyelt 1 Kft.nagy jelentőségűkitalált cég',
      'Másik Kft.nagy jelentőségűkitalált cég',
    ])
    expect(rows.getByRole('button', { name: /Esemény 1/ })).toHaveTextContent(
      'kedvezőtlen:Esemény 1 (Utólag közölt)régi › újés még 2 esemény',
    )
    const views = within(screen.getByRole('navigation', { name: 'Melyik riasztások' }))
    expect(await views.findByRole('link', { name: /^Nyitott/ })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(views.getByRole('link', { name: /^Saját/ })).toHaveTextContent('Saját1'))
  })

  test('view and filters stand in the address and are asked for', async () => {
    const asked = mockInbox(ALERTS)
    const { user, router } = renderApp({ url: '/monitoring/inbox' })
    await list()
    await user.click(screen.getByRole('link', { name: /^Halasztott/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Jelentőség' }), 'negative')
    await user.type(screen.getByRole('searchbox', { name: 'Cég neve vagy adószáma' }), 'jekes{Enter}')
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ view: 'snoozed', importance: 'negative', search: 'jekes' }),
    )
    await waitFor(() =>
      expect(asked.lists.at(-1)?.toString()).toContain('snoozed=true&importance=negative&search=jekes'),
    )
    await user.click(screen.getByRole('button', { name: 'Szűrés törlése' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'snoozed' }))
  })

  test('what comes meanwhile is offered, and moves nothing before', async () => {
    const asked = mockInbox(ALERTS, { newer: 3 })
    const { user } = renderApp({ url: '/monitoring/inbox' })
    const newer = await screen.findByRole('button', { name: '3 új riasztás megjelenítése' })
    expect(asked.lists.map((search) => search.get('upTo'))).toEqual(['3'])
    mockEndpoint(countAlerts, { ...testingCounts, newest: 6 })
    await user.click(newer)
    await waitFor(() => expect(asked.lists.at(-1)?.get('upTo')).toBe('6'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /új riasztás/ })).toBeNull())
  })

  test('an error is told with a way to try again', async () => {
    mockInbox(ALERTS)
    mockRefusal(listAlerts, 'service.unavailable', { message: 'Most nem érhető el.' })
    renderApp({ url: '/monitoring/inbox' })
    expect(await screen.findByText('Most nem érhető el.')).toBeVisible()
    expect(screen.getByRole('button', { name: /Újra/ })).toBeVisible()
  })

  test('without the claim it leads to the offer', async () => {
    const { router } = renderApp({ url: '/monitoring/inbox', me: { claims: ['Cegriport'] } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/module/Monitoring'))
  })
})

describe('nothing to list', () => {
  test('open: as of when, of how many companies, by which sources', async () => {
    mockInbox([])
    renderApp({ url: '/monitoring/inbox' })
    expect(await screen.findByText('Most nincs nyitott riasztás')).toBeVisible()
    expect(screen.getByText(/12 figyelt cég\. Ezek a források szólhatnak\./)).toBeVisible()
  })

  test('all that is listed was decided, and newer ones are open: no word of none', async () => {
    const asked = mockInbox([])
    mockEndpoint(getAlertStatistics, {
      asOf: '2026-11-20T10:00:00.000Z',
      watchedCount: 12,
      last7Days: { negative: 2, neutral: 0, positive: 0 },
      last30Days: { negative: 2, neutral: 0, positive: 0 },
      openCount: 2,
      oldestOpen: { id: 7, createdAt: '2026-11-20T09:59:00.000Z' },
      basis: '–',
      recent: { results: [], meta: { count: 0, currentPage: 1, perPage: 5, isCountExact: true } },
    })
    const { user } = renderApp({ url: '/monitoring/inbox' })
    expect(await screen.findByText('Közben újabb riasztások érkeztek')).toBeVisible()
    expect(screen.queryByText('Most nincs nyitott riasztás')).toBeNull()
    mockEndpoint(countAlerts, { ...testingCounts, newest: 8 })
    await user.click(screen.getByRole('button', { name: '2 új riasztás megjelenítése' }))
    await waitFor(() => expect(asked.lists.at(-1)?.get('upTo')).toBe('8'))
  })

  test('nobody is watched: how to begin', async () => {
    mockInbox([])
    const none = { negative: 0, neutral: 0, positive: 0 }
    mockEndpoint(getAlertStatistics, {
      asOf: '2026-11-20T10:00:00.000Z',
      watchedCount: 0,
      last7Days: none,
      last30Days: none,
      openCount: 0,
      oldestOpen: null,
      basis: '–',
      recent: { results: [], meta: { count: 0, currentPage: 1, perPage: 5, isCountExact: true } },
    })
    renderApp({ url: '/monitoring/inbox' })
    expect(await screen.findByText('Még egyetlen céget sem figyel')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cég keresése' })).toHaveAttribute('href', '/quick/search')
  })

  test.each([
    ['mine', 'Nincs Önhöz rendelt nyitott riasztás'],
    ['snoozed', 'Nincs halasztott riasztás'],
    ['proposed', 'Nem vár jóváhagyásra riasztás'],
    ['done', 'Még nem zártak le riasztást'],
  ])('%s: %s', async (view, title) => {
    mockInbox([])
    renderApp({ url: `/monitoring/inbox?view=${view}` })
    expect(await screen.findByText(title)).toBeVisible()
  })

  test('by the filter: with the way out', async () => {
    mockInbox([])
    const { user, router } = renderApp({ url: '/monitoring/inbox?search=x' })
    expect(await screen.findByText('Ennek a szűrésnek egyetlen riasztás sem felel meg.')).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Szűrés törlése' })[0] ?? document.body)
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })
})

describe('the chosen alert', () => {
  test('with events, rating, deadline and steps', async () => {
    mockInbox(ALERTS)
    renderApp({ url: '/monitoring/inbox?alert=1' })
    const shown = await detail()
    expect(await shown.findByRole('link', { name: 'Esemény 1' })).toHaveAttribute(
      'href',
      '/report/10000001/company-data?hl=liquidation%3Aa',
    )
    expect(shown.getByText(/^Utólag közölt/)).toBeVisible()
    expect(shown.getByText(/Forrás: Cégnyilvántartás \(Cégbíróság\) · Megtudtuk: /)).toBeVisible()
    expect(shown.getByText('70 · alacsony kockázat')).toBeVisible()
    expect(shown.getByText('Következő beszámolójának határideje: 2027. 05. 31.')).toBeVisible()
    expect(shown.getByText('Kolléga Kata megjegyezte')).toBeVisible()
    expect(shown.getByText('Felhívtam őket.')).toBeVisible()
  })

  test('another one’s, or none: told with what the server says', async () => {
    mockInbox(ALERTS)
    mockRefusal(getWholeAlert, 'alert.not-found', { message: 'Nincs ilyen riasztás.' })
    renderApp({ url: '/monitoring/inbox?alert=99' })
    expect(await (await detail()).findByText('Nincs ilyen riasztás.')).toBeVisible()
  })

  test('a comment is added with Ctrl and Enter', async () => {
    mockInbox(ALERTS)
    const bodies: unknown[] = []
    mockEndpoint(takeAlertStep, ({ body }) => {
      bodies.push(body)
      return testingWholeAlert(testingAlert(1, { version: 2 }))
    })
    const { user } = renderApp({ url: '/monitoring/inbox?alert=1' })
    const field = await screen.findByRole('textbox', { name: 'Új megjegyzés' })
    await user.type(field, 'Megbeszéltük.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodies).toEqual([{ version: 1, step: { action: 'comment', text: 'Megbeszéltük.' } }]))
    await waitFor(() => expect(field).toHaveValue(''))
  })

  test('is given to a colleague', async () => {
    const asked = mockInbox(ALERTS)
    const { user } = renderApp({ url: '/monitoring/inbox?alert=1' })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Felelős kijelölése' }), COLLEAGUE.name)
    await waitFor(() =>
      expect(asked.steps).toEqual([
        { alerts: [{ id: 1, version: 1 }], step: { action: 'assign', assigneeId: COLLEAGUE.userId } },
      ]),
    )
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }))
    await waitFor(() =>
      expect(asked.steps.at(-1)).toEqual({ alerts: [{ id: 1, version: 2 }], step: { action: 'unassign' } }),
    )
  })
})

describe('keys', () => {
  test('walk, decide, go on with the next one and take it back', async () => {
    const asked = mockInbox(ALERTS)
    const { user, router } = renderApp({ url: '/monitoring/inbox' })
    await list()
    await user.keyboard('j')
    await waitFor(() => expect(router.state.location.searchStr).toBe('?alert=1'))
    await user.keyboard('jjk')
    await waitFor(() => expect(current()).toHaveLength(1))
    expect(router.state.location.searchStr).toBe('?alert=2')
    await user.keyboard('e')
    const dialog = within(await screen.findByRole('dialog', { name: 'Lezárás' }))
    await user.keyboard('{Enter}')
    expect(await dialog.findByText('Írja le röviden az okát.')).toBeVisible()
    await user.type(dialog.getByRole('textbox'), 'ejks{Enter}')
    await waitFor(() =>
      expect(asked.steps).toEqual([{ alerts: [{ id: 2, version: 1 }], step: { action: 'done', text: 'ejks' } }]),
    )
    await waitFor(() => expect(router.state.location.searchStr).toBe('?alert=3'))
    await screen.findByRole('button', { name: 'Visszavonás' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('z')
    await waitFor(() =>
      expect(asked.steps.at(-1)).toEqual({ alerts: [{ id: 2, version: 2 }], step: { action: 'reopen', text: '' } }),
    )
  })

  test('mark several, which then take the step together', async () => {
    const asked = mockInbox(ALERTS)
    const { user } = renderApp({ url: '/monitoring/inbox?alert=1' })
    await list()
    await user.keyboard('xjx')
    await waitFor(() => expect(screen.getByText('2 kijelölve')).toBeVisible())
    await user.keyboard('s')
    const dialog = within(await screen.findByRole('dialog', { name: 'Halasztás' }))
    await user.click(dialog.getByRole('button', { name: 'Cégenként a beszámoló határidejéig' }))
    await waitFor(() =>
      expect(asked.steps).toEqual([
        {
          alerts: [
            { id: 1, version: 1 },
            { id: 2, version: 1 },
          ],
          step: { action: 'snooze', until: 'filing-deadline' },
        },
      ]),
    )
  })

  test('take the alert, go to the comment, and do nothing while one types', async () => {
    const asked = mockInbox(ALERTS)
    const { user } = renderApp({ url: '/monitoring/inbox?alert=1' })
    const field = await screen.findByRole('textbox', { name: 'Új megjegyzés' })
    await user.keyboard('c')
    expect(field).toHaveFocus()
    await user.keyboard('aes?')
    expect(field).toHaveValue('aes?')
    expect(asked.steps).toEqual([])
    await user.keyboard('{Escape}a')
    await waitFor(() => expect(asked.steps).toMatchObject([{ step: { action: 'assign' } }]))
  })

  test('are listed by one of them, and can be switched off', async () => {
    mockInbox(ALERTS)
    const { user, router } = renderApp({ url: '/monitoring/inbox' })
    await list()
    await user.keyboard('?')
    await user.click(await screen.findByRole('switch', { name: /Billentyűparancsok/ }))
    await user.keyboard('{Escape}')
    await user.keyboard('j')
    expect(router.state.location.search).toEqual({})
  })
})

test('what became of many is told: whom the step did not reach, and why', async () => {
  mockInbox(ALERTS)
  mockEndpoint(takeAlertSteps, {
    notification: '2 riasztásból 1 változott.',
    results: [
      { id: 2, outcome: 'taken', version: 2, message: null },
      { id: 3, outcome: 'changed', version: 5, message: 'Más módosította.' },
    ],
  })
  const { user } = renderApp({ url: '/monitoring/inbox' })
  await user.click((await list()).getByRole('checkbox', { name: 'Másik Kft.: Esemény 2 (Utólag közölt) kijelölése' }))
  await user.click((await list()).getByRole('checkbox', { name: 'Másik Kft.: Esemény 3 (Utólag közölt) kijelölése' }))
  await user.click(screen.getByRole('button', { name: 'Magamhoz veszem' }))
  expect(await screen.findByText('1 riasztás nem változott:')).toBeVisible()
  expect(screen.getByText(/Más módosította\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rendben' }))
  expect(screen.queryByText(/Más módosította\./)).toBeNull()
})

describe('a reason that was typed', () => {
  const REASON = 'Ismert, egyeztettünk.'
  async function close(asked: ReturnType<typeof mockInbox>) {
    const { user } = renderApp({ url: '/monitoring/inbox?alert=2' })
    await list()
    await user.keyboard('xjx')
    await screen.findByText('2 kijelölve')
    await user.keyboard('e')
    const dialog = within(await screen.findByRole('dialog', { name: 'Lezárás' }))
    await user.type(dialog.getByRole('textbox'), REASON)
    await user.click(dialog.getByRole('button', { name: 'Lezárás' }))
    return { user, dialog, asked }
  }

  test('stays where nothing came of it', async () => {
    const asked = mockInbox(ALERTS)
    mockRefusal(takeAlertSteps, 'service.unavailable', { message: 'Most nem érhető el.' })
    const { dialog } = await close(asked)
    expect(await screen.findByText('Most nem érhető el.')).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue(REASON)
  })

  test('stays for those that the step did not reach, with why, and goes on from what they are by now', async () => {
    const asked = mockInbox(ALERTS)
    const bodies: unknown[] = []
    mockEndpoint(takeAlertSteps, ({ body }) => {
      bodies.push(body)
      const sent = takeAlertSteps.body.parse(body)
      return {
        notification: 'Volt, ami változott.',
        results: sent.alerts.map(({ id, version }) =>
          id === 3 && version < 5
            ? { id, outcome: 'changed' as const, version: 5, message: 'Más módosította.' }
            : { id, outcome: 'taken' as const, version: version + 1, message: null },
        ),
      }
    })
    const { user, dialog } = await close(asked)
    expect(await dialog.findByText(/Más módosította\./)).toBeVisible()
    expect(dialog.getByRole('textbox')).toHaveValue(REASON)
    await user.click(dialog.getByRole('button', { name: 'Lezárás' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const step = { action: 'done', text: REASON }
    expect(bodies).toEqual([
      {
        alerts: [
          { id: 2, version: 1 },
          { id: 3, version: 1 },
        ],
        step,
      },
      { alerts: [{ id: 3, version: 5 }], step },
    ])
  })
})

describe('a second pair of eyes', () => {
  const mockFourEyes = (fourEyes: FourEyes): unknown[] => {
    mockInbox(ALERTS)
    mockEndpoint(getAlertDesk, { users: [], fourEyes })
    const bodies: unknown[] = []
    mockEndpoint(setFourEyes, ({ body }) => {
      bodies.push(body)
      return { notification: 'Tudomásul vettük.' }
    })
    return bodies
  }

  test('is switched on, and who said what about it before is told', async () => {
    const at = '2026-11-20T10:00:00.000Z'
    const bodies = mockFourEyes({ isOn: false, proposal: null, steps: [{ action: 'switched-off', by: 'Kata', at }] })
    const { user } = renderApp({ url: '/monitoring/inbox' })
    await user.click(await screen.findByRole('button', { name: 'Négy szem elve' }))
    expect(await screen.findByText(/^Kata kikapcsolta, 2026\. 11\. 20\./)).toBeVisible()
    await user.click(screen.getByRole('switch', { name: /Lezáráshoz két kolléga kell/ }))
    await waitFor(() => expect(bodies).toEqual([{ isOn: true }]))
  })

  test('is not to be wanted any more: a colleague agrees in the inbox, or keeps it', async () => {
    const bodies = mockFourEyes({ isOn: true, proposal: { by: 'Kata', isOwn: false }, steps: [] })
    const { user } = renderApp({ url: '/monitoring/inbox' })
    expect(await screen.findByText(/^Kata kikapcsolná a négy szem elvét/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Maradjon bekapcsolva' }))
    await user.click(screen.getByRole('button', { name: 'Egyetértek, kikapcsolom' }))
    await waitFor(() => expect(bodies).toEqual([{ isOn: true }, { isOn: false }]))
  })

  test('waits for another where one has proposed it, who can take it back', async () => {
    const bodies = mockFourEyes({ isOn: true, proposal: { by: 'Teszt Elek', isOwn: true }, steps: [] })
    const { user } = renderApp({ url: '/monitoring/inbox' })
    await user.click(await screen.findByRole('button', { name: 'Négy szem elve' }))
    expect(await screen.findByText(/^A kikapcsolást Ön javasolta/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Egyetértek, kikapcsolom' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Javaslat visszavonása' }))
    await waitFor(() => expect(bodies).toEqual([{ isOn: true }]))
  })
})

describe('on the home page', () => {
  test('the last changes lead to their alerts, and the figures to what is open', async () => {
    mockInbox(ALERTS)
    mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } })
    renderApp({ url: '/' })
    const changes = within(await screen.findByRole('region', { name: 'Figyelt cégek változásai' }))
    const told = await changes.findByRole('link', { name: 'Esemény 1 (Utólag közölt)' })
    expect(told).toHaveAttribute('href', '/monitoring/inbox?alert=1')
    const figures = within(await screen.findByRole('region', { name: 'Figyelés számokban' }))
    expect(await figures.findByText('4 kedvezőtlen, 5 semleges, 6 kedvező')).toBeVisible()
    expect(figures.getByRole('link', { name: '3' })).toHaveAttribute('href', '/monitoring/inbox')
    expect(figures.getByText(/Ezek a források szólhatnak\./)).toBeVisible()
  })

  test('are not there without the claim', async () => {
    mockEndpoint(searchHistory, { results: [], meta: { count: 0, currentPage: 1, perPage: 5 } })
    renderApp({ url: '/', me: { claims: ['Cegriport'] } })
    await screen.findByRole('region', { name: 'Modulok' })
    expect(screen.queryByRole('region', { name: 'Figyelt cégek változásai' })).toBeNull()
  })
})
