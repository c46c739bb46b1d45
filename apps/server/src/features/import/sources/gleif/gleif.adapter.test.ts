import type { SourceRecord } from '@merleg/domain/observation'
import { isValidLei } from '@merleg/domain/reference/lei'
import { describe, expect, test } from 'vitest'
import {
  collectRecords,
  findRefusal,
  listRejections,
  NOBODY_KNOWN,
  readSource,
  toCsv,
  useSourceFolders,
} from '../../testing-source-files.ts'
import type { KnownCompanies } from '../../reading/source-adapter.ts'
import { gleif } from './gleif.adapter.ts'

const writeFolder = useSourceFolders()

/** An identifier with its check digits. */
function toLei(letters: string): string {
  const body = letters.padEnd(18, '0')
  const lei = Array.from({ length: 97 }, (_, digits) => `${body}${String(digits + 2).padStart(2, '0')}`).find(
    isValidLei,
  )
  return lei ?? ''
}
const [OURS, PARENT, TOP, STRANGER] = [toLei('OURS'), toLei('PARENT'), toLei('TOP'), toLei('STRANGER')]

const ENTITY_HEADER = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalName.xmllang',
  'Entity.LegalJurisdiction',
  'Entity.RegistrationAuthority.RegistrationAuthorityID',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.EntityStatus',
  'Registration.RegistrationStatus',
]
const ENTITIES = [
  [OURS, 'Minta Zrt.', 'hu', 'HU', 'RA000394', '01-10-041585', 'ACTIVE', 'ISSUED'],
  [PARENT, 'Parent Holding S.A.', 'fr', 'LU', 'RA000432', 'B12345', 'ACTIVE', 'LAPSED'],
  [STRANGER, 'Másik Zrt.', 'hu', 'HU', 'RA000394', '01-10-041586', 'ACTIVE', 'ISSUED'],
]
const RELATIONSHIP_HEADER = [
  'Relationship.StartNode.NodeID',
  'Relationship.StartNode.NodeIDType',
  'Relationship.EndNode.NodeID',
  'Relationship.EndNode.NodeIDType',
  'Relationship.RelationshipType',
  'Relationship.RelationshipStatus',
]
const parentOf = (kind: string, parent = PARENT, status = 'ACTIVE') => [OURS, 'LEI', parent, 'LEI', kind, status]
const EXCEPTION_HEADER = ['LEI', 'Exception.Category', 'Exception.Reason.1', 'Exception.Reason.2']

type Files = { entities?: string[][]; relationships?: string[][]; exceptions?: string[][] }

function toFiles({ entities = ENTITIES, relationships = [], exceptions = [] }: Files): Record<string, string> {
  return {
    '20261103-0800-gleif-goldencopy-lei2-golden-copy.csv': toCsv(ENTITY_HEADER, entities),
    '20261103-0800-gleif-goldencopy-rr-golden-copy.csv': toCsv(RELATIONSHIP_HEADER, relationships),
    '20261103-0800-gleif-goldencopy-repex-golden-copy.csv': toCsv(EXCEPTION_HEADER, exceptions),
  }
}

async function read(
  files: Files,
  ids: Record<string, string> = { 'HU 0110041585': '10773381' },
): Promise<SourceRecord[]> {
  const findByRegisterNumbers: KnownCompanies['findByRegisterNumbers'] = async (keys) => {
    const asked = keys.map(({ countryCode, number }) => `${countryCode} ${number}`)
    return new Map(Object.entries(ids).filter(([key]) => asked.includes(key)))
  }
  return collectRecords(
    readSource(gleif, await writeFolder(toFiles(files)), { ...NOBODY_KNOWN, findByRegisterNumbers }),
  )
}

function told(records: readonly SourceRecord[]): Record<string, string> {
  return Object.fromEntries(
    records.flatMap((record) =>
      record.type === 'fact' && record.section === 'register-detail' ? [[record.slot, record.payload.value]] : [],
    ),
  )
}

