import { bigint, integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { Span } from './feed.repository.ts'

const spanBatches = statement({
  row: { batchId: bigint },
  examples: [{ after: 0, upTo: 0 }],
  sql: ({ after, upTo }: Span) => sql`
    select batch_id as "batchId" from feed_batches where position > ${after} and position <= ${upTo} order by position`,
})

/** Companies of one batch: those it was the first to tell of, or those that were known before it. */
type List = { batchId: number; isOfNew: boolean }
type Asked = { lists: readonly (List & { after: string })[]; limit: number }

/** A text of ids in order; null where there is none. */
const idsOfList = ({ batchId, isOfNew, after }: List & { after: string }, limit: number) => {
  const [table, batch] = isOfNew ? [sql`companies`, sql`first_batch_id`] : [sql`batch_companies`, sql`batch_id`]
  return sql`select string_agg(company_id, chr(10) order by company_id) as ids from (
      select company_id from ${table} where ${batch} = ${batchId}::bigint and company_id > ${after}::text collate "C"
      order by company_id limit ${limit}::integer
    ) i`
}

// Each list by itself: a cluster does not look through spread tables for each row of a list of lists.
const nextOfLists = statement({
  row: { list: integer, ids: text },
  examples: [
    {
      lists: [
        { batchId: 1, isOfNew: true, after: '' },
        { batchId: 1, isOfNew: false, after: '' },
      ],
      limit: 1,
    },
  ],
  sql: ({ lists, limit }: Asked) => sql`
    select list, ids from (${sql.join(
      lists.map(
        (list, index) => sql`select ${sql.lit(index)}::integer as list, ids from (${idsOfList(list, limit)}) l`,
      ),
      sql` union all `,
    )}) l where ids is not null`,
})

/** Of each list so many ids are held, and no more asked for before they are used up. */
const LIST_IDS = 2000

export type PagesAsked = {
  /** Goes on after this id. */
  after: string
  /** Companies of a page. */
  limit: number
  /** Only those that were known before a batch of the span touched them. */
  isOfKnown?: boolean | undefined
  listIds?: number
}

/**
 * The companies that the batches touched, each once, in the order of their ids, page by page. A load has many batches: a
 * page is made of what is held of each, so that all of it is read once.
 */
export async function* pageTouched(
  db: DbOrTx,
  span: Span,
  { after, limit, isOfKnown = false, listIds = LIST_IDS }: PagesAsked,
): AsyncGenerator<string[]> {
  let open: OpenList[] = (await spanBatches.list(db, span)).flatMap(({ batchId }) =>
    (isOfKnown ? [false] : [true, false]).map((isOfNew) => ({ batchId, isOfNew, after, held: [] })),
  )
  let page: string[] = []
  while (open.length > 0) {
    open = await refill(db, open, listIds)
    const taken = takeInOrder(open)
    for (let at = 0; at < taken.length;) {
      const added = taken.slice(at, at + limit - page.length)
      page.push(...added)
      at += added.length
      if (page.length < limit) break
      yield page
      page = []
    }
  }
  if (page.length > 0) yield page
}

/** `held`: the next ids after what was taken; `after`: the last one that was read. Full: there may be more. */
type OpenList = List & { after: string; held: string[]; isFull?: boolean }

/** Reads on in the lists of which nothing is held; those that are at their end are left out. */
async function refill(db: DbOrTx, lists: readonly OpenList[], listIds: number): Promise<OpenList[]> {
  const empty = lists.filter(({ held, isFull = true }) => held.length === 0 && isFull)
  const found = empty.length === 0 ? [] : await nextOfLists.list(db, { lists: empty, limit: listIds })
  const idsOf = new Map(found.map(({ list, ids }) => [empty[list], ids.split('\n')]))
  return lists.flatMap((list) => {
    if (list.held.length > 0) return [list]
    const held = idsOf.get(list) ?? []
    const last = held.at(-1)
    return last === undefined ? [] : [{ ...list, held, after: last, isFull: held.length === listIds }]
  })
}

/** As far as no list may still have one that comes before; the ids are ASCII, which both sides order alike. */
function takeInOrder(lists: readonly OpenList[]): string[] {
  const ends = lists.flatMap(({ after, isFull }) => (isFull === true ? [after] : []))
  const end = ends.length === 0 ? null : ends.reduce((least, one) => (one < least ? one : least))
  const taken = new Set<string>()
  for (const list of lists) {
    const beyond = end === null ? -1 : list.held.findIndex((id) => id > end)
    const count = beyond === -1 ? list.held.length : beyond
    for (const id of list.held.splice(0, count)) taken.add(id)
  }
  return [...taken].toSorted((one, other) => (one < other ? -1 : 1))
}
