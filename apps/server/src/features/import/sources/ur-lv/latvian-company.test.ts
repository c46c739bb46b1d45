import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../app/testing-app.ts'
import { systemClock } from '../../../../shared/clock.ts'
import type { BatchResult } from '../../../register/merge-batch.usecases.ts'
import { listSpeakingSources } from '../../../report/silence/speaking-sources.repository.ts'
import { importSource } from '../../import-source.usecases.ts'
import type { SourceAdapter } from '../../reading/source-adapter.ts'
import { readRegisterContent } from '../../testing-register-content.ts'
import { showCompany } from '../../testing-shown-company.ts'
import { useSourceFolders } from '../../testing-source-files.ts'
import { urLvInsolvency } from '../ur-lv-insolvency/ur-lv-insolvency.adapter.ts'
import { urLvAccounts } from '../ur-lv-accounts/ur-lv-accounts.adapter.ts'
import { accountFiles, CLOSED, insolvencyFiles, registerFiles, TARGET } from './testing-latvia.ts'
import { urLv } from './ur-lv.adapter.ts'
import { temporaryFolders } from '../../testing-temporary-folders.ts'

const server = useTestApp()
const writeFolder = useSourceFolders()
const NEXT_DAY = '2026-11-04'
const { report, values, connections, figures } = showCompany(server, `lv-${TARGET}`)

async function load(adapter: SourceAdapter, files: Record<string, string>, observedOn?: string): Promise<BatchResult> {
  const path = await writeFolder(files)
  return importSource({ db: server.deps.db, clock: systemClock, temporaryFolders }, { adapter, path, observedOn })
}

const accounts = accountFiles({
  heads: [{}, { id: '709392', year: '2024', year_started_on: '2024-01-01', year_ended_on: '2024-12-31' }],
  balances: [{}, { statement_id: '709392' }],
  incomes: [{}, { statement_id: '709392', net_turnover: '9100', income_before_income_taxes: '1100' }],
})

