import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { openBods } from './bods.adapter.ts'
import { entity, type Frame, person, relationship, toJsonLines } from './testing-statements.ts'

const writeFolder = useSourceFolders()

async function openFile(content: string | Buffer, { name = 'statements.jsonl', told = {} } = {}) {
  const path = join(await writeFolder({ [name]: content }), name)
  return { path, adapter: await openBods(path, told) }
}

async function read(statements: readonly unknown[]): Promise<SourceRecord[]> {
  const { path, adapter } = await openFile(toJsonLines(statements))
  return adapter === null ? [] : collectRecords(readSource(adapter, path))
}

const isFact = (record: SourceRecord): record is FactObservation => record.type === 'fact'
/** `section from–until name`, with share and votes or the post. */
function tell(records: readonly SourceRecord[]): string[] {
  return records.filter(isFact).flatMap(({ companyId, section, validFrom, validTo, payload }) => {
    if (!('name' in payload) || !('partyKind' in payload)) return []
    const shares = 'shareMin' in payload ? [payload.shareMin, payload.shareMax, payload.shareText].join('/') : ''
    const votes = 'votesMin' in payload ? `votes ${payload.votesMin ?? ''}/${payload.votesMax ?? ''}` : ''
    const post = 'post' in payload ? (payload.post ?? '-') : ''
    return `${companyId} ${section} ${validFrom ?? ''}–${validTo ?? ''} ${payload.name} ${shares}${votes}${post}`.trim()
  })
}

const ALPHA = entity('alpha', '00445790')
const ANNA = person('anna', 'Anna  Kovács', '1956-05-24')
const shares = (exact: number, startDate?: string, endDate?: string) => ({
  type: 'shareholding' as const,
  directOrIndirect: 'direct' as const,
  share: { exact },
  ...(startDate === undefined ? {} : { startDate }),
  ...(endDate === undefined ? {} : { endDate }),
})

test('who is said to be the beneficial owner, otherwise than by what he holds himself', async () => {
  const benefit = { beneficialOwnershipOrControl: true, startDate: '2020-01-01' }
  const records = await read([
    ALPHA,
    ANNA,
    relationship('r-anna', ['alpha', 'anna'], {
      interests: [
        { ...shares(30, '2019-01-01'), beneficialOwnershipOrControl: true },
        { ...shares(60), directOrIndirect: 'indirect', ...benefit },
        { type: 'settlor', directOrIndirect: 'unknown', details: 'of a trust', ...benefit },
      ],
    }),
  ])
  expect(listRejections(records)).toEqual([])
  const told = records.filter(isFact).filter(({ section }) => section === 'beneficial-owner')
  expect(told).toMatchObject([
    {
      companyId: 'gb-00445790',
      validFrom: '2020-01-01',
      payload: {
        // The indirect part is no holding of hers; the direct one is that of a member.
        shareMin: null,
        natures: [
          { kind: 'shares', directness: 'indirect', min: 60, max: 60, code: 'shareholding' },
          { kind: 'trust-office', directness: null, code: 'settlor: of a trust' },
        ],
      },
    },
  ])
  expect(tell(records.filter((record) => isFact(record) && record.section === 'member'))).toEqual([
    'gb-00445790 member 2019-01-01– Anna Kovács 30/30/',
  ])
})

