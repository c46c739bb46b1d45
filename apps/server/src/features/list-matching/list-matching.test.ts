import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import {
  decideMatchingRow,
  getMatchedCompanies,
  getMatchingList,
  getMatchingRows,
  LISTS_MAX,
  listMatchingLists,
  type MatchingList,
  matchCompanies,
} from '@merleg/contract/list-matching.contract'
import type { Claim } from '@merleg/domain/claims'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { useTestApp } from '../../app/testing-app.ts'
import { type Jobs, startJobs } from '../../shared/jobs.ts'
import { endPauses, letWorkerBeSilent } from '../long-jobs/testing-long-jobs.ts'
import { NAMESAKES } from './candidates.repository.ts'
import { registerListMatchingJobs } from './list-matching.jobs.ts'
import { listMatchedRows } from './matching-rows.repository.ts'
import { deleteWhatIsOver } from '../personal-data/retention.usecases.ts'
import { loadTestingCompanies, makeCompanies, makeNamesakes, TESTING_COMPANIES } from './testing-list-matching.ts'

const testApp = useTestApp()
type Headers = { authorization: string }
let headers: Headers
let worker: Jobs | null = null

beforeAll(async () => {
  const namesakes = [
    ...makeNamesakes('Harminc Bt.', { first: 50_000_000, count: NAMESAKES }),
    ...makeNamesakes('Harmincegy Bt.', { first: 60_000_000, count: NAMESAKES + 1 }),
  ]
  await loadTestingCompanies(testApp.deps, [...TESTING_COMPANIES, ...makeCompanies(700), ...namesakes])
  headers = (await testApp.signIn({ claims: ['MarketingAdatok'] })).headers
})
afterAll(() => worker?.stop())

async function startWorker(): Promise<void> {
  if (worker !== null) return
  const { database, deps } = testApp
  worker = await startJobs({ ...database, logger: deps.logger, isWorker: true, superviseSeconds: 1 })
  await registerListMatchingJobs({ ...deps, jobs: worker })
}

const Id = z.object({ id: z.string() })
const call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, by = headers }: { body?: object; by?: Headers } = {},
) =>
  testApp.app.inject({
    method,
    url: `/api/list-matching${path === '/match' ? path : `/lists${path}`}`,
    headers: { ...by, 'x-locale': 'en' },
    ...(body ? { payload: body } : {}),
  })

function send(content: string | Uint8Array<ArrayBuffer>, by = headers) {
  const form = new FormData()
  form.append('file', new Blob([content]), 'partnerek.csv')
  return call('POST', '', { body: form, by })
}

async function upload(content: string): Promise<string> {
  return Id.parse((await send(content)).json()).id
}

async function read(id: string): Promise<MatchingList> {
  return getMatchingList.answer.parse((await call('GET', `/${id}`)).json())
}

async function rowsOf(id: string, query = '') {
  return getMatchingRows.answer.parse((await call('GET', `/${id}/rows?perPage=50${query}`)).json())
}

async function run(id: string, changed: Partial<Pick<MatchingList, 'roles' | 'hasHeading'>> = {}) {
  const { roles, hasHeading } = await read(id)
  return call('POST', `/${id}/run`, { body: { roles, hasHeading, ...changed } })
}

async function matched(content: string): Promise<string> {
  await startWorker()
  const id = await upload(content)
  expect((await run(id)).statusCode).toBe(200)
  await vi.waitFor(async () => expect((await read(id)).state).toBe('done'), { timeout: 30_000, interval: 200 })
  return id
}

const LIST = [
  'Adószám;Partner neve;Irsz.;Város;Egyenleg',
  '10738885-2-20;Záév Zrt;8900;Zalaegerszeg;=1+1',
  '10738885-2-20;Gombai Pékség Kft.;2600;Vác;2',
  ';Gombaj Pékség Kft;2600;Vác;3',
  ';Ikerház Bt.;2600;Vác;4',
  ';Nincs Ilyen Kft.;1000;Budapest;5',
  ';Duna Acél Kft;;;6',
  ';Duna Acél Kereskedelmi és Szolgáltató Kft.;1052;Budapest;7',
  'HU12345676;;;;8',
  '12345677;Duna Acél Kereskedelmi és Szolgáltató Kft.;1052;Budapest;9',
].join('\r\n')

