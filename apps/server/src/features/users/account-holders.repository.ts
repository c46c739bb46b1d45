import { arrayOf, boolean, oneOf, type RowOf, text, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { type Claim, CLAIMS } from '@merleg/domain/claims'
import { LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'

const OWNER_COLUMNS = {
  userId: uuid,
  email: text,
  name: text,
  locale: oneOf(LOCALES),
  isDisabled: boolean,
  isDemo: boolean,
  claims: arrayOf(text),
}

const owners = statement({
  row: OWNER_COLUMNS,
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (userId: string) => sql`
    select u.user_id as "userId", u.email, u.name, u.locale, u.disabled_at is not null or is_over(s.trial_ends_at) as "isDisabled", u.is_demo as "isDemo", claims_left(s.claims, u.withheld_claims) as claims
    from users u join subscribers s using (subscriber_id) where u.user_id = ${userId}`,
})

/** Whose account it is, to whom mails go, with what his subscription holds today; whose trial is over is disabled too. */
export type AccountHolder = Omit<RowOf<typeof OWNER_COLUMNS>, 'claims'> & { claims: readonly Claim[] }

/** Is it a demo account, whose password is public? It is mailed nothing, and says so. */
export async function isDemoAccount(db: DbOrTx, userId: string): Promise<boolean> {
  return (await owners.find(db, userId))?.isDemo === true
}

export async function findAccountHolder(db: DbOrTx, userId: string): Promise<AccountHolder | null> {
  const found = await owners.find(db, userId)
  return found && { ...found, claims: CLAIMS.filter((claim) => found.claims.includes(claim)) }
}
