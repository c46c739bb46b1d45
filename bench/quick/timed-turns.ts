import { getSettings } from '@merleg/contract/settings.contract'
import type { QuickPair } from '../bench-entry.ts'
import { type HttpClient, readJson } from '../http-client.ts'
import { measureThroughput } from '../measure.ts'
import type { Product } from '../product.ts'
import { findPercentile } from '../statistics.ts'

/** Calls of a round: enough for a median, few enough for many rounds. */
export const QUICK_CALLS = 100

/** The least that a signed-in call costs: the session, one row by its key, HTTP. */
export const FLOOR_PATH = getSettings.path
export const HTTP_FLOOR = `\`GET ${FLOOR_PATH}\`, signed in`

type Turns = {
  readonly turns: number
  readonly ours: (turn: number) => Promise<unknown>
  readonly floor: (turn: number) => Promise<unknown>
  /** More where a turn of ours takes long and there are few. */
  readonly floorsEach?: number
}

/** Times ours and the floor in turns, so that whatever disturbs the machine meets both; medians. */
export async function timeTurns({ turns, ours, floor, floorsEach = 1 }: Turns): Promise<QuickPair> {
  const times: Record<keyof QuickPair, number[]> = { oursMs: [], floorMs: [] }
  const time = async (key: keyof QuickPair, run: () => Promise<unknown>) => {
    const startedAt = performance.now()
    await run()
    times[key].push(performance.now() - startedAt)
  }
  for (let turn = 0; turn < turns; turn += 1) {
    await time('oursMs', () => ours(turn))
    for (let floors = 0; floors < floorsEach; floors += 1) await time('floorMs', () => floor(turn))
  }
  return { oursMs: findPercentile(times.oursMs, 0.5), floorMs: findPercentile(times.floorMs, 0.5) }
}

/** A round of GETs against the floor of HTTP, over the same connection. */
export function timeGets(
  { client }: Product,
  paths: readonly string[],
  floor: string = FLOOR_PATH,
): () => Promise<QuickPair> {
  return () =>
    timeTurns({
      turns: paths.length,
      ours: (turn) => getJson(client, paths[turn] ?? floor),
      floor: () => getJson(client, floor),
    })
}

/** As {@link timeGets}, for calls that take long: ten of the floor for each. */
export function timeLongCalls(
  { client }: Product,
  calls: readonly (() => Promise<unknown>)[],
): () => Promise<QuickPair> {
  return () =>
    timeTurns({
      turns: calls.length,
      ours: async (turn) => calls[turn]?.(),
      floor: () => getJson(client, FLOOR_PATH),
      floorsEach: 10,
    })
}

/** A second under load of each, as milliseconds a request. */
export function timeLoad(product: Product, paths: readonly string[]): () => Promise<QuickPair> {
  const time = async (asked: readonly string[]) => 1000 / (await measureThroughput(product, asked, 1))
  return async () => ({ oursMs: await time(paths), floorMs: await time([FLOOR_PATH]) })
}

async function getJson(client: HttpClient, path: string): Promise<void> {
  const answer = await client.get(path)
  if (answer.status !== 200) readJson(path, answer)
}
