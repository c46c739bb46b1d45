import { acceptInvitation, openInvitation } from '@merleg/contract/invitations.contract'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'
import { forgetInvitationToken } from './invitation-token.ts'

afterEach(forgetInvitationToken)

const open = () => renderApp({ url: '/invitation?token=t0ken', me: null })

test('whoever is invited sets name and password; the token leaves the address', async () => {
  mockEndpoint(openInvitation, {
    email: 'uj@example.test',
    company: 'Minta Kft.',
    expiresAt: '2026-11-26T10:00:00.000Z',
  })
  const sent: unknown[] = []
  mockEndpoint(acceptInvitation, ({ body }) => {
    sent.push(body)
    return { message: 'Jelentkezzen be.' }
  })
  const { user, router } = open()
  expect(await screen.findByText(/Minta Kft. meghívta Önt/)).toHaveTextContent('uj@example.test')
  expect(router.state.location.href).toBe('/invitation')
  await user.click(screen.getByRole('button', { name: 'Csatlakozás' }))
  expect(await screen.findByText('Adja meg a nevét.')).toBeVisible()
  await user.type(screen.getByLabelText('Az Ön neve'), 'Új Ubul')
  await user.type(screen.getByLabelText('Jelszó'), 'kék-szitakötő-7')
  await user.type(screen.getByLabelText('Jelszó ismét'), 'kék-szitakötő-7')
  await user.click(screen.getByRole('button', { name: 'Csatlakozás' }))
  expect(await screen.findByText('Jelentkezzen be.')).toBeVisible()
  const password = 'kék-szitakötő-7'
  expect(sent).toEqual([{ token: 't0ken', name: 'Új Ubul', password, passwordConfirmation: password }])
})

test('an invitation that is over says so', async () => {
  mockRefusal(openInvitation, 'invitation.link-invalid', { message: 'Ez a meghívó lejárt.' })
  open()
  expect(await screen.findByText('Ez a meghívó lejárt.')).toBeVisible()
})

test('without a token the link is incomplete', async () => {
  renderApp({ url: '/invitation', me: null })
  expect(await screen.findByRole('heading', { name: 'Hiányos hivatkozás' })).toBeVisible()
})
