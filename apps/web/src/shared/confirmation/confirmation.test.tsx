import { addApiKey, listApiKeys } from '@merleg/contract/api-keys.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { confirmIdentity, getSecondFactor } from '@merleg/contract/second-factor.contract'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../testing/testing-api.ts'

const STATE = {
  app: { since: '2026-11-20T10:00:00.000Z' },
  passkeys: 0,
  recoveryCodesLeft: 5,
  isRequired: false,
  confirmBy: ['code', 'recovery-code'],
  isAppLocked: false,
  isDemo: false,
} satisfies EndpointAnswer<typeof getSecondFactor>

beforeEach(() => {
  mockEndpoint(listApiKeys, {
    results: [],
    claims: ['Cegriport'],
    quota: { callsPerMinute: 60, callsPerMonth: 10_000, callsThisMonth: 0 },
  })
  mockEndpoint(getSecondFactor, STATE)
  mockRefusal(addApiKey, 'auth.confirmation-required')
})

/** A key is to be made, and the server asks who wants it. */
async function openProof() {
  const { user } = renderApp({ url: '/administration/keys', me: { role: 'administrator' } })
  await user.click(await screen.findByRole('button', { name: 'Új kulcs' }))
  const form = await screen.findByRole('dialog', { name: 'Új kulcs' })
  await user.type(within(form).getByLabelText(/^Név/), 'Vevői rendszer{Enter}')
  const proof = within(await screen.findByRole('dialog', { name: 'Igazolja, hogy Ön az' }))
  return { user, proof, password: await proof.findByLabelText('Jelszó') }
}

test('asks for the password and a code, tells what is missing and what is wrong, and then goes on', async () => {
  const { user, proof, password } = await openProof()
  const code = proof.getByLabelText(/^A hitelesítő alkalmazás kódja vagy egy helyreállító kód/)
  await user.type(password, '{Enter}')
  expect(password).toHaveAccessibleDescription('Adja meg a jelszavát.')
  expect(password).toHaveFocus()
  await user.type(password, 'titok{Enter}')
  expect(code).toHaveAccessibleDescription('Adja meg a kódot.')
  expect(code).toHaveFocus()
  mockRefusal(confirmIdentity, 'second-factor.code-wrong', { message: 'Rossz kód.', fields: { code: 'wrong-code' } })
  await user.type(code, '000000{Enter}')
  expect(await proof.findByText('Rossz kód.')).toBeVisible()
  mockRefusal(confirmIdentity, 'auth.too-many-attempts', { message: 'Várjon.', retryAfterSeconds: 60 })
  await user.type(code, '{Enter}')
  expect(await proof.findByRole('alert')).toBeVisible()
  mockEndpoint(confirmIdentity, ({ body }) => {
    expect(body).toEqual({ password: 'titok', code: '000000' })
    return { message: 'Köszönjük.' }
  })
  mockEndpoint(addApiKey, { id: '0f0e0d0c-0000-4000-8000-0000000000c1', key: 'merleg_x', notification: 'Kész.' })
  await user.type(code, '{Enter}')
  expect(await screen.findByText('merleg_x')).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Igazolja, hogy Ön az' })).toBeNull()
})

test('a locked app leaves the recovery codes, and Escape leaves the form as it was', async () => {
  mockEndpoint(getSecondFactor, { ...STATE, isAppLocked: true })
  const { user, proof } = await openProof()
  expect(proof.getByLabelText(/^Helyreállító kód/)).toHaveAccessibleDescription(/adjon meg helyreállító kódot/)
  await user.keyboard('{Escape}')
  const form = await screen.findByRole('dialog', { name: 'Új kulcs' })
  expect(within(form).getByLabelText(/^Név/)).toHaveValue('Vevői rendszer')
  expect(within(form).queryByRole('alert')).toBeNull()
})

test('what cannot be read is told', async () => {
  mockRefusal(getSecondFactor, 'unexpected', { message: 'Váratlan hiba.' })
  const { user } = renderApp({ url: '/administration/keys', me: { role: 'administrator' } })
  await user.click(await screen.findByRole('button', { name: 'Új kulcs' }))
  const form = await screen.findByRole('dialog', { name: 'Új kulcs' })
  await user.type(within(form).getByLabelText(/^Név/), 'x{Enter}')
  expect(await screen.findByText('Váratlan hiba.')).toBeVisible()
})
