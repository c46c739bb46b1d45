/**
 * Tells of a company that somebody watches, into the register of the data folder in `MERLEG_DATA_DIR`:
 * `node e2e/support/seed/seed-watched.ts watch <e-mail>`, then `… change`.
 */
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import { withCommandDatabase } from '../../../apps/server/src/app/open-database.ts'
import { watchCompanies } from '../../../apps/server/src/features/monitoring/testing-monitoring.ts'
import { placeBatches } from '../../../apps/server/src/features/register/feed.usecases.ts'
import { mergeBatch } from '../../../apps/server/src/features/register/merge-batch.usecases.ts'
import { factOf } from '../../../apps/server/src/features/report/testing-report.ts'
import { findUser } from '../../../apps/server/src/features/users/users.repository.ts'
import { systemClock } from '../../../apps/server/src/shared/clock.ts'
import { WATCHED_COMPANY } from './watched-company.ts'

const SOURCE: SourceInfo = {
  sourceId: 'seed-watched',
  publisher: 'Mérleg',
  title: 'Kitalált változások a próbákhoz',
  licence: 'public',
  url: null,
  isMadeUp: true,
}

const { id, name, newName } = WATCHED_COMPANY
const named = (text: string, from: string): SourceRecord => factOf(id)('name', { name: text }, { from })
const STEPS: Readonly<Record<string, { observedOn: string; records: SourceRecord[] }>> = {
  watch: { observedOn: '2026-01-15', records: [named(name, '2015-01-01')] },
  change: { observedOn: '2026-01-20', records: [named(newName, '2026-01-18')] },
}

const [step = '', email = ''] = process.argv.slice(2)
const batch = STEPS[step]
if (batch === undefined) throw new Error(`one of: ${Object.keys(STEPS).join(', ')}`)
await withCommandDatabase(async ({ db }) => {
  const file = { source: SOURCE, fileName: SOURCE.sourceId, fileHash: SOURCE.sourceId, snapshotSections: [] }
  await mergeBatch({ db, clock: systemClock }, { ...file, ...batch })
  await placeBatches(db)
  const user = await findUser(db, email)
  if (user !== null) await watchCompanies(db, user, [id])
})
