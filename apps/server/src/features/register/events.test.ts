import { useTestDatabase } from '@merleg/db/testing'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { SourceRecord } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mergeBatch } from './merge-batch.usecases.ts'

const database = useTestDatabase()
const SOURCE = { sourceId: 's', publisher: 'P', title: 'T', licence: 'L', url: null, isMadeUp: false }
const about = { type: 'fact', line: 1, companyId: '10000001', slot: '' } as const

async function merge(observedOn: string, records: readonly SourceRecord[]): Promise<void> {
  const batch = { source: SOURCE, fileName: 'f', fileHash: 'h', observedOn, snapshotSections: [], records }
  await mergeBatch({ db: database.db, clock: { now: () => new Date() } }, batch)
}

function registration(status: FactPayload<'registration'>['status'], validFrom: string): SourceRecord {
  return { ...about, section: 'registration', payload: { status, on: null, reason: null }, validFrom }
}
function taxNumber(status: FactPayload<'tax-number-status'>['status'], validFrom: string): SourceRecord {
  return { ...about, section: 'tax-number-status', payload: { status }, validFrom }
}

test('each change between two batches is an event of what it came to', async () => {
  await merge('2024-01-01', [registration('pending', '2024-01-01'), taxNumber('valid', '2024-01-01')])
  await merge('2024-02-01', [registration('registered', '2024-02-01'), taxNumber('suspended', '2024-02-01')])
  await merge('2024-03-01', [registration('ceased', '2024-03-01'), taxNumber('valid', '2024-03-01')])
  const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', occurred_on, type, after->>'status') as told
    from events order by occurred_on, type`.execute(database.db)
  expect(rows.map(({ told }) => told)).toEqual([
    '2024-02-01 registration.changed registered',
    '2024-02-01 tax-number-status.changed suspended',
    '2024-03-01 registration.changed ceased',
    '2024-03-01 tax-number-status.changed valid',
  ])
})
