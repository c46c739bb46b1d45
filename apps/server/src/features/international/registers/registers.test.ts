import { beforeAll, describe, expect, test } from 'vitest'
import type { PdfJob, PdfRenderer } from '../../../shared/pdf.ts'
import type { Fetch } from '../provider/fixed-host.ts'
import type { PublicRegister } from './register-provider.ts'
import { createBrreg } from './brreg.ts'
import { createCompaniesHouse } from './companies-house.ts'
import { createGleif } from './gleif.ts'
import { createRegisterProvider } from './register-provider.ts'

const CALL = { signal: AbortSignal.any([]) }
const KEY = 'a-secret-key'

/** Answers by path; whatever else is asked for is not there. */
function answering(answers: Readonly<Record<string, unknown>>) {
  const asked: { url: URL; init: RequestInit }[] = []
  const fetch: Fetch = async (url, init) => {
    asked.push({ url, init })
    const answer = answers[url.pathname]
    return answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer)
  }
  return { asked, fetch }
}

const LEI = '5493001KJTIIGC8Y1R12'
const ENTRY = {
  type: 'lei-records',
  id: LEI,
  attributes: {
    lei: LEI,
    entity: {
      legalName: { name: 'Beispiel Holding AG', language: 'de' },
      otherNames: [],
      legalAddress: {
        language: 'de',
        addressLines: ['Ring 1'],
        city: 'Wien',
        region: 'AT-9',
        country: 'AT',
        postalCode: '1010',
      },
      headquartersAddress: { addressLines: ['Ring 1'], city: 'Wien', region: null, country: 'AT', postalCode: '1010' },
      registeredAt: { id: 'RA000017', other: null },
      registeredAs: 'FN 12345a',
      jurisdiction: 'AT',
      category: 'GENERAL',
      legalForm: { id: 'EQOV', other: null },
      status: 'ACTIVE',
      creationDate: '1998-03-01T00:00:00Z',
    },
    registration: {
      initialRegistrationDate: '2014-01-10T00:00:00Z',
      lastUpdateDate: '2026-06-01T08:30:00Z',
      status: 'ISSUED',
      nextRenewalDate: '2027-01-10T00:00:00Z',
      corroborationLevel: 'FULLY_CORROBORATED',
    },
  },
}
const gleifAnswers = {
  '/api/v1/lei-records': {
    meta: {
      goldenCopy: { publishDate: '2026-11-22T16:00:00Z' },
      pagination: { currentPage: 1, perPage: 50, from: 1, to: 1, total: 1, lastPage: 1 },
    },
    links: {},
    data: [ENTRY],
  },
  [`/api/v1/lei-records/${LEI}`]: { meta: { goldenCopy: { publishDate: '2026-11-22T16:00:00Z' } }, data: ENTRY },
}

const PROFILE = {
  company_name: 'EXAMPLE TRADING LIMITED',
  company_number: '01234567',
  company_status: 'active',
  type: 'ltd',
  jurisdiction: 'england-wales',
  date_of_creation: '1990-05-14',
  registered_office_address: { address_line_1: '1 High Street', locality: 'London', postal_code: 'EC1A 1BB' },
  sic_codes: ['62020'],
  has_charges: false,
  has_insolvency_history: false,
  accounts: { next_due: '2027-01-31', overdue: false, last_accounts: { made_up_to: '2026-04-30', type: 'full' } },
  etag: 'c0ffee',
  links: { self: '/company/01234567' },
}
const houseAnswers = {
  '/search/companies': {
    kind: 'search#companies',
    total_results: 2,
    items_per_page: 50,
    start_index: 0,
    items: [
      {
        title: PROFILE.company_name,
        company_number: PROFILE.company_number,
        company_status: 'active',
        address_snippet: '1 High Street, London, EC1A 1BB',
        address: { locality: 'London', postal_code: 'EC1A 1BB' },
      },
      { title: 'OTHER LIMITED', company_number: 'SC000002', address: { locality: 'Leeds', postal_code: 'LS1 1AA' } },
    ],
  },
  '/company/01234567': PROFILE,
  '/company/01234567/officers': {
    active_count: 1,
    items: [
      { name: 'DOE, Jane', officer_role: 'director', appointed_on: '2001-01-01' },
      { name: 'ROE, John', officer_role: 'secretary', appointed_on: '1990-05-14', resigned_on: '2000-12-31' },
    ],
  },
}

