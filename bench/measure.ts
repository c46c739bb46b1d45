import autocannon from 'autocannon'
import { BROWSER_HEADERS, type HttpClient, readJson } from './http-client.ts'
import type { Product } from './product.ts'
import { summariseTimes } from './statistics.ts'

/** Calls before the measured ones: connections open, code compiled, the database's pages in memory. */
export const WARM_UP_CALLS = 200
const THROUGHPUT_CONNECTIONS = 16
const THROUGHPUT_SECONDS = 5

type Times = { medianMs: number; p95Ms: number }

/** Times one call after the other; the first {@link WARM_UP_CALLS} inputs, or fewer, warm up and are not counted. */
export async function measureCalls<Input>(
  inputs: readonly Input[],
  run: (input: Input) => unknown,
  warmUpCalls = WARM_UP_CALLS,
): Promise<Times> {
  const times: number[] = []
  for (const input of inputs) {
    const startedAt = performance.now()
    await run(input)
    times.push(performance.now() - startedAt)
  }
  return summariseTimes(times.slice(warmUpCalls))
}

/** The same, each input once and none left out, with the longest of all: what was never asked before. */
export async function measureFirstCalls<Input>(
  inputs: readonly Input[],
  run: (input: Input) => unknown,
): Promise<Times & { maxMs: number }> {
  let maxMs = 0
  const timed = async (input: Input) => {
    const startedAt = performance.now()
    await run(input)
    maxMs = Math.max(maxMs, performance.now() - startedAt)
  }
  return { ...(await measureCalls(inputs, timed, 0)), maxMs }
}

/** Times GETs over one kept-open connection, until the last byte; the warm-up's answers are looked at with `check`. */
export async function measureGets(
  client: HttpClient,
  paths: readonly string[],
  check: (json: unknown) => void,
): Promise<Times> {
  return measureFewGets(client, paths, { check, warmUpCalls: WARM_UP_CALLS })
}

/** The same of calls that take so long that fewer of them have to do. */
export async function measureFewGets(
  client: HttpClient,
  paths: readonly string[],
  { check, warmUpCalls }: { check: (json: unknown) => void; warmUpCalls: number },
): Promise<Times> {
  for (const path of paths.slice(0, warmUpCalls)) check(readJson(path, await client.get(path)))
  const get = async (path: string): Promise<void> => {
    const answer = await client.get(path)
    if (answer.status !== 200) readJson(path, answer)
  }
  return measureCalls(paths, get, warmUpCalls)
}

/** Requests answered per second over {@link THROUGHPUT_CONNECTIONS} connections that ask without a pause. */
export async function measureThroughput(
  product: Product,
  paths: readonly string[],
  seconds = THROUGHPUT_SECONDS,
): Promise<number> {
  const result = await autocannon({
    url: product.address,
    connections: THROUGHPUT_CONNECTIONS,
    duration: seconds,
    headers: { ...BROWSER_HEADERS, authorization: `Bearer ${product.token}` },
    requests: paths.map((path) => ({ path })),
    setupClient: spreadStarts(paths),
  })
  const failed = result.errors + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests under load failed`)
  return result.requests.total / result.duration
}

/** Every connection begins at another place of the list, so that they do not all ask the same at the same time. */
function spreadStarts(paths: readonly string[]): (client: autocannon.Client) => void {
  let clients = 0
  return (client) => {
    const start = Math.floor((clients * paths.length) / THROUGHPUT_CONNECTIONS)
    clients += 1
    client.setRequests([...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path })))
  }
}
