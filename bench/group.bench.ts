import { getReportGroup } from '@merleg/contract/report/group.contract'
import { copyRows } from '@merleg/db/copy'
import { inTransaction } from '@merleg/db/transaction'
import { refreshLinks } from '@merleg/server/features/register/links.repository'
import { touchedCompanies } from '@merleg/server/features/register/merge-tables.repository'
import { z } from 'zod'
import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'
import { measureFloor } from './lookup-baselines.ts'
import { measureCalls, measureFewGets, measureGets, WARM_UP_CALLS } from './measure.ts'
import type { Product } from './product.ts'
import { quickReportCall } from './report-calls.ts'
import { listOpenedReports } from './sample.ts'

/** Companies of a made-up group beside its head, and what its page may take; the larger one is as large as is read. */
const GROUPS = [
  { companies: 300, p95Ms: 150 },
  { companies: 1_500, p95Ms: 600 },
] as const
/** One page takes up to a second, and is always the same: calls that warm up, and the most that are measured. */
const GROUP_WARM_UP = 5
const MOST_GROUP_CALLS = 40
/** What is put into the register for the groups, to be taken out again. */
const SLOT = 'bench-group'

const ChosenRows = z.array(z.object({ companyId: z.string() }))

const pathOf = (companyId: string) => getReportGroup.path.replace(':id', companyId)

export const groupBench: BenchEntry = {
  name: 'group',
  title: 'Group of a company',
  goal: { text: 'p95 ≤ 60 ms; 300 companies ≤ 150 ms, 1,500, as many as are read, ≤ 600 ms', companies: 1_000_000 },
  method:
    'Reports of companies drawn by prominence, one request after the other; then the head of a group made for it of companies of the register with the accounts they have: their owners, and who leads the head, are taken out for the time of the measurement, and the head is made their only owner.',
  measure: async (context) => {
    const product = await context.startProduct()
    const lines = [await measureOrdinary(context, product)]
    for (const group of GROUPS) lines.push(await measureGroup(context, product, group))
    return lines
  },
  quick: [quickReportCall(getReportGroup.path)],
}

const check = (json: unknown) => void getReportGroup.answer.parse(json)

async function measureOrdinary(context: BenchContext, product: Product): Promise<ProductLine> {
  const companyIds = await listOpenedReports(context, product)
  return {
    name: 'Mérleg over HTTP, signed in',
    figures: await measureGets(product.client, companyIds.map(pathOf), check),
    limits: [{ metric: 'p95Ms', atMost: 60 }],
    baselines: [await measureFloor(product, companyIds.length)],
  }
}

async function measureGroup(
  { calls }: BenchContext,
  product: Product,
  { companies, p95Ms }: (typeof GROUPS)[number],
): Promise<ProductLine> {
  const { head, members } = await chooseCompanies(product, companies)
  const asked = Array.from({ length: GROUP_WARM_UP + Math.min(calls, MOST_GROUP_CALLS) }, () => head)
  // What a run that was stopped left.
  await dissolveGroup(product, { head, members })
  await formGroup(product, { head, members })
  try {
    return {
      name: `Mérleg over HTTP, signed in: a group of ${members.length} companies and what they own`,
      figures: await measureFewGets(product.client, asked.map(pathOf), { check, warmUpCalls: GROUP_WARM_UP }),
      limits: [{ metric: 'p95Ms', atMost: p95Ms }],
      baselines: [
        {
          name: 'their accounts alone, same PostgreSQL, one connection',
          figures: await measureCalls(asked, () => readAccounts(product, members), GROUP_WARM_UP),
        },
        await measureFloor(product, WARM_UP_CALLS + calls),
      ],
    }
  } finally {
    await dissolveGroup(product, { head, members })
  }
}

/** Companies that file accounts, the same ones for the same data; the first one becomes the head. */
async function chooseCompanies(
  { database: { pool } }: Product,
  count: number,
): Promise<{ head: string; members: string[] }> {
  const { rows } = await pool.query(
    `select company_id as "companyId" from company_profiles where kind = 'company' and status = 'working' and statement_count > 2
     order by company_id limit $1`,
    [count + 1],
  )
  const [head = '', ...members] = ChosenRows.parse(rows).map(({ companyId }) => companyId)
  return { head, members }
}

type Group = { head: string; members: readonly string[] }

/** Owners, and who leads the head, wait meanwhile in sections that nobody reads. */
async function formGroup(product: Product, { head, members }: Group): Promise<void> {
  const { pool } = product.database
  await pool.query(
    `update facts set section = '${SLOT}:' || section where upper_inf(recorded)
       and (company_id = any($2) and section = 'member' or company_id = $1 and section = any($3))`,
    [head, [head, ...members], ['member', 'signatory', 'representative']],
  )
  await pool.query(
    `insert into facts (company_id, section, slot, payload, party_id, valid, recorded, batch_id)
     select company_id, 'member', '${SLOT}',
            jsonb_build_object('name', 'bench', 'partyKind', 'company', 'shareMin', 100, 'shareMax', 100), $1,
            daterange('2010-01-01', null), tstzrange(now(), null), first_batch_id
     from companies where company_id = any($2)`,
    [head, members],
  )
  await linkAnew(product, [head, ...members])
  await pool.query('vacuum (analyze) facts, links')
}

async function dissolveGroup(product: Product, { head, members }: Group): Promise<void> {
  const { pool } = product.database
  await pool.query(`delete from facts where company_id = any($1) and section = 'member' and slot = '${SLOT}'`, [
    members,
  ])
  await pool.query(
    `update facts set section = split_part(section, ':', 2) where company_id = any($1) and section like '${SLOT}:%'`,
    [[head, ...members]],
  )
  await linkAnew(product, [head, ...members])
}

/** What a merge would do with the links of these companies. */
async function linkAnew({ database: { db } }: Product, companyIds: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await touchedCompanies.create(tx)
    await copyRows(tx, { table: touchedCompanies.name, columns: ['company_id'], rows: companyIds.map((id) => [id]) })
    await refreshLinks(tx)
  })
}

async function readAccounts({ database: { pool } }: Product, members: readonly string[]): Promise<void> {
  await pool.query(
    'select company_id, period, amounts, previous_amounts from statements where company_id = any($1) and upper_inf(recorded)',
    [members],
  )
}
