import { PRINT_COMPONENTS } from '@merleg/contract/report/print-components'
import { printReport } from '@merleg/contract/report/print.contract'
import { startPrintingBrowser } from '../e2e/support/printing-browser.ts'
import type { BenchContext, BenchEntry, Line, ProductLine } from './bench-entry.ts'
import type { Product } from './product.ts'
import { HTTP_FLOOR, timeLongCalls } from './quick/timed-turns.ts'
import { listOpenedReports } from './sample.ts'
import { summariseTimes } from './statistics.ts'

const WARM_UP = 20
/** A document costs a thousand times a look-up; a browser several times more. */
const MOST_CALLS = 200
const BROWSER_WARM_UP = 3
const BROWSER_CALLS = 40
const P95_MS = 400
/** Of a quick round. */
const QUICK_DOCUMENTS = 5

/** The view of a report with every section, with its history and five years of accounts. */
const viewOf = (companyId: string) => `/report/${companyId}/print?components=${PRINT_COMPONENTS.join(',')}`

export const reportPdfBench: BenchEntry = {
  name: 'report-pdf',
  title: 'Full report as PDF',
  goal: { text: `p95 ≤ ${P95_MS} ms`, companies: 1_000_000 },
  method: `Hungarian companies drawn by prominence, one request after the other, no company twice: all ${PRINT_COMPONENTS.length} sections with their history and five years of accounts, from the request to the last byte. The baseline opens the print view of the same sections in a headless Chromium and prints it to PDF.`,
  measure: measurePdf,
  quick: [
    {
      name: 'report-pdf',
      floor: HTTP_FLOOR,
      when: 'served',
      prepare: async (context, product) => {
        const companies = (await listPrinted(context, product)).slice(0, QUICK_DOCUMENTS)
        return timeLongCalls(
          product,
          companies.map((id) => () => readPdf(product, id)),
        )
      },
    },
  ],
}

/** Hungarian companies, each once. */
async function listPrinted(context: BenchContext, product: Product): Promise<string[]> {
  const opened = new Set(await listOpenedReports(context, product))
  return [...opened].filter((id) => /^\d{8}$/.test(id))
}

async function measurePdf(context: BenchContext): Promise<ProductLine[]> {
  const product = await context.startProduct()
  const measured = (await listPrinted(context, product)).slice(0, WARM_UP + Math.min(context.calls, MOST_CALLS))
  const figures = await measureEach(measured, WARM_UP, (id) => readPdf(product, id))
  return [
    {
      name: 'Mérleg over HTTP, signed in',
      figures,
      limits: [{ metric: 'p95Ms', atMost: P95_MS }],
      baselines: [await measureBrowser(product, measured)],
    },
  ]
}

async function measureBrowser({ address, token }: Product, companies: readonly string[]): Promise<Line> {
  const browser = await startPrintingBrowser({ address, token })
  try {
    const printed = companies.slice(0, BROWSER_WARM_UP + BROWSER_CALLS)
    const figures = await measureEach(printed, BROWSER_WARM_UP, async (id) =>
      assertPdf(await browser.print(viewOf(id))),
    )
    return { name: `headless Chromium printing the same page (${BROWSER_CALLS} calls)`, figures }
  } finally {
    await browser.close()
  }
}

async function measureEach(
  companies: readonly string[],
  warmUp: number,
  run: (companyId: string) => Promise<void>,
): Promise<{ medianMs: number; p95Ms: number }> {
  const times: number[] = []
  for (const companyId of companies) {
    const startedAt = performance.now()
    await run(companyId)
    times.push(performance.now() - startedAt)
  }
  return summariseTimes(times.slice(warmUp))
}

async function readPdf({ client }: Product, companyId: string): Promise<void> {
  const path = printReport.path.replace(':id', companyId).replace(':path', encodeURIComponent(viewOf(companyId)))
  const { status, bytes } = await client.get(path)
  if (status !== 200) throw new Error(`GET ${path} answered ${status}`)
  assertPdf(bytes)
}

function assertPdf(bytes: Buffer): void {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('the answer is no PDF')
}
