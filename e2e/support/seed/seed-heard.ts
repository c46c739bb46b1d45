/**
 * Tells of one company what a journey wants to hear after it has opened its report, into the register of the data folder in
 * `MERLEG_DATA_DIR`: `node e2e/support/seed/seed-heard.ts known`, then `… heard`.
 */
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import { withCommandDatabase } from '../../../apps/server/src/app/open-database.ts'
import { placeBatches } from '../../../apps/server/src/features/register/feed.usecases.ts'
import { mergeBatch } from '../../../apps/server/src/features/register/merge-batch.usecases.ts'
import { factOf } from '../../../apps/server/src/features/report/testing-report.ts'
import { systemClock } from '../../../apps/server/src/shared/clock.ts'
import { HEARD_COMPANY } from './heard-company.ts'

const SOURCE: SourceInfo = {
  sourceId: 'seed-heard',
  publisher: 'Mérleg',
  title: 'Kitalált hírek a próbákhoz',
  licence: 'public',
  url: null,
  isMadeUp: true,
}

const fact = factOf(HEARD_COMPANY.id)
const proceeding = { caseNumber: '7.Fpk.77/2026', court: null, administrator: null, text: null }
const STEPS: Readonly<Record<string, { observedOn: string; records: SourceRecord[] }>> = {
  known: { observedOn: '2026-01-15', records: [fact('name', { name: HEARD_COMPANY.name }, { from: '2015-01-01' })] },
  heard: {
    observedOn: '2026-01-20',
    records: [
      fact('phone', { value: '+36 1 700 7000' }, { slot: '1' }),
      fact('liquidation', proceeding, { slot: '1', from: '2026-01-18' }),
    ],
  },
}

const step = STEPS[process.argv[2] ?? '']
if (step === undefined) throw new Error(`one of: ${Object.keys(STEPS).join(', ')}`)
await withCommandDatabase(async ({ db }) => {
  const file = { source: SOURCE, fileName: SOURCE.sourceId, fileHash: SOURCE.sourceId, snapshotSections: [] }
  await mergeBatch({ db, clock: systemClock }, { ...file, ...step })
  await placeBatches(db)
})
