import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Span } from '../register/feed.repository.ts'
import { pageTouched } from '../register/touched-pages.repository.ts'
import { type Cursor, findCursor, updateCursor } from './cursors.repository.ts'
import type { FollowerDeps, FollowerRun } from './follower.ts'

/** Batches that are followed together: a company that many of them touched is met once for so many. */
const SET_BATCHES = 50

export type Companies<Result> = {
  /** Of the follower. */
  name: string
  pageSize: number
  /** Only companies that were known before one of the batches touched them. */
  isOfKnown?: true
  /** After the commit. */
  onFollowed: (result: Result, companies: number) => void
  /** What remains to be done when all of the span have been met; before the cursor leaves it, and again after a kill. */
  finish?: (span: Span) => Promise<void>
} & (
  | {
      /**
       * Does what follows for a page of companies that the batches of the span touched, in the transaction that also moves
       * the cursor; made again where that fails.
       */
      follow: (tx: Tx, companyIds: readonly string[], span: Span) => Promise<Result>
    }
  | {
      /**
       * Reads and works out what follows for a page, while those before it are still written, and answers what writes it.
       * What a merge changes after it has read is met again with that batch.
       */
      prepare: (companyIds: readonly string[]) => Promise<WritePage<Result>>
    }
)

/**
 * Writes a page in the transaction that also moves the cursor, beside the page before it, of other companies; `turn` is over
 * when that one is committed: for what has to be written in the order of the pages.
 */
export type WritePage<Result> = (tx: Tx, turn: () => Promise<void>) => Promise<Result>

/**
 * Goes through the companies that the batches of a run touched, in the order of their ids, from where the cursor
 * stands: a run that was killed has lost the page under way and nothing else.
 */
export async function followCompanies<Result>(
  deps: FollowerDeps,
  run: FollowerRun,
  companies: Companies<Result>,
): Promise<void> {
  for (;;) {
    const cursor = await findCursor(deps.db, companies.name)
    if (cursor.position >= run.upTo) return
    const setEnd = cursor.setEnd ?? Math.min(cursor.position + SET_BATCHES, run.upTo)
    await followSet(deps, { ...cursor, setEnd }, { ...companies, signal: run.signal })
  }
}

type CompanySet = Cursor & { setEnd: number }

async function followSet<Result>(
  { db }: FollowerDeps,
  { position, setEnd, lastCompanyId }: CompanySet,
  companies: Companies<Result> & Pick<FollowerRun, 'signal'>,
): Promise<void> {
  const { finish, signal } = companies
  const span = { after: position, upTo: setEnd }
  const { pageSize: limit, isOfKnown } = companies
  const ids = pageTouched(db, span, { after: lastCompanyId, limit, isOfKnown })
  const pages = readAhead(async () => preparePage(await ids.next(), span, companies))
  /** The page before: committed, or failed with all that come after it. */
  let before: Promise<void> = Promise.resolve()
  try {
    for (let page = await pages.take(); page !== null; page = await pages.take()) {
      signal?.throwIfAborted()
      const turn = before
      before = writePage(db, { page, turn, set: { position, setEnd } }, companies)
      // Thrown where it is waited for, which is not yet.
      before.catch(() => undefined)
      await ('prepare' in companies ? turn : before)
    }
    await before
  } finally {
    // What is under way uses connections.
    await before.catch(() => undefined)
    await pages.ended()
  }
  await finish?.(span)
  await inTransaction(db, (tx) =>
    updateCursor(tx, {
      name: companies.name,
      from: position,
      to: { position: setEnd, setEnd: null, lastCompanyId: '' },
    }),
  )
}

type Page<Result> = { write: WritePage<Result>; last: string; count: number }

type Written<Result> = { page: Page<Result>; turn: Promise<void>; set: { position: number; setEnd: number } }

async function writePage<Result>(
  db: FollowerDeps['db'],
  { page: { write, last, count }, turn, set }: Written<Result>,
  { name, onFollowed, signal }: Companies<Result> & Pick<FollowerRun, 'signal'>,
): Promise<void> {
  const takeTurn = async () => {
    await turn
    signal?.throwIfAborted()
  }
  const result = await inTransaction(db, async (tx) => {
    const followed = await write(tx, takeTurn)
    await takeTurn()
    await updateCursor(tx, { name, from: set.position, to: { ...set, lastCompanyId: last } })
    return followed
  })
  onFollowed(result, count)
}

/** Null where none is left. */
async function preparePage<Result>(
  { value: ids }: IteratorResult<readonly string[], void>,
  span: Span,
  companies: Companies<Result>,
): Promise<Page<Result> | null> {
  const last = ids?.at(-1)
  if (ids === undefined || last === undefined) return null
  const write = 'prepare' in companies ? await companies.prepare(ids) : (tx: Tx) => companies.follow(tx, ids, span)
  return { write, last, count: ids.length }
}

/** One page is read ahead of the one that was taken. */
function readAhead<Result>(read: () => Promise<Page<Result> | null>) {
  const begin = () => {
    const reading = read()
    // Thrown where it is taken, which is later or, when a page fails, never.
    reading.catch(() => undefined)
    return reading
  }
  let next = begin()
  return {
    take: async (): Promise<Page<Result> | null> => {
      const page = await next
      if (page !== null) next = begin()
      return page
    },
    // What is under way uses a connection.
    ended: async (): Promise<void> => void (await next.catch(() => undefined)),
  }
}