const UNIT = {
  organisasjonsnummer: '923609016',
  navn: 'EKSEMPEL ASA',
  organisasjonsform: { kode: 'ASA', beskrivelse: 'Allmennaksjeselskap', _links: {} },
  forretningsadresse: {
    land: 'Norge',
    landkode: 'NO',
    postnummer: '4035',
    poststed: 'STAVANGER',
    adresse: ['Forusbeen 50'],
  },
  naeringskode1: { kode: '06.100', beskrivelse: 'Utvinning av råolje' },
  antallAnsatte: 21408,
  stiftelsesdato: '1972-09-18',
  registreringsdatoEnhetsregisteret: '1995-03-12',
  sisteInnsendteAarsregnskap: '2025',
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
}
const UNITS = '/enhetsregisteret/api/enheter'
const brregAnswers = {
  [UNITS]: { _embedded: { enheter: [UNIT] }, page: { size: 50, totalElements: 77, totalPages: 2, number: 0 } },
  [`${UNITS}/923609016`]: UNIT,
  [`${UNITS}/923609016/roller`]: {
    rollegrupper: [
      {
        type: { kode: 'STYR', beskrivelse: 'Styre' },
        roller: [
          {
            type: { kode: 'LEDE', beskrivelse: 'Styrets leder' },
            person: { fodselsdato: '1960-01-01', navn: { fornavn: 'Kari', etternavn: 'Nordmann' }, erDoed: false },
            fratraadt: false,
          },
          {
            type: { kode: 'MEDL', beskrivelse: 'Styremedlem' },
            person: { navn: { fornavn: 'Ola', etternavn: 'X' } },
            fratraadt: true,
          },
        ],
      },
    ],
  },
}

type Case = {
  make: (fetch: Fetch) => PublicRegister
  answers: Readonly<Record<string, unknown>>
  host: string
  ref: string
  country: 'at' | 'gb' | 'no'
}
const CASES: readonly (readonly [string, Case])[] = [
  [
    'GLEIF',
    { make: (fetch) => createGleif({ fetch }), answers: gleifAnswers, host: 'api.gleif.org', ref: LEI, country: 'at' },
  ],
  [
    'Companies House',
    {
      make: (fetch) => createCompaniesHouse({ fetch, key: KEY }),
      answers: houseAnswers,
      host: 'api.company-information.service.gov.uk',
      ref: '01234567',
      country: 'gb',
    },
  ],
  [
    'Brreg',
    {
      make: (fetch) => createBrreg({ fetch }),
      answers: brregAnswers,
      host: 'data.brreg.no',
      ref: '923609016',
      country: 'no',
    },
  ],
]

const typeset: PdfJob[] = []
const renderer: PdfRenderer = {
  render: async (job) => {
    typeset.push(job)
    return Buffer.from('%PDF-1.7 %%EOF')
  },
  close: async () => undefined,
}
const clock = { now: () => new Date('2026-11-23T10:00:00Z') }
beforeAll(() => void (typeset.length = 0))

