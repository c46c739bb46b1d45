import { type RawBuilder, sql } from 'kysely'

/**
 * What a lateral query finds for one row, or whether there is anything (`exists`), looked up by an index for each. The server
 * does not see how near each other the facts of a company lie: for the twenty thousand companies of a part it goes through those
 * of the whole register instead, and a part takes the longer the more there is.
 */
export function ofEach(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${query} offset 0`
}
