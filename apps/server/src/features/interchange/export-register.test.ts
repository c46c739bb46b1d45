import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { TieStandard } from '@merleg/contract/table-files'
import { useTestDatabase } from '@merleg/db/testing'
import { BodsStatement } from '@merleg/domain/interchange/bods-statement'
import { FTM_ENDS, FTM_MADE_UP, FtmEntity, isFtmTie } from '@merleg/domain/interchange/ftm-entity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateDemoData } from '../generate/generate.usecases.ts'
import { factOf, merge, OWNER, PERSON } from '../report/testing-report.ts'
import { MADE_UP } from './bods-frame.ts'
import { exportRegister, type ExportScope } from './export-register.usecases.ts'
import { listNamedPartiesAfter, listStatedCompanies } from './stated-companies.repository.ts'
import { createBodsCheck, findOrderFaults } from './testing-bods-schema.ts'

const database = useTestDatabase()
const AS_OF = '2026-11-20'
const [RING, DAUGHTER, HUB] = ['10738885', '20000001', '11111119'] as const
const HUB_OWNERS = 620
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-export-'))
  const clock = { now: () => new Date('2026-11-02T08:00:00Z') }
  await generateDemoData({ db: database.db, clock }, { companies: 300, seed: 7 })
  const ring = factOf(RING)
  await merge(database.db, [
    ...[RING, DAUGHTER, HUB].map((id) => factOf(id)('name', { name: `Kör ${id} Kft.` })),
    ring(
      'member',
      { ...OWNER, name: 'Kör', partyKind: 'company', shareMin: 40, shareMax: 40 },
      { slot: '1', partyId: DAUGHTER },
    ),
    factOf(DAUGHTER)(
      'member',
      { ...OWNER, name: 'Kör', partyKind: 'company', shareMin: 100, shareMax: 100 },
      { slot: '1', partyId: RING, from: '2015-01-01' },
    ),
    // 60 %, then 35 % with votes told, then nothing, then a fifth again.
    ring('member', holder('Anna', 60, 60), { slot: '2', partyId: 'p-anna', from: '2010-01-01', to: '2015-01-01' }),
    ring(
      'member',
      { ...holder('Anna', 25, 50), shareText: '>25–50', votesMin: 50, votesMax: 75 },
      { slot: '2', partyId: 'p-anna', from: '2015-01-01', to: '2018-06-01' },
    ),
    ring('member', holder('Anna', 20, 20), { slot: '2', partyId: 'p-anna', from: '2020-03-01' }),
    ring(
      'signatory',
      { ...PERSON, name: 'Anna', post: 'ügyvezető', representation: null },
      { slot: '1', partyId: 'p-anna', from: '2012-05-05', to: '2013-05-05' },
    ),
    ring(
      'supervisory-board',
      { ...PERSON, name: 'Béla', post: null },
      { slot: '1', partyId: 'p-bela', to: '2030-01-01' },
    ),
    ring('member', holder('Dénes', 5, 5), { slot: '4', partyId: 'p-denes', to: '2019-01-01' }),
    ring('auditor', { ...PERSON, name: 'Cili' }, { slot: '1', partyId: 'p-cili' }),
    ring('member', { ...holder('Közkézhányad', 10, 10), partyKind: 'other' }, { slot: '3' }),
    ...Array.from({ length: HUB_OWNERS }, (_, index) =>
      factOf(HUB)('member', holder(`Tag ${index}`, 0.1, 0.1), { slot: `m${index}`, partyId: `p-m${index}` }),
    ),
  ])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function holder(name: string, shareMin: number, shareMax: number) {
  return {
    ...OWNER,
    name,
    address: 'Titkos utca 1.',
    birthDate: '1970-01-01',
    motherName: 'Titkos Anyja',
    shareMin,
    shareMax,
  }
}