describe.each(CASES)('%s', (_name, { make, answers, host, ref, country }) => {
  test('is searched by name, and nothing but its host is reached, without redirects', async () => {
    const { asked, fetch } = answering(answers)
    const { hits } = await make(fetch).search({ country, name: 'example', zip: '', city: '' }, CALL)
    expect(hits[0]).toMatchObject({ ref, country })
    expect(hits[0]?.address).not.toBe('')
    for (const { url, init } of asked) {
      expect([url.protocol, url.host]).toEqual(['https:', host])
      expect(init.redirect).toBe('error')
    }
  })

  test('tells the small report, which costs nothing, and names the state of its entry', async () => {
    const provider = createRegisterProvider(make(answering(answers).fetch), { clock, renderer })
    const availability = await provider.availability(ref, CALL)
    expect(availability.small).toMatchObject({ kind: 'instant', cost: 0 })
    expect(availability.small.dataVersion).not.toBe('')
    expect((await provider.availability(ref, CALL)).small).toEqual(availability.small)
    expect(availability.extended.kind).toBe('none')
    expect([provider.parts.small.length > 0, provider.parts.extended]).toEqual([true, []])
    const order = { ref, variant: 'small', language: 'de', callRef: 'x', cost: 0 } as const
    const { orderNo, state } = await provider.order(order, CALL)
    expect(state).toBe('ready')
    const document = await provider.fetchDocument({ ...order, orderNo }, CALL)
    expect(document.answer).not.toBeNull()
    expect(JSON.stringify(typeset.at(-1)?.content)).toContain('madeUp":null')
  })

  test.each([['../../etc/passwd'], ['http://169.254.169.254/'], ['%2e%2e%2f'], ['x'], ['']])(
    'is never asked for %s',
    async (hostile) => {
      const { asked, fetch } = answering(answers)
      expect(await make(fetch).read(hostile, CALL)).toBeNull()
      expect(asked).toEqual([])
    },
  )

  test.each([
    ['has no such company', () => new Response('', { status: 404 }), 'none'],
    ['has deleted it', () => new Response('', { status: 410 }), 'none'],
    ['is busy', () => new Response('', { status: 429, headers: { 'retry-after': '7' } }), 'ProviderBusy'],
    ['does not know the key', () => new Response('', { status: 401 }), 'ProviderRefusal'],
    ['is broken', () => new Response('', { status: 502 }), 'ProviderFault'],
    ['answers a page', () => new Response('<html>', { status: 200 }), 'ProviderFault'],
    ['answers another shape', () => Response.json({ surprise: true }), 'ProviderMisread'],
    ['answers without end', () => new Response('x'.repeat(2_100_000)), 'ProviderFault'],
  ])('that %s', async (_title, respond, outcome) => {
    const register = make(async () => respond())
    const found = await register.read(ref, CALL).then(
      (record) => (record === null ? 'none' : 'record'),
      (error: unknown) =>
        error instanceof Error
          ? error.name === 'ProviderRefusal' && 'retryAfterMs' in error
            ? 'ProviderBusy'
            : error.name
          : '',
    )
    expect(found).toBe(outcome)
  })

  test('that cannot be reached tells nothing of the key', async () => {
    const register = make(async () => Promise.reject(new TypeError('fetch failed')))
    const error: unknown = await register.read(ref, CALL).catch((fault: unknown) => fault)
    expect(String(error)).not.toContain(KEY)
    expect(JSON.stringify(error)).not.toContain(KEY)
  })
})

test('what is typed is a value of the query and nothing else', async () => {
  const { asked, fetch } = answering(gleifAnswers)
  const name = 'a&filter[entity.status]=x#/../../?'
  await createGleif({ fetch }).search({ country: 'at', name, companyNumber: '1' }, CALL)
  const [{ url } = { url: new URL('https://none') }] = asked
  expect(url.pathname).toBe('/api/v1/lei-records')
  expect(url.searchParams.get('filter[fulltext]')).toBe(name)
  expect(url.searchParams.get('filter[entity.legalAddress.country]')).toBe('AT')
})

test.each(CASES)('%s whose search is gone is no register without companies', async (_name, { make, country }) => {
  const register = make(async () => new Response('', { status: 404 }))
  await expect(register.search({ country, name: 'example' }, CALL)).rejects.toThrow('the search is not there')
})

