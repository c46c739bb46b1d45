import type { SourceRecord } from '@merleg/domain/observation'
import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { companiesHousePscGb } from './companies-house-psc-gb.adapter.ts'
import { toControl, toSnapshot, toStatement } from './testing-controls.ts'

const writeFolder = useSourceFolders()
const WHOLE = 'persons-with-significant-control-snapshot-2026-11-02.txt'

async function read(lines: readonly unknown[]): Promise<SourceRecord[]> {
  return collectRecords(readSource(companiesHousePscGb, await writeFolder({ [WHOLE]: toSnapshot(lines) })))
}

function factsOf(records: readonly SourceRecord[]): unknown[] {
  return records.filter(({ type }) => type === 'fact')
}

describe('persons with significant control', () => {
  test('a person: bands of shares and votes apart, a month of birth is no birth date', async () => {
    const [fact] = await read([
      toControl('00445790', {
        kind: 'individual-person-with-significant-control',
        name: 'Ms Ada  Example',
        date_of_birth: { month: 5, year: 1960 },
        nationality: 'British',
        country_of_residence: 'England',
        natures_of_control: [
          'ownership-of-shares-50-to-75-percent',
          'voting-rights-75-to-100-percent',
          'right-to-appoint-and-remove-directors',
        ],
        address: { premises: '1', address_line_1: 'Sea Road', locality: 'Poole', postal_code: 'BH15 1AA' },
      }),
    ])
    expect(fact).toMatchObject({
      companyId: 'gb-00445790',
      section: 'beneficial-owner',
      slot: 'id1',
      partyId: null,
      validFrom: '2016-04-06',
      validTo: null,
      payload: {
        partyKind: 'person',
        name: 'Ms Ada Example',
        birthDate: null,
        countryCode: 'GB',
        natures: [
          { kind: 'shares', holder: null, min: 50, max: 75, code: 'ownership-of-shares-50-to-75-percent' },
          { kind: 'votes', min: 75, max: 100 },
          { kind: 'board', min: null, max: null },
        ],
        address: '1 Sea Road, Poole, BH15 1AA',
        shareMin: 50,
        shareMax: 75,
        votesMin: 75,
        votesMax: 100,
        shareText:
          'ownership of shares 50 to 75 percent; voting rights 75 to 100 percent; right to appoint and remove directors',
      },
    })
  })

  test.each([
    ['England', '2339274', 'gb-02339274'],
    ['Scotland', 'sc 12345', 'gb-sc012345'],
    ['England & Wales', 'OC318626', 'gb-oc318626'],
    ['Estonia', '10000018', 'ee-10000018'],
    ['Estonia', '10000019', null],
    ['Latvia', '40003000642', 'lv-40003000642'],
    ['Norway', '923 609 016', 'no-923609016'],
    ['Norway', '923609017', null],
    ['Jersey', '12345', null],
    ['United Kingdom', 'not known', null],
    ['England', '00445790', null],
  ])('a company of the register of %s with the number %s is %s', async (country, number, partyId) => {
    const [fact] = await read([
      toControl('00445790', {
        kind: 'corporate-entity-person-with-significant-control',
        name: 'Holdings Ltd',
        identification: { country_registered: country, registration_number: number },
      }),
    ])
    expect(fact).toMatchObject({ partyId, payload: { partyKind: 'company', registerNumber: number } })
  })

  test.each([
    ['', 'gb-01082476'],
    ['Companies House', 'gb-01082476'],
    ['Registrar Of Companies For England And Wales', 'gb-01082476'],
    ['UK', 'gb-01082476'],
    ['Charity Commission For England And Wales', null],
    ['Financial Conduct Authority, Mutuals Register', null],
    ['Jersey Financial Services Commission', null],
    ['Registrar Of Companies, Isle Of Man', null],
  ])('a British number at the register "%s" is %s', async (place, partyId) => {
    const [fact] = await read([
      toControl('00445790', {
        kind: 'corporate-entity-person-with-significant-control',
        name: 'Holdings Ltd',
        identification: { country_registered: 'England', place_registered: place, registration_number: '1082476' },
      }),
    ])
    expect(fact).toMatchObject({ partyId, payload: { registerNumber: '1082476' } })
  })

  test('the place tells the register where the country does not', async () => {
    const [fact] = await read([
      toControl('00445790', {
        kind: 'corporate-entity-person-with-significant-control',
        name: 'Holdings Ltd',
        identification: { place_registered: 'Companies House, Cardiff', registration_number: '00000006' },
      }),
    ])
    expect(fact).toMatchObject({ partyId: 'gb-00000006' })
  })

  test.each([
    [['25-to-50-percent'], 25, 50],
    [['25-to-50-percent', '25-to-50-percent-as-trust'], 25, 100],
    [['25-to-50-percent', '50-to-75-percent-as-firm'], 50, 100],
  ])('shares of %j are from %d to %d percent', async (bands, shareMin, shareMax) => {
    const natures = bands.map((band) => `ownership-of-shares-${band}`)
    const kind = 'individual-person-with-significant-control'
    const [fact] = await read([
      toControl('00445790', {
        kind,
        name: 'Ada Example',
        natures_of_control: [...natures, 'voting-rights-25-to-50-percent'],
      }),
    ])
    expect(fact).toMatchObject({ payload: { shareMin, shareMax, votesMin: 25, votesMax: 50 } })
  })

  test('what is held in several ways has no upper bound that is told', async () => {
    const [fact] = await read([
      toControl('00445790', {
        kind: 'legal-person-person-with-significant-control',
        name: 'The Council',
        natures_of_control: [
          'ownership-of-shares-25-to-50-percent',
          'ownership-of-shares-50-to-75-percent-as-trust',
          'a-nature-of-tomorrow',
        ],
      }),
    ])
    expect(fact).toMatchObject({ payload: { partyKind: 'other', shareMin: 50, shareMax: 100 } })
    expect(JSON.stringify(fact)).toContain('a nature of tomorrow')
    expect(fact).toMatchObject({ payload: { votesMin: null, votesMax: null } })
  })

  test('who has ceased, and days that cannot be', async () => {
    const person = { kind: 'individual-person-with-significant-control', name: 'Ada Example' }
    const records = await read([
      toControl('00000001', { ...person, ceased_on: '2024-07-05' }),
      toControl('00000002', { ...person, notified_on: '1083-01-01' }),
      toControl('00000003', { ...person, notified_on: '2020-01-01', ceased_on: '2019-01-01' }),
      toControl('00000004', { ...person, ceased_on: '2924-01-01' }),
    ])
    expect(records).toMatchObject([
      { validFrom: '2016-04-06', validTo: '2024-07-05' },
      { validFrom: null, validTo: null },
      { reason: 'date', line: 3, section: 'beneficial-owner' },
      { reason: 'date', line: 4, section: 'beneficial-owner' },
    ])
  })

  test('who has ceased on the day from which he was told was never one, and is no fault of the line', async () => {
    const days = { notified_on: '2026-11-01', ceased_on: '2026-11-01' }
    const kind = 'persons-with-significant-control-statement'
    const records = await read([
      toControl('00000001', { kind: 'individual-person-with-significant-control', name: 'Ada Example', ...days }),
      toControl('00000002', { kind: 'super-secure-person-with-significant-control', ...days }),
      toControl('00000003', { kind, statement: 'psc-details-not-confirmed', ...days }),
      {
        company_number: '00000006',
        data: {
          kind: 'exemptions',
          exemptions: { some: { items: [{ exempt_from: '2026-11-01', exempt_to: '2026-11-01' }] } },
        },
      },
    ])
    expect(records).toEqual([])
  })

  test('super-secure persons are told without who they are, those who have ceased not at all', async () => {
    const kind = 'super-secure-person-with-significant-control'
    const description = 'super-secure-persons-with-significant-control'
    const records = await read([
      toControl('00000004', { kind, description, ceased: false, notified_on: undefined }),
      toControl('00000005', { kind, description, ceased: true, notified_on: undefined }),
    ])
    expect(records).toMatchObject([
      {
        companyId: 'gb-00000004',
        section: 'beneficial-owner-statement',
        slot: 'id1',
        payload: { statement: 'protected', text: 'super secure persons with significant control' },
      },
    ])
  })

  test('statements and exemptions are told as such, beside the words of the register', async () => {
    const records = await read([
      toStatement('00000003', 'no-individual-or-entity-with-signficant-control'),
      {
        company_number: '00000006',
        data: {
          kind: 'exemptions',
          exemptions: {
            psc_exempt_as_shares_admitted_on_market: {
              exemption_type: 'psc-exempt-as-shares-admitted-on-market',
              items: [{ exempt_from: '2026-03-01' }],
            },
          },
        },
      },
    ])
    expect(factsOf(records)).toMatchObject([
      {
        section: 'beneficial-owner-statement',
        slot: expect.stringMatching(/^statement-/),
        payload: { statement: 'said-nobody', text: 'no individual or entity with signficant control' },
        validFrom: '2017-01-01',
      },
      {
        section: 'beneficial-owner-statement',
        slot: 'exemption-psc_exempt_as_shares_admitted_on_market',
        payload: { statement: 'exempt', text: 'psc exempt as shares admitted on market' },
        validFrom: '2026-03-01',
      },
    ])
  })

  test('what a line that was not taken over told of is known by its kind', async () => {
    const days = { notified_on: '2020-01-01', ceased_on: '2019-01-01' }
    const statement = 'persons-with-significant-control-statement'
    const records = await read([
      toControl('00000001', { kind: 'individual-person-with-significant-control', name: 7 }),
      toControl('00000001', { kind: 'super-secure-person-with-significant-control', description: 7 }),
      toControl('00000001', { kind: 'super-secure-person-with-significant-control', ...days }),
      toControl('00000001', { kind: statement }),
      toControl('00000001', { kind: statement, statement: 'psc-details-not-confirmed', ...days }),
      { company_number: '00000001', data: { kind: 'exemptions' } },
      toControl('00000001', { kind: 'robot-with-significant-control' }),
    ])
    const told = 'beneficial-owner-statement'
    expect(records).toMatchObject([
      { reason: 'payload', section: 'beneficial-owner' },
      { reason: 'payload', section: told },
      { reason: 'date', section: told },
      { reason: 'payload', section: told },
      { reason: 'date', section: told },
      { reason: 'payload', section: told },
      { reason: 'entry-kind' },
    ])
    expect(records.at(-1)).not.toHaveProperty('section')
  })

  test('lines of unknown kinds, without a number, a name or what their kind has', async () => {
    const person = { kind: 'individual-person-with-significant-control', name: 'Ada Example' }
    const records = await read([
      toControl('00000001', { ...person, kind: 'robot-with-significant-control' }),
      toControl('ABC', person),
      toControl('00000001', { ...person, name: '' }),
      { company_number: '00000001', data: { ...person } },
      { company_number: '00000001' },
      toControl('00000001', { ...person, name: undefined, name_elements: { forename: 'Ada', surname: 'Example' } }),
    ])
    expect(listRejections(records)).toEqual([
      '1 entry-kind',
      '2 register-number',
      '3 name-missing',
      '4 payload',
      '5 entry-kind',
    ])
    expect(factsOf(records)).toMatchObject([{ payload: { name: 'Ada Example' } }])
  })
})

