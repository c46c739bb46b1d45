import { getConnectionList } from '@merleg/contract/report/connection-list.contract'
import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'
import { countTies, listLargestNetworks } from './large-networks.ts'
import { measureFloor } from './lookup-baselines.ts'
import { measureGets, WARM_UP_CALLS } from './measure.ts'
import { measureReportCall, quickReportCall, REPORT_METHOD } from './report-calls.ts'

const pathOf = (companyId: string) => getConnectionList.path.replace(':id', companyId)
const check = (json: unknown) => void getConnectionList.answer.parse(json)

export const connectionListBench: BenchEntry = {
  name: 'connection-list',
  title: 'Connection list',
  goal: { text: 'p95 ≤ 40 ms; of the largest hub ≤ 150 ms', companies: 1_000_000 },
  method: `${REPORT_METHOD} Beside it the list of the company with the most ties of all.`,
  measure: async (context) => [
    ...(await measureReportCall(context, { pathOf, check, p95Ms: 40 })),
    await measureLargest(context),
  ],
  quick: [quickReportCall(getConnectionList.path)],
}

async function measureLargest({ startProduct, calls }: BenchContext): Promise<ProductLine> {
  const product = await startProduct()
  const [hub = ''] = await listLargestNetworks(product, 1)
  const asked = Array.from({ length: WARM_UP_CALLS + calls }, () => pathOf(hub))
  return {
    name: `Mérleg over HTTP, signed in: the one with the most (${await countTies(product, hub)} ties)`,
    figures: await measureGets(product.client, asked, check),
    limits: [{ metric: 'p95Ms', atMost: 150 }],
    baselines: [await measureFloor(product, asked.length)],
  }
}
