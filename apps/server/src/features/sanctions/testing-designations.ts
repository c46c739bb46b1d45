import { randomUUID } from 'node:crypto'
import type { RejectedLine } from '@merleg/domain/observation'
import type { Deps } from '../../app/deps.ts'
import type { Designation } from './designation.ts'
import { EU_SANCTIONS } from './eu-sanctions.ts'
import { importSanctions } from './import-sanctions.usecases.ts'

/** An entry of a made-up list. */
export function designationOf(record: string, name: string, given: Partial<Designation> = {}): Designation {
  return {
    designationId: `32099R0001/I/${record}`,
    celex: '32099R0001',
    recordNumber: record,
    programme: 'EU-TEST',
    annex: 'I',
    measure: 'Asset freeze',
    kind: 'person',
    name,
    names: [{ name, quality: 'name' }],
    listedOn: '2024-01-15',
    reason: 'Test entry.',
    births: [],
    countryCodes: [],
    numbers: [],
    details: {},
    ...given,
  }
}

/** Imports an edition of the made-up list. */
export async function importEdition(
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  entries: readonly (Designation | RejectedLine)[],
  observedOn = '2024-02-01',
) {
  const records = (async function* read() {
    yield* entries
  })()
  const file = { source: EU_SANCTIONS, fileName: 'test.csv', fileHash: randomUUID(), observedOn, records }
  return importSanctions(deps, file)
}
