import {
  answerOperatorRequest,
  listOperatorMails,
  listOperatorRequests,
  listOperatorSubscribers,
  type OperatorRequest,
  readOperatorSubscriber,
  resendOperatorMail,
} from '@merleg/contract/operator.contract'
import { decideTrial } from '@merleg/contract/operator/customers.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'

const request: OperatorRequest = {
  number: 12,
  kind: 'message',
  askedAt: '2026-11-20T10:00:00.000Z',
  name: 'Kovács Éva',
  email: 'eva@example.test',
  phone: '',
  subscriber: 'Próba Kft.',
  text: 'Mikor lesz kész?',
  pageAddress: null,
  answer: null,
  doneAt: null,
  note: null,
  isUndecidedTrial: false,
}

test('who is no operator is led home', async () => {
  const { router } = renderApp({ url: '/operator', me: { role: 'administrator' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('a trial is decided from the queue, and words are asked for a refusal alone', async () => {
  const sent: unknown[] = []
  mockEndpoint(listOperatorRequests, { items: [{ ...request, kind: 'trial', isUndecidedTrial: true }], isCut: false })
  mockEndpoint(decideTrial, ({ body }) => {
    sent.push(body)
    return { notification: 'Eldöntve.' }
  })
  const { user } = renderApp({ url: '/operator', me: { role: 'operator' } })
  await user.click(await screen.findByRole('button', { name: 'Döntés' }))
  const dialog = within(await screen.findByRole('dialog', { name: /próbája$/ }))
  expect(dialog.queryByRole('textbox')).toBeNull()
  await user.click(dialog.getByRole('radio', { name: 'Elutasítás' }))
  await user.type(dialog.getByRole('textbox'), 'Most nem.')
  await user.click(dialog.getByRole('button', { name: 'Elküldés' }))
  expect(await screen.findByText('Eldöntve.')).toBeVisible()
  expect(sent).toEqual([{ decision: 'refused', text: 'Most nem.' }])
})

test('a request is answered from the queue', async () => {
  const sent: unknown[] = []
  mockEndpoint(listOperatorRequests, { items: [request], isCut: false })
  mockEndpoint(answerOperatorRequest, ({ body }) => {
    sent.push(body)
    return { notification: 'Elküldve.' }
  })
  const { user } = renderApp({ url: '/operator', me: { role: 'operator' } })
  expect(await screen.findByText('Mikor lesz kész?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Válasz' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Válasz a 12. számú kérésre' }))
  await user.click(dialog.getByRole('button', { name: 'Elküldés' }))
  expect(dialog.getByLabelText(/^Szöveg/)).toBeInvalid()
  await user.type(dialog.getByLabelText(/^Szöveg/), 'Holnap.')
  await user.click(dialog.getByRole('button', { name: 'Elküldés' }))
  expect(await screen.findByText('Elküldve.')).toBeVisible()
  expect(sent).toEqual([{ text: 'Holnap.' }])
})

test('without a second factor the page says why it is closed', async () => {
  mockRefusal(listOperatorRequests, 'operator.second-factor', { message: 'Második tényező kell.' })
  renderApp({ url: '/operator', me: { role: 'operator' } })
  expect(await screen.findByText('Második tényező kell.')).toBeVisible()
})

test('an empty queue says what is empty', async () => {
  mockEndpoint(listOperatorRequests, { items: [], isCut: false })
  renderApp({ url: '/operator', me: { role: 'operator' } })
  expect(await screen.findByText('Nincs megválaszolatlan kérés a sorban.')).toBeVisible()
})

test('the searches of a subscriber open for a reason alone', async () => {
  const subscriber = {
    id: '0f0e0d0c-0000-4000-8000-000000000001',
    name: 'Próba Kft.',
    claims: ['Cegriport'],
    level: 'basic' as const,
    trialEndsAt: null,
    users: ['eva@example.test'],
    watchedCount: 3,
    balances: ['0 Ft'],
  }
  mockEndpoint(listOperatorSubscribers, { items: [subscriber], isCut: false })
  mockEndpoint(readOperatorSubscriber, {
    items: [{ text: 'alma', who: 'eva@example.test', at: '2026-11-20T10:00:00.000Z' }],
    isCut: false,
  })
  const { user } = renderApp({ url: '/operator?view=subscribers', me: { role: 'operator' } })
  await user.click(await screen.findByRole('button', { name: 'Megtekintés' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Próba Kft.' }))
  await user.click(dialog.getByRole('radio', { name: 'A keresések' }))
  await user.type(dialog.getByLabelText(/^Indok/), 'rövid')
  await user.click(dialog.getByRole('button', { name: 'Elküldés' }))
  expect(dialog.getByLabelText(/^Indok/)).toBeInvalid()
  await user.type(dialog.getByLabelText(/^Indok/), ' volt, most már elég hosszú')
  await user.click(dialog.getByRole('button', { name: 'Elküldés' }))
  const read = within(await screen.findByRole('region', { name: 'Megtekintett adatok' }))
  expect(await read.findByText('alma')).toBeVisible()
  expect(screen.getByText('Cégadatok')).toBeVisible()
  expect(screen.getByText('Alap')).toBeVisible()
})

test('a mail that was given up is sent again', async () => {
  const mail = { id: 'x', recipient: 'a@test.example', subject: 'Tárgy', attempts: 3, reason: '550' }
  const at = { lastFailedAt: '2026-11-20T10:00:00.000Z', isGivenUp: true }
  mockEndpoint(listOperatorMails, { items: [{ ...mail, ...at }], isCut: false })
  mockEndpoint(resendOperatorMail, { notification: 'Újra a sorban.' })
  const { user } = renderApp({ url: '/operator?view=mails', me: { role: 'operator' } })
  await user.click(await screen.findByRole('button', { name: 'Újraküldés' }))
  expect(await screen.findByText('Újra a sorban.')).toBeVisible()
})
