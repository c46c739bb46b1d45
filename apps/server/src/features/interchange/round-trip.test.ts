import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TieStandard } from '@merleg/contract/table-files'
import { type TestDatabase, useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateDemoData } from '../generate/generate.usecases.ts'
import { importSource } from '../import/import-source.usecases.ts'
import { STANDARD_FORMATS } from '../import/source-adapters.ts'
import { entity, person, relationship, toJsonLines } from '../import/sources/bods/testing-statements.ts'
import { exportRegister } from './export-register.usecases.ts'
import { createBodsCheck } from './testing-bods-schema.ts'
import { temporaryFolders } from '../import/testing-temporary-folders.ts'

const [origin, copy, second, demo, demoCopy] = [
  useTestDatabase(),
  useTestDatabase(),
  useTestDatabase(),
  useTestDatabase(),
  useTestDatabase(),
]
const clock = { now: () => new Date('2026-11-02T08:00:00Z') }
const AS_OF = '2026-11-20'
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-round-trip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function readIn({ db }: TestDatabase, standard: TieStandard, path: string) {
  const told = { publisher: 'Register of Atlantis', licence: 'CC0 1.0' }
  const adapter = await STANDARD_FORMATS.get(standard)?.(path, told)
  if (adapter == null) throw new Error('no source')
  return importSource({ db, clock, temporaryFolders }, { adapter, path, observedOn: '2026-11-01' })
}

async function writeOut({ db }: TestDatabase, standard: TieStandard, name: string): Promise<string> {
  const path = join(folder, name)
  const publication = { publisher: { name: 'Minta', url: null }, publishedOn: AS_OF, asOf: AS_OF }
  const signal = new AbortController().signal
  await exportRegister(db, { standard, scope: { kind: 'all' }, publication, path, onStep: () => undefined, signal })
  return path
}

type Told = { fact: string }

/** Facts without ids, sources and slots of their own; `sections` tells which. */
async function listFacts({ db }: TestDatabase, sections: readonly string[]): Promise<string[]> {
  const { rows } = await sql<Told>`
    select concat_ws(' | ', company_id, section, party_id, range_agg(valid), told) as fact
    from facts cross join lateral (
      select payload - '{birthDate,address,motherName,contribution,currency,representation,role}'::text[] as told) t
    where upper_inf(recorded) and section = any(${[...sections]}::text[])
    group by company_id, section, party_id, told order by 1`.execute(db)
  return rows.map(({ fact }) => fact)
}

const TIES = ['member', 'representative', 'supervisory-board', 'auditor', 'predecessor', 'successor']
/** Of the standard of ownership: who audits a company or came before it is no matter of it. */
const INTERESTS = ['member', 'representative', 'supervisory-board']
const IDENTITY = ['name', 'founding', 'register-number']

const shares = (exact: number, startDate: string, endDate?: string) => ({
  type: 'shareholding' as const,
  directOrIndirect: 'direct' as const,
  share: { exact },
  startDate,
  ...(endDate === undefined ? {} : { endDate }),
})

/** After the examples of the standard: an owner replaced over years, a chain, an arrangement, bands, offices, a circle. */
const EXAMPLES = [
  entity('tecido', '00758355', { foundingDate: '2002-03-09' }),
  entity('shear', '00894837', { name: 'Shear Trust' }),
  entity('ring', '00000003'),
  entity('joint', null, { entityType: { type: 'arrangement' }, name: 'Joint shareholding' }),
  person('maria', 'Maria Esteves', '1956-05-24'),
  person('natalie', 'Natalie Coleman'),
  relationship('r1', ['tecido', 'maria'], {
    interests: [shares(100, '2002-03-09'), { type: 'boardChair', startDate: '2002-03-09' }],
    date: '2019-01-20',
  }),
  relationship('r2', ['tecido', 'shear'], { interests: [shares(60, '2021-09-24')], date: '2021-09-25' }),
  relationship('r1', ['tecido', 'maria'], {
    interests: [
      shares(40, '2021-09-24'),
      { type: 'votingRights', startDate: '2021-09-24', share: { minimum: 25, exclusiveMaximum: 50 } },
      { type: 'boardChair', startDate: '2002-03-09' },
    ],
    date: '2021-09-25',
    status: 'updated',
  }),
  relationship('r1', ['tecido', 'maria'], {
    interests: [shares(40, '2021-09-24')],
    date: '2023-03-03',
    status: 'closed',
  }),
  relationship('r3', ['shear', 'natalie'], [{ type: 'shareholding', share: { exclusiveMinimum: 25, maximum: 50 } }]),
  relationship('r4', ['shear', 'joint'], [shares(50, '2018-01-01')]),
  relationship('r5', ['ring', 'ring'], [shares(20, '2018-01-01')]),
  relationship('r6', ['shear', 'ring'], [shares(5, '2018-01-01', '2019-01-01'), shares(6, '2020-01-01')]),
  relationship('r9', ['ring', 'maria'], [{ type: 'shareholding', share: { exact: 7 }, endDate: '2019-01-01' }]),
  relationship('r7', ['ring', 'shear'], [shares(30, '2018-01-01')]),
  relationship(
    'r8',
    ['ring', 'natalie'],
    [
      { type: 'seniorManagingOfficial', details: 'director', startDate: '2018-01-01' },
      { type: 'boardMember', startDate: '2019-01-01', endDate: '2020-01-01' },
    ],
  ),
]

