import { taxStemCheckDigit } from '@merleg/domain/tax-number'
import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  toCsv,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { integritywatchHu } from './integritywatch-hu.adapter.ts'
import { readShareBand } from './owners.ts'

const writeFolder = useSourceFolders()

type Rows = (string | number)[][]

const COMPANIES: Rows = [
  ['10000001241', 'Első  Építő Kft.', 11, 'True', '2.0', '100.0'],
  ['10000056203', 'Második Zrt.', 11, 'True', '1.0', '5.5'],
]
const OWNERS: Rows = [
  [0, 'Magánszemély 0000', 'Több mint 25%'],
  [1, 'Magánszemély 0001', ''],
]
const LINKS: Rows = [
  [0, '10000001241', 'Első Építő Kft.', '100.0'],
  [1, '10000001241', 'Első Építő Kft.', '100.0'],
]
const NOTICE = 'http://www.kozbeszerzes.hu/ertesito/2018/0/targy/portal_434/megtekint/portal_2788_2018/'
const AWARD = [
  '2018_2020',
  '10000001241',
  '',
  '28382047.0',
  'Kis Község',
  '02/03/2018',
  NOTICE,
  '45000000-7',
  0,
  'Út építése',
  'Első Építő Kft.',
]
const CPV: Rows = [
  ['45000000-7', 'Építési munkák', 'Construction work'],
  ['45233220-7', 'Útburkolat', 'Surface work for roads'],
  ['98910000-5', 'Nemzetközi szervezetek', 'International organisations'],
]

function award(changes: Record<number, string | number>): (string | number)[] {
  return AWARD.map((cell, index) => changes[index] ?? cell)
}

function files(
  changes: { companies?: Rows; owners?: Rows; links?: Rows; cpv?: Rows; awards?: Rows } = {},
): Record<string, string> {
  return {
    'companies.csv': toCsv(
      ['tax_number', 'name', 'tax_number_len', 'cdv_ok', 'tenders', 'value_sum'],
      changes.companies ?? COMPANIES,
    ),
    'owners.csv': toCsv(['person_id', 'display_name', 'share_band'], changes.owners ?? OWNERS),
    'owner-company-links.csv': toCsv(
      ['person_id', 'tax_number', 'name', 'total_amount_won_2018_2020'],
      changes.links ?? LINKS,
    ),
    'cpv.csv': toCsv(['CODE', 'CPV_HU', 'CPV_EN'], changes.cpv ?? CPV).trimEnd(),
    'awards.csv': toCsv(
      [
        'dataset',
        'tax_number',
        'company_names',
        'contract_value',
        'contracting_authority',
        'date',
        'link_notice',
        'main_cpv',
        'number_companies_win',
        'procurement_title',
        'registered_name',
      ],
      changes.awards ?? [AWARD],
    ),
  }
}

async function read(changes: Parameters<typeof files>[0] = {}) {
  return collectRecords(readSource(integritywatchHu, await writeFolder(files(changes))))
}

