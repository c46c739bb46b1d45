import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { LISTS_MAX } from '@merleg/contract/list-matching.contract'
import { type getWatchImportRows, WATCH_FILES } from '@merleg/contract/watch-list/watch-files.contract'
import type { WatchImport } from '@merleg/contract/watched-rows'
import { waitingForLocks } from '@merleg/db/testing-locks'
import { inTransaction } from '@merleg/db/transaction'
import { LOCALES } from '@merleg/domain/locale'
import { type KyselyPlugin, sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { tellChange } from '../../alert-stream/testing-alerts.ts'
import { addTestKey } from '../../api-keys/testing-keys.ts'
import { CSV_FOR_PROGRAMS } from '../../../shared/csv-text.ts'
import { renderSheetFile } from '../../report/rows/table-file.ts'
import { OWNER } from '../../report/testing-report.ts'
import { readUploadedTable } from '../../list-matching/reading/read-uploaded-table.ts'
import { loadTestingCompanies, makeCompanies, TESTING_COMPANIES } from '../../list-matching/testing-list-matching.ts'
import type { LongJobHandler } from '../../long-jobs/run-long-job.usecases.ts'
import { watchExportJob } from './watch-exports.usecases.ts'
import { watchImportJob } from './import-list.usecases.ts'
import { createExportHandler } from './run-export.usecases.ts'
import { createImportHandler } from './run-import.usecases.ts'
import { watchCalls, type Watcher } from '../testing-watch-list.ts'

const server = useTestApp()
const calls = watchCalls(server)
let me: Watcher = { headers: { authorization: '' }, userId: '', subscriberId: '' }

beforeAll(() => loadTestingCompanies(server.deps, [...TESTING_COMPANIES, ...makeCompanies(300)]))
beforeEach(async () => {
  me = await server.signIn({ claims: ['Monitoring'] })
})

const upload = (content: string | Uint8Array<ArrayBuffer>, { fileName = 'lista.csv', query = '' } = {}) => {
  const form = new FormData()
  form.append('file', new File([content], fileName))
  const url = `/api/monitoring/import${query}`
  return server.app.inject({ method: 'POST', url, headers: me.headers, payload: form })
}

async function countMails(): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from pgboss.job where name = 'mail.send' and data->>'to' =
       (select email from users where user_id = $1)`,
    [me.userId],
  )
  return rows[0]?.count ?? 0
}

/** Does the newest job of a kind, as a worker would, without its queue. */
async function work<Input extends object>(
  kind: { name: string; input: { parse: (input: unknown) => Input } },
  handler: LongJobHandler<Input>,
  signal = new AbortController().signal,
): Promise<{ jobId: string; body: Buffer; mailsBefore: number }> {
  const job = await server.deps.db
    .selectFrom('long_jobs')
    .select(['job_id', 'input'])
    .where('kind', '=', kind.name)
    .where('user_id', '=', me.userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const result = await handler({ input: kind.input.parse(job.input), signal, report: () => undefined })
  const body = result === null ? Buffer.alloc(0) : await buffer(result.body)
  const mailsBefore = await countMails()
  const finished = { state: 'done', finished_at: new Date() }
  await inTransaction(server.deps.db, async (tx) => {
    await tx.updateTable('long_jobs').set(finished).where('job_id', '=', job.job_id).execute()
    await result?.deliver?.(tx)
  })
  return { jobId: job.job_id, body, mailsBefore }
}

const runImport = () => work(watchImportJob, createImportHandler(server.deps))
const readImport = async (id: string) => (await calls.get(me, `/api/monitoring/imports/${id}`)).json<WatchImport>()

describe('an import', () => {
  const LIST = [
    'Cégnév;Adószám;Fontosság;Megjegyzés;Címkék',
    'ZÁÉV Építőipari Zrt.;10738885-2-20;magas;kulcsügyfél;vevő, kiemelt',
    'Duna Acél;12345676;Fontos!;;',
    'Ikerház Bt.;;közepes;;',
    'Sosemvolt Alakulat Kft.;;;;',
    '',
  ].join('\r\n')

  test('watches the certain companies at once, with what the list says of them, and tells which rows are left', async () => {
    const begun = await upload(LIST)
    expect(begun.json()).toMatchObject({ message: expect.stringContaining('egyeztetés') })
    const { id } = begun.json<{ id: string }>()
    expect(await readImport(id)).toMatchObject({ state: 'waiting', rowCount: 4, outcome: null })
    expect((await calls.list(me)).lastImport).toEqual({ id, isUnderWay: true })
    expect((await upload(LIST)).json()).toMatchObject({ code: 'watch-import.running' })
    await runImport()
    expect(await readImport(id)).toMatchObject({
      state: 'done',
      outcome: { added: 2, known: 0, unread: 1 },
      openRows: 2,
      failure: null,
    })
    expect((await calls.list(me)).lastImport).toEqual({ id, isUnderWay: false })
    const { results } = await calls.list(me)
    expect(results).toMatchObject([
      { companyId: '12345676', importance: 'none', note: '', labels: [] },
      { companyId: '10738885', importance: 'high', note: 'kulcsügyfél', labels: ['kiemelt', 'vevő'] },
    ])
    const rows = (await calls.get(me, `/api/monitoring/imports/${id}/rows`)).json<
      EndpointAnswer<typeof getWatchImportRows>
    >()
    expect(rows.meta.count).toBe(2)
    expect(rows.rows.map(({ row, candidates }) => [row, candidates.length > 0])).toEqual([
      [4, true],
      [5, false],
    ])
  })

  test('is there with its list or not at all, so that nothing is left of one whose process ends', async () => {
    const { db } = server.deps
    const lists = db.selectFrom('matching_lists').select('list_id').where('user_id', '=', me.userId)
    const begun = await db.transaction().execute(async (tx) => {
      await sql`lock table watch_imports in share mode`.execute(tx)
      const answer = upload(LIST)
      await expect.poll(async () => (await waitingForLocks.get(db)).count, { timeout: 10_000 }).toBe(1)
      expect(await lists.execute()).toEqual([])
      return { answer }
    })
    expect((await begun.answer).statusCode).toBe(200)
    expect(await lists.execute()).toHaveLength(1)
  })

  test('again adds nothing twice: who is watched keeps what the list does not say', async () => {
    await calls.post(me, 'add', { companyIds: ['10738885'] })
    await calls.post(me, 'update', { companyIds: ['10738885'], note: 'saját', labels: ['régi'] })
    const { id } = (await upload('Adószám;Címkék\n10738885-2-20;új\n')).json<{ id: string }>()
    await runImport()
    await runImport()
    expect((await readImport(id)).outcome).toEqual({
      added: 0,
      known: 1,
      unread: 0,
      notes: { changed: 1, kept: 0, cut: 0 },
    })
    expect((await calls.list(me)).results).toMatchObject([{ note: 'saját', labels: ['régi', 'új'] }])
  })

  test.each([
    ['', { note: 'saját', importance: 'high' }, { changed: 2, kept: 1, cut: 1 }],
    ['?replaceNotes=false', { note: 'saját', importance: 'high' }, { changed: 2, kept: 1, cut: 1 }],
    ['?replaceNotes=true', { note: 'a listáé', importance: 'low' }, { changed: 2, kept: 0, cut: 1 }],
  ])(
    'with %j writes over what is noted only where it was asked to, and tells of how many it did',
    async (query, notes, counts) => {
      await calls.post(me, 'add', { companyIds: ['10738885', '12345676'] })
      await calls.post(me, 'update', { companyIds: ['10738885'], note: 'saját', importance: 'high', labels: ['régi'] })
      const list = [
        'Adószám;Fontosság;Megjegyzés;Címkék',
        '10738885-2-20;alacsony;a listáé;új',
        `12345676-2-41;;${'x'.repeat(1200)};`,
        '11111111-2-13;magas;egyik;',
        '11111111-2-13;közepes;másik;',
      ].join('\n')
      const { id } = (await upload(list, { query })).json<{ id: string }>()
      await runImport()
      expect((await readImport(id)).outcome).toEqual({ added: 1, known: 2, unread: 0, notes: counts })
      const { results } = await calls.list(me)
      const of = (companyId: string) => results.find((row) => row.companyId === companyId)
      expect(of('10738885')).toMatchObject({ ...notes, labels: ['régi', 'új'] })
      expect(of('12345676')).toMatchObject({ note: `${'x'.repeat(999)}…`, importance: 'none' })
      expect(of('11111111')).toMatchObject({ note: 'egyik\nmásik', importance: 'high' })
    },
  )

  test('of a company that was removed within the day keeps what was noted of it', async () => {
    await calls.post(me, 'add', { companyIds: ['10738885'] })
    await calls.post(me, 'update', { companyIds: ['10738885'], note: 'saját' })
    await calls.post(me, 'remove', { companyIds: ['10738885'] })
    const { id } = (await upload('Adószám;Megjegyzés\n10738885-2-20;a listáé\n')).json<{ id: string }>()
    await runImport()
    expect((await readImport(id)).outcome).toMatchObject({ added: 1, known: 0, notes: { changed: 0, kept: 1, cut: 0 } })
    expect((await calls.list(me)).results).toMatchObject([{ note: 'saját' }])
  })

  test('of which nothing was counted of what is noted says so', async () => {
    const { id } = (await upload('Adószám\n10738885-2-20\n')).json<{ id: string }>()
    await runImport()
    await server.deps.db
      .updateTable('watch_imports')
      .set({ changed_count: null, kept_count: null, cut_count: null })
      .where('import_id', '=', id)
      .execute()
    expect((await readImport(id)).outcome).toEqual({ added: 1, known: 0, unread: 0, notes: null })
  })

  test('that is broken off before its end leaves nobody watched', async () => {
    await upload('Adószám\n10738885-2-20\n')
    const stopped = AbortSignal.abort()
    await expect(work(watchImportJob, createImportHandler(server.deps), stopped)).rejects.toThrow(/abort/i)
    expect((await calls.list(me)).meta.total).toBe(0)
  })

  test('of three hundred rows watches them all', async () => {
    const lines = [...makeCompanies(300)].map(({ name, tax }) => `${name};${tax ?? ''}`)
    const { id } = (await upload(['Cégnév;Adószám', ...lines].join('\n'))).json<{ id: string }>()
    await runImport()
    expect((await readImport(id)).outcome).toMatchObject({ added: 300, known: 0, unread: 0 })
  })

  test('is a stranger’s secret', async () => {
    const { id } = (await upload(LIST)).json<{ id: string }>()
    const stranger = await server.signIn({ claims: ['Monitoring'] })
    for (const path of [id, `${id}/rows`])
      expect((await calls.get(stranger, `/api/monitoring/imports/${path}`)).statusCode).toBe(404)
    expect((await calls.post(stranger, `imports/${id}/cancel`, {})).statusCode).toBe(404)
    expect((await calls.post(me, `imports/${id}/cancel`, {})).statusCode).toBe(200)
    expect(await readImport(id)).toMatchObject({ state: 'cancelled', outcome: null })
  })

  test.each([
    ['', 'list.empty'],
    ['Összeg;Darab\n100;5\n', 'list-matching.no-columns'],
    ['\u0000\u0001\u0002'.repeat(50), 'list.unreadable'],
  ])('of %j is refused, and leaves no list', async (content, code) => {
    expect((await upload(content)).json()).toMatchObject({ code })
    const left = await server.deps.db
      .selectFrom('matching_lists')
      .where('user_id', '=', me.userId)
      .select('list_id')
      .execute()
    expect(left).toEqual([])
  })

  test('takes the place of the oldest of five where it is one, however many lists there are, and else of none', async () => {
    const { db } = server.deps
    const imports = async () => {
      const rows = await db
        .selectFrom('watch_imports')
        .select('import_id')
        .where('user_id', '=', me.userId)
        .orderBy('created_at')
        .execute()
      return rows.map((row) => row.import_id)
    }
    const finishAll = () =>
      db
        .updateTable('long_jobs')
        .set({ state: 'done', finished_at: new Date() })
        .where('user_id', '=', me.userId)
        .execute()
    const ids = []
    for (let count = 1; count <= 5; count += 1) {
      ids.push((await upload(LIST)).json<{ id: string }>().id)
      await finishAll()
    }
    await sql`insert into matching_lists (subscriber_id, user_id, file_name, row_count, has_heading, roles, expires_at)
      select subscriber_id, user_id, file_name, row_count, has_heading, roles, expires_at from matching_lists,
        generate_series(1, ${LISTS_MAX - 5}) where list_id = (
          select list_id from watch_imports where import_id = ${ids[0]})`.execute(db)
    expect((await upload('')).json()).toMatchObject({ code: 'list.empty' })
    expect(await imports()).toEqual(ids)
    const { id } = (await upload(LIST)).json<{ id: string }>()
    expect(await imports()).toEqual([...ids.slice(1), id])
    expect((await upload(LIST)).json()).toMatchObject({ code: 'watch-import.running' })
    expect(await imports()).toEqual([...ids.slice(1), id])
  })

  test.each([
    ['hu', 'Figyelt cégek', 'Állapot: 2026. 11. 23.'],
    ['en', 'Watched companies', 'As of 23/11/2026'],
    ['de', 'Überwachte Unternehmen', 'Stand: 23.11.2026'],
  ] as const)(
    'of a workbook with title and day above its headings (%s), as they were exported formerly, has all that was noted',
    async (locale, ...heading) => {
      await calls.post(me, 'add', { companyIds: ['10738885'] })
      const noted = { importance: 'high', note: 'kulcsügyfél', labels: ['vevő'] }
      await calls.post(me, 'update', { companyIds: ['10738885'], ...noted })
      const headers = { ...me.headers, 'x-locale': locale }
      await server.app.inject({ url: '/api/monitoring/export?format=xlsx', headers })
      const exported = await work(watchExportJob, createExportHandler(server.deps))
      const [titles = [], ...rows] = (await readUploadedTable(exported.body)).rows
      const columns = titles.map((title) => ({ title, width: 10, kind: 'text' as const }))
      const table = { sheetName: 'a', name: ['a'], csv: CSV_FOR_PROGRAMS, heading, columns, rows }
      const { body } = await renderSheetFile('xlsx', table)
      expect((await readUploadedTable(Buffer.from(body))).rows.slice(0, 2).map(([cell]) => cell)).toEqual(heading)
      await server.deps.db.deleteFrom('watched_companies').where('subscriber_id', '=', me.subscriberId).execute()
      const { id } = (await upload(new Uint8Array(body), { fileName: 'a.xlsx' })).json<{ id: string }>()
      await runImport()
      expect(await readImport(id)).toMatchObject({ rowCount: 1, outcome: { added: 1, unread: 0 }, openRows: 0 })
      expect((await calls.list(me)).results).toMatchObject([{ companyId: '10738885', ...noted }])
    },
  )

  test.each(['xlsx', 'csv'])('can be made of the example in %s', async (format) => {
    const file = await calls.get(me, `/api/monitoring/import/example?format=${format}`)
    const { rows } = await readUploadedTable(file.rawPayload)
    expect(rows[0]).toEqual(['Név', 'Adószám', 'Cégjegyzékszám', 'Székhely', 'Fontosság', 'Megjegyzés', 'Címkék'])
    expect(rows[1]?.[4]).toBe('magas')
    const { id } = (await upload(new Uint8Array(file.rawPayload), { fileName: `a.${format}` })).json<{ id: string }>()
    await runImport()
    expect((await readImport(id)).state).toBe('done')
  })
})

describe('an export', () => {
  test('runs once at a time, is told of by mail, and is read again by an import', async () => {
    await calls.post(me, 'add', { companyIds: ['10738885', '12345676'] })
    await calls.post(me, 'update', { companyIds: ['10738885'], importance: 'partner', labels: ['vevő'] })
    const first = await calls.get(me, '/api/monitoring/export?format=csv')
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.json<{ message: string }>().message).toContain('elindult')
    expect((await calls.get(me, '/api/monitoring/export?format=csv')).json<{ message: string }>().message).toContain(
      'elindult',
    )
    expect((await calls.get(me, '/api/monitoring/export')).json<{ message: string }>().message).toContain('már')
    expect((await calls.list(me)).isExporting).toBe(true)
    const { body, mailsBefore } = await work(watchExportJob, createExportHandler(server.deps))
    expect((await calls.list(me)).isExporting).toBe(false)
    // Told when there is a file, and not before.
    expect([mailsBefore, await countMails()]).toEqual([0, 1])
    const { rows } = await readUploadedTable(body)
    expect(rows.map(([name]) => name)).toEqual([
      'Név',
      'Duna Acél Kereskedelmi és Szolgáltató Kft.',
      'ZÁÉV Építőipari Zrt.',
    ])
    expect(rows[2]?.slice(13, 16)).toEqual(['partner', '', 'vevő'])
    const { rows: mails } = await server.database.pool.query<{ data: { to: string; text: string } }>(
      `select data from pgboss.job where name = 'mail.send' order by created_on desc limit 1`,
    )
    expect(mails[0]?.data.text).toContain('http://merleg.test/monitoring')
    expect(mails[0]?.data.text).not.toContain('ZÁÉV')
  })

  test.each(LOCALES.flatMap((locale) => WATCH_FILES.map((format) => ({ locale, format }))))(
    'in $format and $locale is imported again with all that was noted, and nothing besides',
    async ({ locale, format }) => {
      const noted = [
        { companyId: '10738885', importance: 'partner', note: 'kulcs, „ügyfél”; 2026', labels: ['kiemelt', 'vevő'] },
        { companyId: '12345676', importance: 'none', note: '-10 % | =1', labels: ['-x', '@partner'] },
        { companyId: 'ro-67248', importance: 'high', note: '', labels: ['szállító'] },
      ]
      for (const { companyId, ...notes } of noted) {
        await calls.post(me, 'add', { companyIds: [companyId] })
        await calls.post(me, 'update', { companyIds: [companyId], ...notes })
      }
      const headers = { ...me.headers, 'x-locale': locale }
      await server.app.inject({ url: `/api/monitoring/export?format=${format}`, headers })
      const { body } = await work(watchExportJob, createExportHandler(server.deps))
      await server.deps.db.deleteFrom('watched_companies').where('subscriber_id', '=', me.subscriberId).execute()
      const { id } = (await upload(new Uint8Array(body), { fileName: `a.${format}` })).json<{ id: string }>()
      await runImport()
      expect(await readImport(id)).toMatchObject({ rowCount: 3, outcome: { added: 3, unread: 0 }, openRows: 0 })
      const { results } = await calls.list(me)
      expect(results.toSorted((a, b) => (a.companyId < b.companyId ? -1 : 1))).toMatchObject(noted)
      const again = { fileName: `a.${format}`, query: '?replaceNotes=true' }
      const { id: second } = (await upload(new Uint8Array(body), again)).json<{ id: string }>()
      await runImport()
      expect((await readImport(second)).outcome?.notes).toEqual({ changed: 0, kept: 0, cut: 0 })
    },
  )

  test.each([
    [false, 'levélben értesítjük'],
    [true, 'Bemutató fiók: levelet nem küldünk'],
  ])('of a demo account (%s) promises what is so', async (isDemo, said) => {
    await server.deps.db.updateTable('users').set({ is_demo: isDemo }).where('user_id', '=', me.userId).execute()
    const answer = await calls.get(me, '/api/monitoring/export?format=csv')
    expect(answer.json<{ message: string }>().message).toContain(said)
    expect((await calls.list(me)).export?.isMailed).toBe(!isDemo)
  })

  test('tells how far it is and why it failed, and is stopped by who asked for it', async () => {
    const colleague = await server.signIn({ claims: ['Monitoring'] })
    await server.deps.db
      .updateTable('users')
      .set({ subscriber_id: me.subscriberId })
      .where('user_id', '=', colleague.userId)
      .execute()
    const update = (change: object) =>
      server.deps.db.updateTable('long_jobs').set(change).where('user_id', '=', me.userId).execute()
    expect((await calls.list(me)).export).toBeNull()
    await calls.get(me, '/api/monitoring/export?format=csv')
    await update({ state: 'running', done_count: 3, total_count: 8 })
    const { export: underWay } = await calls.list(me)
    expect(underWay).toMatchObject({ state: 'running', done: 3, total: 8, isOwn: true, failure: null })
    expect((await calls.list(colleague)).export).toMatchObject({ state: 'running', isOwn: false })
    const path = `exports/${underWay?.id ?? ''}/cancel`
    expect((await calls.post(colleague, path, {})).statusCode).toBe(404)
    await update({ state: 'failed', finished_at: new Date(), failure: 'unexpected' })
    const failed = await calls.list(me)
    expect([failed.isExporting, failed.export?.state]).toEqual([false, 'failed'])
    expect(failed.export?.failure).toMatch(/váratlan|hiba/i)
    expect((await calls.list(colleague)).export).toBeNull()
    await calls.get(me, '/api/monitoring/export?format=xlsx')
    const { export: again } = await calls.list(me)
    expect((await calls.post(me, `exports/${again?.id ?? ''}/cancel`, {})).json()).toMatchObject({
      message: expect.stringContaining('leállítjuk'),
    })
    expect((await calls.list(me)).export?.state).toBe('cancelled')
    // What was stopped is begun anew, and not taken for the same once more.
    await calls.get(me, '/api/monitoring/export?format=xlsx')
    const { export: anew } = await calls.list(me)
    expect(anew?.state).toBe('waiting')
    expect(anew?.id).not.toBe(again?.id)
  })

  test('by a key tells what the key may see, also when who made it is disabled; one that has ended gets none', async () => {
    const key = await addTestKey(server, { claims: ['Monitoring'], contract: ['Monitoring', 'Cegriport'] })
    me = key
    await calls.post(key, 'add', { companyIds: ['10738885'] })
    const member = (share: number) => ({ ...OWNER, name: 'Tulajdonos Anna', shareMin: share, shareMax: share })
    const events = [{ section: 'member' as const, before: member(50), after: member(60) }]
    await tellChange(server.deps.db, [key.subscriberId], { companyId: '10738885', feedPosition: 1_000_000, events })
    await server.deps.db.updateTable('monitoring_events').set({ slot: '1' }).execute()
    const exportBy = async ({ headers }: Watcher) => {
      await calls.get({ ...key, headers }, '/api/monitoring/export?format=csv')
      return work(watchExportJob, createExportHandler(server.deps))
    }
    const ofMaker = await exportBy({ ...key, headers: key.makerHeaders })
    expect(ofMaker.body.toString()).toContain('Tulajdonos Anna')
    // What its maker may see is not for the key, also where he has fetched it just before.
    expect((await calls.get(key, `/api/monitoring/exports/${ofMaker.jobId}`)).statusCode).toBe(404)
    const setMaker = (change: object) =>
      server.deps.db.updateTable('users').set(change).where('user_id', '=', key.userId).execute()
    await setMaker({ disabled_at: new Date() })
    const ofKey = await exportBy(key)
    expect(ofKey.body.toString()).toContain('10738885')
    expect(ofKey.body.toString()).not.toContain('Tulajdonos Anna')
    expect(await countMails()).toBe(ofKey.mailsBefore)
    await calls.get(key, '/api/monitoring/export?format=xlsx')
    const keys = server.deps.db.updateTable('api_keys').where('key_id', '=', key.keyId)
    await keys.set({ revoked_at: new Date() }).execute()
    await expect(work(watchExportJob, createExportHandler(server.deps))).rejects.toMatchObject({
      code: 'key.not-found',
    })
  })

  test('of who was disabled meanwhile ends as failed, and says why', async () => {
    await calls.get(me, '/api/monitoring/export?format=csv')
    const disabled = { disabled_at: new Date() }
    await server.deps.db.updateTable('users').set(disabled).where('user_id', '=', me.userId).execute()
    await expect(work(watchExportJob, createExportHandler(server.deps))).rejects.toMatchObject({
      code: 'auth.account-disabled',
    })
  })

  test('is of one moment, whatever is removed while it is written', async () => {
    await calls.post(me, 'add', { companyIds: ['10738885', '12345676', '11111111'] })
    await calls.get(me, '/api/monitoring/export?format=csv')
    const [first, ...others] = (await calls.list(me)).results
    const isPage = (row: object): boolean => 'companyId' in row && 'labels' in row
    const removing: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some(isPage)) await calls.remove(me, first?.companyId ?? '')
        return result
      },
    }
    const deps = { ...server.deps, db: server.deps.db.withPlugin(removing) }
    const { body } = await work(watchExportJob, createExportHandler(deps, { rowsAtOnce: 1 }))
    const { rows } = await readUploadedTable(body)
    expect(rows.slice(1).map(([name]) => name)).toEqual([first, ...others].map((row) => row?.name.value))
    expect((await calls.list(me)).results).toHaveLength(others.length)
  })

  test('is downloaded by who asked for it', async () => {
    const key = 'exports/test'
    const path = join(server.deps.config.MERLEG_DATA_DIR, 'made.csv')
    await writeFile(path, 'név\r\n')
    await server.deps.files.put(key, path, { contentType: 'text/csv' })
    const job = await server.deps.db
      .insertInto('long_jobs')
      .values({
        subscriber_id: me.subscriberId,
        user_id: me.userId,
        kind: watchExportJob.name,
        request_key: 'a',
        input: '{}',
        state: 'done',
        finished_at: new Date(),
        file_key: key,
        file_name: 'figyelt.csv',
        content_type: 'text/csv',
        file_bytes: 5,
        file_expires_at: new Date(Date.now() + 3_600_000),
      })
      .returning('job_id')
      .executeTakeFirstOrThrow()
    const { downloadUrl } = await calls.list(me)
    expect(downloadUrl).toBe(`/api/monitoring/exports/${job.job_id}`)
    const file = await calls.get(me, downloadUrl ?? '')
    expect([file.statusCode, file.headers['x-filename'], file.body]).toEqual([200, 'figyelt.csv', 'név\r\n'])
    const stranger = await server.signIn({ claims: ['Monitoring'] })
    expect((await calls.get(stranger, downloadUrl ?? '')).statusCode).toBe(404)
  })
})