describe('who there is', () => {
  test('a company is found by the number of a register, with what is told of it', async () => {
    const records = await read([
      entity('alpha', 'sc 12345'.replace(' ', '0'), {
        foundingDate: '2002-03-09',
        dissolutionDate: '2023-01-02',
        addresses: [
          { type: 'registered', address: '1 High Street', postCode: 'AB1 2CD', country: { name: 'UK', code: 'GB' } },
        ],
      }),
    ])
    expect(records.filter(isFact).map(({ companyId, section, payload }) => [companyId, section, payload])).toEqual([
      ['gb-sc012345', 'name', { name: 'alpha Ltd' }],
      ['gb-sc012345', 'legal-form', expect.anything()],
      ['gb-sc012345', 'register-number', { value: 'sc012345' }],
      ['gb-sc012345', 'founding', { on: '2002-03-09' }],
      ['gb-sc012345', 'registration', { status: 'ceased', on: '2023-01-02', reason: null }],
      ['gb-sc012345', 'seat', expect.objectContaining({ text: '1 High Street, AB1 2CD', countryCode: 'GB' })],
    ])
  })

  test.each([
    ['EE-RIK', '10000018', 'ee-10000018'],
    ['LV-RE', '40003000642', 'lv-40003000642'],
    ['NO-BRC', '923 609 016', 'no-923609016'],
    ['HU-AFA', '10738885-2-41', '10738885'],
    ['GB-COH', '445790', 'gb-00445790'],
    ['EE-RIK', '10000019', null],
    ['HU-AFA', '10738886', null],
    ['FI-PRO', '3007894-1', null],
  ])('%s %s', async (scheme, id, companyId) => {
    const records = await read([
      entity('one', null, { identifiers: [{ scheme, id }] }),
      ANNA,
      relationship('r', ['one', 'anna'], [shares(50)]),
    ])
    const owned = records.filter(isFact).find(({ section }) => section === 'member')
    expect(owned?.companyId ?? null).toBe(companyId)
    if (companyId === null)
      expect(listRejections(records)).toEqual([`3 ${scheme === 'FI-PRO' ? 'register-unknown' : 'register-number'}`])
  })

  test('a person has the id of the record, and a birth date only where the whole day is told', async () => {
    const records = await read([
      ALPHA,
      ANNA,
      person('béla', 'Béla', '1960-02'),
      relationship('r1', ['alpha', 'anna'], [shares(60)]),
      relationship('r2', ['alpha', 'béla'], [shares(40)]),
    ])
    const members = records.filter(isFact).filter(({ section }) => section === 'member')
    expect(members.map(({ payload }) => 'birthDate' in payload && payload.birthDate)).toEqual(['1956-05-24', null])
    expect(new Set(members.map(({ partyId }) => partyId)).size).toBe(2)
    expect(members[0]).toMatchObject({
      slot: members[0]?.partyId,
      partyId: expect.stringMatching(/^bods-register-of-atlantis-[0-9a-f]{20}$/),
      payload: { name: 'Anna Kovács', address: null, motherName: null },
    })
  })
})

describe('what ties them', () => {
  test.each<[string, readonly Record<string, unknown>[], string[]]>([
    ['an exact share', [shares(25.5, '2020-01-01')], ['member 2020-01-01– Anna Kovács 25.5/25.5/']],
    [
      'bounds that do not belong to the band',
      [{ type: 'shareholding', share: { exclusiveMinimum: 25, maximum: 50 } }],
      ['member – Anna Kovács 25/50/>25–50'],
    ],
    ['no more than a bound', [{ type: 'shareholding', share: { minimum: 75 } }], ['member – Anna Kovács 75/100/']],
    [
      'shares and votes of the same days are one holding',
      [{ type: 'votingRights', startDate: '2020-01-01', share: { exact: 80 } }, shares(60, '2020-01-01')],
      ['member 2020-01-01– Anna Kovács 60/60/votes 80/80'],
    ],
    ['votes alone', [{ type: 'votingRights', share: { exact: 80 } }], ['member – Anna Kovács //votes 80/80']],
    [
      'offices',
      [
        { type: 'boardChair' },
        { type: 'boardMember', details: 'Supervisory board: elnök', startDate: '2020-01-01' },
        { type: 'seniorManagingOfficial', details: 'director', endDate: '2021-01-01' },
      ],
      [
        'representative – Anna Kovács Board chair',
        'supervisory-board 2020-01-01– Anna Kovács elnök',
        'representative –2021-01-01 Anna Kovács director',
      ],
    ],
  ])('%s', async (_title, interests, told) => {
    const records = await read([ALPHA, ANNA, relationship('r', ['alpha', 'anna'], interests)])
    expect(tell(records)).toEqual(told.map((line) => `gb-00445790 ${line}`))
  })

  test('a chain is taken over by its links, and not once more by what follows from them', async () => {
    const records = await read([
      ALPHA,
      entity('beta', '00000002', { isComponent: true }),
      ANNA,
      relationship('l1', ['alpha', 'beta'], { interests: [shares(60)], isComponent: true }),
      relationship('l2', ['beta', 'anna'], { interests: [shares(50)], isComponent: true }),
      relationship('whole', ['alpha', 'anna'], {
        interests: [{ ...shares(30), directOrIndirect: 'indirect' }],
        componentRecords: ['beta', 'l1', 'l2'],
      }),
    ])
    expect(tell(records)).toEqual(['gb-00445790 member – beta Ltd 60/60/', 'gb-00000002 member – Anna Kovács 50/50/'])
    expect(listRejections(records)).toEqual(['6 indirect-interest'])
    expect(records.filter(isFact).find(({ section }) => section === 'member')?.partyId).toBe('gb-00000002')
  })

  test('two holdings of one party at a time have slots of their own', async () => {
    const records = await read([
      ALPHA,
      ANNA,
      relationship('r1', ['alpha', 'anna'], [shares(10, '2020-01-01', '2022-01-01')]),
      relationship('r2', ['alpha', 'anna'], [shares(20, '2021-01-01')]),
      relationship('r3', ['alpha', 'anna'], [shares(30, '2022-01-01')]),
    ])
    const slots = records.filter(isFact).flatMap(({ section, slot }) => (section === 'member' ? slot.slice(-2) : []))
    expect(slots.map((slot) => (slot.startsWith('~') ? slot : ''))).toEqual(['', '~2', ''])
  })
})

