import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tryAlertRule } from '@merleg/contract/monitoring-rules.contract'
import { getPortfolio } from '@merleg/contract/portfolio.contract'
import { addWatched, listWatched } from '@merleg/contract/watch-list.contract'
import { exportWatched, getWatchImport, importWatched } from '@merleg/contract/watch-list/watch-files.contract'
import { WATCH_ORDERS } from '@merleg/contract/address-words'
import { removeEmbedded } from '@merleg/db/embedded-server'
import { z } from 'zod'
import type { BenchEntry, Line, MeasureContext, ProductLine } from './bench-entry.ts'
import { readJson } from './http-client.ts'
import { measureFloor } from './lookup-baselines.ts'
import { measureFewGets, WARM_UP_CALLS } from './measure.ts'
import { type Product, startProduct } from './product.ts'
import { HTTP_FLOOR, QUICK_CALLS, timeGets } from './quick/timed-turns.ts'
import { rateBefore, tellPastYear } from './watch-list-past.ts'

const MOST_WATCHED = 10_000
const QUICK_WATCHED = 1000
const LOOK_MS = 100
const PORTFOLIO_CALLS = 40
const PORTFOLIO_WARM_UP = 5

export const watchListBench: BenchEntry = {
  name: 'watch-list',
  title: 'Ten thousand watched companies',
  goal: {
    text: '10,000 lines imported ≤ 30 s, exported ≤ 30 s; a page of the list p95 ≤ 150 ms; the portfolio p95 ≤ 1.5 s; a rule tried on a year ≤ 10 s',
    companies: 100_000,
  },
  method:
    'The running product over HTTP, signed in; 10,000 companies (or all there are). The list that is imported tells of a third tax ' +
    'number and name, of a third the tax number, of a third name and seat; until all are watched. A page in every order, by turns. ' +
    'The portfolio of a month, then with another model between, by which all have to be rated anew. A year of four changes for each ' +
    'company. Baselines: one join by the tax numbers; the floor of HTTP; the bare list read by a join.',
  measure,
  quick: [
    {
      name: 'a page of the watch list',
      floor: HTTP_FLOOR,
      when: 'changing',
      prepare: async (_context, product) => {
        const companyIds = (await listSample(product)).slice(0, QUICK_WATCHED).map(({ id }) => id)
        await post(product, addWatched.path, { companyIds })
        return timeGets(product, listPagePaths(QUICK_CALLS))
      },
    },
  ],
}

async function measure({ companies, calls, folder, say, copyData }: MeasureContext): Promise<ProductLine[]> {
  // Data of its own: who is watched here would be looked at by what is measured later.
  const settings = { dataDir: join(folder, 'watch-list'), companies }
  await removeEmbedded(settings.dataDir)
  try {
    await copyData(settings.dataDir)
    const product = await startProduct(settings)
    try {
      say('importing')
      const imported = await measureImport(product)
      await post(product, addWatched.path, { companyIds: (await listSample(product)).map(({ id }) => id) })
      await tellPastYear(product)
      say('pages of the list')
      const page = await measurePages(product, calls)
      say('the portfolio')
      const portfolio = await measurePortfolio(product)
      say('a rule on the past')
      const tried = await timed(() => post(product, tryAlertRule.path, { definition: RULE }), 'a rule tried on a year')
      say('exporting')
      const exported = await measureExport(product)
      return [
        imported,
        page,
        ...portfolio,
        { ...tried, limits: [{ metric: 'seconds', atMost: 10 }], baselines: [] },
        { ...exported, limits: [{ metric: 'seconds', atMost: 30 }], baselines: [] },
      ]
    } finally {
      await product.stop()
    }
  } finally {
    await removeEmbedded(settings.dataDir)
  }
}

/** "Equity turns negative, or enforcement begins, and sales are over 10 million." */
const RULE = {
  match: 'any',
  happenings: [
    { kind: 'turns', figure: 'shareholdersEquity', to: 'negative' },
    { kind: 'events', kinds: ['enforcement', 'statement-filed'], importances: [], level: null },
  ],
  standing: { financialDetails: { totalSales: { min: 10 } } },
  watched: { importances: [], labels: [] },
  importance: 'negative',
}

type Sampled = { id: string; name: string; tax: string | null; seat: string | null }

async function listSample({ database: { pool } }: Product): Promise<Sampled[]> {
  const { rows } = await pool.query<Sampled>(
    `select company_id as id, name, tax_number as tax, seat from company_profiles where kind = 'company'
     order by hashtext(company_id), company_id limit ${MOST_WATCHED}`,
  )
  return rows
}