test('a register that does not say of which day its data are is not said to be of today', async () => {
  const provider = createRegisterProvider(createBrreg({ fetch: answering(brregAnswers).fetch }), { clock, renderer })
  expect((await provider.availability('923609016', CALL)).small.asOf).toBeNull()
  const order = { ref: '923609016', variant: 'small', language: 'en', callRef: 'x', orderNo: 'x' } as const
  expect((await provider.fetchDocument(order, CALL)).asOf).toBeNull()
  expect(JSON.stringify(typeset.at(-1)?.content)).toContain('does not state the date')
})

test('officers are read to the last page, and where there are none the report says that none was told', async () => {
  const officers = Array.from({ length: 120 }, (_, index) => ({ name: `NAME ${index}`, officer_role: 'director' }))
  const answer = (url: URL) => {
    const from = Number(url.searchParams.get('start_index'))
    if (!url.pathname.endsWith('/officers')) return Response.json(PROFILE)
    return Response.json({ total_results: officers.length, items: officers.slice(from, from + 50) })
  }
  const record = await createCompaniesHouse({ fetch: async (url) => answer(url), key: KEY }).read('01234567', CALL)
  expect(JSON.stringify(record?.describe('en'))).toContain('NAME 119')
  const silent = answering({ '/company/01234567': PROFILE })
  const without = await createCompaniesHouse({ fetch: silent.fetch, key: KEY }).read('01234567', CALL)
  expect(JSON.stringify(without?.describe('en'))).toContain('published no manager or officer')
})

test('an LEI is no number of a register', async () => {
  const { registeredAs: _number, ...entity } = ENTRY.attributes.entity
  const data = [{ ...ENTRY, attributes: { ...ENTRY.attributes, entity } }]
  const { fetch } = answering({ '/api/v1/lei-records': { data } })
  const { hits } = await createGleif({ fetch }).search({ country: 'at', name: 'beispiel' }, CALL)
  expect(hits).toMatchObject([{ ref: LEI, registrationNumber: '' }])
})

test('Companies House is asked with the key, by number where there is one, and narrowed by place', async () => {
  const { asked, fetch } = answering(houseAnswers)
  const house = createCompaniesHouse({ fetch, key: KEY })
  expect(await house.search({ country: 'gb', companyNumber: '1234567' }, CALL)).toMatchObject({ total: 1 })
  expect(new Headers(asked[0]?.init.headers).get('authorization')).toBe(`Basic ${btoa(`${KEY}:`)}`)
  expect(await house.search({ country: 'gb', name: 'x y', city: 'leeds' }, CALL)).toMatchObject({
    total: 1,
    hits: [{ ref: 'SC000002' }],
  })
  expect(await house.search({ country: 'gb', companyNumber: 'not a number' }, CALL)).toEqual({ hits: [], total: 0 })
})

test.each([
  ['sc 1234', ['/company/SC001234']],
  ['OC12345', ['/company/OC012345']],
  ['ip12345r', ['/company/IP12345R']],
  ['12345R', []],
  ['00000000', []],
])('Companies House is asked for the number %s in its one spelling', async (companyNumber, paths) => {
  const { asked, fetch } = answering({})
  await createCompaniesHouse({ fetch, key: KEY }).search({ country: 'gb', companyNumber }, CALL)
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(paths)
})

test('Brreg tells how many there are, takes the number out of a tax number, and shows nobody who has left', async () => {
  const { asked, fetch } = answering(brregAnswers)
  const brreg = createBrreg({ fetch })
  expect(await brreg.search({ country: 'no', taxNumber: 'NO 923 609 016 MVA' }, CALL)).toMatchObject({ total: 77 })
  expect(asked[0]?.url.searchParams.get('organisasjonsnummer')).toBe('923609016')
  const record = await brreg.read('923609016', CALL)
  const told = JSON.stringify(record?.describe('hu'))
  expect(told).toContain('Kari Nordmann')
  expect(told).not.toContain('Ola')
})

test.each([createGleif, createBrreg])('a search by what a register does not know is refused', async (create) => {
  const register = create({ fetch: answering({}).fetch })
  await expect(register.search({ country: 'at', street: 'Ring' }, CALL)).rejects.toMatchObject({ reason: 'refused' })
})
