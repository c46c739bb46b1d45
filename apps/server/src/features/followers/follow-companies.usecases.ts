import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { listTouchedAfter, type Span } from '../register/feed.repository.ts'
import { type Cursor, findCursor, updateCursor } from './cursors.repository.ts'
import type { FollowerDeps, FollowerRun } from './follower.ts'

/** Batches that are followed together: a company that many of them touched is met once for so many. */
const SET_BATCHES = 50

export type Companies<Result> = {
  /** Of the follower. */
  name: string
  pageSize: number
  /**
   * Does what follows for a page of companies that the batches of the span touched, in the transaction that also moves
   * the cursor; made again where that fails.
   */
  follow: (tx: Tx, companyIds: readonly string[], span: Span) => Promise<Result>
  /** After the commit. */
  onFollowed: (result: Result, companies: number) => void
  /** What remains to be done when all have been met; before the cursor leaves them, and again after a kill. */
  finish?: () => Promise<void>
}

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
  { name, pageSize, follow, onFollowed, finish, signal }: Companies<Result> & Pick<FollowerRun, 'signal'>,
): Promise<void> {
  for (let after = lastCompanyId; ;) {
    signal?.throwIfAborted()
    const ids = await listTouchedAfter(db, { after: position, upTo: setEnd }, { after, limit: pageSize })
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
    const result = await inTransaction(db, async (tx) => {
      const followed = await follow(tx, ids, { after: position, upTo: setEnd })
      await updateCursor(tx, { name, from: position, to: { position, setEnd, lastCompanyId: last } })
      return followed
    })
    onFollowed(result, ids.length)
  }
  await finish?.()
  await inTransaction(db, (tx) =>
    updateCursor(tx, { name, from: position, to: { position: setEnd, setEnd: null, lastCompanyId: '' } }),
  )
}
