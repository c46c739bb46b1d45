import type { SourceDownload } from './download/source-download.ts'
import { canadaSanctionsDownload } from './sources/canada-sanctions/canada-sanctions.download.ts'
import { euFsfDownload } from './sources/eu-fsf/eu-fsf.download.ts'
import { ofacConsolidatedDownload, ofacSdnDownload } from './sources/ofac-sanctions/ofac-sanctions.download.ts'
import { ukSanctionsDownload } from './sources/uk-sanctions/uk-sanctions.download.ts'
import { unSanctionsDownload } from './sources/un-sanctions/un-sanctions.download.ts'
import { brregNoDownload } from './sources/brreg-no/brreg-no.download.ts'
import { companiesHouseAccountsGbDownload } from './sources/companies-house-accounts-gb/companies-house-accounts-gb.download.ts'
import { companiesHouseGbDownload } from './sources/companies-house-gb/companies-house-gb.download.ts'
import { companiesHousePscGbDownload } from './sources/companies-house-psc-gb/companies-house-psc-gb.download.ts'
import { emtaDebtsEeDownload } from './sources/emta-debts-ee/emta-debts-ee.download.ts'
import { emtaEeDownload } from './sources/emta-ee/emta-ee.download.ts'
import { gleifDownload } from './sources/gleif/gleif.download.ts'
import { rikEeAccountsDownload } from './sources/rik-ee-accounts/rik-ee-accounts.download.ts'
import { rikEeDownload } from './sources/rik-ee/rik-ee.download.ts'
import { urLvDownload } from './sources/ur-lv/ur-lv.download.ts'
import { urLvAccountsDownload } from './sources/ur-lv-accounts/ur-lv-accounts.download.ts'
import { urLvInsolvencyDownload } from './sources/ur-lv-insolvency/ur-lv-insolvency.download.ts'
import { vidLvSuspensionsDownload } from './sources/vid-lv/vid-lv-suspensions.download.ts'
import { vidLvTaxesDownload } from './sources/vid-lv/vid-lv-taxes.download.ts'

/** Every source whose files can be fetched from its publisher. */
export const SOURCE_DOWNLOADS: readonly SourceDownload[] = [
  rikEeDownload,
  rikEeAccountsDownload,
  emtaEeDownload,
  emtaDebtsEeDownload,
  urLvDownload,
  urLvInsolvencyDownload,
  urLvAccountsDownload,
  vidLvSuspensionsDownload,
  vidLvTaxesDownload,
  companiesHouseGbDownload,
  companiesHousePscGbDownload,
  companiesHouseAccountsGbDownload,
  brregNoDownload,
  gleifDownload,
  euFsfDownload,
  unSanctionsDownload,
  ofacSdnDownload,
  ofacConsolidatedDownload,
  ukSanctionsDownload,
  canadaSanctionsDownload,
]
