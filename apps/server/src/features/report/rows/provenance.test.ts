import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { FACT_SECTION_NAMES } from '@merleg/domain/fact-sections'
import { type EntityKind, ENTITY_KINDS } from '@merleg/domain/report-id'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { generateDemoData } from '../../generate/generate.usecases.ts'
import { everySection } from '../company-data/testing-every-section.ts'
import { callAs, factOf, merge, OWNER, REGISTER, statement } from '../testing-report.ts'
import { listCompanyDataValues, listSummaryValues, type ShownValue } from '../testing-shown-values.ts'

const server = useTestApp()
const IDS: Record<EntityKind, string> = {
  company: '87654322',
  selfemployed: 'SE10000002',
  nonprofit: 'NP10000003',
  budgetary: 'BI10000004',
  educational: 'EI10000005',
  taxentity: 'TE10000006',
  foreign: 'ee-10000018',
}
const CEASED = '12345676'
const FILED = {
  amounts: { netSales: 9, equity: 4, profitAfterTax: 1, totalAssets: 9 },
  previousAmounts: { netSales: 8 },
}
const MADE_UP = { ...REGISTER, sourceId: 'made-up-test', isMadeUp: true }

const isWhole = ({ publisher, title, recordedAt }: ShownValue['sources'][number]) =>
  publisher !== '' && title !== '' && !Number.isNaN(Date.parse(recordedAt))
/** Paths of the values that cannot tell where they come from. */
const listBare = (values: readonly ShownValue[]) =>
  values.filter(({ sources }) => sources.length === 0 || !sources.every(isWhole)).map(({ path }) => path)

async function readValues(id: string) {
  const [summary, data] = await Promise.all(
    ['summary', 'data?all=true'].map((page) => callAs(server, `/api/report/${id}/${page}`, { claims: ['Cegriport'] })),
  )
  return {
    summary: listSummaryValues(getReportSummary.answer.parse(summary?.json())),
    data: listCompanyDataValues(getCompanyData.answer.parse(data?.json())),
  }
}

beforeAll(async () => {
  const shared = { ...OWNER, name: 'Közös Kata' }
  await merge(
    server.deps.db,
    [
      ...Object.values(IDS).flatMap((id) => [
        ...everySection(id),
        factOf(id)('member', shared, { slot: 'shared', partyId: 'person-kata' }),
        statement(id, 2024, FILED),
        statement(id, 2022, FILED),
      ]),
      factOf(CEASED)('name', { name: 'Megszűnt Bt.' }),
      factOf(CEASED)('registration', { status: 'ceased', on: '2012-01-01', reason: null }),
      factOf(CEASED)('member', shared, { slot: 'shared', partyId: 'person-kata', to: '2012-01-01' }),
    ],
    { source: MADE_UP },
  )
})

test.each(ENTITY_KINDS)('every value of a made-up %s tells where it comes from', async (kind) => {
  const { summary, data } = await readValues(IDS[kind])
  expect(summary.length).toBeGreaterThan(15)
  expect(data.length).toBeGreaterThan(FACT_SECTION_NAMES.length)
  expect([listBare(summary), listBare(data)]).toEqual([[], []])
})

test('every value of the generated companies tells where it comes from', async () => {
  const { db, clock } = server.deps
  await generateDemoData({ db, clock }, { companies: 60, seed: 5 })
  const { rows } = await sql<{ id: string }>`
    select company_id as id from companies where company_id <> all(${[...Object.values(IDS), CEASED]}::text[])
    order by company_id`.execute(db)
  expect(rows).toHaveLength(60)
  for (const { id } of rows) {
    const { summary, data } = await readValues(id)
    expect([id, listBare(summary), listBare(data)]).toEqual([id, [], []])
  }
})
