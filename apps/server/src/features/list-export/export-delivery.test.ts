import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getExport, listExports, previewExport, runExport } from '@merleg/contract/list-export.contract'
import { EXPORT_COLUMN_NAMES } from '@merleg/domain/list-export/export-columns'
import { readXlsx } from 'hucre/xlsx'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { type Jobs, startJobs } from '../../shared/jobs.ts'
import { factOf, merge, OWNER, PERSON, statement } from '../report/testing-report.ts'
import { follow } from '../company-search/testing-company-search.ts'
import { readBalances } from '../credits/ledger.usecases.ts'
import { listLedgerFaults } from '../credits/testing-credits.ts'
import { longJobQueue } from '../long-jobs/long-jobs.usecases.ts'
import { workLongJobs } from '../long-jobs/run-long-job.usecases.ts'
import { endPauses, letWorkerBeSilent } from '../long-jobs/testing-long-jobs.ts'
import { deleteExpiredQuotes } from './frozen/row-sets.repository.ts'
import { findListExport } from './list-exports.repository.ts'
import { insertOptOut } from './opt-outs/opt-outs.repository.ts'
import { createListExportHandler } from './run-export.usecases.ts'
import { listExportJob, releaseEndedExports } from './start-export.usecases.ts'
import {
  callExport,
  ALFA,
  BASE_PRICE,
  type Buyer,
  BETA,
  downloadExport,
  GAMMA,
  loadListedCompanies,
  readState,
  saveSearch,
  signInBuyer,
  startListWorker,
  startTestingExport,
} from './testing-list-export.ts'

const server = useTestApp()
const CREDIT = 10_000_00
const all = Object.fromEntries(EXPORT_COLUMN_NAMES.map((column) => [column, true]))
let worker: Jobs | null = null
let buyer: Buyer
let searchId = ''

beforeAll(() => loadListedCompanies(server))
beforeEach(async () => {
  buyer = await signInBuyer(server, CREDIT)
  searchId = await saveSearch(server, buyer)
})
afterAll(() => worker?.stop())

const start = (body: { selected: object; format?: string }) => startTestingExport(server, buyer, { searchId, ...body })
const balance = async () => (await readBalances(server.deps.db, buyer.subscriberId)).normal
const settle = async (exportId: string, state = 'done') => {
  worker ??= await startListWorker(server)
  await expect.poll(() => readState(server, exportId), { timeout: 60_000, interval: 200 }).toBe(state)
}
const make = async (body: { selected: object; format?: string }) => {
  const exportId = await start(body)
  await settle(exportId)
  return { exportId, file: await downloadExport(server, buyer, exportId) }
}
const read = async (exportId: string, by = buyer) =>
  server.app.inject({ url: `/api/list-exports/${exportId}`, headers: { ...by.headers, 'x-locale': 'hu' } })
const owned = async () => {
  const { rows } = await sql<{ count: number; bits: number }>`
    select count(*)::int as count, coalesce(bit_or(field_groups), 0) as bits from list_purchases
    where subscriber_id = ${buyer.subscriberId}`.execute(server.deps.db)
  return rows[0]
}

/** People in the list, and outside of it. */
async function loadPersons(): Promise<void> {
  const { db } = server.deps
  const [alfa, beta, other] = [factOf(ALFA), factOf(BETA), factOf('10000009')]
  const signs = { ...PERSON, name: 'Béta Béla', birthDate: '1970-01-02', post: null, representation: 'joint' } as const
  const former = { ...OWNER, name: 'Egykori Elek' }
  await merge(db, [
    alfa('member', former, { slot: '9', from: '2010-01-01', to: '2015-01-01', partyId: 'p-former' }),
    beta('signatory', signs, { slot: '1' }),
    other('name', { name: 'Más Kft.' }),
    other('member', { ...OWNER, name: 'Más Márta' }, { slot: '1', partyId: 'p-other' }),
  ])
  await sql`insert into persons (person_id, name, folded, birth_date) values
    ('p-bela', 'Béta Béla', 'beta bela', '1970-01-02'), ('p-namesake', 'Béta Béla', 'beta bela', '1999-09-09')
    on conflict do nothing`.execute(db)
}

