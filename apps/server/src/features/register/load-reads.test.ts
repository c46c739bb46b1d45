import { migrate } from '@merleg/db/migrate'
import { CLAIMS } from '@merleg/domain/claims'
import type { SourceRecord } from '@merleg/domain/observation'
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { factOf, merge, OWNER, statement } from '../report/testing-report.ts'

const server = useTestApp()
const WATCHED = '10000001'
const OTHERS = 3000
const READS = [
  `/api/report/${WATCHED}/header`,
  `/api/report/${WATCHED}/summary`,
  `/api/report/${WATCHED}/data`,
  `/api/report/${WATCHED}/financial-report`,
  '/api/quick-search?query=hullamzo&currentPage=1&perPage=10',
  '/api/autocomplete?query=hullamzo',
]
/** What every value of a version carries, so that an answer tells which states it was made from. */
const VERSION = /(?:Valtozat|:777)(\d{3})/g

const nameOf = (version: number): string => String(version).padStart(3, '0')
const dayOf = (version: number): string => new Date(Date.UTC(2021, 0, version)).toISOString().slice(0, 10)

/** Everything of the watched company says the version; the other companies make the load take its time. */
function* listRecords(version: number, others = OTHERS): Generator<SourceRecord> {
  const word = `Valtozat${nameOf(version)}`
  const fact = factOf(WATCHED)
  const seat = { countryCode: 'HU', zip: '1011', settlement: 'Budapest', county: 'Budapest', street: `${word} utca 1.` }
  yield fact('name', { name: `Hullámzó ${word} Kft.` })
  yield fact('short-name', { name: `Hullámzó ${word}` })
  yield fact('seat', { ...seat, text: `1011 Budapest, ${word} utca 1.` })
  yield fact('registration', { status: 'registered', on: null, reason: null }, { from: '2001-01-01' })
  yield fact('website', { value: `https://${word}.example` })
  yield fact('member', { ...OWNER, name: `Tag ${word}` }, { slot: 'm-1', partyId: 'person-1' })
  yield statement(WATCHED, 2020, { amounts: { netSales: 777_000 + version } })
  for (let index = 0; index < others; index += 1) {
    const other = factOf(String(20_000_000 + index))
    yield other('name', { name: `Társ ${index} ${word} Kft.` })
    yield other('seat', { ...seat, text: `1011 Budapest, ${word} utca ${index}.` })
  }
}

const load = (version: number, others?: number): Promise<void> =>
  merge(server.deps.db, [...listRecords(version, others)], { observedOn: dayOf(version) })

const findVersions = (text: string): string =>
  [...new Set([...text.matchAll(VERSION)].map((match) => match[1]))].join(' and ')

/** The versions that one answer shows, and how often the reads were answered. */
type Seen = { url: string; versions: string; during: number }

/** Calls the addresses one after the other until told to stop. */
async function readOnAndOn(headers: Record<string, string>, state: { version: number; isOver: boolean }) {
  const seen: Seen[] = []
  while (!state.isOver) {
    for (const url of READS) {
      const during = state.version
      const answer = await server.app.inject({ method: 'GET', url, headers })
      expect([url, answer.statusCode]).toEqual([url, 200])
      seen.push({ url, versions: findVersions(answer.body), during })
    }
  }
  return seen
}

/** Sessions of the database that wait for a lock, but for loads that wait for each other. */
async function watchLockWaits(state: { isOver: boolean }): Promise<string[]> {
  const waits: string[] = []
  while (!state.isOver) {
    const { rows } = await server.database.pool.query<{ wait: string }>(`
      select wait_event || ': ' || query as wait from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`)
    waits.push(...rows.map((row) => row.wait))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return waits
}

describe('while a load is under way', () => {
  beforeAll(() => load(1))

  test('reads go on, each shows the old or the new state, and nothing waits for a lock', async () => {
    const state = { version: 1, isOver: false }
    const readers = [1, 2].map(async () => {
      const { headers } = await server.signIn({ claims: CLAIMS.filter((claim) => !claim.endsWith('Tiltas')) })
      return readOnAndOn(headers, state)
    })
    const waits = watchLockWaits(state)
    for (const version of [2, 3, 4, 5]) {
      const loading = load(version)
      state.version = version
      await migrate({ pool: server.database.pool })
      await loading
    }
    state.isOver = true
    const seen = (await Promise.all(readers)).flat()
    expect(await waits).toEqual([])
    // A read may span the end of the load during which it began.
    const isWhole = ({ versions, during }: Seen) => [during - 1, during, during + 1].map(nameOf).includes(versions)
    expect(seen.filter((answer) => !isWhole(answer))).toEqual([])
    for (const version of [2, 3, 4, 5]) {
      const answered = new Set(seen.filter(({ during }) => during === version).map(({ url }) => url))
      expect(answered.size).toBe(READS.length)
    }
  })
})

describe('a load that is committed between two statements of a read', () => {
  let latest = 6
  beforeAll(() => load(latest, 0))

  /** Runs once the statement of this number has been answered. */
  class AfterStatement implements KyselyPlugin {
    #left: number
    readonly #work: () => Promise<void>
    constructor(position: number, work: () => Promise<void>) {
      this.#left = position
      this.#work = work
    }
    transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
      return node
    }
    async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
      this.#left -= 1
      if (this.#left === 0) await this.#work()
      return result
    }
  }

  test.each(READS)('does not show in half of %s', async (url) => {
    const { headers } = await server.signIn({ claims: CLAIMS.filter((claim) => !claim.endsWith('Tiltas')) })
    const { reads } = server.deps
    for (let position = 1, isLoaded = true; isLoaded; position += 1) {
      const version = latest
      isLoaded = false
      const work = async () => {
        latest += 1
        await load(latest, 0)
        isLoaded = true
      }
      server.deps.reads = reads.withPlugin(new AfterStatement(position, work))
      const answer = await server.app.inject({ method: 'GET', url, headers }).finally(() => (server.deps.reads = reads))
      expect([answer.statusCode, position]).toEqual([200, position])
      expect([version, latest].map(nameOf)).toContain(findVersions(answer.body))
    }
  })
})
