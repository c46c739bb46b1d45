import { type AuditPage, listAudit } from '@merleg/contract/audit.contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../app/testing-app.tsx'
import { mockEndpoint } from '../../shared/testing/testing-api.ts'

const ADMIN = { role: 'administrator' } as const
const PAGE: AuditPage = {
  results: [
    {
      id: 7,
      at: '2026-11-20T10:00:00.000Z',
      actor: { kind: 'key', name: 'ERP-csatoló', email: null },
      act: 'person-opened',
      text: 'Személy oldalának megnyitása',
      subject: { id: 'p-1', text: 'Tag Tamás', url: '/person/p-1' },
      detail: null,
    },
  ],
  meta: { count: 1, currentPage: 1, perPage: 10 },
  users: [{ id: '0f0e0d0c-0000-4000-8000-000000000001', name: 'Minta Anna', email: 'anna@example.test' }],
  acts: [{ act: 'person-opened', text: 'Személy oldalának megnyitása' }],
}

test('who did what, with a link to what it was done to; the filter stands in the address', async () => {
  mockEndpoint(listAudit, PAGE)
  const { user, router } = renderApp({ url: '/administration/audit', me: ADMIN })
  const table = await screen.findByRole('table', { name: 'Tevékenységnapló' })
  expect(table).toHaveTextContent(/Személy oldalának megnyitása.*11:00.*ERP-csatoló.*kulcs.*Tag Tamás/)
  expect(within(table).getByRole('link', { name: 'Tag Tamás' })).toHaveAttribute('href', '/person/p-1')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tevékenység' }), 'person-opened')
  await waitFor(() => expect(router.state.location.search).toEqual({ act: 'person-opened' }))
})

test('where there is no entry, since when there could be one is said', async () => {
  mockEndpoint(listAudit, { ...PAGE, results: [], meta: { count: 0, currentPage: 1, perPage: 10 } })
  renderApp({ url: '/administration/audit?act=key-created', me: ADMIN })
  expect(await screen.findByText('A szűrésnek egy bejegyzés sem felel meg')).toBeVisible()
})
