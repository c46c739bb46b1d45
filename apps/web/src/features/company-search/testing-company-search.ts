import { CompanyQuery } from '@merleg/contract/company-search-query'
import type { FoundRow, SearchForm, SearchResults } from '@merleg/contract/company-search.contract'

const section = (key: string, title: string, children: SearchForm['prefill']['activities']) => ({
  key,
  code: key.length > 2 ? `${key.slice(0, 2)}.${key.slice(2)}` : key,
  title,
  later: [],
  children,
})

/** Two sections, the first with two classes in two groups. */
export const testingActivities: SearchForm['prefill']['activities'] = [
  section('A', 'Mezőgazdaság', [section('01', 'Növénytermesztés', [section('0111', 'Gabonaféle termesztése', [])])]),
  section('F', 'Építőipar', [
    section('41', 'Épületek építése', [
      section('411', 'Épületépítési projekt szervezése', [
        section('4110', 'Épületépítési projekt szervezése (osztály)', []),
      ]),
      section('412', 'Lakó- és nem lakó épület építése', [section('4120', 'Lakóépület építése', [])]),
    ]),
  ]),
]

export const testingPrefill: SearchForm['prefill'] = {
  types: [
    { id: 'kft', value: 'korlátolt felelősségű társaság' },
    { id: 'bt', value: 'betéti társaság' },
  ],
  statuses: [{ id: 'working', value: 'működő' }],
  counties: [
    { id: '13', value: 'Pest' },
    { id: '20', value: 'Zala' },
  ],
  regions: [{ id: 'HU1', value: 'Közép-Magyarország' }],
  ownerKinds: [{ id: 'person', value: 'magánszemély' }],
  negativeInfoTypes: [{ id: 'liquidation', value: 'Felszámolás' }],
  positiveInfoTypes: [],
  activities: testingActivities,
}

/** The defaults of the marketing search. */
export const testingForm: SearchForm = {
  params: CompanyQuery.parse({ onlyValid: true, companyDetails: { addressType: ['Headquarter'] } }),
  prefill: testingPrefill,
}

export const testingId = '0f0e0d0c-0000-4000-8000-0000000000aa'

export const testingFound = (given: Partial<FoundRow> = {}): FoundRow => ({
  companyId: '10738885',
  name: { value: 'ZÁÉV Építőipari Zrt.', url: '/report/10738885/summary' },
  matchedName: null,
  address: '8900 Zalaegerszeg, Millennium köz 1.',
  taxNumber: '10738885-2-20',
  registrationNumber: '20-10-040128',
  countryCode: 'HU',
  isMadeUp: true,
  distanceKm: null,
  risk: { value: 71, band: 'low', label: 'alacsony kockázat' },
  status: { key: 'working', icon: 'status-working', color: 'good', value: 'működő' },
  headcount: 240,
  headcountYear: null,
  foundedOn: '1990-01-31',
  salesThousand: 12_345_000,
  currency: 'HUF',
  year: 2024,
  yearDays: null,
  isConsolidated: false,
  flawedYear: null,
  salesGrowth: -3.5,
  probability: 1.4,
  mainActivity: '4120 Lakóépület építése',
  county: 'Zala',
  contacts: { phone: true, email: false, website: true },
  matched: [{ criterion: 'personName', text: 'Kovács Anna, ügyvezető' }],
  ...given,
})

export const testingResults = (results: readonly FoundRow[], count = results.length): SearchResults => ({
  title: { prefix: 'Marketingkeresés', value: 'Zala vármegye' },
  notes: [],
  unanswered: null,
  results: [...results],
  price: null,
  meta: {
    count,
    currentPage: 1,
    perPage: 10,
    asOf: '2026-11-22T05:40:00.000Z',
    orderBy: 'name',
    orderOptions: [
      { id: 'name', label: 'név' },
      { id: 'sales', label: 'árbevétel' },
    ],
  },
})
