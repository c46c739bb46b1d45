import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  readSource,
  useSourceFolders,
} from '../../testing-source-files.ts'
import { CLOSED, type FileName, latvianFile, OWNER, registerFiles, TARGET } from './testing-latvia.ts'
import { urLv } from './ur-lv.adapter.ts'

const writeFolder = useSourceFolders()

async function read(changes: Parameters<typeof registerFiles>[0] = {}) {
  return collectRecords(readSource(urLv, await writeFolder(registerFiles(changes))))
}

type Records = Awaited<ReturnType<typeof read>>

function of(records: Records, section: string, code = TARGET) {
  return records.filter(
    (record) => record.type === 'fact' && record.companyId === `lv-${code}` && record.section === section,
  )
}

describe('ur-lv', () => {
  test('a company with its seat, officers and members', async () => {
    const records = await read()
    expect(listRejections(records)).toEqual([])
    expect(of(records, 'name')).toMatchObject([{ payload: { name: 'SIA "Psihologs; Tava kabata"' } }])
    expect(of(records, 'legal-form')).toMatchObject([{ payload: { code: 'lv-sia', name: 'SIA' } }])
    expect(of(records, 'registration')).toMatchObject([
      { payload: { status: 'registered', on: '2012-05-31' }, validFrom: '2012-05-31' },
    ])
    expect(of(records, 'seat')).toMatchObject([
      { payload: { settlement: 'Rīga', street: 'Latgales iela 180 - 5', zip: 'LV-1019', county: null } },
    ])
    expect(of(records, 'signatory')).toMatchObject([
      {
        partyId: null,
        payload: { name: 'Liberte Inese', post: 'board-chair', representation: 'independent', birthDate: null },
        validFrom: '2014-02-03',
      },
    ])
    expect(of(records, 'member')).toMatchObject([
      { partyId: `lv-${OWNER}`, payload: { shareMin: 60, shareMax: 60, contribution: 1680, currency: 'EUR' } },
      { partyId: null, payload: { partyKind: 'person', shareMin: 40, contribution: 1120 } },
    ])
  })

  test('beneficial owners: no nature of control, the country where it is one, no id', async () => {
    const records = await read({
      'beneficial_owners.csv': [
        {},
        { id: '42', forename: 'Ada', surname: '', residence: 'LV;IL', birth_date: '', registered_on: '' },
        { id: '43', forename: '', surname: '' },
        { id: '44', registered_on: 'never' },
        { id: '45', legal_entity_registration_number: '123' },
        { id: '46', legal_entity_registration_number: '40003000642' },
      ],
    })
    expect(of(records, 'beneficial-owner')).toMatchObject([
      {
        slot: 'beneficial-owner-41',
        partyId: null,
        payload: { name: 'Inese Liberte', birthDate: '1977-07-14', countryCode: 'LV', natures: [], shareText: null },
        validFrom: '2018-03-01',
      },
      { payload: { name: 'Ada', birthDate: null, countryCode: null }, validFrom: null },
    ])
    expect(listRejections(records).map((text) => text.split(' ')[1])).toEqual([
      'name-missing',
      'date',
      'latvian-code',
      'unknown-company',
    ])
  })

  test('names borne before, each until its day; what cannot be put in order is left out', async () => {
    const records = await read({
      'register_name_history.csv': [
        { name: 'SIA "Otrais"', date_to: '2018-06-01' },
        {},
        { name: 'SIA "Citādi"', date_to: '2014-01-15' },
        { name: 'SIA "Agrāk"', date_to: '2010-01-01' },
      ],
    })
    expect(of(records, 'name')).toMatchObject([
      { payload: { name: 'SIA "Pirmais"' }, validFrom: '2012-05-31', validTo: '2014-01-15' },
      { payload: { name: 'SIA "Otrais"' }, validFrom: '2014-01-15', validTo: '2018-06-01' },
      { payload: { name: 'SIA "Psihologs; Tava kabata"' }, validFrom: '2018-06-01' },
    ])
    expect(listRejections(records)).toEqual(['5 date', '4 date'])
  })

  test('the names of before may be missing', async () => {
    const { 'register_name_history.csv': _, ...files } = registerFiles()
    const records = await collectRecords(readSource(urLv, await writeFolder(files)))
    expect(of(records, 'name')).toHaveLength(1)
  })

  test('what has left the register ceased on its day', async () => {
    const records = await read()
    expect(of(records, 'registration', CLOSED)).toMatchObject([
      { payload: { status: 'registered' }, validFrom: '1998-02-26', validTo: '2014-04-10' },
      { payload: { status: 'ceased', on: '2014-04-10', reason: 'likvidēts' }, validFrom: '2014-04-10' },
    ])
    expect(of(records, 'seat', CLOSED)).toMatchObject([
      { payload: { settlement: 'Kolka', county: 'Dundagas nov.', street: null } },
    ])
  })

  test('a liquidation, without the free text that names people', async () => {
    const records = await read({ 'liquidations.csv': [{}] })
    expect(of(records, 'procedure')).toMatchObject([
      { payload: { text: 'Likvidācija', mayBe: ['dissolution', 'forced-deletion'] }, validFrom: '2026-10-01' },
    ])
    expect(JSON.stringify(records)).not.toContain('Bērziņa')
  })

  test('a share owned together has an upper bound for each; sums that cannot be made give no part', async () => {
    const joint = await read({
      'members.csv': [{}, { id: '23', entity_type: 'JOINT_OWNERS', name: '', number_of_shares: '40' }],
      'members_joint_owners.csv': [{}, { id: '32', name: 'Bērziņš Jānis' }],
    })
    expect(of(joint, 'member').slice(1)).toMatchObject([
      { slot: 'joint-23-31', payload: { shareMin: null, shareMax: 40, shareText: '40 % (kopīpašums)' } },
      { slot: 'joint-23-32', payload: { name: 'Bērziņš Jānis' } },
    ])
    const mixed = await read({ 'members.csv': [{}, { id: '22', share_currency: 'LVL' }] })
    expect(of(mixed, 'member')).toMatchObject([
      { payload: { shareMin: null, contribution: 1680 } },
      { payload: { currency: 'LVL' } },
    ])
  })

  test('of a damaged row the company is told: no sum is made without it, and nothing it told of ends', async () => {
    const files = registerFiles({
      'members.csv': [{}, { id: '23', entity_type: 'JOINT_OWNERS', name: '', number_of_shares: '40' }, { id: '22' }],
      'members_joint_owners.csv': [{}],
      'beneficial_owners.csv': [{}],
    })
    const damaged = ['members.csv', 'members_joint_owners.csv', 'beneficial_owners.csv'].map((name) => {
      const rows = (files[name] ?? '').trimEnd()
      return [name, `${rows};one too many\n`] as const
    })
    const records = await collectRecords(
      readSource(urLv, await writeFolder({ ...files, ...Object.fromEntries(damaged) })),
    )
    const rejected = records.filter((record) => record.type === 'reject')
    expect(rejected.map(({ reason, companyId }) => [reason, companyId])).toEqual(
      damaged.map(() => ['column-count', `lv-${TARGET}`]),
    )
    expect(of(records, 'member')).toMatchObject([{ payload: { shareMin: null, shareMax: null, contribution: 1680 } }])
  })

  test.each<[FileName, Record<string, string>, string[]]>([
    ['register.csv', { regcode: '40103550819' }, ['2 latvian-code']],
    ['register.csv', { closed: 'X' }, ['2 status']],
    ['register.csv', { registered: '2012-02-31' }, ['2 date']],
    ['register.csv', { name: '' }, ['2 name-missing']],
    ['officers.csv', { position: '', governing_body: 'NEW_BODY' }, ['2 role']],
    ['officers.csv', { entity_type: 'ALIEN' }, ['2 entry-kind']],
    ['officers.csv', { name: ' ' }, ['2 name-missing']],
    ['members.csv', { date_from: 'x' }, ['2 date']],
    ['members_joint_owners.csv', { member_id: '99' }, ['2 unknown-company']],
    ['register_name_history.csv', { date_to: '' }, ['2 date']],
    ['register_name_history.csv', { regcode: '1' }, ['2 latvian-code']],
  ])('rejects of %s %j', async (name, cells, rejections) => {
    expect(listRejections(await read({ [name]: [cells] }))).toEqual(expect.arrayContaining(rejections))
  })

  test('an officer by the body alone, and one of an unknown position in a known body', async () => {
    const records = await read({ 'officers.csv': [{ position: '' }, { id: '12', position: 'FIRST_AMONG_EQUALS' }] })
    expect(of(records, 'signatory')).toMatchObject([
      { payload: { post: 'board-member' } },
      { payload: { post: 'FIRST_AMONG_EQUALS' } },
    ])
  })

  test.each<[string, (files: Record<string, string>) => Record<string, string>, string]>([
    [
      'an unknown column',
      (files) => ({ ...files, 'members.csv': files['members.csv']?.replace('uri', 'votes') ?? '' }),
      'columns 1',
    ],
    [
      'a register cut in a line',
      (files) => ({ ...files, 'register.csv': files['register.csv']?.slice(0, -4) ?? '' }),
      'cut-off 4',
    ],
    [
      'a register cut between lines',
      (files) => ({
        ...files,
        'officers.csv': latvianFile(
          'officers.csv',
          ['40003032949', '40003857687', '40003033003', '40003000642', '40103466358', '40103476182']
            .concat(['40103863270', '40103504912', '40003520643', '40002074377', '41502039692', '40003466281'])
            .map((code) => ({ at_legal_entity_registration_number: code })),
        ),
      }),
      'cut-off 4',
    ],
  ])('refuses %s', async (_title, damage, refusal) => {
    expect(await findRefusal(readSource(urLv, await writeFolder(damage(registerFiles()))))).toBe(refusal)
  })
})