async function write(standard: TieStandard, scope: ExportScope, name = 'out.jsonl'): Promise<string> {
  const path = join(folder, name)
  const publication = { publisher: { name: 'Minta', url: 'https://merleg.example' }, publishedOn: AS_OF, asOf: AS_OF }
  const signal = new AbortController().signal
  await exportRegister(database.db, { standard, scope, publication, path, onStep: () => undefined, signal })
  const bytes = await readFile(path)
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

const linesOf = (text: string): unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
const statementsOf = (text: string): BodsStatement[] => linesOf(text).map((line) => BodsStatement.parse(line))
const entitiesOf = (text: string): FtmEntity[] => linesOf(text).map((line) => FtmEntity.parse(line))
const check = createBodsCheck()

describe('the whole register as statements', () => {
  test('every one is valid by the schema of the standard, in its order, with one id each', async () => {
    const text = await write('bods', { kind: 'all' })
    const statements = linesOf(text)
    expect(check(statements)).toEqual([])
    expect(findOrderFaults(statementsOf(text))).toEqual([])
    expect(statements.length).toBeGreaterThan(300 + HUB_OWNERS * 2)
  })

  test('says the same again, also packed', async () => {
    const [first, again] = [
      await write('bods', { kind: 'all' }),
      await write('bods', { kind: 'all' }, 'again.jsonl.gz'),
    ]
    expect(again).toBe(first)
  })

  test('tells who holds what as a series of statements, each of its day', async () => {
    const told = statementsOf(await write('bods', { kind: 'all' })).flatMap((statement) =>
      statement.recordType === 'relationship' && statement.recordId.startsWith(`relationship:${RING}:p-anna`)
        ? [statement]
        : [],
    )
    expect(
      told.map(({ recordId, statementDate, recordStatus, recordDetails }) => [
        recordId.split(':').slice(3).join(':'),
        statementDate,
        recordStatus,
        ...(recordDetails.interests ?? []).map(({ type, share, startDate, endDate }) =>
          [type, JSON.stringify(share), startDate, endDate].join(' '),
        ),
      ]),
    ).toEqual([
      ['court', '2010-01-01', 'new', 'shareholding {"exact":60} 2010-01-01 '],
      [
        'court',
        '2012-05-05',
        'updated',
        'shareholding {"exact":60} 2010-01-01 ',
        'seniorManagingOfficial  2012-05-05 ',
      ],
      [
        'court',
        '2013-05-05',
        'updated',
        'shareholding {"exact":60} 2010-01-01 ',
        'seniorManagingOfficial  2012-05-05 2013-05-05',
      ],
      [
        'court',
        '2015-01-01',
        'updated',
        'shareholding {"maximum":50,"exclusiveMinimum":25} 2015-01-01 ',
        'votingRights {"minimum":50,"maximum":75} 2015-01-01 ',
        'shareholding {"exact":60} 2010-01-01 2015-01-01',
      ],
      [
        'court',
        '2018-06-01',
        'closed',
        'shareholding {"maximum":50,"exclusiveMinimum":25} 2015-01-01 2018-06-01',
        'votingRights {"minimum":50,"maximum":75} 2015-01-01 2018-06-01',
      ],
      ['court:2', '2020-03-01', 'new', 'shareholding {"exact":20} 2020-03-01 '],
    ])
  })

  test('what began nobody knows when is told before what came after', async () => {
    const told = statementsOf(await write('bods', { kind: 'network', companyId: RING })).filter(({ recordId }) =>
      recordId.includes('p-denes:'),
    )
    expect(told.map(({ statementDate, recordStatus }) => [statementDate, recordStatus])).toEqual([
      ['2018-12-31', 'new'],
      ['2019-01-01', 'closed'],
    ])
  })

  test('tells persons by name alone, and of nobody more than the register tells readers', async () => {
    const text = await write('bods', { kind: 'all' })
    expect(text).not.toMatch(/Titkos|1970-01-01|birthDate/)
    expect(await write('ftm', { kind: 'all' })).not.toMatch(/Titkos|1970-01-01|birthDate/)
  })

  test('says that it is not known who holds the rest, and who is spread', async () => {
    const statements = statementsOf(await write('bods', { kind: 'network', companyId: RING }))
    const rest = statements.find(({ recordId }) => recordId === `relationship:${RING}:unlisted`)
    expect(rest?.recordDetails).toMatchObject({
      interestedParty: { reason: 'informationUnknownToPublisher' },
      interests: [{ share: { exact: 30 }, directOrIndirect: 'unknown' }],
    })
    expect(statements.find(({ recordId }) => recordId === `${RING}/member/3`)?.recordDetails).toMatchObject({
      entityType: { type: 'unknownEntity' },
      name: 'Közkézhányad',
    })
  })

  test('marks what was made up, and nothing else', async () => {
    const statements = statementsOf(await write('bods', { kind: 'all' }))
    const isMarked = ({ annotations = [] }: BodsStatement) =>
      annotations.some(({ description }) => description === MADE_UP)
    const ours = new Set<string>([RING, DAUGHTER, HUB])
    for (const statement of statements) {
      const company = statement.recordType === 'relationship' ? statement.recordDetails.subject : statement.recordId
      if (typeof company !== 'string') continue
      if (ours.has(company)) expect(isMarked(statement)).toBe(false)
      else if (/^\d{8}$/.test(company)) expect(isMarked(statement)).toBe(true)
    }
  })
})

describe('a part of the register', () => {
  test('a network is valid by itself and says of a record what the whole register says of it', async () => {
    const all = new Map(statementsOf(await write('bods', { kind: 'all' })).map((one) => [one.statementId, one]))
    const text = await write('bods', { kind: 'network', companyId: RING }, 'network.jsonl')
    const statements = statementsOf(text)
    expect(check(linesOf(text))).toEqual([])
    expect(findOrderFaults(statements)).toEqual([])
    expect(statements.filter(({ statementId }) => !all.has(statementId))).toEqual([])
  })

  test('a country has its companies, and whom their entries name', async () => {
    const text = await write('bods', { kind: 'country', countryCode: 'HU' })
    expect(check(linesOf(text))).toEqual([])
    expect(findOrderFaults(statementsOf(text))).toEqual([])
    await expect(write('bods', { kind: 'network', companyId: '99999999' })).rejects.toThrow('company.not-found')
  })

  test.each([
    ['the whole register', null],
    ['a country', 'HU'],
  ])(
    'of %s those whom entries name and who are none of its companies are gone through, page by page',
    async (_, countryCode) => {
      const walk = async (limit: number) => {
        const found: string[] = []
        for (let after = ''; ;) {
          const page = await listNamedPartiesAfter(database.db, { countryCode, after, limit })
          if (page.length === 0) return found
          found.push(...page)
          after = page.at(-1) ?? ''
        }
      }
      const [few, many] = [await walk(3), await walk(10_000)]
      expect(few).toEqual(many)
      // Before the first of them there are pages of companies alone.
      expect(few).not.toContain(DAUGHTER)
      expect(few).toEqual(expect.arrayContaining(['p-anna', 'p-m619']))
      const companies = [...(await listStatedCompanies(database.db, few)).values()]
      expect(companies.filter((company) => countryCode === null || company.countryCode === countryCode)).toEqual([])
    },
  )

  test('stopped on the way, no file is left', async () => {
    const path = join(folder, 'stopped.jsonl')
    const controller = new AbortController()
    const publication = { publisher: { name: 'Minta', url: null }, publishedOn: AS_OF, asOf: AS_OF }
    const stopping = exportRegister(database.db, {
      standard: 'bods',
      scope: { kind: 'all' },
      publication,
      path,
      onStep: () => controller.abort(new Error('stopped')),
      signal: controller.signal,
    })
    await expect(stopping).rejects.toThrow()
    await expect(access(path)).rejects.toThrow('ENOENT')
    await expect(access(`${path}.part`)).rejects.toThrow('ENOENT')
  })
})

describe('the whole register as entities of FollowTheMoney', () => {
  test('every tie has both of its ends before it, and an id means one thing', async () => {
    const entities = entitiesOf(await write('ftm', { kind: 'all' }))
    const told = new Map<string, FtmEntity>()
    const faults: string[] = []
    for (const entity of entities) {
      const { id, schema, properties } = entity
      // What two entries say alike, as those of a company and of the one before it, is one entity.
      if (told.has(id) && JSON.stringify(told.get(id)) !== JSON.stringify(entity)) faults.push(`${id} twice`)
      told.set(id, entity)
      if (!isFtmTie(schema)) continue
      for (const end of Object.values(FTM_ENDS[schema]))
        if (properties[end]?.length !== 1 || !told.has(properties[end][0] ?? '')) faults.push(`${id}: ${end}`)
    }
    expect(faults).toEqual([])
    expect(new Set(entities.map(({ schema }) => schema))).toContain('Directorship')
    expect(
      entities.filter(({ properties: { notes, description } }) =>
        [notes, description].some((all) => all?.includes(FTM_MADE_UP)),
      ).length,
    ).toBeGreaterThan(300)
  })

  test('a tie has its share, its days and its source', async () => {
    const entities = entitiesOf(await write('ftm', { kind: 'network', companyId: RING }))
    const held = entities.filter(
      ({ schema, properties }) => schema === 'Ownership' && properties['owner']?.[0] === 'merleg-p-anna',
    )
    expect(
      held.map(({ properties }) =>
        ['percentage', 'startDate', 'endDate', 'publisher'].map((name) => properties[name]?.[0]),
      ),
    ).toEqual(
      expect.arrayContaining([
        ['60', '2010-01-01', '2014-12-31', 'Cégbíróság'],
        ['>25-50', '2015-01-01', '2018-05-31', 'Cégbíróság'],
        ['20', '2020-03-01', undefined, 'Cégbíróság'],
      ]),
    )
  })
})
