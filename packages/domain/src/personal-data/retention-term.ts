/** Deleted so long after a moment of the row, every night. */
type Deleted = {
  readonly kind: 'deleted'
  readonly days: number
  /** The column with the moment; null there keeps the row. */
  readonly after: string
  /** Where it holds, the row is kept whatever its age. */
  readonly unless?: 'undecided'
}
/** Its own feature deletes it, because there is more to do than to delete a row. */
type ByFeature = { readonly kind: 'by-feature'; readonly term: string; readonly by: string }
/** Forgotten so long after an end that only a statement of its own can tell, every night; `leaves` is what stays. */
type Forgotten = {
  readonly kind: 'forgotten'
  readonly days: number
  readonly from: string
  readonly leaves: string
}
/** As long as the account: what closing does with it is in the table of user data. */
type Account = { readonly kind: 'account' }
/** Kept by law or for the subscriber; a closed account leaves no name in it. */
type Kept = { readonly kind: 'kept'; readonly term: string }

export type RetentionTerm = {
  /** Tables, the first of which has the moment; the others go with it. */
  readonly tables: readonly [string, ...string[]]
  readonly holds: string
  readonly why: string
} & (Deleted | Forgotten | ByFeature | Account | Kept)
