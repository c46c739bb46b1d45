import {
  addWebhook,
  deleteWebhook,
  listWebhookAttempts,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  updateWebhook,
} from '@merleg/contract/webhooks.contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { testingAttempt, testingDelivery, testingWebhook } from './testing-webhooks.ts'

const URL = '/monitoring/webhooks'
const { id } = testingWebhook()

beforeEach(() => {
  mockEndpoint(listWebhooks, { results: [testingWebhook()] })
  mockEndpoint(listWebhookDeliveries, {
    results: [
      testingDelivery(),
      testingDelivery({
        id: '0f0e0d0c-0000-4000-8000-0000000000d2',
        position: null,
        state: 'failed',
        lastAttempt: { ...testingAttempt, isTaken: false, status: 500, text: 'nem fogadta (500)' },
      }),
    ],
    meta: { count: 2, currentPage: 1, perPage: 10 },
  })
})

const card = () => screen.findByRole('region', { name: 'Vevői rendszer' })

describe('the list', () => {
  test('name, address, state, and how it goes', async () => {
    renderApp({ url: URL })
    const one = await card()
    expect(one).toHaveTextContent('https://erp.example/hook')
    expect(one).toHaveTextContent('küldjük')
    expect(one).toHaveTextContent('12 átvett, 1 várakozó, 0 sikertelen')
  })

  test.each([
    ['paused', 'szünetel', /A riasztások megmaradnak, és a folytatáskor/],
    ['gone', 'többet nem kér', /\(410\)/],
    ['failing', 'leállt', /három napon át/],
  ] as const)('%s says why, and how to go on', async (state, word, text) => {
    mockEndpoint(listWebhooks, { results: [testingWebhook({ state })] })
    const sent: unknown[] = []
    mockEndpoint(switchWebhook, ({ body }) => {
      sent.push(body)
      return { notification: 'Ott folytatjuk.' }
    })
    const { user } = renderApp({ url: URL })
    const one = await card()
    expect(one).toHaveTextContent(word)
    expect(one).toHaveTextContent(text)
    await user.click(within(one).getByRole('button', { name: 'Vevői rendszer: Folytatás' }))
    expect(await screen.findByText('Ott folytatjuk.')).toBeVisible()
    expect(sent).toEqual([{ isActive: true }])
  })

  test('one that has been failing, and secrets that sign for a while', async () => {
    const at = '2026-11-20T10:00:00.000Z'
    const older = '2026-11-20T09:00:00.000Z'
    mockEndpoint(listWebhooks, {
      results: [
        testingWebhook({ failingSince: at, formerSecretUntil: at, olderSecretsUntil: [older], deliveredAt: null }),
      ],
    })
    renderApp({ url: URL })
    const one = await card()
    expect(one).toHaveTextContent(/egy riasztást sem vett át/)
    expect(one).toHaveTextContent(/Az előző titokkal is aláírunk eddig: .*11:00/)
    expect(one).toHaveTextContent(/Egy régebbi titokkal is aláírunk eddig: .*10:00/)
    expect(one).toHaveTextContent(/Utoljára átvettemég nem volt/)
  })

  test('ten are all', async () => {
    const results = Array.from({ length: 10 }, (_, index) =>
      testingWebhook({ id: id.slice(0, -2) + String(10 + index) }),
    )
    mockEndpoint(listWebhooks, { results })
    renderApp({ url: URL })
    expect(await screen.findByText('Legfeljebb 10 fogadó cím adható meg.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Új fogadó cím' })).toBeDisabled()
  })

  test('empty: what it is for, and how it is received', async () => {
    mockEndpoint(listWebhooks, { results: [] })
    renderApp({ url: URL })
    expect(await screen.findByText('Még nem adott meg fogadó címet')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Hogyan fogadja?' })).toHaveTextContent('/api/monitoring/stream?after=0')
  })

  test('an error is told with a way to try again', async () => {
    mockRefusal(listWebhooks, 'service.unavailable', { message: 'Most nem érhető el.' })
    renderApp({ url: URL })
    expect(await screen.findByText('Most nem érhető el.')).toBeVisible()
    expect(screen.getByRole('button', { name: /Újra/ })).toBeVisible()
  })

  test('without the claim it leads to the offer', async () => {
    const { router } = renderApp({ url: URL, me: { claims: ['Cegriport'] } })
    await waitFor(() => expect(router.state.location.pathname).toBe('/error/module/Monitoring'))
  })
})