describe('an entity', () => {
  test('is a company of the register by its number, with parents by name', async () => {
    const records = await read({
      relationships: [parentOf('IS_DIRECTLY_CONSOLIDATED_BY'), parentOf('IS_ULTIMATELY_CONSOLIDATED_BY', TOP)],
    })
    expect(told(records)).toEqual({
      lei: OURS,
      'lei-status': 'ACTIVE, ISSUED',
      'direct-parent': `Parent Holding S.A. (LEI ${PARENT})`,
      'ultimate-parent': `LEI ${TOP}`,
    })
    expect(records.every((record) => record.type === 'fact' && record.companyId === '10773381')).toBe(true)
  })

  test.each<[string, string, string, string, string | null]>([
    ['LV', 'RA000423', '40003000642', '40003000642', 'lv-40003000642'],
    ['LV', 'RA000423', '4000-300-0642', '40003000642', 'lv-40003000642'],
    ['LV', 'RA000423', '40003000643', '40003000643', null],
    ['GB', 'RA000585', '02339274', '02339274', 'gb-02339274'],
    ['GB', 'RA000585', '2339274', '02339274', 'gb-02339274'],
    ['GB', 'RA000586', 'NI 12345', 'ni012345', 'gb-ni012345'],
    ['GB', 'RA000587', 'SC012345', 'sc012345', 'gb-sc012345'],
    // A number of the Charity Commission is the company number of somebody else.
    ['GB', 'RA000589', '2339274', '02339274', null],
    ['GB', 'RA000585', 'not known', '', null],
    ['EE', 'RA000181', '10000018', '10000018', 'ee-10000018'],
    ['NO', 'RA000472', '923609016', '923609016', 'no-923609016'],
  ])('of %s, at %s under %s', async (country, authority, number, key, companyId) => {
    const entities = [[OURS, 'Company', 'en', country, authority, number, 'ACTIVE', 'ISSUED']]
    const records = await read({ entities }, { [`${country} ${key}`]: `${country.toLowerCase()}-${key}` })
    const ids = records.flatMap((record) => (record.type === 'fact' ? record.companyId : []))
    expect(ids).toEqual(companyId === null ? [] : [companyId, companyId])
  })

  test.each(['DUPLICATE', 'ANNULLED'])('bears no identifier whose record was taken back (%s)', async (state) => {
    const entities = [...ENTITIES, [TOP, 'Minta Zrt.', 'hu', 'HU', 'RA000394', '01-10-041585', 'INACTIVE', state]]
    expect(told(await read({ entities }))).toEqual({ lei: OURS, 'lei-status': 'ACTIVE, ISSUED' })
  })

  test.each<[string, Record<string, string>]>([
    ['whom nobody knows', {}],
    ['whose number a company of another country has', { 'EE 0110041585': 'ee-10041585' }],
  ])('%s is left out', async (_title, ids) => {
    expect(await read({}, ids)).toEqual([])
  })

  test.each<[string, string[][], string]>([
    [
      'natural persons',
      [[OURS, 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT', 'NATURAL_PERSONS', '']],
      'Controlled by natural persons without an entity that consolidates it',
    ],
    [
      'a parent without an identifier',
      [[OURS, 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT', 'NO_LEI', '']],
      'The parent has no LEI and did not consent to get one',
    ],
    [
      'a commitment that binds',
      [[OURS, 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT', 'BINDING_LEGAL_COMMITMENTS', '']],
      'Its articles or a contract forbid to tell the parent',
    ],
    ['a reason that is new', [[OURS, 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT', 'SOMETHING_NEW', '']], 'SOMETHING_NEW'],
  ])('without a parent: %s', async (_title, exceptions, value) => {
    expect(told(await read({ exceptions }))['direct-parent']).toBe(value)
  })

  test.each<[string, string[][]]>([
    ['an ended parent', [parentOf('IS_DIRECTLY_CONSOLIDATED_BY', PARENT, 'INACTIVE')]],
    ['a manager of a fund', [parentOf('IS_FUND-MANAGED_BY')]],
  ])('%s is no parent', async (_title, relationships) => {
    expect(Object.keys(told(await read({ relationships })))).toEqual(['lei', 'lei-status'])
  })
})

test.each<[string, Files, string[]]>([
  [
    'a wrong check digit',
    { entities: [[`${OURS.slice(0, 18)}00`, 'X', '', 'HU', 'RA000394', '01-10-041585', '', '']] },
    ['2 lei'],
  ],
  ['an entity twice', { entities: [...ENTITIES.slice(0, 1), ...ENTITIES.slice(0, 1)] }, ['3 duplicate']],
  ['a parent without an identifier', { relationships: [parentOf('IS_DIRECTLY_CONSOLIDATED_BY', 'X')] }, ['2 lei']],
  [
    'two direct parents',
    { relationships: [parentOf('IS_DIRECTLY_CONSOLIDATED_BY'), parentOf('IS_DIRECTLY_CONSOLIDATED_BY', TOP)] },
    ['3 duplicate'],
  ],
])('%s is rejected', async (_title, files, expected) => {
  expect(listRejections(await read(files))).toEqual(expected)
})

test('a file without a column that is read is refused, one with more is not', async () => {
  const files = toFiles({})
  const name = '20261103-0800-gleif-goldencopy-lei2-golden-copy.csv'
  const folder = await writeFolder({ ...files, [name]: toCsv(['LEI', 'Entity.LegalName'], []) })
  expect(await findRefusal(readSource(gleif, folder))).toBe('columns 1')
})