describe('a snapshot', () => {
  const lines = [
    toStatement('00000003', 'psc-exists-but-not-identified'),
    toStatement('00000004', 'psc-details-not-confirmed'),
  ]
  const whole = toSnapshot(lines)

  const renamed = Array.from({ length: 11 }, () =>
    toControl('00000003', { kind: 'individual-psc', name: 'Ada Example' }),
  )

  test.each<[string, Record<string, string>, string]>([
    [
      'whose kinds were renamed',
      { [WHOLE]: toSnapshot([...lines, ...renamed], { persons_of_significant_control_count: 11 }) },
      'kinds-unknown 14',
    ],
    [
      'with a few lines of a new kind',
      { [WHOLE]: toSnapshot([...lines, ...renamed.slice(1)], { persons_of_significant_control_count: 10 }) },
      'taken over',
    ],
    ['without its totals', { [WHOLE]: whole.slice(0, whole.indexOf('{"data"')) }, 'cut-off 2'],
    ['with less than its totals say', { [WHOLE]: toSnapshot(lines, { statements_count: 3 }) }, 'cut-off 3'],
    ['cut within a line', { [WHOLE]: whole.slice(0, -20) }, 'cut-off 3'],
    ['with a line that is no JSON', { [WHOLE]: `{"a": nonsense}\n${whole}` }, 'json 1'],
    ['without a part', { 'psc-snapshot-2026-11-02_1of2.txt': whole }, 'file-missing null'],
    [
      'in parts, the totals in the last',
      {
        'psc-snapshot-2026-11-02_1of2.txt': `${JSON.stringify(lines[0])}\n`,
        'psc-snapshot-2026-11-02_2of2.txt': toSnapshot([lines[1]], { statements_count: 2 }),
      },
      'taken over',
    ],
  ])('%s', async (_title, files, refusal) => {
    expect(await findRefusal(readSource(companiesHousePscGb, await writeFolder(files)))).toBe(refusal)
  })
})
