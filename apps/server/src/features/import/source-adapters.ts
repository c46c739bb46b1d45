import type { ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import { ariregisterEe } from './sources/ariregister-ee/ariregister-ee.adapter.ts'
import { bilantRo } from './sources/bilant-ro/bilant-ro.adapter.ts'
import { eBeszamolo } from './sources/e-beszamolo/e-beszamolo.adapter.ts'
import { emtaDebtsEe } from './sources/emta-debts-ee/emta-debts-ee.adapter.ts'
import { emtaEe } from './sources/emta-ee/emta-ee.adapter.ts'
import { euSanctions } from './sources/eu-sanctions/eu-sanctions.adapter.ts'
import { integritywatchHu } from './sources/integritywatch-hu/integritywatch-hu.adapter.ts'
import { rikEe } from './sources/rik-ee/rik-ee.adapter.ts'
import { rikEeAccounts } from './sources/rik-ee-accounts/rik-ee-accounts.adapter.ts'
import { urLv } from './sources/ur-lv/ur-lv.adapter.ts'
import { urLvInsolvency } from './sources/ur-lv-insolvency/ur-lv-insolvency.adapter.ts'
import { urLvAccounts } from './sources/ur-lv-accounts/ur-lv-accounts.adapter.ts'

/** Every source that can be imported. */
export const SOURCE_ADAPTERS: readonly SourceAdapter[] = [
  integritywatchHu,
  eBeszamolo,
  bilantRo,
  ariregisterEe,
  rikEe,
  rikEeAccounts,
  emtaEe,
  emtaDebtsEe,
  urLv,
  urLvInsolvency,
  urLvAccounts,
]

/** Every sanctions list that can be imported. */
export const LIST_ADAPTERS: readonly ListAdapter[] = [euSanctions]