describe('a list that is matched', () => {
  let id = ''
  beforeAll(async () => {
    id = await matched(LIST)
  })

  test('has guessed columns, progress, and how many rows have each grade', async () => {
    const list = await read(id)
    expect(list).toMatchObject({
      fileName: 'partnerek.csv',
      state: 'done',
      hasHeading: true,
      roles: ['tax-number', 'name', 'zip', 'settlement', null],
      rowCount: 9,
      doneCount: 9,
      matchedCount: 3,
    })
    expect(Object.fromEntries(list.counts.map(({ grade, count }) => [grade, count]))).toEqual({
      certain: 3,
      contradiction: 1,
      probable: 2,
      possible: 2,
      none: 1,
    })
    const own = listMatchingLists.answer.parse((await call('GET', '')).json())
    expect(own.lists.map((each) => each.id)).toContain(id)
  })

  test('says of each row which companies it may mean and why', async () => {
    const { rows, meta } = await rowsOf(id)
    expect(meta.count).toBe(9)
    const told = rows.map(({ row, grade, candidates, company, sameAs }) => [
      row,
      grade.key,
      candidates.map(({ companyId }) => companyId),
      candidates[0]?.reasons.map(({ code }) => code) ?? [],
      company?.companyId ?? null,
      sameAs,
    ])
    expect(told).toEqual([
      [2, 'certain', ['10738885'], ['tax-number-same', 'name-trade-words', 'settlement-same'], '10738885', []],
      [3, 'contradiction', ['10738885', '11111111'], ['tax-number-same', 'name-differs', 'place-differs'], null, []],
      [4, 'probable', ['11111111'], ['name-mistyped', 'settlement-same'], null, []],
      [5, 'possible', ['22222222', '33333333'], ['name-same', 'settlement-same', 'several-alike'], null, []],
      [6, 'none', [], [], null, []],
      [7, 'possible', ['12345676'], ['name-trade-words'], null, []],
      [8, 'certain', ['12345676'], ['name-same', 'settlement-same'], '12345676', [9]],
      [9, 'certain', ['12345676'], ['tax-number-same', 'name-not-given'], '12345676', [8]],
      [10, 'probable', ['12345676'], ['name-same', 'settlement-same'], null, []],
    ])
    expect(rows[8]?.notes).toEqual(['The tax number is not valid: it was left out of account.'])
    expect(rows[0]?.given).toContainEqual({ role: 'name', title: 'Partner neve', value: 'Záév Zrt' })
  })

  test.each([
    ['open', [3, 4, 5, 7, 10]],
    ['contradiction', [3]],
    ['matched', [2, 8, 9]],
    ['twice', [8, 9]],
  ])('shows only those that are %s', async (filter, expected) => {
    const { rows, meta } = await rowsOf(id, `&filter=${filter}`)
    expect([rows.map(({ row }) => row), meta.count]).toEqual([expected, expected.length])
  })

  test('keeps a row that is decided on its page, so that the next page passes none over', async () => {
    const decide = (row: number, body: object) => call('POST', `/${id}/rows/${row}/decision`, { body })
    const { readAt } = await rowsOf(id, '&filter=open')
    await decide(3, { decision: 'none', companyId: null })
    await decide(4, { decision: 'company', companyId: '11111111' })
    const rows = async (query: string) => {
      const page = await rowsOf(id, query)
      return [page.rows.map(({ row }) => row), page.meta.count]
    }
    expect(await rows('&filter=open')).toEqual([[5, 7, 10], 3])
    expect(await rows(`&filter=open&decidedSince=${readAt}`)).toEqual([[3, 4, 5, 7, 10], 5])
    const second = { listId: id, filter: 'open', decidedSince: new Date(readAt), limit: 2, offset: 2 } as const
    expect((await listMatchedRows(testApp.deps.db, second)).rows.map(({ row }) => row)).toEqual([5, 7])
    for (const row of [3, 4]) await decide(row, { decision: 'open', companyId: null })
    expect(await rows(`&filter=open&decidedSince=${readAt}`)).toEqual([[3, 4, 5, 7, 10], 5])
  })

  test('is decided row by row, and a decision can be taken back', async () => {
    const decide = async (row: number, body: object) => {
      const answer = await call('POST', `/${id}/rows/${row}/decision`, { body })
      return { status: answer.statusCode, body: answer.json<unknown>() }
    }
    const chosen = await decide(4, { decision: 'company', companyId: '11111111' })
    expect(decideMatchingRow.answer.parse(chosen.body)).toMatchObject({
      decision: 'company',
      company: { companyId: '11111111' },
    })
    await decide(3, { decision: 'company', companyId: 'ro-67248' })
    await decide(5, { decision: 'none', companyId: null })
    expect((await rowsOf(id, '&filter=to-decide')).rows.map(({ decision }) => decision)).toEqual([
      'company',
      'company',
      'none',
      'open',
      'open',
    ])
    const { companyIds } = getMatchedCompanies.answer.parse((await call('GET', `/${id}/companies`)).json())
    expect(companyIds).toEqual(['10738885', '11111111', '12345676', 'ro-67248'])
    const back = await decide(3, { decision: 'open', companyId: null })
    expect(decideMatchingRow.answer.parse(back.body)).toMatchObject({ decision: 'open', company: null })
    expect(await decide(4, { decision: 'company', companyId: null })).toMatchObject({ status: 422 })
    expect(await decide(4, { decision: 'company', companyId: '99999999' })).toMatchObject({ status: 404 })
    expect(await decide(99, { decision: 'none', companyId: null })).toMatchObject({
      status: 404,
      body: { code: 'list-matching.row-not-found' },
    })
  })

  test('is taken along as a workbook and as CSV, where nothing becomes a formula', async () => {
    const csv = await call('GET', `/${id}/file?format=csv`)
    expect(csv.headers['x-filename']).toMatch(/^list-matching-partnerek-.*\.csv$/)
    expect(csv.body).toContain("Záév Zrt,8900,Zalaegerszeg,'=1+1,2,certain,")
    const book = await call('GET', `/${id}/file?format=xlsx`)
    const { sheets } = await readXlsx(book.rawPayload)
    const [, , heading, first, second] = sheets[0]?.rows ?? []
    expect(heading?.slice(4, 10)).toEqual(['Egyenleg', 'Row', 'Match', 'Decision', 'Company id', 'Company name'])
    expect(heading).toContain('Status (by the sources as last read)')
    expect(first?.slice(4, 11)).toEqual([
      '=1+1',
      2,
      'certain',
      'certain match, no decision needed',
      '10738885',
      'ZÁÉV Építőipari Zrt.',
      '10738885-2-20',
    ])
    // A row that is open names no company as its own.
    expect(second?.slice(6, 10)).toEqual(['contradiction', 'to be decided', null, null])
    expect(String(second?.at(-2) ?? second?.at(-1))).toContain('(10738885)')
  })

  test('is a stranger’s for everybody else', async () => {
    const { headers: by } = await testApp.signIn({ claims: ['Reszleteskereso'] })
    const asked = [
      call('GET', `/${id}`, { by }),
      call('GET', `/${id}/rows`, { by }),
      call('GET', `/${id}/companies`, { by }),
      call('GET', `/${id}/file?format=csv`, { by }),
      call('POST', `/${id}/run`, { by, body: { roles: ['name'], hasHeading: true } }),
      call('POST', `/${id}/cancel`, { by, body: {} }),
      call('POST', `/${id}/rows/2/decision`, { by, body: { decision: 'none', companyId: null } }),
      call('DELETE', `/${id}`, { by }),
    ]
    for (const answer of await Promise.all(asked))
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'list-matching.not-found' }])
    expect(listMatchingLists.answer.parse((await call('GET', '', { by })).json()).lists).toEqual([])
  })

  test('is matched anew by other columns, and deleted at once', async () => {
    const other = await matched(LIST)
    const { roles } = await read(other)
    expect((await run(other, { roles: roles.map((role) => (role === 'tax-number' ? null : role)) })).statusCode).toBe(
      200,
    )
    await expect.poll(async () => (await read(other)).state, { timeout: 30_000, interval: 200 }).toBe('done')
    expect((await rowsOf(other)).rows[1]).toMatchObject({
      grade: { key: 'certain' },
      company: { companyId: '11111111' },
    })
    expect((await call('DELETE', `/${other}`)).statusCode).toBe(200)
    expect((await call('GET', `/${other}`)).statusCode).toBe(404)
  })
})

