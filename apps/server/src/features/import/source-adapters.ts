import type { ListAdapter, SourceAdapter } from './reading/source-adapter.ts'
import type { ToldPublisher } from './reading/told-publisher.ts'
import { ariregisterEe } from './sources/ariregister-ee/ariregister-ee.adapter.ts'
import { bilantRo } from './sources/bilant-ro/bilant-ro.adapter.ts'
import { brregNo } from './sources/brreg-no/brreg-no.adapter.ts'
import { brregNoAccounts } from './sources/brreg-no-accounts/brreg-no-accounts.adapter.ts'
import { companiesHouseAccountsGb } from './sources/companies-house-accounts-gb/companies-house-accounts-gb.adapter.ts'
import { companiesHouseGb } from './sources/companies-house-gb/companies-house-gb.adapter.ts'
import { companiesHousePscGb } from './sources/companies-house-psc-gb/companies-house-psc-gb.adapter.ts'
import { canadaSanctions } from './sources/canada-sanctions/canada-sanctions.adapter.ts'
import { eBeszamolo } from './sources/e-beszamolo/e-beszamolo.adapter.ts'
import { eBeszamoloPages } from './sources/e-beszamolo/e-beszamolo-pages.adapter.ts'
import { emtaDebtsEe } from './sources/emta-debts-ee/emta-debts-ee.adapter.ts'
import { emtaEe } from './sources/emta-ee/emta-ee.adapter.ts'
import { euFsf } from './sources/eu-fsf/eu-fsf.adapter.ts'
import { euSanctions } from './sources/eu-sanctions/eu-sanctions.adapter.ts'
import { gleif } from './sources/gleif/gleif.adapter.ts'
import { openBods } from './sources/bods/bods.adapter.ts'
import { openFtm } from './sources/ftm/ftm.adapter.ts'
import { integritywatchHu } from './sources/integritywatch-hu/integritywatch-hu.adapter.ts'
import { registerbekanntmachungenDe } from './sources/registerbekanntmachungen-de/registerbekanntmachungen-de.adapter.ts'
import { navHuDebts } from './sources/nav-hu/nav-hu-debts.adapter.ts'
import { navHuShortages } from './sources/nav-hu/nav-hu-shortages.adapter.ts'
import { navHuUndeclared } from './sources/nav-hu/nav-hu-undeclared.adapter.ts'
import { rikEe } from './sources/rik-ee/rik-ee.adapter.ts'
import { rikEeAccounts } from './sources/rik-ee-accounts/rik-ee-accounts.adapter.ts'
import { urLv } from './sources/ur-lv/ur-lv.adapter.ts'
import { urLvInsolvency } from './sources/ur-lv-insolvency/ur-lv-insolvency.adapter.ts'
import { urLvAccounts } from './sources/ur-lv-accounts/ur-lv-accounts.adapter.ts'
import { vidLvSuspensions } from './sources/vid-lv/vid-lv-suspensions.adapter.ts'
import { vidLvTaxes } from './sources/vid-lv/vid-lv-taxes.adapter.ts'
import { ofacConsolidated, ofacSdn } from './sources/ofac-sanctions/ofac-sanctions.adapter.ts'
import { ukSanctions } from './sources/uk-sanctions/uk-sanctions.adapter.ts'
import { unSanctions } from './sources/un-sanctions/un-sanctions.adapter.ts'

/** Every source that can be imported. */
export const SOURCE_ADAPTERS: readonly SourceAdapter[] = [
  integritywatchHu,
  eBeszamolo,
  eBeszamoloPages,
  navHuDebts,
  navHuUndeclared,
  navHuShortages,
  bilantRo,
  ariregisterEe,
  brregNo,
  brregNoAccounts,
  gleif,
  registerbekanntmachungenDe,
  rikEe,
  rikEeAccounts,
  emtaEe,
  emtaDebtsEe,
  urLv,
  urLvInsolvency,
  urLvAccounts,
  vidLvSuspensions,
  vidLvTaxes,
  companiesHouseGb,
  companiesHousePscGb,
  companiesHouseAccountsGb,
]

/** Every sanctions list that can be imported. */
export const LIST_ADAPTERS: readonly ListAdapter[] = [
  euSanctions,
  euFsf,
  unSanctions,
  ofacSdn,
  ofacConsolidated,
  ukSanctions,
  canadaSanctions,
]

/** Both. */
export const ALL_ADAPTERS: readonly (SourceAdapter | ListAdapter)[] = [...SOURCE_ADAPTERS, ...LIST_ADAPTERS]

/** Formats in which anybody may publish: what the file or the user tells of its publisher makes it a source. Null: neither does. */
export const STANDARD_FORMATS: ReadonlyMap<
  string,
  (path: string, told: ToldPublisher) => Promise<SourceAdapter | null>
> = new Map([
  ['bods', openBods],
  ['ftm', openFtm],
])