describe('integritywatch-hu', () => {
  test('companies, owners, awards', async () => {
    const records = await read()
    expect(
      records.map((record) =>
        record.type === 'fact' ? `${record.companyId} ${record.section} ${record.slot}` : record.type,
      ),
    ).toEqual([
      '10000001 name ',
      '10000001 legal-form ',
      '10000001 tax-number ',
      '10000056 name ',
      '10000056 legal-form ',
      '10000056 tax-number ',
      '10000001 member iw-0',
      '10000001 member iw-1',
      '10000001 procurement-award portal_2788_2018:28382047',
    ])
    expect(records).toContainEqual(
      expect.objectContaining({ section: 'name', payload: { name: 'Első Építő Kft.' }, line: 2 }),
    )
    expect(records).toContainEqual(
      expect.objectContaining({ section: 'tax-number', payload: { value: '10000001-2-41' } }),
    )
    expect(records).toContainEqual(
      expect.objectContaining({
        section: 'legal-form',
        payload: { code: '113', name: 'Korlátolt felelősségű társaság' },
      }),
    )
    expect(records.filter((record) => record.type === 'fact' && record.section === 'member')).toMatchObject([
      {
        partyId: 'iw-0',
        payload: {
          name: 'Magánszemély 0000',
          partyKind: 'person',
          shareMin: 25,
          shareMax: 100,
          shareText: 'Több mint 25%',
        },
      },
      { partyId: 'iw-1', payload: { shareMin: null, shareMax: null, shareText: null } },
    ])
    expect(records.at(-1)).toMatchObject({
      validFrom: '2018-03-02',
      sourceRef: NOTICE,
      payload: {
        title: 'Út építése',
        authority: 'Kis Község',
        awardedOn: '2018-03-02',
        value: 28_382_047,
        currency: 'HUF',
        cpv: '45000000-7 Építési munkák',
        isConsortium: false,
        noticeUrl: NOTICE,
      },
    })
  })

  const second = { links: [...LINKS, [0, '10000056203', 'Második Zrt.', '1.0']] }
  test.each<[string, Parameters<typeof files>[0], [number | null, number | null, string | null][]]>([
    ['of one company bounds the share in it', {}, [[25, 100, 'Több mint 25%']]],
    [
      'of several bounds the share in none of them',
      second,
      Array.from({ length: 2 }, () => [null, null, 'Több mint 25% (egy sáv a tulajdonos összes cégére)']),
    ],
    [
      'of several is the same where one of them is not taken over',
      { links: [...LINKS, [0, '10000087244', 'Ismeretlen Kft.', '1.0']] },
      [[null, null, 'Több mint 25% (egy sáv a tulajdonos összes cégére)']],
    ],
    [
      'of several that is not known stays as it is',
      { ...second, owners: [[0, 'Magánszemély 0000', 'Nem ismert'], ...OWNERS.slice(1)] },
      Array.from({ length: 2 }, () => [null, null, 'Nem ismert']),
    ],
    [
      'of a company named twice bounds its share',
      { links: [...LINKS, ...LINKS.slice(0, 1)] },
      [[25, 100, 'Több mint 25%']],
    ],
  ])('the band of an owner %s', async (_title, changes, expected) => {
    const shares = (await read(changes)).flatMap((record) =>
      record.type === 'fact' && record.section === 'member' && record.partyId === 'iw-0'
        ? [[record.payload.shareMin, record.payload.shareMax, record.payload.shareText]]
        : [],
    )
    expect(shares).toEqual(expected)
  })

  test('of two tax numbers of a company the later line counts, its awards are not doubled', async () => {
    const records = await read({
      companies: [...COMPANIES, ['10000001242', 'Első Építő Zrt.', 11, 'True', '', '']],
      links: [...LINKS, [0, '10000001242', 'Első Építő Zrt.', '1.0']],
      awards: [AWARD, award({ 0: '2019_2021', 1: '10000001242' }), award({ 1: '10000001242', 3: '5.0' })],
    })
    expect(listRejections(records)).toEqual(['2 superseded', '4 duplicate', '3 duplicate'])
    expect(records).toContainEqual(
      expect.objectContaining({ companyId: '10000001', section: 'tax-number', payload: { value: '10000001-2-42' } }),
    )
    expect(records.filter((record) => record.type === 'fact' && record.section === 'procurement-award')).toHaveLength(2)
  })

  test('awards of a consortium, without value, with several or no CPV codes', async () => {
    const records = await read({
      awards: [
        award({ 2: 'Első Építő Kft.; Másik Kft.', 8: 2, 7: '45000000-7, 45233220-7, 99999999-9' }),
        award({ 3: '', 7: 'nan' }),
        award({ 3: '0.0' }),
      ],
    })
    expect(records.slice(-3)).toMatchObject([
      { payload: { isConsortium: true, cpv: '45000000-7 Építési munkák; 45233220-7 Útburkolat; 99999999-9' } },
      { slot: 'portal_2788_2018:', payload: { value: null, cpv: null } },
      { slot: 'portal_2788_2018:0', payload: { value: 0 } },
    ])
  })

  test.each<[string, Parameters<typeof files>[0], string[]]>([
    [
      'a company with a wrong check digit',
      { companies: [...COMPANIES, ['10000002241', 'X Kft.', 11, 'True', '', '']] },
      ['4 tax-number-check-digit'],
    ],
    [
      'a company with half a tax number',
      { companies: [...COMPANIES, ['1000000124', 'X Kft.', 11, 'True', '', '']] },
      ['4 tax-number-format'],
    ],
    [
      'a company with a wrong VAT code',
      { companies: [...COMPANIES, ['10000001941', 'X Kft.', 11, 'True', '', '']] },
      ['4 tax-number-vat-code'],
    ],
    [
      'a company with a wrong area code',
      { companies: [...COMPANIES, ['10000001299', 'X Kft.', 11, 'True', '', '']] },
      ['4 tax-number-county-code'],
    ],
    [
      'a company without a name',
      { companies: [...COMPANIES, ['10000001241', ' ', 11, 'True', '', '']] },
      ['4 name-missing'],
    ],
    ['a company twice', { companies: [...COMPANIES, ...COMPANIES.slice(0, 1)] }, ['4 duplicate']],
    [
      'a company with a cell too few',
      { companies: [['10000001241', 'X Kft.', 11, 'True', ''], ...COMPANIES] },
      ['2 column-count'],
    ],
    ['an owner twice', { owners: [...OWNERS, [0, 'Magánszemély 0000', '']] }, ['4 duplicate']],
    ['an owner without a name', { owners: [...OWNERS, [2, '', '']] }, ['4 name-missing']],
    ['an owner with an unreadable band', { owners: [...OWNERS, [2, 'Magánszemély 0002', 'sok']] }, ['4 share-band']],
    ['a link to an unknown company', { links: [[0, '10000087244', '', '']] }, ['2 unknown-company']],
    ['a link to an unknown owner', { links: [[7, '10000001241', '', '']] }, ['2 unknown-owner']],
    ['a link with a wrong tax number', { links: [[0, '10000003241', '', '']] }, ['2 tax-number-check-digit']],
    ['a link twice', { links: [...LINKS, ...LINKS] }, ['4 duplicate', '5 duplicate']],
    ['an award of an unknown company', { awards: [award({ 1: '10000087244' })] }, ['2 unknown-company']],
    ['an award with a wrong tax number', { awards: [award({ 1: '10000003241' })] }, ['2 tax-number-check-digit']],
    ['an award on a day that does not exist', { awards: [award({ 5: '30/02/2018' })] }, ['2 date']],
    ['an award of no number', { awards: [award({ 3: 'tízmillió' })] }, ['2 amount']],
    ['an award of half a winner', { awards: [award({ 8: '1.5' })] }, ['2 winner-count']],
    [
      'an award without a notice',
      { awards: [award({ 6: '' }), award({ 6: 'portal' })] },
      ['2 notice-link', '3 notice-link'],
    ],
    ['an award twice', { awards: [AWARD, award({ 6: NOTICE.replace('http:', 'https:') })] }, ['3 duplicate']],
    ['a CPV line with a cell too many', { cpv: [['1', '2', '3', '4'], ...CPV] }, ['2 column-count']],
  ])('rejects %s', async (_title, changes, rejections) => {
    expect(listRejections(await read(changes))).toEqual(rejections)
  })

  test.each<[string, string, (content: string) => string, string]>([
    ['companies cut inside of a line', 'companies.csv', (content) => content.slice(0, -12), 'cut-off 3'],
    ['owners with another column', 'owners.csv', (content) => content.replace('share_band', 'share'), 'columns 1'],
    [
      'links cut after a cell',
      'owner-company-links.csv',
      (content) => `${content.slice(0, content.lastIndexOf(','))}\r\n`,
      'cut-off 3',
    ],
    ['awards with an open quote', 'awards.csv', (content) => content.replace('Kis Község', '"Kis Község'), 'quotes 2'],
    ['an empty file of awards', 'awards.csv', () => '', 'empty 1'],
    [
      'CPV titles cut between lines',
      'cpv.csv',
      (content) => content.slice(0, content.indexOf('98910000')),
      'cut-off 3',
    ],
    [
      'CPV titles cut inside of a line',
      'cpv.csv',
      (content) => content.slice(0, content.indexOf('Surface') - 1),
      'cut-off 3',
    ],
  ])('refuses %s', async (_title, name, damage, refusal) => {
    const whole = files()
    const folder = await writeFolder({ ...whole, [name]: damage(whole[name] ?? '') })
    expect(await findRefusal(readSource(integritywatchHu, folder))).toBe(refusal)
  })
})