describe('a delivered list', () => {
  test('in CSV cannot be taken for formulas, and telephone numbers stay readable', async () => {
    const { file } = await make({ selected: { phone: true, employees: true, taxNumber: false }, format: 'csv' })
    expect(file.status).toBe(200)
    expect(decodeURIComponent(String(file.name))).toMatch(/^ceglista-.*\.csv$/)
    expect(file.bytes.toString('utf8').split('\r\n')).toEqual([
      '\uFEFFCégnév;Cégjegyzékszám;Székhely;Telefonszám;Létszám (fő);Létszám éve (ha már nem hatályos)',
      `"'=Alfa ""Első"" Kft.";;"8900 Zalaegerszeg, Fő utca 1.";+36 92 111 2222;12;`,
      'Béta Kft.;;"8900 Zalaegerszeg, Fő utca 1.";+36 30123456;;',
      'Gamma Kft.;;"8900 Zalaegerszeg, Fő utca 1.";;;',
      '',
    ])
  })

  test('in XLSX has texts that are texts and numbers that are numbers', async () => {
    const { file } = await make({ selected: all, format: 'xlsx' })
    const { sheets } = await readXlsx(file.bytes)
    const [titles = [], alfa = []] = sheets[0]?.rows ?? []
    const cells = Object.fromEntries(titles.map((title, place) => [String(title), alfa[place] ?? null]))
    expect(cells).toMatchObject({
      Cégnév: '=Alfa "Első" Kft.',
      Telefonszám: '+36-92-111-2222',
      'Képviseletre jogosultak': 'Kovács Géza',
      Tulajdonosok: 'Kovács Géza; Tulaj Tibor',
      'Létszám (fő)': 12,
      Telephelyek: '8800 Nagykanizsa, Gyár utca 2.',
      Bankszámlaszámok: '12042294-22808590',
    })
    const notes = (sheets[1]?.rows ?? []).flat().join('\n')
    expect(notes).toMatch(/az adatbázis 20\d\d\..* állapota szerint/)
    expect(notes).toMatch(/nem ismert, nem adjuk ki, vagy a beszámolója hibás/)
    expect(notes).toMatch(/az ajánlott hitelkeret egész pénzegységben/)
    expect(notes).not.toMatch(/más pénznem/)
    // Of people their names, nothing else.
    expect(file.bytes.toString('latin1')).not.toMatch(/1970-01-02|Titkos/)
    expect(JSON.stringify(cells)).not.toMatch(/1970|Titkos|Néma/)
  })

  test('in Parquet has typed columns, and null for what is not known', async () => {
    const { file } = await make({ selected: { phone: true, employees: true }, format: 'parquet' })
    const bytes = new Uint8Array(file.bytes)
    const { key_value_metadata: notes = [] } = parquetMetadata(bytes.buffer)
    const noted = Object.fromEntries(notes.map(({ key, value }) => [key, value]))
    expect(noted).toMatchObject({ madeOn: expect.any(String), asOf: expect.stringMatching(/T.*Z$/) })
    const rows = await parquetReadObjects({ file: bytes.buffer })
    expect(rows).toMatchObject([
      { name: '=Alfa "Első" Kft.', phone: '+36-92-111-2222', employees: 12 },
      { name: 'Béta Kft.', phone: '+3630123456', employees: null },
      { name: 'Gamma Kft.', phone: null, employees: null },
    ])
  })

  test('says of its own search whom that passes over', async () => {
    const bounds = { financialDetails: { totalSales: { min: 1 } } }
    const seat = { text: '8360 Keszthely', countryCode: 'HU', zip: '8360', settlement: 'Keszthely', county: 'Zala' }
    await merge(server.deps.db, [
      factOf('10000006')('name', { name: 'Határ Kft.' }),
      factOf('10000006')('seat', { ...seat, street: 'Fő utca 1.' }),
      statement('10000006', 2025, { amounts: { netSales: 6000 } }),
    ])
    await follow(server.deps.db)
    searchId = await saveSearch(server, buyer, { city: 'Keszthely', others: bounds })
    const { file } = await make({ selected: {}, format: 'xlsx' })
    const { sheets } = await readXlsx(file.bytes)
    const notes = (sheets[1]?.rows ?? []).flat().join('\n')
    expect(notes).toMatch(/más pénznemben készült, az összegeitől függetlenül nincs a találatok között/)
  })

  test('says of accounts how long their year was, that they are a group’s, and that newer ones have an error, in every format', async () => {
    const [short, group, flawed] = [factOf('10000004'), factOf('10000005'), factOf('10000006')]
    const seat = { text: '8380 Hévíz, Fő utca 1.', countryCode: 'HU', zip: '8380', settlement: 'Hévíz', county: 'Zala' }
    const amounts = { netSales: 6000 }
    await merge(server.deps.db, [
      short('name', { name: 'Tört Kft.' }),
      short('seat', { ...seat, street: 'Fő utca 1.' }),
      statement('10000004', 2025, { periodStart: '2025-10-17', amounts }),
      group('name', { name: 'Csoport Kft.' }),
      group('seat', { ...seat, street: 'Fő utca 1.' }),
      statement('10000005', 2025, { amounts, isConsolidated: true }),
      flawed('name', { name: 'Hibás Kft.' }),
      flawed('seat', { ...seat, street: 'Fő utca 1.' }),
      statement('10000006', 2025, { amounts: { totalAssets: 100, totalEquityAndLiabilities: 900 } }),
    ])
    await follow(server.deps.db)
    searchId = await saveSearch(server, buyer, { city: 'Hévíz' })
    const selected = { netSales: true, taxNumber: false, companyRegistrationNumber: false, companyAddress: false }
    const headings = [
      'Cégnév',
      'Értékesítés nettó árbevétele (ezer)',
      'Beszámoló éve',
      'Üzleti év napjai (ha nem teljes év)',
      'Beszámoló fajtája (ha konszolidált)',
      'Beszámoló pénzneme',
      'Újabb hibás beszámoló éve',
    ]
    const preview = await callExport(server, buyer, { searchId, call: 'preview', body: { selected } })
    expect(previewExport.answer.parse(preview.json()).columns.map(({ title }) => title)).toEqual(headings)
    const [csv, xlsx, parquet] = [
      await make({ selected, format: 'csv' }),
      await make({ selected, format: 'xlsx' }),
      await make({ selected, format: 'parquet' }),
    ]
    expect(csv.file.bytes.toString('utf8').trimEnd().split('\r\n').toSorted()).toEqual(
      [
        'Csoport Kft.;6000;2025;;konszolidált;HUF;',
        'Hibás Kft.;;;;;;2025',
        'Tört Kft.;6000;2025;76;;HUF;',
        `\uFEFF${headings.join(';')}`,
      ].toSorted(),
    )
    const { sheets } = await readXlsx(xlsx.file.bytes)
    expect(sheets[0]?.rows).toContainEqual(['Tört Kft.', 6000, 2025, 76, null, 'HUF', null])
    const notes = (sheets[1]?.rows ?? []).flat().join('\n')
    expect(notes).toMatch(/350 napnál rövidebb vagy 380 napnál hosszabb/)
    expect(notes).toMatch(/az összegek a cégcsoportéi/)
    expect(notes).toMatch(/újabb beszámolója is van, de abban helyesbíthetetlen hiba van/)
    expect(await parquetReadObjects({ file: new Uint8Array(parquet.file.bytes).buffer })).toContainEqual({
      name: 'Tört Kft.',
      netSales: 6000,
      accountsYear: 2025,
      accountsDays: 76,
      accountsKind: null,
      accountsCurrency: 'HUF',
      flawedYear: null,
    })
  })

  test('says of a rating what it rests on, and of which day', async () => {
    await sql`insert into score_models (model_version, part_keys) values ('test', '{}') on conflict do nothing`.execute(
      server.deps.db,
    )
    const rate = (companyId: string, basis: string, year: number | null) =>
      sql`insert into scores (company_id, computed_at, as_of, model_version, basis, points, parts, part_values, facts, statement_year, revision)
        values (${companyId}, now(), '2026-11-20', 'test', ${basis}, 60, '{}', '{}', '[]', ${year}, 1)`.execute(
        server.deps.db,
      )
    await rate(ALFA, 'statement', 2025)
    await rate(BETA, 'register', null)
    await rate(GAMMA, 'unrated', null)
    await sql`update scores set points = null, unrated_reason = 'ceased' where company_id = ${GAMMA}`.execute(
      server.deps.db,
    )
    const { file } = await make({ selected: { certification: true, lendingProposal: true }, format: 'csv' })
    const rows = file.bytes.toString('utf8').replaceAll('\u00A0', ' ').split('\r\n')
    expect(rows[0]).toMatch(
      /;Ajánlott hitelkeret \(egész pénzegység\);Hitelkeret pénzneme;Miért nincs hitelkeret;Minősítés alapja és napja$/,
    )
    expect(rows[1]).toContain('"beszámoló, 2025; 2026. 11. 20."')
    expect(rows[2]).toContain('"csak cégadatok; 2026. 11. 20."')
    const ceased = 'Megszűnt, ezért nem minősítjük'
    expect(rows[3]).toMatch(new RegExp(`;;"${ceased}";;;"${ceased}";"nem minősített; 2026. 11. 20."$`))
    await sql`delete from scores`.execute(server.deps.db)
  })

  test('has no credit limit of nothing, but says why there is none', async () => {
    const limit = (companyId: string, value: number | null, reason: string | null = null) =>
      sql`insert into scores (company_id, computed_at, as_of, model_version, basis, points, parts, part_values, facts, credit_limit, limit_currency, no_limit_reason, revision)
        values (${companyId}, now(), '2026-11-20', 'test', 'statement', 60, '{}', '{}', '[]', ${value}, 'HUF', ${reason}, 1)`.execute(
        server.deps.db,
      )
    await limit(ALFA, 1_200_000)
    await limit(BETA, 0, 'tax-debt')
    const { file } = await make({ selected: { lendingProposal: true }, format: 'csv' })
    const [heading = '', ...rows] = file.bytes.toString('utf8').trimEnd().split('\r\n')
    const place = heading.split(';').indexOf('Ajánlott hitelkeret (egész pénzegység)')
    expect(rows.map((line) => line.split(';').slice(place, place + 3))).toEqual([
      ['1200000', 'HUF', ''],
      ['', '', 'A cégnek nyilvántartott adótartozása van: nem ajánlunk hitelkeretet.'],
      ['', '', 'Hitelkeret nem számítható'],
    ])
    await sql`delete from scores`.execute(server.deps.db)
  })

  test('is paid when it is there, once for ever, and told by mail', async () => {
    const wanted = { phone: true, entitledToSign: true }
    const { exportId } = await make({ selected: wanted })
    const paid = BASE_PRICE + 2 * 600 + 800
    expect(await balance()).toEqual({ balance: CREDIT - paid, held: 0 })
    expect(getExport.answer.parse((await read(exportId)).json())).toMatchObject({
      state: 'done',
      rowCount: 3,
      price: paid / 100,
      charged: paid / 100,
      file: { bytes: expect.any(Number) },
    })
    expect(await owned()).toEqual({ count: 3, bits: 1 + 2 + 16 })
    // The same columns again are free, and others cost only what is new; in another search too.
    searchId = await saveSearch(server, buyer, { street: 'Fő' })
    const again = await start({ selected: { ...wanted, owners: true, email: true }, format: 'csv' })
    await settle(again)
    expect((await findListExport(server.deps.db, again))?.charged).toBe(600)
    expect(await balance()).toEqual({ balance: CREDIT - paid - 600, held: 0 })
    const mails = await sql<{ data: { subject: string; text: string } }>`
      select data from pgboss.job where data->>'id' = ${`list-export.${exportId}`}`.execute(server.deps.db)
    expect(mails.rows[0]?.data.text).toContain(`http://merleg.test/marketing/exports/${exportId}`)
    expect(await listLedgerFaults(server.deps.db)).toEqual([])
  })

  test('costs what the quote said, whatever column is chosen', async () => {
    const { exportId } = await make({ selected: all })
    const row = await findListExport(server.deps.db, exportId)
    expect(row?.charged).toBe(row?.price)
    expect(row?.price).toBe(BASE_PRICE + 2 * 600 + 600 + 200 + 800 + 400 + 400)
  })

  test('that was paid by a colleague meanwhile is not paid again', async () => {
    await worker?.stop()
    worker = null
    const one = await start({ selected: {} })
    const other = await start({ selected: { county: true } })
    expect((await balance()).held).toBe(2 * BASE_PRICE)
    await settle(one)
    await settle(other)
    expect(await balance()).toEqual({ balance: CREDIT - BASE_PRICE, held: 0 })
    expect((await read(other)).json()).toMatchObject({ charged: 0, saving: BASE_PRICE / 100 })
    expect(await listLedgerFaults(server.deps.db)).toEqual([])
  })

  test('has no contact of who asked meanwhile, and leaves that unpaid', async () => {
    await worker?.stop()
    worker = null
    const exportId = await start({ selected: { phone: true, onlyWithPhoneNumber: true }, format: 'csv' })
    const optOut = { kind: 'company', partyId: BETA, reason: 'Kérte', askedOn: '2026-11-01', now: new Date() } as const
    await insertOptOut(server.deps.db, optOut)
    await settle(exportId)
    const text = (await downloadExport(server, buyer, exportId)).bytes.toString('utf8')
    expect(text).toContain('+36 92 111 2222')
    expect(text).not.toContain('Béta')
    expect((await findListExport(server.deps.db, exportId))?.charged).toBe(400 + 600)
    await sql`update contact_opt_outs set removed_at = now(), removal_reason = 'teszt'`.execute(server.deps.db)
  })

  test('made once more of the same rows within a day is the same file, until somebody asks not to be contacted', async () => {
    const { exportId } = await make({ selected: { phone: true }, format: 'csv' })
    await sql`update list_exports set created_at = created_at - interval '1 hour' where export_id = ${exportId}`.execute(
      server.deps.db,
    )
    await deleteExpiredQuotes(server.deps.db, new Date(Date.now() + 60_000))
    const { rows } = await sql<{ bytes: number }>`select sum(length(company_ids))::int as bytes from list_row_sets
      where user_id = ${buyer.userId}`.execute(server.deps.db)
    // What was delivered can be had again.
    expect(rows[0]?.bytes).toBeGreaterThan(0)
    const body = { selected: { phone: true }, format: 'csv' }
    const answer = runExport.answer.parse((await callExport(server, buyer, { searchId, call: 'run', body })).json())
    expect(answer).toMatchObject({ id: exportId, price: 0, message: expect.stringContaining('már elkészült') })
    expect((await read(exportId)).json()).toMatchObject({ isOutdated: false })
    const optOut = { kind: 'company', partyId: BETA, reason: 'Kérte', askedOn: '2026-11-01', now: new Date() } as const
    await insertOptOut(server.deps.db, optOut)
    const other = await start({ selected: { phone: true }, format: 'csv' })
    expect(other).not.toBe(exportId)
    expect((await read(exportId)).json()).toMatchObject({ isOutdated: true, file: {} })
    const refused = await downloadExport(server, buyer, exportId)
    expect([refused.status, refused.bytes.toString('utf8')]).toEqual([
      409,
      expect.stringContaining('list-export.outdated'),
    ])
    await settle(other)
    expect((await downloadExport(server, buyer, other)).status).toBe(200)
    await sql`update contact_opt_outs set removed_at = now(), removal_reason = 'teszt'`.execute(server.deps.db)
  })

  test.each([
    ['who owns a company in it', 'p-tibor', 409],
    ['who once owned one', 'p-former', 409],
    ['who signs for one under the same name', 'p-bela', 409],
    ['of whom a company in it has a namesake', 'p-namesake', 200],
    ['of another company', 'p-other', 200],
  ])(
    'is given to nobody once a person asked %s, where it shows people, until that is taken back',
    async (_who, partyId, expected) => {
      await loadPersons()
      const [people, base] = [
        await make({ selected: { owners: true, entitledToSign: true } }),
        await make({ selected: { county: true } }),
      ]
      const optOut = { kind: 'person', partyId, reason: 'Kérte', askedOn: '2026-11-01', now: new Date() } as const
      await insertOptOut(server.deps.db, optOut)
      const status = async ({ exportId }: { exportId: string }) =>
        (await downloadExport(server, buyer, exportId)).status
      expect([await status(people), await status(base)]).toEqual([expected, 200])
      // Of a wish that was recorded before, it is not known whom it concerns.
      await sql`update contact_opt_outs set named_in = null`.execute(server.deps.db)
      expect([await status(people), await status(base)]).toEqual([409, 200])
      await sql`update contact_opt_outs set removed_at = now(), removal_reason = 'teszt'`.execute(server.deps.db)
      expect(await status(people)).toBe(200)
    },
  )

  test('can be fetched again, by nobody else, and once it is not kept is told as gone', async () => {
    const { exportId } = await make({ selected: {} })
    expect((await downloadExport(server, buyer, exportId)).status).toBe(200)
    const stranger = await signInBuyer(server, 0)
    expect((await read(exportId, stranger)).statusCode).toBe(404)
    expect((await downloadExport(server, stranger, exportId)).status).toBe(404)
    await sql`update long_jobs set file_expires_at = now() where subscriber_id = ${buyer.subscriberId}`.execute(
      server.deps.db,
    )
    expect((await downloadExport(server, buyer, exportId)).status).toBe(404)
    expect((await read(exportId)).json()).toMatchObject({ state: 'done', file: null })
    const list = await server.app.inject({ url: '/api/list-exports', headers: buyer.headers })
    expect(listExports.answer.parse(list.json()).exports.map(({ id }) => id)).toEqual([exportId])
  })
})