describe('changing it', () => {
  test('adds one: faults at the fields, then the secret, once', async () => {
    mockEndpoint(listWebhooks, { results: [] })
    mockRefusal(addWebhook, 'webhook.url-refused', { message: 'Erre nem küldhetünk.', fields: { url: 'refused' } })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Új fogadó cím' }))
    const dialog = await screen.findByRole('dialog')
    const name = within(dialog).getByRole('textbox', { name: /^Név/ })
    const url = within(dialog).getByRole('textbox', { name: /^Cím/ })
    await user.click(within(dialog).getByRole('button', { name: 'Mentés' }))
    expect(name).toHaveAccessibleDescription('A név mező kitöltése kötelező.')
    expect(url).toHaveAccessibleDescription(/A cím mező kitöltése kötelező\./)
    await user.type(name, 'Vevő')
    await user.type(url, '10.0.0.1/{Enter}')
    await waitFor(() => expect(url).toHaveAccessibleDescription(/Erre nem küldhetünk\./))
    const sent: unknown[] = []
    mockEndpoint(addWebhook, ({ body }) => {
      sent.push(body)
      return { id, secret: 'whsec_c2VjcmV0', notification: 'Felvettük.' }
    })
    await user.clear(url)
    await user.type(url, 'https://erp.example/hook{Enter}')
    const shown = await screen.findByRole('dialog', { name: 'Aláíró titok' })
    expect(shown).toHaveTextContent('whsec_c2VjcmV0')
    expect(sent).toEqual([{ name: 'Vevő', url: 'https://erp.example/hook' }])
    await user.click(within(shown).getByRole('button', { name: 'Másolás' }))
    expect(await screen.findByText('A titkot a vágólapra másoltuk.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('whsec_c2VjcmV0')
    await user.click(within(shown).getByRole('button', { name: 'Elmentettem' }))
    await waitFor(() => expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull())
  })

  test('a pause that takes long does not close what is asked meanwhile', async () => {
    const { promise: paused, resolve: pause } = Promise.withResolvers<void>()
    mockEndpoint(switchWebhook, async () => {
      await paused
      return { notification: 'Szünetel.' }
    })
    mockEndpoint(deleteWebhook, { notification: 'Töröltük.' })
    const { user } = renderApp({ url: URL })
    const one = await card()
    await user.click(within(one).getByRole('button', { name: 'Vevői rendszer: Szüneteltetés' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Szüneteltetés' }))
    fireEvent.click(within(one).getByRole('button', { name: 'Vevői rendszer: Törlés', hidden: true }))
    const remove = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Törlés' })
    pause()
    expect(await screen.findByText('Szünetel.')).toBeVisible()
    await user.click(remove)
    expect(await screen.findByText('Töröltük.')).toBeVisible()
  })

  test('edits, rotates and deletes after asking', async () => {
    const done: string[] = []
    const rotated: unknown[] = []
    mockEndpoint(updateWebhook, ({ body }) => {
      done.push(JSON.stringify(body))
      return { notification: 'Mentve.' }
    })
    mockEndpoint(rotateWebhookSecret, ({ body }) => {
      rotated.push(body)
      return { id, secret: 'whsec_bmV3', notification: 'Új titok.' }
    })
    mockEndpoint(deleteWebhook, () => {
      done.push('deleted')
      return { notification: 'Töröltük.' }
    })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Vevői rendszer: Szerkesztés' }))
    await user.type(await screen.findByRole('textbox', { name: /^Név/ }), ' 2{Enter}')
    await waitFor(() => expect(done).toEqual(['{"name":"Vevői rendszer 2","seen":{"name":"Vevői rendszer"}}']))
    await user.click(screen.getByRole('button', { name: 'Vevői rendszer: Új titok' }))
    await user.click(await screen.findByRole('checkbox', { name: /ne írjanak alá többet/ }))
    await user.click(screen.getByRole('button', { name: 'Új titok' }))
    expect(await screen.findByText('whsec_bmV3')).toBeVisible()
    expect(rotated).toEqual([{ endFormer: true }])
    await user.click(screen.getByRole('button', { name: 'Elmentettem' }))
    await user.click(await screen.findByRole('button', { name: 'Vevői rendszer: Törlés' }))
    const asked = await screen.findByRole('dialog', { name: 'Törli ezt: Vevői rendszer?' })
    expect(done).toHaveLength(1)
    await user.click(within(asked).getByRole('button', { name: 'Törlés' }))
    await waitFor(() => expect(done[1]).toBe('deleted'))
  })

  test('what a colleague changed meanwhile is shown, and what was typed stays; saving again replaces what was shown', async () => {
    const sent: unknown[] = []
    mockRefusal(updateWebhook, 'webhook.changed', { message: 'Időközben más módosította.' })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Vevői rendszer: Szerkesztés' }))
    const dialog = await screen.findByRole('dialog')
    const name = within(dialog).getByRole('textbox', { name: /^Név/ })
    const url = within(dialog).getByRole('textbox', { name: /^Cím/ })
    await user.clear(name)
    const newer = testingWebhook({ name: 'Szállítói rendszer', url: 'https://erp.example/new' })
    mockEndpoint(listWebhooks, { results: [newer] })
    await user.type(name, 'Pénzügy{Enter}')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Időközben más módosította.')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Most ez van elmentve: Szállítói rendszer'))
    expect(name).toHaveValue('Pénzügy')
    expect(url).toHaveValue(newer.url)
    mockEndpoint(updateWebhook, ({ body }) => {
      sent.push(body)
      return { notification: 'Mentve.' }
    })
    await user.type(name, '{Enter}')
    await waitFor(() => expect(sent).toEqual([{ name: 'Pénzügy', seen: { name: newer.name } }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a test tells how it went; the answer is text and no markup', async () => {
    mockEndpoint(testWebhook, { attempt: testingAttempt })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Vevői rendszer: Próbaküldés' }))
    expect(await screen.findByRole('status')).toHaveTextContent(/fogadta \(200\).*123 ms.*<b>rendben<\/b>/)
  })

  test('sends a range again', async () => {
    const sent: unknown[] = []
    mockEndpoint(replayWebhook, ({ body }) => {
      sent.push(body)
      return { count: 2, notification: '2 riasztást újra elküldünk.' }
    })
    const { user } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Vevői rendszer: Újraküldés' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Újraküldés' }))
    const after = within(dialog).getByRole('textbox', { name: /^Ez után/ })
    expect(after).toHaveAccessibleDescription('Adja meg, melyik sorszám után.')
    await user.type(after, '10')
    await user.type(within(dialog).getByRole('textbox', { name: /^Eddig/ }), '12')
    await user.click(within(dialog).getByRole('button', { name: 'Újraküldés' }))
    expect(await screen.findByText('2 riasztást újra elküldünk.')).toBeVisible()
    expect(sent).toEqual([{ after: 10, upTo: 12 }])
  })
})

describe('deliveries', () => {
  test('opened by the address, by state, with their attempts, and sent again', async () => {
    const asked: string[] = []
    mockEndpoint(listWebhookDeliveries, ({ url }) => {
      asked.push(url.search)
      return { results: [testingDelivery()], meta: { count: 1, currentPage: 1, perPage: 10 } }
    })
    mockEndpoint(listWebhookAttempts, {
      results: [
        testingAttempt,
        { ...testingAttempt, id: 6, isTaken: false, status: null, text: 'nem sikerült kapcsolódni', answer: '' },
      ],
    })
    const sent: unknown[] = []
    mockEndpoint(replayWebhook, ({ body }) => {
      sent.push(body)
      return { count: 1, notification: '1 riasztást újra elküldünk.' }
    })
    const { user, router } = renderApp({ url: URL })
    await user.click(await screen.findByRole('button', { name: 'Vevői rendszer: Küldemények' }))
    const table = await screen.findByRole('table', { name: 'Küldemények: Vevői rendszer' })
    expect(table).toHaveTextContent(/4321\. riasztás.*átvették.*fogadta \(200\)/)
    await user.click(screen.getByRole('button', { name: /^sikertelen/ }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ webhook: id, state: 'failed' }))
    await waitFor(() => expect(asked.at(-1)).toContain('state=failed'))
    await user.click(await screen.findByRole('button', { name: '4321. riasztás: kísérletek' }))
    const dialog = await screen.findByRole('dialog', { name: 'Kísérletek' })
    expect(await within(dialog).findByText(/nem sikerült kapcsolódni/)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: '4321. riasztás: újraküldés' }))
    expect(await screen.findByText('1 riasztást újra elküldünk.')).toBeVisible()
    expect(sent).toEqual([{ deliveryId: testingDelivery().id }])
  })

  test('a test cannot be sent again; none yet says when there will be', async () => {
    renderApp({ url: `${URL}?webhook=${id}` })
    expect(await screen.findByRole('button', { name: 'próbaküldés: kísérletek' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'próbaküldés: újraküldés' })).toBeNull()
  })

  test('nothing yet, and an error', async () => {
    mockEndpoint(listWebhookDeliveries, { results: [], meta: { count: 0, currentPage: 1, perPage: 10 } })
    renderApp({ url: `${URL}?webhook=${id}` })
    expect(await screen.findByText('Itt még nincs mit mutatni')).toBeVisible()
  })
})
