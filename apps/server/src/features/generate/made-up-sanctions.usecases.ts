import { createHash } from 'node:crypto'
import type { Deps } from '../../app/deps.ts'
import { listCurrentLists } from '../sanctions/designations.repository.ts'
import { importList } from '../sanctions/import-list.usecases.ts'
import { countryName } from './generate.usecases.ts'
import { type GenerateOptions, worldOf } from './generate-records.ts'
import { MADE_UP_SANCTIONS, madeUpDesignationsOf } from './made-up-sanctions.ts'
import { DEFAULT_AS_OF } from './rates.ts'

/** Puts the made-up list in use where there is none; that of an authority takes its place. Who screens follows. */
export async function loadMadeUpSanctions(deps: Pick<Deps, 'db' | 'clock'>, options: GenerateOptions): Promise<void> {
  if ((await listCurrentLists(deps.db)).length > 0) return
  const designations = madeUpDesignationsOf(worldOf(options))
  await importList(deps, {
    source: MADE_UP_SANCTIONS,
    fileName: countryName(options),
    fileHash: createHash('sha256').update(JSON.stringify(designations)).digest('hex'),
    observedOn: options.asOf ?? DEFAULT_AS_OF,
    records: streamOf(designations),
  })
}

async function* streamOf<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items
}
