import { closeAccount, getPersonalData, keepAccount } from '@merleg/contract/personal-data.contract'
import { getProfile } from '@merleg/contract/profile.contract'
import { confirmIdentity, getSecondFactor } from '@merleg/contract/second-factor.contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'

const credit = {
  normal: { account: 'normal', currency: 'HUF', balance: 0, held: 0 },
  international: { account: 'international', currency: 'EUR', balance: 0, held: 0 },
} as const

function openProfile() {
  mockEndpoint(getProfile, { name: 'Minta Anna', email: 'anna@example.test', phone: '', credit })
  mockEndpoint(getSecondFactor, {
    app: null,
    passkeys: 0,
    recoveryCodesLeft: 0,
    isRequired: false,
    confirmBy: [],
    isAppLocked: false,
    isDemo: false,
  })
  return renderApp({ url: '/profile-edit' })
}

async function openDialog() {
  const app = openProfile()
  await app.user.click(await screen.findByRole('button', { name: 'Fiók megszüntetése' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Fiók megszüntetése' })) }
}

test('an account is closed after a proof, in 14 days unless at once', async () => {
  const sent: unknown[] = []
  mockRefusal(closeAccount, 'auth.confirmation-required')
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Megszüntetés 14 nap múlva' }))
  const proof = within(await screen.findByRole('dialog', { name: 'Igazolja, hogy Ön az' }))
  mockRefusal(confirmIdentity, 'auth.invalid-credentials', { fields: { password: 'wrong-password' } })
  await user.type(await proof.findByLabelText('Jelszó'), 'nem ez{Enter}')
  expect(await proof.findByText('A jelenlegi jelszó nem megfelelő.')).toBeVisible()
  expect(proof.getByLabelText('Jelszó')).toHaveFocus()
  mockEndpoint(confirmIdentity, { message: 'Köszönjük.' })
  mockEndpoint(closeAccount, ({ body }) => {
    sent.push(body)
    return { message: 'Megszüntetjük.' }
  })
  await user.type(proof.getByLabelText('Jelszó'), '{Enter}')
  expect(await screen.findByText('Megszüntetjük.')).toBeVisible()
  expect(sent).toEqual([{ isAtOnce: false }])
})

test('one that is to be closed can be kept', async () => {
  mockEndpoint(getPersonalData, { closingAt: '2026-12-01T10:00:00.000Z', isOwnWish: true, isDemo: false })
  mockEndpoint(keepAccount, { message: 'A fiók megmarad.' })
  const { user } = openProfile()
  await user.click(await screen.findByRole('button', { name: 'Mégis megtartom' }))
  expect(await screen.findByText('A fiók megmarad.')).toBeVisible()
})

test('a demo account is not offered what would be refused, and told why', async () => {
  mockEndpoint(getPersonalData, { closingAt: null, isOwnWish: false, isDemo: true })
  openProfile()
  expect(await screen.findByText(/^A bemutató hozzáférést bárki használhatja/)).toBeVisible()
  for (const name of ['Adataim letöltése', 'Fiók megszüntetése'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})
