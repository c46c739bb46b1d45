import { randomUUID } from 'node:crypto'
import type { RejectedLine, SourceInfo } from '@merleg/domain/observation'
import type { Deps } from '../../app/deps.ts'
import type { Designation } from './designation.ts'
import { EU_SANCTIONS } from './list-sources.ts'
import { importList, type ListFile } from './import-list.usecases.ts'
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

/** Imports an edition of a list; that of the Union where only a day is said. */
export async function importEdition(
  deps: Pick<Deps, 'db' | 'clock'>,
  entries: readonly (Designation | RejectedLine)[],
  edition: string | { observedOn: string; source: SourceInfo } = '2024-02-01',
) {
  const given = typeof edition === 'string' ? { observedOn: edition, source: EU_SANCTIONS } : edition
  return importSanctions(deps, { ...fileOf(entries, given.observedOn), ...given })
}

/** The same, killed before anybody was compared with it. */
export async function importEditionKilled(
  deps: Pick<Deps, 'db' | 'clock'>,
  entries: readonly (Designation | RejectedLine)[],
  given: { observedOn: string; source?: SourceInfo },
) {
  return importList(deps, { ...fileOf(entries, given.observedOn), ...given })
}

function fileOf(entries: readonly (Designation | RejectedLine)[], observedOn: string): ListFile {
  const records = (async function* read() {
    yield* entries
  })()
  return { source: EU_SANCTIONS, fileName: 'test.csv', fileHash: randomUUID(), observedOn, records }
}
