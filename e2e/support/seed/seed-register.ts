/**
 * Writes the companies that the journeys and the pictures need beside the demo data into the register of the data
 * folder in `MERLEG_DATA_DIR`: `node e2e/support/seed/seed-register.ts`. A second time it changes nothing.
 */
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import { catchUpFollowers } from '../../../apps/server/src/app/catch-up-followers.ts'
import { withCommandDatabase } from '../../../apps/server/src/app/open-database.ts'
import { mergeBatch } from '../../../apps/server/src/features/register/merge-batch.usecases.ts'
import { systemClock } from '../../../apps/server/src/shared/clock.ts'
import { HOSTILE_SOURCE, listHostile } from './seed-hostile.ts'
import { listForeign, listSimpleKinds, nameAndTaxNumber } from './seed-kinds.ts'
import { listOverLong } from './seed-over-long.ts'
import { SEEDED } from './seeded-companies.ts'

const MADE_UP: SourceInfo = {
  sourceId: 'seed',
  publisher: 'Mérleg',
  title: 'Kitalált cégek a próbákhoz',
  licence: 'public',
  url: null,
  isMadeUp: true,
}

const batches: readonly { source: SourceInfo; records: SourceRecord[] }[] = [
  {
    source: MADE_UP,
    records: [
      ...listOverLong(),
      ...nameAndTaxNumber(SEEDED.tiny, 'Parányi Próba Bt.'),
      ...listSimpleKinds(),
      ...listForeign(),
    ],
  },
  { source: HOSTILE_SOURCE, records: [...listHostile(SEEDED.hostile), ...listHostile(SEEDED.hostileNonprofit)] },
]

await withCommandDatabase(async ({ db, config }) => {
  for (const { source, records } of batches) {
    const file = { fileName: source.sourceId, fileHash: source.sourceId, observedOn: '2026-01-15' }
    const result = await mergeBatch({ db, clock: systemClock }, { source, ...file, snapshotSections: [], records })
    console.log(`${source.sourceId}: ${result.read} read, ${result.new} new`)
  }
  // Else the server would do it in the middle of the journeys.
  await catchUpFollowers({ db, clock: systemClock, config })
})
