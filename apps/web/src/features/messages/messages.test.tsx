import { sendMessage } from '@merleg/contract/messages.contract'
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
  expect(screen.getByText('Üzenet mező kitöltése kötelező')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Üzenet' }), 'Kérdés')
  await user.click(button)
  expect(await screen.findByText('Váratlan hiba történt.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Üzenet' })).toHaveValue('Kérdés')
})
