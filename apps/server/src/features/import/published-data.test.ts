import { join } from 'node:path'
import { useTestDatabase } from '@merleg/db/testing'
import { HU_FULL_A } from '@merleg/domain/statement-layouts/hu-full'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { readCsv } from '../../shared/csv.ts'
import { listFacts } from '../register/facts.repository.ts'
import type { BatchResult } from '../register/merge-batch.usecases.ts'
import { findProfile } from '../register/profiles.repository.ts'
import { listStatements } from '../register/statements.repository.ts'
import { importSource } from './import-source.usecases.ts'
import { countRejectsByReason } from './rejects.repository.ts'
import type { SourceAdapter } from './reading/source-adapter.ts'
import { bilantRo } from './sources/bilant-ro/bilant-ro.adapter.ts'
import { eBeszamolo } from './sources/e-beszamolo/e-beszamolo.adapter.ts'
import { FILING_COLUMNS } from './sources/e-beszamolo/filing-heading.ts'
import { integritywatchHu } from './sources/integritywatch-hu/integritywatch-hu.adapter.ts'
import { readRegisterContent } from './testing-register-content.ts'
import { hasSharedData, sharedData } from './testing-source-files.ts'
import { temporaryFolders } from './testing-temporary-folders.ts'

const SOURCES = [
  [integritywatchHu, 'integritywatch-hu'],
  [eBeszamolo, 'e-beszamolo/statements_long.csv'],
  [bilantRo, 'bilant-ro'],
] as const

