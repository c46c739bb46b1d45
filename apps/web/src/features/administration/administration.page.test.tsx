import {
  type AdministeredUser,
  changeUserClaims,
  changeUserRole,
  closeUserAccount,
  getUsage,
  inviteUser,
  keepUserAccount,
  listAdministeredUsers,
  resetUserSecondFactor,
  revokeInvitation,
  switchUser,
} from '@merleg/contract/administration.contract'
import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint, mockRefusal } from '../../shared/testing/testing-api.ts'

const ADMIN = { role: 'administrator' } as const
const at = '2026-11-20T10:00:00.000Z'

function testingUser(more: Partial<AdministeredUser> = {}): AdministeredUser {
  return {
    id: '0f0e0d0c-0000-4000-8000-0000000000a1',
    name: 'Kolléga Kata',
    email: 'kata@example.test',
    role: 'member',
    isDisabled: false,
    closingAt: null,
    hasSecondFactor: false,
    isSelf: false,
    claims: ['Cegriport'],
    lastLoginAt: null,
    createdAt: at,
    keyCount: 2,
    ...more,
  }
}

const self = testingUser({
  id: '0f0e0d0c-0000-4000-8000-000000000001',
  name: 'Minta Anna',
  email: 'anna@example.test',
  role: 'administrator',
  isSelf: true,
  claims: [...GRANTING_CLAIMS],
  lastLoginAt: at,
})

beforeEach(() => {
  mockEndpoint(listAdministeredUsers, {
    company: 'Minta Kft.',
    users: [self, testingUser()],
    invitations: [
      {
        id: '0f0e0d0c-0000-4000-8000-0000000000b1',
        email: 'uj@example.test',
        role: 'member',
        claims: [],
        invitedBy: 'Minta Anna',
        sentAt: at,
        expiresAt: at,
        isExpired: true,
        isMailed: true,
        canBeSentAgain: true,
      },
    ],
    claims: [...GRANTING_CLAIMS],
  })
})

async function openMenu(name: string) {
  const app = renderApp({ url: '/administration/users', me: ADMIN })
  await app.user.click(await screen.findByRole('button', { name: `Műveletek: ${name}` }))
  return app
}