describe('statements that replace others', () => {
  test('what a later one changes ended when the other began, and closed it has ended', async () => {
    const of = (share: number, from: string, given: Frame) =>
      relationship('r', ['alpha', 'anna'], {
        interests: [shares(share, from), { type: 'boardChair', startDate: '2002-03-09' }],
        ...given,
      })
    const records = await read([
      ALPHA,
      ANNA,
      of(100, '2002-03-09', { date: '2019-01-20' }),
      of(30, '2022-09-21', { date: '2022-09-25', status: 'updated' }),
      of(40, '2021-09-24', { date: '2021-09-25', status: 'updated' }),
      of(30, '2022-09-21', { date: '2023-03-03', status: 'closed' }),
    ])
    expect(tell(records)).toEqual([
      'gb-00445790 member 2002-03-09–2021-09-24 Anna Kovács 100/100/',
      'gb-00445790 representative 2002-03-09–2023-03-03 Anna Kovács Board chair',
      'gb-00445790 member 2021-09-24–2022-09-21 Anna Kovács 40/40/',
      'gb-00445790 member 2022-09-21–2023-03-03 Anna Kovács 30/30/',
    ])
  })

  test('without days they follow one another by the days of the statements', async () => {
    const records = await read([
      ALPHA,
      ANNA,
      relationship('r', ['alpha', 'anna'], { interests: [shares(100)], date: '2019-01-20' }),
      relationship('r', ['alpha', 'anna'], { interests: [shares(100)], date: '2020-01-20', status: 'updated' }),
      relationship('r', ['alpha', 'anna'], { interests: [shares(40)], date: '2021-01-20', status: 'updated' }),
    ])
    expect(tell(records)).toEqual([
      'gb-00445790 member –2021-01-20 Anna Kovács 100/100/',
      'gb-00445790 member 2021-01-20– Anna Kovács 40/40/',
    ])
  })

  test('of a party the newest statement is taken, wherever it stands', async () => {
    const newer = { ...entity('alpha', '00445790', { name: 'New Ltd' }), statementDate: '2024-02-02' }
    const records = await read([newer, ALPHA])
    expect(records.filter(isFact).find(({ section }) => section === 'name')?.payload).toEqual({ name: 'New Ltd' })
  })
})

