import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db, Tx } from '@merleg/db/connect'
import { inSnapshot } from '@merleg/db/transaction'
import type { ScoreAccounts, ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import type { RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import type { Clock } from '../../../shared/clock.ts'
import { updateCursor } from '../../followers/cursors.repository.ts'
import { listCompaniesAfter, type Subjects } from '../../register/companies.repository.ts'
import type { LineOrder } from '../../register/statement-lines/line-order.repository.ts'
import type { RatingModels } from '../models/rating-models.ts'
import { rateSubject } from '../rate/rate-subject.ts'
import { loadRegisterFacts } from '../rate/register-facts.repository.ts'
import { loadAccounts } from '../rate/accounts.repository.ts'
import { type ScoreRunRow, updateRun } from './score-runs.repository.ts'
import { analyzeScores, type FoundScore, storeScores } from '../store/score-writes.repository.ts'
import { createPartPacker, type PartOrder } from '../store/stored-parts.ts'

/** What the pages of a run have in common. `connection` writes and holds the lock of the run; `db` reads meanwhile. */
export type RateContext = {
  db: Db
  connection: Db
  clock: Clock
  models: RatingModels
  config: ScoreConfig
  rulesVersion: string
  /** YYYY-MM-DD */
  asOf: string
  /** By version of the model. */
  partOrders: ReadonlyMap<string, PartOrder>
  lineOrder: LineOrder
  signal: AbortSignal | undefined
}

export type Counts = { companyCount: number; changedCount: number }

export type RateOf = (
  | { of: 'subjects'; subjects: Subjects; run: ScoreRunRow }
  /** Those that batches changed: `companyIds` in their order, of the batches after `position` up to `setEnd`. */
  | { of: 'changed'; companyIds: readonly string[]; position: number; setEnd: number }
) & { onPage: (done: number) => void }

/** Under which the cursor of the ratings is stored. */
export const SCORE_CURSOR = 'score'

/** Read in one step: large enough that the steps themselves cost nothing. */
const PAGE_COMPANIES = 1000
/** Read at once: one connection leaves a processor idle while Node rates and while the disk is waited for. */
const PAGES_AHEAD = 2
/** Rated without a break: some milliseconds, so that a server that also answers requests goes on answering. */
const TURN_COMPANIES = 100

type CompanyPage = {
  companyIds: readonly string[]
  facts: ReadonlyMap<string, RegisterFacts>
  accounts: ReadonlyMap<string, ScoreAccounts>
}

/**
 * Rates company after company, in the order of their ids. While a page is rated the next ones are read and the one before
 * is written, each in one transaction.
 */
export async function rateAll(context: RateContext, task: RateOf): Promise<Counts> {
  const counts: Counts = { companyCount: 0, changedCount: 0 }
  const packers = new Map([...context.partOrders].map(([version, order]) => [version, createPartPacker(order)]))
  let written: Promise<void> = Promise.resolve()
  try {
    for await (const page of readPages(context, task)) {
      const found = await ratePage(context, page, packers)
      await written
      written = writePage(context, { page, found, counts, task })
      // Awaited a page later; until then a failure is nobody's.
      written.catch(() => undefined)
    }
  } finally {
    // The connection is not free before.
    await written
  }
  return counts
}

/** The ids of the companies to rate, a page at a time. */
async function* listIds({ db }: RateContext, task: RateOf): AsyncGenerator<readonly string[], void> {
  if (task.of === 'subjects') {
    let after = task.run.lastCompanyId
    for (;;) {
      const ids = await listCompaniesAfter(db, { after, limit: PAGE_COMPANIES, of: task.subjects })
      if (ids.length === 0) return
      after = ids.at(-1) ?? after
      yield ids
    }
  }
  const { companyIds } = task
  for (let at = 0; at < companyIds.length; at += PAGE_COMPANIES) yield companyIds.slice(at, at + PAGE_COMPANIES)
}

async function* readPages(context: RateContext, task: RateOf): AsyncGenerator<CompanyPage> {
  const ids = listIds(context, task)
  const read = async (): Promise<CompanyPage | null> => {
    const next = await ids.next()
    return next.done ? null : readPage(context, next.value)
  }
  const ahead: Promise<CompanyPage | null>[] = []
  const start = (): void => {
    const page = read()
    // Awaited some pages later; until then a failure is nobody's.
    page.catch(() => undefined)
    ahead.push(page)
  }
  for (let begun = 0; begun < PAGES_AHEAD; begun += 1) start()
  for (;;) {
    const page = await ahead.shift()
    context.signal?.throwIfAborted()
    if (page === undefined || page === null) return
    start()
    yield page
  }
}

/** At one moment: what a merge changes after it is followed after it. */
function readPage({ db, asOf, lineOrder }: RateContext, companyIds: readonly string[]): Promise<CompanyPage> {
  const read = async (snapshot: Tx) => ({
    companyIds,
    facts: await loadRegisterFacts(snapshot, { companyIds, asOf }),
    accounts: await loadAccounts(snapshot, { companyIds, asOf, lineOrder }),
  })
  return inSnapshot(db, read, { isBulk: true })
}

type Packers = ReadonlyMap<string, ReturnType<typeof createPartPacker>>

async function ratePage(context: RateContext, page: CompanyPage, packers: Packers): Promise<FoundScore[]> {
  const found: FoundScore[] = []
  for (const [index, companyId] of page.companyIds.entries()) {
    if (index % TURN_COMPANIES === 0) await nextTurn()
    const facts = page.facts.get(companyId)
    if (facts === undefined) continue
    found.push(rateOne(context, { companyId, facts, accounts: page.accounts.get(companyId) ?? null, packers }))
  }
  return found
}

type Subject = { companyId: string; facts: RegisterFacts; accounts: ScoreAccounts | null; packers: Packers }

function rateOne(context: RateContext, { companyId, facts, accounts, packers }: Subject): FoundScore {
  const { asOf, models, config, rulesVersion } = context
  const model = models.of(facts.countryCode)
  const pack = packers.get(model.version)
  if (pack === undefined) throw new Error(`no order of the parts of ${model.version}`)
  const rated = rateSubject({ facts, accounts, asOf, model, config })
  return { companyId, modelVersion: model.version, rulesVersion, ...rated, packed: pack(rated.score.parts) }
}

type Write = { page: CompanyPage; found: readonly FoundScore[]; counts: Counts; task: RateOf }

async function writePage(context: RateContext, { page, found, counts, task }: Write): Promise<void> {
  const { connection, clock, asOf } = context
  const isFirst = counts.companyCount === 0
  const changed = await connection.transaction().execute(async (tx) => {
    const stored = await storeScores(tx, { asOf, computedAt: clock.now(), found })
    const lastCompanyId = page.companyIds.at(-1) ?? ''
    if (task.of === 'changed') {
      const { position, setEnd } = task
      await updateCursor(tx, { name: SCORE_CURSOR, from: position, to: { position, setEnd, lastCompanyId } })
    } else {
      await updateRun(tx, {
        ...task.run,
        lastCompanyId,
        companyCount: task.run.companyCount + counts.companyCount + found.length,
        changedCount: task.run.changedCount + counts.changedCount + stored,
      })
      if (isFirst) await analyzeScores(tx)
    }
    return stored
  })
  counts.companyCount += found.length
  counts.changedCount += changed
  task.onPage(counts.companyCount)
}
