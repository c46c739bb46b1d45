import { closeAccount, getPersonalData, keepAccount } from '@merleg/contract/personal-data.contract'
import { getProfile } from '@merleg/contract/profile.contract'
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
  return renderApp({ url: '/profile-edit' })
}

async function openDialog() {
  const app = openProfile()
  await app.user.click(await screen.findByRole('button', { name: 'Fiók megszüntetése' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Fiók megszüntetése' })) }
}

test('an account is closed with the password, in 14 days unless at once', async () => {
  const sent: unknown[] = []
  mockEndpoint(closeAccount, ({ body }) => {
    sent.push(body)
    return { message: 'Megszüntetjük.' }
  })
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Megszüntetés 14 nap múlva' }))
  expect(dialog.getByLabelText(/^Jelszó/)).toBeInvalid()
  await user.type(dialog.getByLabelText(/^Jelszó/), 'titok')
  await user.click(dialog.getByRole('button', { name: 'Megszüntetés 14 nap múlva' }))
  expect(await screen.findByText('Megszüntetjük.')).toBeVisible()
  expect(sent).toEqual([{ password: 'titok', isAtOnce: false }])
})

test('a wrong password is told beside its field', async () => {
  mockRefusal(closeAccount, 'auth.invalid-credentials', { fields: { password: 'wrong-password' } })
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByLabelText(/^Jelszó/), 'titok')
  await user.click(dialog.getByRole('button', { name: 'Megszüntetés 14 nap múlva' }))
  expect(await dialog.findByText('A jelenlegi jelszó nem megfelelő.')).toBeVisible()
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