describe('what is not taken over is rejected with its line', () => {
  test.each<[string, unknown, string]>([
    ['nobody named', relationship('r', ['alpha', { reason: 'unknown' }], []), '3 party-unspecified'],
    [
      'nobody named, as some files have it',
      relationship('r', ['alpha', { unspecifiedReason: 'unknown' }], []),
      '3 party-unspecified',
    ],
    ['a record that is not there', relationship('r', ['alpha', 'carl'], [shares(1)]), '3 party-unknown'],
    [
      'an interest of another kind',
      relationship('r', ['alpha', 'anna'], [{ type: 'appointmentOfBoard' }]),
      '3 interest-kind',
    ],
    ['an interest of which nothing is told', relationship('r', ['alpha', 'anna'], [{}]), '3 interest-kind'],
    ['no interest', relationship('r', ['alpha', 'anna'], []), '3 interest-kind'],
    [
      'a share upside down',
      relationship('r', ['alpha', 'anna'], [{ type: 'shareholding', share: { minimum: 50, maximum: 25 } }]),
      '3 share-band',
    ],
    ['a day that is none', relationship('r', ['alpha', 'anna'], [shares(1, '2020-02-30')]), '3 date'],
    [
      'an end before the beginning',
      relationship('r', ['alpha', 'anna'], [shares(1, '2020-02-02', '2020-02-02')]),
      '3 period',
    ],
    [
      'closed nobody knows when',
      relationship('r', ['alpha', 'anna'], { interests: [shares(1, '2024-01-02')], status: 'closed' }),
      '3 period',
    ],
    ['a kind of statement that there is none of', { ...ALPHA, recordType: 'building' }, '3 statement-shape'],
    [
      'a share that is no number',
      relationship('r', ['alpha', 'anna'], [{ type: 'shareholding', share: { exact: Number.NaN } }]),
      '3 statement-shape',
    ],
    [
      'another version',
      { ...ALPHA, publicationDetails: { ...ALPHA.publicationDetails, bodsVersion: '0.3' } },
      '3 standard-version',
    ],
    [
      'another publisher',
      { ...ALPHA, publicationDetails: { ...ALPHA.publicationDetails, publisher: { name: 'Somebody' } } },
      '3 publisher',
    ],
    [
      'made-up data among others',
      { ...ALPHA, annotations: [{ motivation: 'commenting', statementPointerTarget: '', isMadeUp: true }] },
      '3 made-up-mixed',
    ],
  ])('%s', async (_title, statement, rejection) => {
    const records = await read([ALPHA, ANNA, statement])
    expect(listRejections(records)).toEqual([rejection])
    expect(tell(records)).toEqual([])
  })

  test('an owner without a name', async () => {
    const unknown = { ...person('x', 'x'), recordDetails: { isComponent: false, personType: 'unknownPerson' } }
    expect(listRejections(await read([ALPHA, unknown, relationship('r', ['alpha', 'x'], [shares(1)])]))).toEqual([
      '3 name-missing',
    ])
  })
})

describe('the file', () => {
  const statements = [ALPHA, ANNA, relationship('r', ['alpha', 'anna'], [shares(50)])]

  test('tells its publisher, licence and day; what the user says counts more', async () => {
    const { adapter } = await openFile(toJsonLines(statements))
    expect(adapter).toMatchObject({
      source: {
        sourceId: 'bods-register-of-atlantis',
        publisher: 'Register of Atlantis',
        licence: 'CC0 1.0',
        isMadeUp: false,
      },
      observedOn: '2024-05-31',
    })
    const told = { publisher: 'Ősök Társasága', licence: 'CC BY 4.0' }
    expect((await openFile(toJsonLines(statements), { told })).adapter?.source).toMatchObject({
      sourceId: 'bods-osok-tarsasaga',
      ...told,
    })
    const bare = statements.map((statement) => ({ ...statement, publicationDetails: undefined }))
    expect((await openFile(toJsonLines(bare))).adapter).toBeNull()
  })

  test.each<[string, string, string | Buffer]>([
    ['a list', 'statements.json', JSON.stringify(statements)],
    ['packed lines', 'statements.jsonl.gz', gzipSync(toJsonLines(statements))],
  ])('may be %s', async (_title, name, content) => {
    const { path, adapter } = await openFile(content, { name })
    if (adapter === null) throw new Error('no source')
    expect(tell(await collectRecords(readSource(adapter, path)))).toEqual(['gb-00445790 member – Anna Kovács 50/50/'])
  })

  const earlier = {
    statementID: '1dc0e987-5c57-4a1c-b3ad-61353b66a9b7',
    statementType: 'ownershipOrControlStatement',
    publicationDetails: { publicationDate: '2020-01-01', bodsVersion: '0.2', publisher: { name: 'x' } },
  }
  test.each<[string, string, string]>([
    ['of an earlier version', toJsonLines([earlier]), 'standard-version 1'],
    [
      'of a version that only its shape tells',
      toJsonLines([{ ...earlier, publicationDetails: undefined }]),
      'standard-version 1',
    ],
    ['of something else', toJsonLines([{ id: 'x', schema: 'Company', properties: {} }]), 'standard-unknown 1'],
    ['that is cut off', toJsonLines(statements).slice(0, -30), 'cut-off 3'],
  ])('%s is refused as a whole', async (_title, content, refusal) => {
    const { path, adapter } = await openFile(content, { told: { publisher: 'x', licence: 'y' } })
    if (adapter === null) throw new Error('no source')
    expect(await findRefusal(readSource(adapter, path))).toBe(refusal)
  })
})
