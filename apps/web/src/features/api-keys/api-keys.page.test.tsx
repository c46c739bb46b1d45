import { addApiKey, type ApiKey, listApiKeys, revokeApiKey } from '@merleg/contract/api-keys.contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint } from '../../shared/testing/testing-api.ts'

const ADMIN = { role: 'administrator' } as const
const at = '2026-11-20T10:00:00.000Z'
const KEY: ApiKey = {
  id: '0f0e0d0c-0000-4000-8000-0000000000c1',
  name: 'ERP-csatoló',
  beginning: 'merleg_Ab12Cd',
  state: 'active',
  claims: ['Cegriport'],
  createdAt: at,
  createdBy: 'Minta Anna',
  isCreatorDisabled: true,
  expiresAt: '2027-11-20T10:00:00.000Z',
  revokedAt: null,
  lastUsedOn: null,
  callsThisMonth: 0,
}

function mockKeys(results: ApiKey[]): void {
  const quota = { callsPerMinute: 60, callsPerMonth: 10_000, callsThisMonth: 12 }
  mockEndpoint(listApiKeys, { results, claims: ['Cegriport', 'Monitoring'], quota })
}

test('keys with what they open, their use and the quota', async () => {
  mockKeys([
    KEY,
    { ...KEY, id: '0f0e0d0c-0000-4000-8000-0000000000c2', name: 'Régi', state: 'revoked', lastUsedOn: '2026-11-19' },
  ])
  renderApp({ url: '/administration/keys', me: ADMIN })
  const table = await screen.findByRole('table', { name: 'Kulcsok' })
  const [, first, second] = within(table).getAllByRole('row')
  expect(first).toHaveTextContent(
    /ERP-csatoló.*merleg_Ab12Cd….*Cégadatok.*Minta Anna \(letiltva\).*még nem.*használható/,
  )
  expect(second).toHaveTextContent(/2026\. 11\. 19\..*visszavonva/)
  expect(within(table).getAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('region', { name: 'Hívási keret' })).toHaveTextContent(/60 hívás.*10.000 hívás.*12 hívás/)
  expect(screen.getByRole('link', { name: /Az API leírása/ })).toHaveAttribute('href', '/api/docs')
})

test('a key is made with the modules that are ticked, and shown once', async () => {
  mockKeys([])
  const sent: unknown[] = []
  mockEndpoint(addApiKey, ({ body }) => {
    sent.push(addApiKey.body.parse(body))
    return { id: KEY.id, key: 'merleg_secret', notification: 'Kész.' }
  })
  const { user } = renderApp({ url: '/administration/keys', me: ADMIN })
  await user.click(await screen.findByRole('button', { name: 'Új kulcs' }))
  const dialog = await screen.findByRole('dialog', { name: 'Új kulcs' })
  await user.click(within(dialog).getByRole('button', { name: 'Létrehozás' }))
  expect(await within(dialog).findByText('Adjon nevet a kulcsnak.')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /Név/ }), 'ERP')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Monitoring' }))
  await user.click(within(dialog).getByRole('button', { name: 'Létrehozás' }))
  const shown = await screen.findByRole('dialog', { name: 'A kulcs' })
  expect(shown).toHaveTextContent('merleg_secret')
  expect(sent).toMatchObject([{ name: 'ERP', claims: ['Monitoring'] }])
  await user.click(within(shown).getByRole('button', { name: 'Elmentettem' }))
  expect(screen.queryByText('merleg_secret')).toBeNull()
})

test('revoking is asked first', async () => {
  mockKeys([KEY])
  mockEndpoint(revokeApiKey, { notification: 'Visszavontuk.' })
  const { user } = renderApp({ url: '/administration/keys', me: ADMIN })
  await user.click(await screen.findByRole('button', { name: 'Visszavonás: ERP-csatoló' }))
  const dialog = await screen.findByRole('dialog', { name: 'Visszavonás: ERP-csatoló' })
  await user.click(within(dialog).getByRole('button', { name: 'Visszavonás' }))
  expect(await screen.findByText('Visszavontuk.')).toBeVisible()
})
