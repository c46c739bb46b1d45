import { useTestDatabase } from '@merleg/db/testing'
import { expect, test } from 'vitest'
import { factOf, merge } from '../report/testing-report.ts'
import { listRecordedSince } from './recorded-changes.repository.ts'

const database = useTestDatabase()
const ID = 'gb-00445790'

test('of what a register has in details it is told whether it says that accounts are overdue', async () => {
  const fact = factOf(ID)
  const detail = (slot: string) => fact('register-detail', { value: '2026-09-30' }, { slot })
  const read = async () => (await listRecordedSince(database.db, { companyIds: [ID], from: new Date(0) })).get(ID)
  await merge(database.db, [fact('name', { name: 'SEASIDE LTD' }), detail('accounts-due-on')])
  expect(await read()).toMatchObject({ sections: ['name', 'register-detail'], hasOverdue: false })
  await merge(database.db, [detail('accounts-overdue')])
  expect(await read()).toMatchObject({ hasOverdue: true })
})