describe('an export that comes to nothing', () => {
  const cancel = (exportId: string, by = buyer) =>
    server.app.inject({
      method: 'POST',
      url: `/api/list-exports/${exportId}/cancel`,
      headers: by.headers,
      payload: {},
    })

  test('cancelled before it began frees what was held, and is not begun by the old quote', async () => {
    await worker?.stop()
    worker = null
    const exportId = await start({ selected: {} })
    const stranger = await signInBuyer(server, 0)
    expect((await cancel(exportId, stranger)).statusCode).toBe(404)
    expect((await cancel(exportId)).statusCode).toBe(200)
    expect(await balance()).toEqual({ balance: CREDIT, held: 0 })
    expect(await readState(server, exportId)).toBe('cancelled')
    await settle(exportId, 'cancelled')
    expect(await owned()).toEqual({ count: 0, bits: 0 })
  })

  test('cancelled by the provider before it began frees what was held', async () => {
    await worker?.stop()
    worker = null
    const exportId = await start({ selected: {} })
    const operator = await server.signIn({ claims: [], role: 'operator' })
    const jobId = (await findListExport(server.deps.db, exportId))?.jobId
    const url = `/api/operator/jobs/${jobId}/cancel`
    const answer = await server.app.inject({ method: 'POST', url, headers: operator.headers, payload: {} })
    expect(answer.statusCode).toBe(200)
    expect(await readState(server, exportId)).toBe('cancelled')
    expect(await balance()).toEqual({ balance: CREDIT, held: 0 })
  })

  test('frees at night what is still held', async () => {
    await worker?.stop()
    worker = null
    const [ended, open] = [await start({ selected: {} }), await start({ selected: { phone: true } })]
    await sql`update long_jobs set state = 'cancelled', finished_at = now()
      where job_id = (select job_id from list_exports where export_id = ${ended})`.execute(server.deps.db)
    await releaseEndedExports(server.deps)
    const held = BASE_PRICE + 2 * 600
    expect(await balance()).toEqual({ balance: CREDIT - held, held })
    expect(await readState(server, open)).toBe('waiting')
    await cancel(open)
  })

  test('cancelled in the middle frees what was held', async () => {
    await worker?.stop()
    const exportId = await start({ selected: {} })
    const { database, deps } = server
    worker = await startJobs({ ...database, logger: deps.logger, isWorker: true, superviseSeconds: 1 })
    const handle = createListExportHandler(deps)
    await workLongJobs({ ...deps, jobs: worker }, listExportJob, async (work) => {
      const result = await handle(work)
      async function* writeSlowly() {
        yield 'the first rows'
        work.report({ done: 1 })
        await once(work.signal, 'abort')
      }
      return result && { ...result, body: writeSlowly() }
    })
    await expect.poll(() => readState(server, exportId), { timeout: 60_000 }).toBe('running')
    expect(await balance()).toEqual({ balance: CREDIT - BASE_PRICE, held: BASE_PRICE })
    expect((await cancel(exportId)).statusCode).toBe(200)
    await expect.poll(() => readState(server, exportId), { timeout: 60_000 }).toBe('cancelled')
    expect(await balance()).toEqual({ balance: CREDIT, held: 0 })
    expect(await owned()).toEqual({ count: 0, bits: 0 })
    await worker.stop()
    worker = null
  })

  test('because its user may not have it any more frees what was held, and says so', async () => {
    await worker?.stop()
    worker = null
    const exportId = await start({ selected: {} })
    await sql`update subscribers set claims = array['MarketingAdatok', 'MarketingLetoltesTiltas']
      where subscriber_id = ${buyer.subscriberId}`.execute(server.deps.db)
    await settle(exportId, 'failed')
    expect(await balance()).toEqual({ balance: CREDIT, held: 0 })
  })
})

