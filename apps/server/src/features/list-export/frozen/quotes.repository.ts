import { bigint, boolean, bytes, integer, jsonb, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import type { ExportSelection } from '@merleg/domain/list-export/export-columns'
import type { UnitPrices } from '@merleg/domain/list-export/export-price'
import { sql } from 'kysely'
import type { OwnedKind } from '../../../app/owned.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const QUOTE_COLUMNS = {
  quoteId: uuid,
  subscriberId: uuid,
  userId: uuid,
  searchId: uuid,
  title: text,
  rowSetId: uuid,
  kept: orNull(bytes),
  selected: jsonb<ExportSelection>(),
  unitPrices: jsonb<UnitPrices>(),
  rowCount: integer,
  price: bigint,
  saving: bigint,
  canStart: boolean,
  expiresAt: timestamptz,
}
/** Quotes of a user that nobody ran: as many choices may be come back to, in however many windows. */
const MOST_OPEN = 20

/** Rows and price as they hold until a moment; amounts in fillér. */
export type Quote = RowOf<typeof QUOTE_COLUMNS>
export type NewQuote = Omit<Quote, 'quoteId'> & { now: Date }
type StoredQuote = Omit<NewQuote, 'selected' | 'unitPrices'> & { selected: string; unitPrices: string }

const EXAMPLE: StoredQuote = {
  subscriberId: NOBODY,
  userId: NOBODY,
  searchId: NOBODY,
  title: '',
  rowSetId: NOBODY,
  kept: null,
  selected: '{}',
  unitPrices: '{}',
  rowCount: 0,
  price: 0,
  saving: 0,
  canStart: false,
  expiresAt: new Date(0),
  now: new Date(0),
}

const added = statement({
  row: { quoteId: uuid },
  examples: [EXAMPLE],
  sql: (quote: StoredQuote) => sql`
    insert into list_quotes (subscriber_id, user_id, search_id, title, row_set_id, kept, selected, unit_prices, row_count,
      price, saving, can_start, created_at, expires_at)
    values (${quote.subscriberId}, ${quote.userId}, ${quote.searchId}, ${quote.title}, ${quote.rowSetId}, ${quote.kept},
      ${quote.selected}::jsonb, ${quote.unitPrices}::jsonb, ${quote.rowCount}, ${quote.price}, ${quote.saving},
      ${quote.canStart}, ${quote.now}, ${quote.expiresAt})
    returning quote_id as "quoteId"`,
})

const olderQuotes = command({
  examples: [NOBODY],
  sql: (userId: string) => sql`
    delete from list_quotes where quote_id in (
      select q.quote_id from list_quotes q
      where q.user_id = ${userId} and not exists (select from list_exports e where e.quote_id = q.quote_id)
      order by q.created_at desc, q.quote_id desc offset ${sql.lit(MOST_OPEN)})`,
})

/** Freezes rows and price; of quotes that nobody ran the oldest of the user go. */
export async function insertQuote(db: DbOrTx, { selected, unitPrices, ...quote }: NewQuote): Promise<string> {
  const texts = { selected: JSON.stringify(selected), unitPrices: JSON.stringify(unitPrices) }
  const { quoteId } = await added.get(db, { ...quote, ...texts })
  await olderQuotes.run(db, quote.userId)
  return quoteId
}

const quote = statement({
  row: QUOTE_COLUMNS,
  examples: [NOBODY],
  sql: (quoteId: string) => sql`
    select quote_id as "quoteId", subscriber_id as "subscriberId", user_id as "userId", search_id as "searchId", title,
      row_set_id as "rowSetId", kept, selected, unit_prices as "unitPrices", row_count as "rowCount", price, saving,
      can_start as "canStart", expires_at as "expiresAt"
    from list_quotes where quote_id = ${quoteId}`,
})

export function findQuote(db: DbOrTx, quoteId: string): Promise<Quote | null> {
  return quote.find(db, quoteId)
}

export const ownQuote: OwnedKind<Quote> = { find: findQuote, missing: 'list-export.quote-not-found' }
