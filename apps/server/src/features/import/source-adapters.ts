import type { ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import { ariregisterEe } from './sources/ariregister-ee/ariregister-ee.adapter.ts'
import { bilantRo } from './sources/bilant-ro/bilant-ro.adapter.ts'
import { canadaSanctions } from './sources/canada-sanctions/canada-sanctions.adapter.ts'
import { eBeszamolo } from './sources/e-beszamolo/e-beszamolo.adapter.ts'
import { euSanctions } from './sources/eu-sanctions/eu-sanctions.adapter.ts'
import { integritywatchHu } from './sources/integritywatch-hu/integritywatch-hu.adapter.ts'
import { ofacConsolidated, ofacSdn } from './sources/ofac-sanctions/ofac-sanctions.adapter.ts'
import { ukSanctions } from './sources/uk-sanctions/uk-sanctions.adapter.ts'
import { unSanctions } from './sources/un-sanctions/un-sanctions.adapter.ts'

/** Every source that can be imported. */
export const SOURCE_ADAPTERS: readonly SourceAdapter[] = [integritywatchHu, eBeszamolo, bilantRo, ariregisterEe]

/** Every sanctions list that can be imported. */
export const LIST_ADAPTERS: readonly ListAdapter[] = [
  euSanctions,
  unSanctions,
  ofacSdn,
  ofacConsolidated,
  ukSanctions,
  canadaSanctions,
]
