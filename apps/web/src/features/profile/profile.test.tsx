import { login } from '@merleg/contract/auth.contract'
import { getProfile, type Profile, updateProfile } from '@merleg/contract/profile.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal, type SeenRequest } from '../../shared/testing/testing-api.ts'

const credit: Profile['credit'] = {
  normal: { account: 'normal', currency: 'HUF', balance: 1_250_000, held: 50_000 },
  international: { account: 'international', currency: 'EUR', balance: 1990, held: 0 },
}

async function openProfile() {
  const seen: SeenRequest[] = []
  mockEndpoint(getProfile, { name: 'Minta Anna', email: 'anna@example.test', phone: '', credit })
  mockEndpoint(updateProfile, (request) => {
    seen.push(request)
    return { message: 'Adatait elmentettük.' }
  })
  const app = renderApp({ url: '/profile-edit' })
  await screen.findByLabelText('Telefonszám')
  return { ...app, seen }
}

test('saves what was changed, without touching the password', async () => {
  const { user, seen } = await openProfile()
  await user.type(screen.getByLabelText('Telefonszám'), ' +36 30 123 4567{Enter}')
  expect(await screen.findByText('Adatait elmentettük.')).toBeVisible()
  expect(seen[0]?.body).toEqual({ phone: '+36 30 123 4567' })
})

test('a new password needs eight characters, its confirmation and the current one', async () => {
  const { user, seen } = await openProfile()
  const save = screen.getByRole('button', { name: 'Mentés' })
  await user.type(screen.getByLabelText('Új jelszó'), 'hét bet')
  await user.click(save)
  expect(screen.getByText('A jelszó legalább 8 karakter legyen.')).toBeVisible()
  expect(screen.getByText('Meg kell egyeznie a jelszóval.')).toBeVisible()
  expect(screen.getByText('Jelenlegi jelszó: ezt a mezőt ki kell tölteni.')).toBeVisible()
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

test.each([
  ['password.current-required', 'currentPassword', 'current-password-required', 'Adja meg a jelenlegi jelszavát is.'],
  ['auth.invalid-credentials', 'currentPassword', 'wrong-password', 'A jelenlegi jelszó nem megfelelő.'],
  ['validation.failed', 'phone', 'too_big', 'Túl hosszú vagy túl nagy.'],
  ['validation.failed', 'phone', 'of-a-later-server', 'Az érték nem megfelelő.'],
] as const)('%s: what is wrong stands at %s, until it is changed', async (code, field, fault, text) => {
  const { user } = await openProfile()
  mockRefusal(updateProfile, code, { fields: { [field]: fault } })
  await user.click(screen.getByRole('button', { name: 'Mentés' }))
  const input = screen.getByLabelText(field === 'phone' ? 'Telefonszám' : 'Jelenlegi jelszó')
  await waitFor(() => expect(input).toHaveAccessibleDescription(text))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(input, 'x')
  expect(screen.queryByText(text)).toBeNull()
})

test('a fault of a field that is not shown is told as a failure of the whole', async () => {
  const { user } = await openProfile()
  mockRefusal(updateProfile, 'validation.failed', { message: 'Hibás adat.', fields: { credit: 'too_big' } })
  await user.click(screen.getByRole('button', { name: 'Mentés' }))
  expect(await screen.findByText('Hibás adat.')).toBeVisible()
})

test('a draft over data that have changed since is dropped; a namesake does not get it', async () => {
  const { user, unmount } = await openProfile()
  await user.type(screen.getByLabelText('Telefonszám'), '+36 1')
  unmount()
  const phoneOf = async (phone: string, userId?: string) => {
    mockEndpoint(getProfile, { name: 'Minta Anna', email: 'anna@example.test', phone, credit })
    const app = renderApp({ url: '/profile-edit', ...(userId !== undefined && { me: { userId } }) })
    const field = await screen.findByLabelText<HTMLInputElement>('Telefonszám')
    app.unmount()
    return field.value
  }
  expect(await phoneOf('')).toBe('+36 1')
  expect(await phoneOf('', 'of-a-namesake')).toBe('')
  expect(await phoneOf('+36 20')).toBe('+36 20')
})

test('another failure is told as such', async () => {
  const { user } = await openProfile()
  mockRefusal(updateProfile, 'unexpected', { message: 'Váratlan hiba történt.' })
  await user.click(screen.getByRole('button', { name: 'Mentés' }))
  expect(await screen.findByText('Váratlan hiba történt.')).toBeVisible()
})

test('a session that ends leads to the login and back: name and phone are as they were typed, passwords are not', async () => {
  const { user, router } = await openProfile()
  await user.type(screen.getByLabelText('Telefonszám'), '+36 1')
  await user.type(screen.getByLabelText('Jelenlegi jelszó'), 'titok')
  mockRefusal(updateProfile, 'auth.required')
  await user.click(screen.getByRole('button', { name: 'Mentés' }))
  expect(await screen.findByText(/A munkamenete lejárt/)).toBeVisible()
  expect(router.state.location.href).toBe('/login?redirect=%2Fprofile-edit')
  mockEndpoint(login, { token: 'fresh' })
  await user.type(screen.getByLabelText('Felhasználónév (e-mail-cím)'), 'anna@example.test')
  await user.type(screen.getByLabelText('Jelszó'), 'titok{Enter}')
  expect(await screen.findByLabelText('Telefonszám')).toHaveValue('+36 1')
  expect(screen.getByLabelText('Jelenlegi jelszó')).toHaveValue('')
})

test('shows what the subscriber can spend, and leads to the statement', async () => {
  await openProfile()
  const panel = screen.getByRole('region', { name: 'Egyenleg' })
  expect(within(panel).getByRole('link', { name: /^12.500.Ft$/ })).toHaveAttribute('href', '/credits?account=normal')
  expect(within(panel).getByText(/zárolva 500.Ft/)).toBeVisible()
  expect(within(panel).getByRole('link', { name: /^19,90.EUR$/ })).toBeVisible()
  expect(within(panel).getByRole('link', { name: 'Kivonat' })).toHaveAttribute('href', '/credits')
})
