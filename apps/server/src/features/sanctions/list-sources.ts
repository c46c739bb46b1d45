import type { SourceInfo } from '@merleg/domain/observation'

/** The consolidated restrictive measures of the Union, as published in the annexes of its acts. */
export const EU_SANCTIONS: SourceInfo = {
  sourceId: 'eu-sanctions',
  publisher: 'Az Európai Unió Kiadóhivatala',
  title: 'Az Európai Unió korlátozó intézkedéseinek jegyzékei (Hivatalos Lap)',
  licence: 'CC BY 4.0',
  url: 'https://eur-lex.europa.eu/',
  isMadeUp: false,
}

/**
 * Whose funds the Union freezes, as the Commission keeps them in one file. Less than the annexes tell, as ships and the
 * restrictions of trades are not on it, and its entries have other numbers: a list of its own.
 */
export const EU_FSF: SourceInfo = {
  sourceId: 'eu-fsf',
  publisher: 'Európai Bizottság',
  title: 'Az Európai Unió pénzügyi szankcióinak összesített jegyzéke (FSF)',
  licence: 'Reuse of documents of the European Commission (Decision 2011/833/EU)',
  url: 'https://webgate.ec.europa.eu/fsd/fsf',
  isMadeUp: false,
  language: 'en',
  rhythm: 'irregular',
  readFrom: 'sample',
}

/** Everyone whom a committee of the Security Council lists. */
export const UN_SANCTIONS: SourceInfo = {
  sourceId: 'un-sanctions',
  publisher: 'United Nations Security Council',
  title: 'United Nations Security Council Consolidated List',
  licence: 'United Nations terms of use',
  url: 'https://www.un.org/securitycouncil/content/un-sc-consolidated-list',
  isMadeUp: false,
  language: 'en',
  rhythm: 'irregular',
}

/** Whose property the United States block. */
export const OFAC_SDN: SourceInfo = {
  sourceId: 'ofac-sdn',
  publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
  title: 'Specially Designated Nationals and Blocked Persons List (SDN)',
  licence: 'Public domain',
  url: 'https://sanctionslist.ofac.treas.gov/Home/SdnList',
  isMadeUp: false,
  language: 'en',
  rhythm: 'irregular',
}

/** Whom the United States restrict without blocking their property: sectors, banks, securities. */
export const OFAC_CONSOLIDATED: SourceInfo = {
  sourceId: 'ofac-consolidated',
  publisher: 'U.S. Department of the Treasury, Office of Foreign Assets Control',
  title: 'Consolidated Sanctions List (non-SDN)',
  licence: 'Public domain',
  url: 'https://sanctionslist.ofac.treas.gov/Home/ConsolidatedList',
  isMadeUp: false,
  language: 'en',
  rhythm: 'irregular',
}

/** Everyone designated under the regulations of the United Kingdom; read from samples of the published forms. */
export const UK_SANCTIONS: SourceInfo = {
  sourceId: 'uk-sanctions',
  publisher: 'Foreign, Commonwealth & Development Office',
  title: 'The UK Sanctions List',
  licence: 'Open Government Licence v3.0',
  url: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
  isMadeUp: false,
  language: 'en',
  rhythm: 'irregular',
  readFrom: 'sample',
}

/** Everyone listed under the Special Economic Measures Act and the Act for the victims of corrupt foreign officials. */
export const CANADA_SANCTIONS: SourceInfo = {
  sourceId: 'canada-sanctions',
  publisher: 'Global Affairs Canada',
  title: 'Consolidated Canadian Autonomous Sanctions List',
  licence: 'Open Government Licence – Canada',
  url: 'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx',
  isMadeUp: false,
  language: 'en',
  rhythm: 'irregular',
}

/** The lists of authorities that can be loaded, in the order in which they are named. */
export const LIST_SOURCES: readonly SourceInfo[] = [
  EU_SANCTIONS,
  EU_FSF,
  UN_SANCTIONS,
  OFAC_SDN,
  OFAC_CONSOLIDATED,
  UK_SANCTIONS,
  CANADA_SANCTIONS,
]