describe.skipIf(!hasSharedData)('the published data (skipped where ../shared/data is absent)', () => {
  const database = useTestDatabase()
  const results = new Map<SourceAdapter, BatchResult>()

  async function importAll(): Promise<void> {
    for (const [adapter, path] of SOURCES) {
      results.set(
        adapter,
        await importSource(
          { db: database.db, clock: systemClock, temporaryFolders },
          { adapter, path: join(sharedData, path) },
        ),
      )
    }
  }

  async function resultOf(adapter: SourceAdapter) {
    const result = results.get(adapter)
    if (!result) throw new Error('not imported')
    const rejects = await countRejectsByReason(database.db, result.batchId)
    return { ...result, rejects: rejects.map(({ reason, count }) => `${count} ${reason}`) }
  }

  beforeAll(importAll, 600_000)

  test('Integrity Watch: 3,552 tax numbers of 3,499 companies, 5,816 links, 49,122 awards', async () => {
    const result = await resultOf(integritywatchHu)
    expect(result).toMatchObject({ changed: 0, closed: 0, unchanged: 0, rejects: ['550 duplicate', '53 superseded'] })
    const { rows } = await sql<{ section: string; count: number }>`
      select section, count(*)::int as count from facts f join batches using (batch_id) where source_id = 'integritywatch-hu' group by 1`.execute(
      database.db,
    )
    expect(Object.fromEntries(rows.map(({ section, count }) => [section, count]))).toMatchObject({
      name: 3552 - 53,
      'tax-number': 3552 - 53,
      member: 5824 - 8,
      'procurement-award': 49_664 - 542,
    })
  })

  test('10738885 is ZÁÉV with its owners and awards', async () => {
    const facts = await listFacts(database.db, { companyId: '10738885', asOf: '2024-01-01', includeHistory: true })
    const of = (section: string) => facts.filter((fact) => fact.section === section)
    expect(await findProfile(database.db, '10738885')).toMatchObject({
      name: 'ZÁÉV Építőipari Zrt.',
      positiveCount: 38,
    })
    expect(of('tax-number')).toMatchObject([{ payload: { value: '10738885-2-20' } }])
    expect(of('member')).toMatchObject([
      { partyId: 'iw-0', payload: { shareMin: null, shareText: expect.stringMatching(/^Több mint 25% \(egy sáv/) } },
      { partyId: 'iw-1', payload: { shareMin: null, shareText: expect.stringMatching(/^Több mint 25% \(egy sáv/) } },
      {
        partyId: 'iw-8',
        payload: { shareMin: null, shareText: expect.stringMatching(/^Több mint 10%, de .* \(egy sáv/) },
      },
    ])
    expect(of('procurement-award')).toHaveLength(38)
    for (const award of of('procurement-award')) {
      expect(award.validFrom).toMatch(/^20(?:1[89]|2[01])-/)
      expect(award.sourceRef).toMatch(/^https?:\/\/(?:www\.)?kozbeszerzes\.hu\//)
      expect(award.source).toMatchObject({ publisher: 'Transparency International Hungary', licence: 'CC BY-SA 4.0' })
    }
  })

  test('e-beszámoló: nine filings of seven companies', async () => {
    expect(await resultOf(eBeszamolo)).toMatchObject({ rejected: 0, changed: 0, rejects: [] })
    const { rows } = await sql<{ filing: string; lines: number; balances: boolean }>`
      select s.company_id || ' ' || extract(year from upper(period) - 1) || ' ' || layout as filing,
             (select count(*)::int from json_array_elements_text(amounts) where value is not null) as lines,
             amounts->>(array_position(codes, 'totalAssets') - 1) = amounts->>(array_position(codes, 'totalEquityAndLiabilities') - 1) as balances
      from statements s join statement_layouts using (layout) join batches using (batch_id) where source_id = 'e-beszamolo' order by 1`.execute(
      database.db,
    )
    expect(rows.map(({ filing, lines, balances }) => `${filing} ${lines} ${balances}`)).toEqual([
      '23460694 2023 hu-simplified-a 40 true',
      '23460694 2024 hu-simplified-a 42 true',
      '24146041 2024 hu-simplified-a 42 true',
      '25569421 2019 hu-simplified-a 40 true',
      '25598771 2024 hu-full-a 159 true',
      '25745849 2024 hu-full-a 159 true',
      '26218032 2023 hu-simplified-a 40 true',
      '26218032 2024 hu-simplified-a 42 true',
      '27335109 2024 hu-micro 47 true',
    ])
  })

  test('Alza.hu Kft. 2024: all 111 and 48 rows with both years, in thousand forints', async () => {
    const [statement] = await listStatements(database.db, { companyId: '25745849' })
    expect(statement).toMatchObject({
      year: 2024,
      layout: 'hu-full-a',
      currency: 'HUF',
      unit: 1000,
      filedOn: '2025-05-29',
    })
    expect(statement?.amounts).toMatchObject({ totalAssets: 5_546_591, totalEquityAndLiabilities: 5_546_591 })
    const filed: [number, number][] = []
    for await (const row of readCsv({
      path: join(sharedData, 'e-beszamolo/statements_long.csv'),
      columns: FILING_COLUMNS,
    })) {
      if (row.isComplete && row.cell('company') === 'Alza.hu Kft.')
        filed.push([Number(row.cell('previous_year')), Number(row.cell('target_year_value'))])
    }
    expect(filed).toHaveLength(111 + 48)
    const codes = [...HU_FULL_A.incomeStatement, ...HU_FULL_A.balance].map((line) => line.code)
    expect(codes.map((code) => [statement?.previousAmounts[code], statement?.amounts[code]])).toEqual(filed)
    expect(await findProfile(database.db, '25745849')).toMatchObject({
      name: 'Alza.hu Kft.',
      registerNumber: '01-09-286873',
      seatSettlement: 'Budapest',
      seatZip: '1134',
    })
  })

  test('corrections of earlier years: WEBSHIPPY 2019', async () => {
    const [statement] = await listStatements(database.db, { companyId: '25569421' })
    expect(statement).toMatchObject({
      amounts: { profitAfterTax: 14_691 },
      previousAmounts: { profitAfterTax: -25_095 },
      amendedAmounts: { profitAfterTax: 9852, netSales: 0 },
    })
  })

  test('bilant-ro: 47,089 years of 8,390 companies, one headcount below zero', async () => {
    expect(await resultOf(bilantRo)).toMatchObject({ changed: 0, rejects: ['1 payload'] })
    const { rows } = await sql<{ statements: number; companies: number; named: number }>`
      select (select count(*)::int from statements where layout = 'ro-short') as statements,
             (select count(*)::int from companies where country_code = 'RO') as companies,
             (select count(*)::int from facts where section = 'name' and company_id like 'ro-%') as named`.execute(
      database.db,
    )
    expect(rows).toEqual([{ statements: 47_089, companies: 8390, named: 5342 }])
  })

  test('ro-67248: the six years it filed, in RON', async () => {
    const statements = await listStatements(database.db, { companyId: 'ro-67248' })
    expect(statements.map((statement) => statement.year)).toEqual([2019, 2017, 2016, 2015, 2014, 2013])
    expect(statements.at(-1)).toMatchObject({
      currency: 'RON',
      unit: 1,
      amounts: { fixedAssets: 100, currentAssets: 3_261_044, netLoss: 233, employees: 0 },
    })
    expect(await findProfile(database.db, 'ro-67248')).toMatchObject({
      name: 'PORTIMER COM SRL',
      registerNumber: 'J05/952/1991',
      legalForm: 'SRL',
      seatCounty: 'Bihor',
    })
  })

  test('a second run changes nothing', async () => {
    const content = await readRegisterContent(database.db)
    const first = new Map([...results].map(([adapter, result]) => [adapter, result.new]))
    await importAll()
    for (const [adapter, result] of results) {
      expect(result).toMatchObject({ new: 0, changed: 0, closed: 0, unchanged: first.get(adapter), events: 0 })
    }
    expect(await readRegisterContent(database.db)).toEqual(content)
  }, 120_000)
})