test('rows have the numbers of the file, and of many with one company five are named beside how many there are', async () => {
  const lines = ['', 'Adószám;Cégnév', '', ...Array.from({ length: 8 }, () => '10738885-2-20;\n')]
  const id = await matched(lines.join('\n'))
  expect(await read(id)).toMatchObject({ rowCount: 8, doneCount: 8, firstRow: ['Adószám', 'Cégnév'] })
  const { rows } = await rowsOf(id)
  expect(rows.map(({ row }) => row)).toEqual([4, 6, 8, 10, 12, 14, 16, 18])
  expect([rows[1]?.sameAs, rows[1]?.sameAsCount]).toEqual([[4, 8, 10, 12, 14], 7])
  const csv = await call('GET', `/${id}/file?format=csv`)
  const [heading = '', , second = ''] = csv.body.split('\r\n')
  expect(heading).toContain('Adószám,Cégnév,Row,Match,')
  expect(second).toMatch(/^10738885-2-20,,6,certain,.*,"4, 8, 10, 12, 14 \+2"$/)
})

test('a title above the headings is left out, and rows keep their numbers', async () => {
  const id = await matched('Vevőink;\nÁllapot: 2026. 11. 23.;\nCégnév;Adószám\n;10738885-2-20\n')
  expect(await read(id)).toMatchObject({ rowCount: 1, doneCount: 1, firstRow: ['Cégnév', 'Adószám'] })
  expect((await rowsOf(id)).rows.map(({ row }) => row)).toEqual([4])
})