/** Tax numbers with their check digit. */
function makeTaxNumbers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const stem = String(1_000_100 + index)
    return `${stem}${taxStemCheckDigit(stem)}241`
  })
}

describe('files that do not fit together', () => {
  const numbers = makeTaxNumbers(40)
  const whole = {
    companies: numbers.map((number, index): (string | number)[] => [number, `Cég ${index} Kft.`, 11, 'True', '', '']),
    owners: numbers.map((_number, index): (string | number)[] => [index, `Magánszemély ${index}`, '']),
    links: numbers.map((number, index): (string | number)[] => [index, number, '', '']),
    awards: numbers.map((number) => award({ 1: number })),
  }

  test('whole', async () => {
    expect(await findRefusal(readSource(integritywatchHu, await writeFolder(files(whole))))).toBe('taken over')
  })

  test.each([
    ['companies', 'cut-off 21'],
    ['owners', 'cut-off 21'],
    ['links', 'cut-off 21'],
    ['awards', 'cut-off 21'],
  ] as const)('%s cut between two lines', async (name, refusal) => {
    const folder = await writeFolder(files({ ...whole, [name]: whole[name].slice(0, 20) }))
    expect(await findRefusal(readSource(integritywatchHu, folder))).toBe(refusal)
  })

  test.each([
    ['companies', 2],
    ['owners', 1],
    ['links', 0],
    ['awards', 0],
  ] as const)('one line less in %s is no cut', async (name, rejections) => {
    const records = await read({ ...whole, [name]: whole[name].slice(1) })
    expect(listRejections(records)).toHaveLength(rejections)
  })
})

test.each([
  ['Több mint 25%', 25, 100],
  ['Legfeljebb 10%', 0, 10],
  ['Több mint 10%, de legfeljebb 25%', 10, 25],
  ['Nem ismert', null, null],
])('share band %s', (text, shareMin, shareMax) => {
  expect(readShareBand(text)).toEqual({ shareMin, shareMax, shareText: text })
})

test.each(['25%', 'Több mint 25', 'Több mint 250%', 'Több mint 50%, de legfeljebb 25%', 'több'])(
  'no share band: %s',
  (text) => {
    expect(readShareBand(text)).toBeNull()
  },
)
