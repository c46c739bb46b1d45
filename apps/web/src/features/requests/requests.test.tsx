import { sendMessage } from '@merleg/contract/requests.contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'

test('sends the message with the page it is about, then shows the answer', async () => {
  const seen: SeenRequest[] = []
  mockEndpoint(sendMessage, (request) => {
    seen.push(request)
    return { notification: 'Üzenetét megkaptuk.' }
  })
  const { user } = renderApp({ url: '/send-message?from=/report/10738885' })
  await user.type(await screen.findByRole('textbox', { name: 'Üzenet' }), ' Hol a beszámoló? ')
  await user.click(screen.getByRole('button', { name: 'Üzenet küldése' }))
  expect(await screen.findByRole('heading', { name: 'Üzenetét elküldtük' })).toBeVisible()
  expect(seen[0]?.body).toEqual({ message: 'Hol a beszámoló?', notification: '/report/10738885' })
  await user.click(screen.getByRole('button', { name: 'Újabb üzenet' }))
  expect(await screen.findByRole('textbox', { name: 'Üzenet' })).toHaveValue('')
})

test('an empty message stays here; a refused one keeps its text', async () => {
  mockRefusal(sendMessage, 'unexpected', { message: 'Váratlan hiba történt.' })
  const { user } = renderApp({ url: '/send-message' })
  const button = await screen.findByRole('button', { name: 'Üzenet küldése' })
  await user.click(button)
  expect(screen.getByText('Üzenet: ezt a mezőt ki kell tölteni.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Üzenet' }), 'Kérdés')
  await user.click(button)
  expect(await screen.findByText('Váratlan hiba történt.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Üzenet' })).toHaveValue('Kérdés')
})

test('a text that is too long is kept whole, told by how much, and not sent', async () => {
  const seen: SeenRequest[] = []
  mockEndpoint(sendMessage, (request) => {
    seen.push(request)
    return { notification: 'Megkaptuk.' }
  })
  const { user } = renderApp({ url: '/send-message' })
  const field = await screen.findByRole('textbox', { name: 'Üzenet' })
  await user.click(field)
  await user.paste(`${'é'.repeat(5002)} `)
  expect(field).toHaveValue(`${'é'.repeat(5002)} `)
  expect(field).toHaveAccessibleDescription(
    /legfeljebb 5.000 karakter lehet: 2 karakterrel több.*5.002 \/ 5.000 karakter/,
  )
  await user.click(screen.getByRole('button', { name: 'Üzenet küldése' }))
  expect(field).toHaveFocus()
  expect(seen).toEqual([])
  await user.type(field, '{Backspace}{Backspace}{Backspace}')
  await user.dblClick(screen.getByRole('button', { name: 'Üzenet küldése' }))
  expect(await screen.findByRole('heading', { name: 'Üzenetét elküldtük' })).toBeVisible()
  expect(seen).toHaveLength(1)
})

test('what is typed survives a reload and a login in between, and is gone once it is sent', async () => {
  mockEndpoint(sendMessage, { notification: 'Megkaptuk.' })
  const first = renderApp({ url: '/send-message' })
  await first.user.type(await screen.findByRole('textbox', { name: 'Üzenet' }), 'Félbehagyott')
  first.unmount()
  const second = renderApp({ url: '/send-message' })
  expect(await screen.findByRole('textbox', { name: 'Üzenet' })).toHaveValue('Félbehagyott')
  await second.user.click(screen.getByRole('button', { name: 'Üzenet küldése' }))
  await screen.findByRole('heading', { name: 'Üzenetét elküldtük' })
  second.unmount()
  renderApp({ url: '/send-message' })
  expect(await screen.findByRole('textbox', { name: 'Üzenet' })).toHaveValue('')
})