describe('a Latvian company', () => {
  test('without a day in the files the user has to say it', async () => {
    const files = registerFiles({ 'officers.csv': [] })
    await expect(load(urLv, files)).rejects.toMatchObject({ reason: 'day-unknown' })
  })

  test('is taken over', async () => {
    expect(await load(urLv, registerFiles())).toMatchObject({ changed: 0, rejected: 0 })
    const { rows } = await sql<{
      day: string
    }>`select max(observed_on)::text as day from batches where outcome = 'merged'`.execute(server.deps.db)
    expect(rows).toEqual([{ day: '2026-11-03' }])
    expect(await load(urLvInsolvency, insolvencyFiles())).toMatchObject({ new: 1, rejected: 0 })
    // Two statements, and one time line of headcounts.
    expect(await load(urLvAccounts, accounts)).toMatchObject({ new: 3, rejected: 0 })
  })

  test('is shown with its header and register data', async () => {
    expect(await report('header')).toMatchObject({
      name: 'SIA "Psihologs; Tava kabata"',
      countryCode: 'LV',
      status: { key: 'working' },
      type: { kind: 'foreign', name: 'Latvian limited liability company' },
    })
    expect(await values()).toMatchObject({ seat: 'Rīga, Latgales iela 180 - 5' })
    expect(await showCompany(server, `lv-${CLOSED}`).report('header')).toMatchObject({ status: { key: 'ceased' } })
  })

  test('with its accounts, the figures made of them and a rating', async () => {
    expect(await report('financial-report')).toMatchObject({
      years: [2024, 2016],
      balance: { header: { currency: 'EUR', type: 'Published figures of the annual accounts (Latvia)' } },
      findings: [],
    })
    expect(
      await figures('salesNetIncome', 'equity', 'employees', 'debtRate', 'humanExpenditure', 'liquidityRate'),
    ).toEqual([9100, 1000, 3, 0.5, 2500, 500 / 700])
    expect(await report('score')).toMatchObject({ basis: 'statement', accounts: { year: 2024 } })
  })

  test('of a company that it leaves out, the register of insolvencies tells that there was none', async () => {
    const sources = await listSpeakingSources(server.deps.db, `lv-${CLOSED}`)
    const list = sources.find(({ title }) => title.startsWith('Maksātnespējas'))
    expect(list).toMatchObject({ covers: ['liquidation', 'bankruptcy'], toldFrom: '2008-01-01', isSpan: true })
  })

  test('with its people and owners', async () => {
    expect(await connections()).toEqual({
      owner: ['"House of Glory": owner, 60% · 1 Jul 2015 –', 'Liberte Inese: owner, 40% · 1 Jul 2015 –'],
      leader: ['Liberte Inese: chair of the board of directors · 3 Feb 2014 –'],
    })
  })

  test('with the beneficial owner whom the register tells, without by what she is one', async () => {
    const owners = { 'beneficial_owners.csv': [{}] }
    expect(await load(urLv, registerFiles(owners))).toMatchObject({ new: 1, changed: 0, closed: 0, rejected: 0 })
    expect(await report('real-owner')).toMatchObject({
      told: {
        count: 1,
        owners: [{ name: 'Inese Liberte', natures: 'not told by the register', standing: 'certain' }],
        notes: [expect.stringContaining('no identifier')],
        silence: null,
      },
    })
    expect(await connections()).toMatchObject({
      owner: [
        expect.any(String),
        expect.any(String),
        'Inese Liberte: beneficial owner told by the register · 1 Mar 2018 –',
      ],
    })
    // Not told any more: it has ended, and that nobody is told says nothing.
    expect(await load(urLv, registerFiles())).toMatchObject({ closed: 1 })
    expect(await report('real-owner')).toMatchObject({
      told: { count: 0, silence: { level: 'unknown', title: 'Beneficial owners are not told by the sources loaded' } },
    })
  })

  test('the same editions again change nothing', async () => {
    const content = await readRegisterContent(server.deps.db)
    expect(await load(urLv, registerFiles())).toMatchObject({ new: 0, changed: 0, closed: 0, events: 0 })
    expect(await load(urLvAccounts, accounts)).toMatchObject({ new: 0, changed: 0, closed: 0, events: 0 })
    expect(await readRegisterContent(server.deps.db)).toEqual(content)
  })

  test('a cut edition changes nothing', async () => {
    const content = await readRegisterContent(server.deps.db)
    const files = registerFiles()
    const cut = { ...files, 'officers.csv': files['officers.csv']?.slice(0, -9) ?? '' }
    await expect(load(urLv, cut, NEXT_DAY)).rejects.toMatchObject({ reason: 'cut-off' })
    expect(await readRegisterContent(server.deps.db)).toEqual(content)
  })

  test('the next edition tells an insolvency and that the chair has left', async () => {
    const officers = [{ id: '12', position: 'ADMINISTRATOR', name: 'Kalniņš Pēteris', registered_on: '2026-11-03' }]
    const register = await load(urLv, registerFiles({ 'officers.csv': officers }), NEXT_DAY)
    expect(register).toMatchObject({ new: 1, closed: 1 })
    const opened = {
      proceeding_id: '901',
      proceeding_form: 'INSOLVENCY',
      proceeding_started_on: '2026-11-02',
      proceeding_ended_on: '',
      proceeding_resolution_name: '',
    }
    const proceedings = await load(urLvInsolvency, insolvencyFiles([{}, opened]), NEXT_DAY)
    expect(proceedings).toMatchObject({ new: 1, unchanged: 1 })
    expect(register.events + proceedings.events).toBeGreaterThan(1)
    expect(await report('header')).toMatchObject({ status: { key: 'under-liquidation' } })
  })

  test('the edition in which it has ended, in other words, ends it', async () => {
    const ended = {
      proceeding_id: '901',
      proceeding_form: 'INSOLVENCY',
      proceeding_started_on: '2026-11-02',
      proceeding_ended_on: '2026-11-09',
      proceeding_resolution_name: 'Process izbeigts',
    }
    await load(urLvInsolvency, insolvencyFiles([{}, ended]), '2026-11-10')
    expect(await report('header')).toMatchObject({ status: { key: 'working' } })
  })
})