describe('users', () => {
  test('with role, modules, last sign-in and state', async () => {
    renderApp({ url: '/administration/users', me: ADMIN })
    const table = await screen.findByRole('table', { name: 'Felhasználók' })
    const [, first, second] = within(table).getAllByRole('row')
    expect(first).toHaveTextContent(/Minta Anna \(Ön\).*Adminisztrátor.*minden modul.*aktív/)
    expect(second).toHaveTextContent(/Kolléga Kata.*Felhasználó.*1 \/ 16 modul.*még nem.*aktív/)
    expect(screen.getByRole('table', { name: 'Nyitott meghívók' })).toHaveTextContent(/uj@example.test.*lejárt/)
  })

  test('are made administrators', async () => {
    const sent: unknown[] = []
    mockEndpoint(changeUserRole, ({ body }) => {
      sent.push(body)
      return { notification: 'A szerepkör megváltozott.' }
    })
    const { user } = await openMenu('Kolléga Kata')
    await user.click(await screen.findByRole('menuitem', { name: 'Legyen adminisztrátor' }))
    expect(await screen.findByText('A szerepkör megváltozott.')).toBeVisible()
    expect(sent).toEqual([{ role: 'administrator' }])
  })

  test('are disabled only after a question that tells of their keys', async () => {
    const sent: unknown[] = []
    mockEndpoint(switchUser, ({ body }) => {
      sent.push(body)
      return { notification: 'Letiltva.' }
    })
    const { user } = await openMenu('Kolléga Kata')
    await user.click(await screen.findByRole('menuitem', { name: 'Letiltás' }))
    const dialog = await screen.findByRole('dialog', { name: 'Felhasználó letiltása' })
    expect(dialog).toHaveTextContent(/2 kulcsa működik tovább/)
    expect(sent).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Letiltás' }))
    expect(await screen.findByText('Letiltva.')).toBeVisible()
    expect(sent).toEqual([{ isDisabled: true }])
  })

  test('get and lose modules, each with what it opens', async () => {
    const sent: unknown[] = []
    mockEndpoint(changeUserClaims, ({ body }) => {
      sent.push(body)
      return { notification: 'Megváltozott.' }
    })
    const { user } = await openMenu('Kolléga Kata')
    await user.click(await screen.findByRole('menuitem', { name: 'Modulok módosítása' }))
    const dialog = await screen.findByRole('dialog', { name: 'Modulok: Kolléga Kata' })
    expect(within(dialog).getByText(/Figyelt cégek, riasztások/)).toBeVisible()
    await user.click(within(dialog).getByRole('checkbox', { name: 'Monitoring' }))
    await user.click(within(dialog).getByRole('button', { name: 'Mentés' }))
    await waitFor(() => expect(sent).toEqual([{ addClaims: ['Monitoring'] }]))
  })

  test('the last administrator stays, and why is said', async () => {
    mockRefusal(changeUserRole, 'user.last-administrator', { message: 'Ő az egyetlen adminisztrátor.' })
    const { user } = await openMenu('Minta Anna')
    await user.click(await screen.findByRole('menuitem', { name: 'Ne legyen adminisztrátor' }))
    expect(await screen.findByText('Ő az egyetlen adminisztrátor.')).toBeVisible()
  })

  test('are invited; what is wrong stands beside the field', async () => {
    const sent: unknown[] = []
    mockEndpoint(inviteUser, ({ body }) => {
      sent.push(body)
      return { notification: 'Elküldjük.' }
    })
    const { user } = renderApp({ url: '/administration/users', me: ADMIN })
    await user.click(await screen.findByRole('button', { name: 'Meghívás' }))
    const dialog = await screen.findByRole('dialog', { name: 'Felhasználó meghívása' })
    await user.click(within(dialog).getByRole('button', { name: 'Meghívó küldése' }))
    expect(await within(dialog).findByText('Adja meg az e-mail-címet.')).toBeVisible()
    await user.type(within(dialog).getByRole('textbox', { name: /E-mail-cím/ }), 'uj@example.test')
    await user.click(within(dialog).getByRole('button', { name: 'Meghívó küldése' }))
    expect(await screen.findByText('Elküldjük.')).toBeVisible()
    expect(sent).toEqual([{ email: 'uj@example.test', role: 'member', claims: [...GRANTING_CLAIMS] }])
  })

  test('invitations are taken back', async () => {
    mockEndpoint(revokeInvitation, { notification: 'Visszavontuk.' })
    const { user } = renderApp({ url: '/administration/users', me: ADMIN })
    await user.click(await screen.findByRole('button', { name: 'uj@example.test: Visszavonás' }))
    expect(await screen.findByText('Visszavontuk.')).toBeVisible()
  })

  test('that cannot be read are told as such', async () => {
    mockRefusal(listAdministeredUsers, 'service.unavailable', { message: 'Most nem érhető el.' })
    renderApp({ url: '/administration/users', me: ADMIN })
    expect(await screen.findByText('Most nem érhető el.')).toBeVisible()
  })

  test('are no page for a member, who goes home', async () => {
    const { router } = renderApp({ url: '/administration/users' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})

test('usage says what is not recorded, and what was spent', async () => {
  mockEndpoint(getUsage, {
    month: '2026-11',
    months: ['2026-11', '2026-10'],
    users: [
      {
        id: self.id,
        name: self.name,
        email: self.email,
        isDisabled: false,
        searches: 3,
        reports: 0,
        persons: 1,
        exports: 2,
        orders: 1,
        spent: [{ account: 'international', currency: 'EUR', amount: 4500 }],
      },
    ],
    otherSpent: [],
    exportsSince: at,
    callsOfKeys: 12,
  })
  const { user, router } = renderApp({ url: '/administration/usage', me: ADMIN })
  const table = await screen.findByRole('table', { name: 'Használat felhasználónként' })
  expect(table).toHaveTextContent(/legalább 3.*nincs adat.*45,00.EUR/)
  expect(screen.getByText(/csak azt, mikor nyitották meg őket utoljára/)).toBeVisible()
  expect(screen.getByText(/Letöltéseket .* óta jegyzünk fel/)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hónap' }), '2026-10')
  await waitFor(() => expect(router.state.location.search).toEqual({ month: '2026-10' }))
})

describe('a colleague', () => {
  const users = (more: Partial<AdministeredUser>) =>
    mockEndpoint(listAdministeredUsers, {
      company: 'Minta Kft.',
      users: [self, testingUser(more)],
      invitations: [],
      claims: [...GRANTING_CLAIMS],
    })
  const open = async () => {
    const { user } = renderApp({ url: '/administration/users', me: ADMIN })
    await user.click(await screen.findByRole('button', { name: 'Műveletek: Kolléga Kata' }))
    return user
  }

  test('has his account closed, after a word about what goes and what stays', async () => {
    users({})
    const sent: unknown[] = []
    mockEndpoint(closeUserAccount, ({ body }) => {
      sent.push(body)
      return { notification: 'Megszüntettük.' }
    })
    const user = await open()
    await user.click(await screen.findByRole('menuitem', { name: 'Fiók megszüntetése' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Felhasználó fiókjának megszüntetése' }))
    await user.click(dialog.getByRole('checkbox', { name: /^Azonnal/ }))
    await user.click(dialog.getByRole('button', { name: 'Megszüntetés most' }))
    expect(await screen.findByText('Megszüntettük.')).toBeVisible()
    expect(sent).toEqual([{ isAtOnce: true }])
  })

  test('whose account is to be closed can be kept, and one with a second factor freed of it', async () => {
    users({ closingAt: at, hasSecondFactor: true })
    mockEndpoint(keepUserAccount, { notification: 'Megmarad.' })
    mockEndpoint(resetUserSecondFactor, { notification: 'Töröltük.' })
    const user = await open()
    expect(screen.getByText(/^megszűnik:/)).toBeVisible()
    await user.click(await screen.findByRole('menuitem', { name: 'Mégis megmarad a fiók' }))
    expect(await screen.findByText('Megmarad.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Műveletek: Kolléga Kata' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Második tényező törlése' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Második tényező törlése' }))
    await user.click(dialog.getByRole('button', { name: 'Második tényező törlése' }))
    expect(await screen.findByText('Töröltük.')).toBeVisible()
  })

  test('is closed by himself alone: an administrator sees no such step at his own name', async () => {
    users({})
    const { user } = renderApp({ url: '/administration/users', me: ADMIN })
    await user.click(await screen.findByRole('button', { name: 'Műveletek: Minta Anna' }))
    expect(await screen.findByRole('menuitem', { name: 'Letiltás' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Fiók megszüntetése' })).toBeNull()
  })
})