async function measureImport(product: Product): Promise<ProductLine> {
  const sample = await listSample(product)
  const lines = sample.map(({ name, tax, seat }, at) => {
    const quoted = `"${name.replaceAll('"', '""')}"`
    if (at % 3 === 2) return `${quoted};;"${(seat ?? '').replaceAll('"', '""')}";közepes`
    return `${at % 3 === 0 ? quoted : ''};${tax ?? ''};;magas`
  })
  const list = ['Cégnév;Adószám;Székhely;Fontosság', ...lines].join('\r\n')
  const line = await timed(() => importList(product, list), `${sample.length} lines imported`)
  const { rows } = await product.database.pool.query<{ count: number }>(
    'select count(*)::integer as count from watched_companies where removed_at is null',
  )
  // Names are not unique, and numbers are.
  if ((rows[0]?.count ?? 0) < sample.length / 2)
    throw new Error(`only ${rows[0]?.count} of ${sample.length} are watched`)
  return { ...line, limits: [{ metric: 'seconds', atMost: 30 }], baselines: [await joinByNumber(product, sample)] }
}

async function importList(product: Product, list: string): Promise<void> {
  const form = new FormData()
  form.append('file', new File([list], 'bench.csv'))
  const { id } = importWatched.answer.parse(await ask(product, { path: importWatched.path, body: form }))
  for (;;) {
    const path = getWatchImport.path.replace(':id', id)
    const { state } = getWatchImport.answer.parse(readJson(path, await product.client.get(path)))
    if (state === 'done') return
    if (state !== 'waiting' && state !== 'running') throw new Error(`the import is ${state}`)
    await wait(LOOK_MS)
  }
}

async function joinByNumber({ database: { pool } }: Product, sample: readonly Sampled[]): Promise<Line> {
  const numbers = sample.flatMap(({ tax }) => tax ?? [])
  return timed(
    () => pool.query('select company_id from company_profiles where tax_number = any($1)', [numbers]),
    'one join by the tax numbers alone',
  )
}

/** In every order, by turns, of the first thousand. */
function listPagePaths(calls: number): string[] {
  return Array.from({ length: calls }, (_, call) => {
    const orderBy = WATCH_ORDERS[call % WATCH_ORDERS.length]
    return `${listWatched.path}?orderBy=${orderBy}&perPage=50&currentPage=${1 + (call % 20)}`
  })
}

async function measurePages(product: Product, calls: number): Promise<ProductLine> {
  const paths = listPagePaths(WARM_UP_CALLS + calls)
  const check = (json: unknown) => listWatched.answer.parse(json)
  return {
    name: 'a page of 50 of the list, every order',
    figures: await measureFewGets(product.client, paths, { check, warmUpCalls: WARM_UP_CALLS }),
    limits: [{ metric: 'p95Ms', atMost: 150 }],
    baselines: [await measureFloor(product, WARM_UP_CALLS + calls)],
  }
}

async function measurePortfolio(product: Product): Promise<ProductLine[]> {
  const check = (json: unknown) => getPortfolio.answer.parse(json)
  const paths = Array.from({ length: PORTFOLIO_WARM_UP + PORTFOLIO_CALLS }, () => getPortfolio.path)
  const month = await measureFewGets(product.client, paths, { check, warmUpCalls: PORTFOLIO_WARM_UP })
  const bare = await timed(
    () =>
      product.database.pool.query(
        `select company_id, s.points from watched_companies w join scores s using (company_id) where s.superseded_at is null`,
      ),
    'the bare list read by a join',
  )
  await rateBefore(product)
  const open = async () => void check(readJson(getPortfolio.path, await product.client.get(getPortfolio.path)))
  return [
    {
      name: 'the portfolio',
      figures: month,
      limits: [{ metric: 'p95Ms', atMost: 1500 }],
      baselines: [bare],
    },
    { ...(await timed(open, 'the portfolio, all rated anew by another model')), limits: [], baselines: [] },
    { ...(await timed(open, 'the same again')), limits: [], baselines: [] },
  ]
}

const ShownExport = z.object({ isExporting: z.boolean(), downloadUrl: z.string().nullable() })

async function measureExport(product: Product): Promise<Line> {
  return timed(async () => {
    readJson(exportWatched.path, await product.client.get(exportWatched.path))
    for (;;) {
      const path = `${listWatched.path}?perPage=10`
      const { isExporting, downloadUrl } = ShownExport.parse(readJson(path, await product.client.get(path)))
      if (!isExporting && downloadUrl !== null) {
        const { status } = await product.client.get(downloadUrl)
        if (status !== 200) throw new Error(`the exported file answered ${status}`)
        return
      }
      await wait(LOOK_MS)
    }
  }, 'exported as XLSX and downloaded')
}

async function timed(run: () => Promise<unknown>, name: string): Promise<Line> {
  const startedAt = performance.now()
  await run()
  return { name, figures: { seconds: (performance.now() - startedAt) / 1000 } }
}

type Asked = { path: string; body: FormData | string; headers?: Record<string, string> }

async function ask({ address, token }: Product, { path, body, headers = {} }: Asked): Promise<unknown> {
  const sent = { method: 'POST', body, headers: { ...headers, authorization: `Bearer ${token}` } }
  const answer = await fetch(new URL(path, address), sent)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

const post = (product: Product, path: string, body: object): Promise<unknown> =>
  ask(product, { path, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