describe.each<[TieStandard]>([['bods'], ['ftm']])('published statements, in, out as %s and in again', (standard) => {
  const [from, to] = standard === 'bods' ? [origin, copy] : [origin, second]

  test('say the same', async () => {
    if (standard === 'bods') {
      const path = join(folder, 'examples.jsonl')
      await writeFile(path, toJsonLines(EXAMPLES))
      const statements = EXAMPLES.map((statement): unknown => JSON.parse(JSON.stringify(statement)))
      expect(createBodsCheck()(statements)).toEqual([])
      expect(await readIn(origin, 'bods', path)).toMatchObject({ rejected: 0 })
    }
    const told = await listFacts(from, [...TIES, ...IDENTITY])
    expect(told.length).toBeGreaterThan(15)
    const path = await writeOut(from, standard, `out.${standard}.jsonl`)
    const { rejected } = await readIn(to, standard, path)
    const comparable = (facts: readonly string[]) =>
      facts.map((fact) => fact.replaceAll(/atlantis-[0-9a-f]{20}/g, 'id'))
    expect(comparable(await listFacts(to, [...TIES, ...IDENTITY]))).toEqual(comparable(told))
    // Nobody is named for what is left over of a company.
    const text = await readFile(path, 'utf8')
    expect(rejected).toBe([...text.matchAll(/informationUnknownToPublisher/g)].length)
  })

  test('read once more, nothing changes', async () => {
    const again = await readIn(to, standard, join(folder, `out.${standard}.jsonl`))
    expect(again).toMatchObject({ new: 0, changed: 0, closed: 0 })
  })
})

describe('a made-up register', () => {
  test.each<[TieStandard, readonly string[]]>([
    ['bods', INTERESTS],
    ['ftm', TIES],
  ])('written as %s and read by another has the same ties, and is marked as made up', async (standard, sections) => {
    if (standard === 'bods') await generateDemoData({ db: demo.db, clock }, { companies: 120, seed: 3 })
    else
      await sql`truncate facts, links, persons, company_profiles, company_names, companies, events cascade`.execute(
        demoCopy.db,
      )
    const path = await writeOut(demo, standard, `demo.${standard}.jsonl`)
    const { rejected } = await readIn(demoCopy, standard, path)
    const held = (facts: readonly string[]) => facts.filter((fact) => fact.includes('| member |')).map(withoutIds)
    const told = held(await listFacts(demo, sections))
    expect(told.length).toBeGreaterThan(100)
    expect(rejected).toBeLessThan(told.length / 10)
    const missing = new Set(told)
    for (const fact of held(await listFacts(demoCopy, sections))) missing.delete(fact)
    expect([...missing]).toEqual([])
    const { rows } = await sql<{
      real: number
    }>`select count(*)::int as real from companies where not is_made_up`.execute(demoCopy.db)
    expect(rows).toEqual([{ real: 0 }])
  })
})

/** Who has no id at first has one of its place afterwards; what a member is by its form is no part of the standards. */
function withoutIds(fact: string): string {
  return fact.replace(/\| (?:bods|ftm)-[a-z-]+-[0-9a-f]{20} \|/, '|')
}