describe('a list that cannot be matched', () => {
  test.each<[what: string, content: string | Uint8Array<ArrayBuffer>, code: string]>([
    ['an empty file', '', 'list.empty'],
    ['blank lines', '\n\n;;;\n', 'list.empty'],
    ['a heading alone', 'Cégnév;Adószám\n', 'list.empty'],
    ['junk', Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256), 'list.unreadable'],
    ['a broken workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'list.unreadable'],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'list.old-format'],
    ['10,001 rows', `Cégnév\n${'Alfa Kft.\n'.repeat(10_001)}`, 'list.too-many-rows'],
    ['61 columns', `${'a;'.repeat(60)}Alfa Kft.\n`, 'list.too-many-columns'],
  ])('%s', async (_what, content, code) => {
    const answer = await send(content)
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code }])
  })

  test('one column of names can, and 10,000 rows are not too many', async () => {
    const id = await upload(`Cégnév\n${'Alfa Kft.\n'.repeat(10_000)}`)
    expect(await read(id)).toMatchObject({ rowCount: 10_000, state: 'draft', roles: ['name'] })
    expect((await call('GET', `/${id}/file?format=csv`)).json()).toMatchObject({ code: 'list-matching.not-matched' })
    expect((await run(id, { roles: [null] })).json()).toMatchObject({ code: 'list-matching.no-columns' })
    expect((await run(id, { roles: ['name', 'zip'] })).json()).toMatchObject({ fields: { roles: 'columns' } })
    await call('DELETE', `/${id}`)
  })

  test('by who has none of the two claims, or none of his own list', async () => {
    const { headers: by } = await testApp.signIn({ claims: ['Kedvencek'] satisfies Claim[] })
    expect((await send(LIST, by)).json()).toMatchObject({ code: 'claim.missing', name: 'Reszleteskereso' })
    for (const claim of ['MarketingAdatok', 'Reszleteskereso'] as const) {
      const signedIn = await testApp.signIn({ claims: [claim] })
      expect((await call('GET', '', { by: signedIn.headers })).statusCode).toBe(200)
    }
  })
})

test('a cancelled list keeps what was matched by then, and can be matched again', async () => {
  await startWorker()
  const id = await upload(LIST)
  await run(id)
  await call('POST', `/${id}/cancel`, { body: {} })
  await expect.poll(async () => (await read(id)).state).toMatch(/cancelled|done/)
  expect((await run(id)).statusCode).toBe(200)
  await expect.poll(async () => (await read(id)).state, { timeout: 30_000, interval: 200 }).toBe('done')
})

