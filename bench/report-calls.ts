import type { BenchContext, ProductLine, QuickMeasure } from './bench-entry.ts'
import { measureFloor, measureLookup } from './lookup-baselines.ts'
import { measureGets } from './measure.ts'
import { HTTP_FLOOR, QUICK_CALLS, timeGets } from './quick/timed-turns.ts'
import { listOpenedReports } from './sample.ts'

export const REPORT_METHOD = 'Reports of companies drawn by prominence, one request after the other.'

/** A call of the report in `--quick`, by its path as it stands in the contract. */
export function quickReportCall(path: string, query = ''): QuickMeasure {
  return {
    name: path,
    floor: HTTP_FLOOR,
    when: 'served',
    prepare: async (context, product) => {
      const companyIds = (await listOpenedReports(context, product)).slice(0, QUICK_CALLS)
      return timeGets(
        product,
        companyIds.map((id) => path.replace(':id', id) + query),
      )
    },
  }
}

type ReportCall = {
  readonly pathOf: (companyId: string) => string
  readonly check: (json: unknown) => void
  readonly p95Ms: number
}

/** Measures a call of the report against one index look-up and the floor of HTTP. */
export async function measureReportCall(context: BenchContext, call: ReportCall): Promise<ProductLine[]> {
  const product = await context.startProduct()
  const companyIds = await listOpenedReports(context, product)
  return [
    {
      name: 'Mérleg over HTTP, signed in',
      figures: await measureGets(product.client, companyIds.map(call.pathOf), call.check),
      limits: [{ metric: 'p95Ms', atMost: call.p95Ms }],
      baselines: [await measureLookup(product, companyIds), await measureFloor(product, companyIds.length)],
    },
  ]
}