describe('a worker that dies', () => {
  test.each(['writing', 'stored', 'delivered'])(
    'at “%s” leaves nothing paid, and the next one delivers once',
    async (point) => {
      await worker?.stop()
      worker = null
      const exportId = await start({ selected: { phone: true } })
      const script = join(import.meta.dirname, 'testing-killed-export.ts')
      const { connectionString } = server.database
      const dying = spawn(process.execPath, [script, connectionString, server.deps.config.dataDir, point], {
        stdio: 'ignore',
      })
      const [, signal] = await once(dying, 'exit')
      expect(signal).toBe('SIGKILL')
      const underWay = () => readdir(join(server.deps.config.dataDir, 'tmp'))
      expect(await underWay()).toHaveLength(point === 'delivered' ? 0 : 1)
      await server.deps.temporaryFolders.removeAbandoned()
      expect(await underWay()).toEqual([])
      const paid = BASE_PRICE + 2 * 600
      expect(await balance()).toEqual({ balance: CREDIT - paid, held: paid })
      expect(await owned()).toEqual({ count: 0, bits: 0 })
      await letWorkerBeSilent(server.deps.db)
      worker = await startListWorker(server)
      const readLater = async () => {
        await endPauses(server.deps.db)
        return readState(server, exportId)
      }
      await expect.poll(readLater, { timeout: 60_000, interval: 500 }).toBe('done')
      expect(await balance()).toEqual({ balance: CREDIT - paid, held: 0 })
      expect((await downloadExport(server, buyer, exportId)).status).toBe(200)
      // A message too many of the queue does nothing.
      const { jobId } = (await findListExport(server.deps.db, exportId)) ?? { jobId: '' }
      await server.deps.jobs.enqueue(server.deps.db, longJobQueue(listExportJob), { jobId })
      const next = await make({ selected: { phone: true, county: true } })
      expect(next.file.status).toBe(200)
      expect(await balance()).toEqual({ balance: CREDIT - paid, held: 0 })
      expect(await listLedgerFaults(server.deps.db)).toEqual([])
    },
  )
})
