import { LOCALES } from '../../packages/domain/src/locale.ts'
import { SECTION_ENDPOINTS } from '../../packages/contract/src/report/section-endpoints.generated.ts'
import { getReportHeader } from '../../packages/contract/src/report/header.contract.ts'
import { STARTING_PRICES } from '../../packages/domain/src/credits/starting-prices.ts'
import { inTransaction } from '../../packages/db/src/transaction.ts'
import { setStartingPrices } from '../../apps/server/src/features/credits/prices.usecases.ts'
import type { Db } from '../../packages/db/src/connect.ts'
import { generateDemoData } from '../../apps/server/src/features/generate/generate.usecases.ts'
import { systemClock } from '../../apps/server/src/shared/clock.ts'
import { followMerges } from './followed-tables.ts'
import { onOneMachine } from './one-machine.ts'
import { type Answer, type Ask, withApp } from './open-app.ts'
import { readSearches } from './searches.ts'
import { emptyRegister, type Trial } from './trial.ts'

const COMPANIES = 300
/** One of so many is looked up. */
const STEP = 25
const SEARCHES = ['/api/autocomplete?query=ker', '/api/quick-search?query=kft', '/api/quick-search?query=kereskedelm']

/**
 * What the API answers of a register is the same on a cluster as on one machine: every section of reports, searches by name and
 * by criteria, and the matching of a list.
 */
export const tryAnswers: Trial = async ({ cluster, db, tell }) => {
  const onOne = await onOneMachine(async (own, { url }) => {
    await fill(own)
    return withApp(url, async (ask) => ({
      asked: await readAnswers(ask, await listPaths(own)),
      searched: await readSearches(own, ask),
    }))
  })
  const expected = new Map([...onOne.asked, ...onOne.searched])
  await emptyRegister(cluster)
  await fill(db)
  const found = await withApp(cluster.url, async (ask) => {
    const asked = await readAnswers(ask, [...onOne.asked.keys()].map(splitKey))
    return new Map([...asked, ...(await readSearches(db, ask))])
  })
  const differing = [...expected].filter(([key, answer]) => !isSame(found.get(key), answer))
  const byCall = Map.groupBy(differing, ([key]) => splitKey(key).path.replace(/\/report\/[^/]+\//, '/report/:id/'))
  for (const [call, ones] of byCall) {
    const [[key, answer] = ['', { status: 0, text: '' }]] = ones
    const other = found.get(key)
    tell(`${call}: ${ones.length}, as ${other?.status} instead of ${answer.status}, ${showDifference(other, answer)}`)
  }
  const refused = [...expected].filter(([, { status }]) => status >= 400)
  for (const [key, { status, text }] of refused) tell(`${key}: ${status} on one machine, ${text.slice(0, 80)}`)
  return {
    isRight: refused.length === 0 && differing.length === 0,
    text: `${expected.size} answers, ${differing.length} differ`,
  }
}

async function fill(db: Db): Promise<void> {
  await generateDemoData({ db, clock: systemClock }, { companies: COMPANIES, seed: 1 })
  // As where nobody subscribes but the demo: other trials leave subscribers.
  await inTransaction(db, (tx) => setStartingPrices(tx, { prices: STARTING_PRICES, now: systemClock.now() }))
  await followMerges(db)
}

type Asked = { path: string; locale: string }
const SEPARATOR = ' in '

function splitKey(key: string): Asked {
  const [path = '', locale = ''] = key.split(SEPARATOR)
  return { path, locale }
}

async function listPaths(db: Db): Promise<Asked[]> {
  const rows = await db
    .selectFrom('companies')
    .select('company_id')
    .where('kind', '=', 'company')
    .orderBy('company_id')
    .execute()
  const ids = rows.filter((_, index) => index % STEP === 0).map(({ company_id: id }) => id)
  const sections = await Promise.all(Object.values(SECTION_ENDPOINTS).map(async (load) => (await load()).path))
  const paths = [getReportHeader.path, ...sections].flatMap((path) => ids.map((id) => path.replace(':id', id)))
  return [...paths, ...SEARCHES].flatMap((path) => LOCALES.map((locale) => ({ path, locale })))
}

async function readAnswers(ask: Ask, asked: readonly Asked[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  for (const { path, locale } of asked) answers.set(`${path}${SEPARATOR}${locale}`, await ask(path, locale))
  return answers
}

/** But for the numbers of rows, and the moments at which they were written. */
function isSame(found: Answer | undefined, expected: Answer): boolean {
  return found?.status === expected.status && withoutMoments(found.text) === withoutMoments(expected.text)
}

const AROUND = 60

/** What there is where the texts part. */
function showDifference(found: Answer | undefined, expected: Answer): string {
  const [one, other] = [withoutMoments(found?.text ?? ''), withoutMoments(expected.text)]
  const at =
    Array.from({ length: one.length }, (_, place) => place).find((place) => one[place] !== other[place]) ?? one.length
  const excerpt = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return `${excerpt(one)} instead of ${excerpt(other)}`
}

function withoutMoments(text: string): string {
  return text
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '')
    .replaceAll(/"(?:factId|statementId|eventId|batchId)":\d+/g, '')
}