test('lists are deleted when they were kept long enough', async () => {
  const id = await upload(LIST)
  await sql`update matching_lists set expires_at = now() where list_id = ${id}`.execute(testApp.deps.db)
  expect((await call('GET', `/${id}`)).statusCode).toBe(404)
  expect((await deleteWhatIsOver(testApp.deps))['matching-lists']).toBe(1)
})

describe('matching by a call', () => {
  test('answers candidates, grades and reasons in the order of the rows', async () => {
    const body = {
      rows: [
        { taxNumber: 'HU10738885' },
        { name: 'Portimer Com', country: 'Romania', registerNumber: 'J5/952/1991' },
        { name: 'Gombai Pekseg', settlement: 'Vác' },
        {},
      ],
    }
    const { rows } = matchCompanies.answer.parse((await call('POST', '/match', { body })).json())
    expect(rows.map(({ grade, candidates }) => [grade.key, candidates[0]?.companyId])).toEqual([
      ['certain', '10738885'],
      ['certain', 'ro-67248'],
      ['probable', '11111111'],
      ['none', undefined],
    ])
    expect(rows[0]?.candidates[0]?.reasons[0]).toEqual({
      code: 'tax-number-same',
      text: 'tax number equal',
      tone: 'for',
    })
  })

  test.each([
    ['Harminc Bt.', 'certain', '50000000'],
    ['Harmincegy Bt.', 'possible', '60000000'],
  ])('names %s of the town %s where that many are called so', async (name, grade, companyId) => {
    const body = { rows: [{ name, settlement: 'Vác' }] }
    const { rows } = matchCompanies.answer.parse((await call('POST', '/match', { body })).json())
    expect([rows[0]?.grade.key, rows[0]?.candidates[0]?.companyId]).toEqual([grade, companyId])
  })

  test.each<[what: string, rows: object[]]>([
    ['no rows', []],
    ['101 rows', Array.from({ length: 101 }, () => ({}))],
    ['unknown fields', [{ surprise: 1 }]],
  ])('refuses %s', async (_what, rows) => {
    expect((await call('POST', '/match', { body: { rows } })).statusCode).toBe(422)
  })
})

test('a list whose worker was killed goes on where it was', { timeout: 90_000 }, async () => {
  await worker?.stop()
  worker = null
  const names = [...makeCompanies(700)].map(({ name }) => name)
  const id = await upload(['Cégnév', ...names].join('\n'))
  await run(id)
  const { database, deps } = testApp
  const script = join(import.meta.dirname, 'testing-killed-matching.ts')
  const killed = spawn(process.execPath, [script, database.connectionString, deps.config.dataDir], { stdio: 'ignore' })
  expect((await once(killed, 'exit'))[1]).toBe('SIGKILL')
  const before = await rowsOf(id)
  expect(before.meta.count).toBe(250)
  // By this it is seen that the row is not matched again.
  await sql`update matching_rows set notes = '{nothing-given}' where list_id = ${id} and row_number = 2`.execute(
    deps.db,
  )
  await letWorkerBeSilent(deps.db)
  await startWorker()
  const readLater = async () => {
    await endPauses(deps.db)
    return (await read(id)).state
  }
  await expect.poll(readLater, { timeout: 60_000, interval: 500 }).toBe('done')
  const after = await rowsOf(id)
  expect([after.meta.count, after.rows[0]?.notes]).toEqual([
    700,
    ['The row has no name or identifier that can be looked for.'],
  ])
  expect(await read(id)).toMatchObject({ doneCount: 700, rowCount: 700 })
})

test('of two lists uploaded at once, only as many are stored as a user may have', async () => {
  const { headers: by } = await testApp.signIn({ claims: ['MarketingAdatok'] })
  const first = Id.parse((await send('Cégnév\nAlfa Kft.\n', by)).json()).id
  await sql`
    insert into matching_lists (subscriber_id, user_id, file_name, roles, has_heading, row_count, expires_at)
    select subscriber_id, user_id, file_name, roles, has_heading, row_count, expires_at
    from matching_lists, generate_series(1, ${LISTS_MAX - 2}) where list_id = ${first}`.execute(testApp.deps.db)
  const answers = await Promise.all([send('Cégnév\nAlfa Kft.\n', by), send('Cégnév\nAlfa Kft.\n', by)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})
