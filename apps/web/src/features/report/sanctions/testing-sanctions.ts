import type { SanctionMatch, SanctionScreening } from '@merleg/contract/report/sanctions.contract'

/** A possible hit that nobody has decided about. */
export const testingMatch: SanctionMatch = {
  id: 'a1',
  grade: 'probable',
  reasons: [
    { code: 'name-other-spelling', party: null, listed: null },
    { code: 'birth-date-unknown', party: '1961-03-04', listed: null },
  ],
  party: {
    name: 'Krilatov Vlagyimir Petrovics',
    kind: 'person',
    isCompanyItself: false,
    isWithheld: false,
    otherNames: [],
    numbers: [],
    roles: ['member', 'signatory'],
    birthDate: '1961-03-04',
    registerNumber: null,
    countryCode: null,
  },
  designation: {
    name: 'Vladimir Petrovich KRYLATOV',
    matchedName: 'Владимир Петрович КРЫЛАТОВ',
    otherNames: ['Volodymyr KRYLATOV'],
    kind: 'person',
    programme: 'EU-TEST',
    measure: 'Asset freeze',
    list: {
      sourceId: 'eu-sanctions',
      title: 'Az Európai Unió korlátozó intézkedéseinek jegyzékei',
      publisher: 'Az Európai Unió Kiadóhivatala',
      url: null,
      day: '2026-08-22',
    },
    entry: '7',
    listedOn: '2024-01-15',
    firstSeenOn: '2024-02-01',
    amendedOn: null,
    delistedOn: null,
    reason: 'Statement of reasons of the test.',
    legalAct: { celex: '32099R0001', annex: 'I', record: '7', url: 'https://eur-lex.europa.eu/test' },
    birthDate: null,
    birthPlace: null,
    nationality: 'Russian',
    position: null,
    address: null,
    numbers: [],
  },
  foundAt: '2026-11-20T08:00:00.000Z',
  endedAt: null,
  decision: null,
  isOutdated: false,
  history: [],
}

/** A company whose owner may be listed. */
export const testingScreening: SanctionScreening = {
  lists: [
    {
      sourceId: 'eu-sanctions',
      title: 'Az Európai Unió korlátozó intézkedéseinek jegyzékei',
      publisher: 'Az Európai Unió Kiadóhivatala',
      url: 'https://eur-lex.europa.eu/',
      isMadeUp: false,
      day: '2026-08-22',
      designationCount: 8015,
      comparedCount: 7012,
      unreadCount: 0,
      failingSince: null,
      ageDays: 0,
      isOld: false,
    },
  ],
  notLoaded: [
    {
      sourceId: 'un-sanctions',
      title: 'United Nations Security Council Consolidated List',
      publisher: 'United Nations Security Council',
    },
  ],
  checkedAt: '2026-11-20T08:00:00.000Z',
  checkedCount: 2,
  checked: [
    { name: 'Dunamenti Gépgyártó és Szolgáltató Kft.', kind: 'entity', isCompanyItself: true, roles: [] },
    { name: 'Krilatov Vlagyimir Petrovics', kind: 'person', isCompanyItself: false, roles: ['member', 'signatory'] },
  ],
  tooShortCount: 0,
  tooShort: [],
  unnamedCount: 0,
  unnamed: [],
  matches: [testingMatch],
}
