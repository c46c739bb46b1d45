import type { ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import type { ToldPublisher } from './reading/told-publisher.ts'
import { ariregisterEe } from './sources/ariregister-ee/ariregister-ee.adapter.ts'
import { bilantRo } from './sources/bilant-ro/bilant-ro.adapter.ts'
import { openBods } from './sources/bods/bods.adapter.ts'
import { eBeszamolo } from './sources/e-beszamolo/e-beszamolo.adapter.ts'
import { euSanctions } from './sources/eu-sanctions/eu-sanctions.adapter.ts'
import { openFtm } from './sources/ftm/ftm.adapter.ts'
import { integritywatchHu } from './sources/integritywatch-hu/integritywatch-hu.adapter.ts'

/** Every source that can be imported. */
export const SOURCE_ADAPTERS: readonly SourceAdapter[] = [integritywatchHu, eBeszamolo, bilantRo, ariregisterEe]

/** Every sanctions list that can be imported. */
export const LIST_ADAPTERS: readonly ListAdapter[] = [euSanctions]

/** Formats in which anybody may publish: what the file or the user tells of its publisher makes it a source. Null: neither does. */
export const STANDARD_FORMATS: ReadonlyMap<
  string,
  (path: string, told: ToldPublisher) => Promise<SourceAdapter | null>
> = new Map([
  ['bods', openBods],
  ['ftm', openFtm],
])
