import type { CompanySummary, PersonRow, SimpleSummary, SummaryChart } from '@merleg/contract/report/summary.contract'
import { testingProvenance } from '../header/testing-header.ts'

const testingOrigin = { derivation: null, sources: [testingProvenance] }
const testingFiling = { derivation: null, sources: [{ ...testingProvenance, filedOn: '2025-05-30' }] }
const testingTie = { derivation: 'Közös tulajdonos vagy képviselő: Kovács Béla.', sources: [testingProvenance] }

const YEARS = ['2021', '2022', '2023', '2024', '2025']

function chart(data: Array<number | null>, unit: 'currency' | 'percent' | 'person' = 'currency'): SummaryChart {
  const origins = data.map((value) => (value === null ? null : testingFiling))
  const currency = unit === 'currency' ? 'HUF' : null
  return {
    empty: false,
    labels: YEARS,
    marks: YEARS.map(() => null),
    note: null,
    datasets: [{ data, unit, currency, origins }],
  }
}

const emptyChart: SummaryChart = { empty: true, labels: [], marks: [], note: null, datasets: [] }

function person(name: string, changes: Partial<PersonRow>): PersonRow {
  return {
    name,
    url: null,
    address: null,
    motherName: null,
    post: null,
    representationType: null,
    share: null,
    provenance: testingProvenance,
    ...changes,
  }
}

/** A company with every card filled but those of a rating. */
export const testingSummary: CompanySummary = {
  type: 'company',
  risk: null,
  riskLabel: 'nem minősített',
  riskAlpha: null,
  riskCaveats: [],
  riskConfidence: null,
  riskDisabled: false,
  liteRating: null,
  sources: [
    testingProvenance,
    { ...testingProvenance, title: 'Beszámoló 2025', validFrom: '2026-05-29', reference: null },
  ],
  details: {
    name: 'Dunamenti Gépgyártó és Szolgáltató Kft.',
    shortName: 'Dunamenti Kft.',
    headquarter: '2600 Vác, Derecskei dűlő 14.',
    mapUrl: 'https://map.example.test/?q=2600',
    registrationNumber: { value: '13-09-128844', empty: false },
    taxNumber: '14562877-2-13',
    incorporationYear: 2008,
    incorporatedOn: '2008-03-17',
    revenue: { value: 1_284_600_000, year: 2025, currency: 'HUF', change: 0.084, mark: null },
    creditability: null,
    employees: { value: 46, date: '2026-10-31', mark: null },
    mainActivity: '2562 Fémmegmunkálás',
    rating: null,
    locationInfo: { value: '3 további cég', color: 'neutral', url: '/geo/search?zip=2600' },
    origins: {
      name: testingOrigin,
      headquarter: testingOrigin,
      registrationNumber: testingOrigin,
      taxNumber: testingOrigin,
      mainActivity: testingOrigin,
      revenue: testingFiling,
    },
  },
  sector: { mainActivity: '2562 Fémmegmunkálás', risk: 'B', riskBasis: 'középen 58 pont, 7 minősített cég' },
  contacts: {
    empty: false,
    phone: [{ value: '+36 27 123 456', url: 'tel:+3627123456', provenance: testingProvenance }],
    email: [{ value: 'info@dunamenti.example', url: 'mailto:info@dunamenti.example', provenance: testingProvenance }],
    website: [{ value: 'dunamenti.example', url: 'https://dunamenti.example', provenance: testingProvenance }],
  },
  authorizedToSign: {
    empty: false,
    total: 12,
    counts: '12 hatályos',
    items: [
      person('Kovács Béla', {
        address: '2600 Vác, Fő utca 3.',
        motherName: 'Nagy Ilona',
        post: 'ügyvezető',
        representationType: 'önálló',
      }),
      person('Szabó Judit', { post: 'cégvezető', representationType: 'együttes' }),
    ],
  },
  owners: {
    empty: false,
    total: 2,
    counts: '2 hatályos',
    items: [
      person('Vácmetál Vagyonkezelő Zrt.', { url: '/report/10738885/summary', share: '60 %' }),
      person('Kovács Béla', { share: '40 %' }),
    ],
  },
  otherCompanies: {
    empty: false,
    total: 1,
    items: [
      {
        regNumber: '13-09-111222',
        name: 'Dunamenti Trans Kft.',
        status: 'működő',
        url: '/report/11122233/summary',
        origin: testingTie,
      },
    ],
  },
  predecessorCompanies: {
    empty: false,
    total: 1,
    items: [
      {
        regNumber: '13-06-000111',
        name: 'Dunamenti Gépgyár Bt.',
        status: 'megszűnt',
        url: null,
        origin: testingOrigin,
      },
    ],
  },
  charts: {
    classification: emptyChart,
    revenue: chart([702_100_000, 902_140_000, 1_098_775_000, 1_185_020_000, 1_284_600_000]),
    roe: chart([0.12, null, -0.031, 0.14, 0.155], 'percent'),
    employees: chart([39, 41, 44, 45, 46], 'person'),
    result: chart([39_022_000, 60_118_000, -12_400_000, 55_730_000, 69_541_000]),
    ownCapital: chart([null, null, null, null, 448_949_000]),
  },
  certificate: { name: 'Megbízható cég', score: 4, origin: testingOrigin },
  covid: null,
  taxTable: {
    empty: false,
    items: [
      {
        memberTaxNumber: '14562877-5-13',
        memberName: 'Dunamenti Gépgyártó és Szolgáltató Kft.',
        address: '2600 Vác, Derecskei dűlő 14.',
        memberIDNumber: '17781234',
        joinDate: '2015-01-01',
        origin: testingOrigin,
      },
    ],
  },
  closedCompaniesTable: {
    empty: false,
    items: [
      {
        registrationNumber: '13-09-000999',
        companyName: 'Dunamenti Öntöde Kft. „f. a.”',
        status: 'megszűnt',
        url: null,
        origin: testingTie,
      },
    ],
  },
}

