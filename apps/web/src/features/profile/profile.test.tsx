import { getProfile, updateProfile } from '@merleg/contract/profile.contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'

async function openProfile() {
  const seen: SeenRequest[] = []
  mockEndpoint(getProfile, { name: 'Minta Anna', email: 'anna@example.test', phone: '' })
  mockEndpoint(updateProfile, (request) => {
    seen.push(request)
    return { message: 'Adatait elmentettük.' }
  })
  const app = renderApp({ url: '/profile-edit' })
  await screen.findByLabelText('Telefonszám')
  return { ...app, seen }
}

test('saves name and phone without touching the password', async () => {
  const { user, seen } = await openProfile()
  await user.type(screen.getByLabelText('Telefonszám'), ' +36 30 123 4567{Enter}')
  expect(await screen.findByText('Adatait elmentettük.')).toBeVisible()
  expect(seen[0]?.body).toEqual({ name: 'Minta Anna', phone: '+36 30 123 4567' })
})

test('a new password needs eight characters, its confirmation and the current one', async () => {
  const { user, seen } = await openProfile()
  const save = screen.getByRole('button', { name: 'Mentés' })
  await user.type(screen.getByLabelText('Új jelszó'), 'hét bet')
  await user.click(save)
  expect(screen.getByText('A jelszó legalább 8 karakter legyen.')).toBeVisible()
  expect(screen.getByText('Meg kell egyeznie a jelszóval.')).toBeVisible()
  expect(screen.getByText('Jelenlegi jelszó mező kitöltése kötelező')).toBeVisible()
  await user.type(screen.getByLabelText('Új jelszó'), 'ű')
  await user.type(screen.getByLabelText('Új jelszó ismét'), 'hét betű')
  await user.type(screen.getByLabelText('Jelenlegi jelszó'), 'régi')
  await user.click(save)
  expect(await screen.findByText('Adatait elmentettük.')).toBeVisible()
  expect(seen).toHaveLength(1)
  expect(seen[0]?.body).toMatchObject({
    currentPassword: 'régi',
    password: 'hét betű',
    passwordConfirmation: 'hét betű',
  })
  expect(screen.getByLabelText('Új jelszó')).toHaveValue('')
})

test("says in the server's words why it was refused", async () => {
  const { user } = await openProfile()
  mockRefusal(updateProfile, 'auth.invalid-credentials', { message: 'A jelenlegi jelszó nem megfelelő.' })
  await user.click(screen.getByRole('button', { name: 'Mentés' }))
  expect(await screen.findByText('A jelenlegi jelszó nem megfelelő.')).toBeVisible()
})