/** A company of which next to nothing is known. */
export const testingSummaryEmpty: CompanySummary = {
  ...testingSummary,
  sources: [testingProvenance],
  details: {
    ...testingSummary.details,
    shortName: null,
    mapUrl: null,
    taxNumber: null,
    incorporationYear: null,
    incorporatedOn: null,
    revenue: null,
    employees: null,
    mainActivity: null,
    locationInfo: null,
  },
  sector: { mainActivity: null, risk: null, riskBasis: null },
  contacts: { empty: true, phone: [], email: [], website: [] },
  authorizedToSign: { empty: true, items: [], total: 0, counts: '' },
  owners: { empty: true, items: [], total: 0, counts: '' },
  otherCompanies: { empty: true, items: [], total: 0 },
  predecessorCompanies: { empty: true, items: [], total: 0 },
  charts: {
    classification: emptyChart,
    revenue: emptyChart,
    roe: emptyChart,
    employees: emptyChart,
    result: emptyChart,
    ownCapital: emptyChart,
  },
  certificate: null,
  taxTable: { empty: true, items: [] },
  closedCompaniesTable: { empty: true, items: [] },
}

/** A nonprofit whose register also sends html. */
export const testingSimpleSummary: SimpleSummary = {
  type: 'nonprofit',
  risk: null,
  riskLabel: 'nem minősített',
  riskAlpha: null,
  riskCaveats: [],
  riskConfidence: null,
  riskDisabled: true,
  liteRating: null,
  sources: [testingProvenance],
  name: 'Tiszta Duna Alapítvány',
  nameOrigin: testingOrigin,
  details: [
    { key: 'Nyilvántartási szám', value: '13-01-0001234', copyable: true, origin: testingOrigin },
    { key: 'Cél', value: 'Környezetvédelem', copyable: false, origin: testingOrigin },
  ],
  sites: [{ kind: 'székhely', address: '2600 Vác, Fő tér 1.', origin: testingOrigin }],
  financialData: {
    years: [2023, 2024],
    marks: [null, null],
    currency: 'HUF',
    rows: [{ label: 'Bevétel', values: [1_200_000, null] }],
    origins: [testingFiling, null],
  },
  activities: [
    { code: '9499', label: 'Máshová nem sorolt közösségi tevékenység', isMain: true, origin: testingOrigin },
  ],
  persons: [person('Tóth Anna', { post: 'kuratóriumi elnök' })],
  html: '<p>Közhasznú <b>szervezet</b></p><img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>',
}
