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
/** As long as the account: what closing does with it is in the table of user data. */
type Account = { readonly kind: 'account' }
/** Kept by law or for the subscriber; a closed account leaves no name in it. */
type Kept = { readonly kind: 'kept'; readonly term: string }

export type RetentionTerm = {
  /** Tables, the first of which has the moment; the others go with it. */
  readonly tables: readonly [string, ...string[]]
  readonly holds: string
  readonly why: string
} & (Deleted | ByFeature | Account | Kept)

const YEAR = 365

/**
 * What is kept of persons, how long and why: the one table. The nightly job deletes by it, and the table of
 * docs/operations.md is written from it.
 */
export const RETENTION_TERMS = {
  sessions: {
    tables: ['sessions'],
    holds: 'who is signed in, since when, and when last',
    kind: 'deleted',
    days: 1,
    after: 'expires_at',
    why: 'a session that is over lets nobody in; a day for looking into a complaint',
  },
  'password-recoveries': {
    tables: ['password_recoveries'],
    holds: 'links for a new password, as hashes',
    kind: 'deleted',
    days: 30,
    after: 'expires_at',
    why: 'that one was asked for explains a mail the user did not expect',
  },
  'login-attempts': {
    tables: ['login_attempts'],
    holds: 'counted tries to sign in, by hashes of account and address',
    kind: 'by-feature',
    term: 'half an hour, deleted with the next try of anybody',
    by: 'auth',
    why: 'the throttle counts a quarter of an hour',
  },
  'known-addresses': {
    tables: ['known_addresses'],
    holds: 'from where a user signed in, as hashes',
    kind: 'deleted',
    days: 90,
    after: 'last_used_at',
    why: 'lets the user in where strangers guess at his account',
  },
  'sent-mails': {
    tables: ['sent_mails'],
    holds: 'ids of mails that went out, without addresses',
    kind: 'deleted',
    days: 90,
    after: 'sent_at',
    why: 'a repeated job sends nothing twice; no job is repeated after hours',
  },
  'failed-mails': {
    tables: ['failed_mails'],
    holds: 'address, subject and fault of mails that could not be sent',
    kind: 'deleted',
    days: 90,
    after: 'last_failed_at',
    why: 'so long somebody may look into why a mail did not come',
  },
  'search-history': {
    tables: ['search_history'],
    holds: 'what a user searched for and opened',
    kind: 'deleted',
    days: YEAR,
    after: 'searched_at',
    why: 'offered again in the search box and on the home page',
  },
  'saved-searches': {
    tables: ['saved_searches', 'favorite_hits', 'favorite_runs', 'favorite_changes'],
    holds: 'searches by criteria, and what was found by those with a name',
    kind: 'account',
    why: 'the user kept them',
  },
  favorites: {
    tables: ['favorites'],
    holds: 'searches with a name that were deleted',
    kind: 'deleted',
    days: 1,
    after: 'deleted_at',
    why: 'for a day deleting can be taken back',
  },
  'watched-companies': {
    tables: ['watched_companies'],
    holds: 'companies taken off the watch list, with notes',
    kind: 'deleted',
    days: 1,
    after: 'removed_at',
    why: 'for a day it can be taken back; what is on the list belongs to the subscriber',
  },
  'alert-rules': {
    tables: ['alert_rules'],
    holds: 'rules of alerts that were deleted',
    kind: 'deleted',
    days: 1,
    after: 'deleted_at',
    why: 'for a day deleting can be taken back',
  },
  'alert-notices': {
    tables: ['alert_notices'],
    holds: 'which alerts were mailed to whom',
    kind: 'deleted',
    days: YEAR,
    after: 'created_at',
    why: 'the links of the mails work so long',
  },
  alerts: {
    tables: ['alerts', 'alert_steps', 'four_eyes_steps'],
    holds: 'what was heard of watched companies, and who of the subscriber did what about it',
    kind: 'kept',
    term: 'as long as the contract of the subscriber',
    why: 'the subscriber proves by it that somebody looked (four eyes)',
  },
  'webhook-deliveries': {
    tables: ['webhook_deliveries', 'webhook_attempts'],
    holds: 'alerts sent to other programs',
    kind: 'by-feature',
    term: '30 days after they were queued, not while they wait',
    by: 'webhooks.tidy',
    why: 'so long they can be sent again',
  },
  'matching-lists': {
    tables: ['matching_lists', 'matching_rows'],
    holds: 'customer lists that were uploaded',
    kind: 'deleted',
    days: 0,
    after: 'expires_at',
    why: 'six weeks to work with a list, as its page says; the row knows its last day',
  },
  receivables: {
    tables: ['receivable_lists', 'receivables'],
    holds: 'what watched companies owe, as uploaded',
    kind: 'kept',
    term: 'until another list takes its place or it is deleted by the subscriber',
    why: 'the portfolio is made of it',
  },
  'job-files': {
    tables: ['long_jobs'],
    holds: 'exports and results as files, and who asked for them',
    kind: 'by-feature',
    term: 'the file as many days as its page says; the row without it as long as the contract',
    by: 'long-jobs.tidy',
    why: 'the file lies in the file store and goes before its row',
  },
  'list-quotes': {
    tables: ['list_quotes', 'list_row_sets'],
    holds: 'which companies an offer for a bought list was about',
    kind: 'by-feature',
    term: '1 day after the offer is over, unless it was bought',
    by: 'list-export.tidy',
    why: 'what was bought is made from it',
  },
  requests: {
    tables: ['requests'],
    holds: 'messages to customer service, requests for offers and top-ups',
    kind: 'by-feature',
    term: 'as the feature of requests says',
    by: 'requests',
    why: 'until they are answered, and as long as somebody may come back to them',
  },
  trials: {
    tables: ['trial_requests', 'trial_links'],
    holds: 'who asked for a trial: name, address, company',
    kind: 'by-feature',
    term: 'as the feature of trials says',
    by: 'trial',
    why: 'a company tries once',
  },
  corrections: {
    tables: ['corrections', 'correction_notices', 'correction_files'],
    holds: 'values said to be wrong, objections of persons, evidence and answers',
    kind: 'deleted',
    days: 3 * YEAR,
    after: 'decided_at',
    unless: 'undecided',
    why: 'until claims about it lapse; undecided ones stay until they are decided',
  },
  audit: {
    tables: ['audit_entries'],
    holds: 'who of a subscriber did what, and opened the page of which person',
    kind: 'deleted',
    // The database lets none go before five whole years are over.
    days: 5 * 366,
    after: 'occurred_at',
    why: 'the audit trail of the subscriber, until claims about it lapse',
  },
  'security-events': {
    tables: ['security_events'],
    holds: 'what happened to accounts: sign-ins, refusals, changes of passwords, acts of operators',
    kind: 'deleted',
    days: 90,
    after: 'occurred_at',
    why: 'so long somebody may look into an attack; the log has it as long as it is kept',
  },
  invitations: {
    tables: ['invitations', 'invitation_links'],
    holds: 'addresses to which an administrator sent an invitation',
    kind: 'deleted',
    days: 90,
    after: 'expires_at',
    why: 'so long an administrator may ask who invited whom; the audit trail keeps the act',
  },
  'api-keys': {
    tables: ['api_keys', 'api_key_days', 'api_call_windows'],
    holds: 'keys of programs as hashes, who made them, and how often they called',
    kind: 'kept',
    term: 'as long as the contract of the subscriber',
    why: 'the audit trail names them',
  },
  'sanction-decisions': {
    tables: ['sanction_decisions'],
    holds: 'who decided what about a match with a sanctions list',
    kind: 'kept',
    term: '8 years after the business relation of the subscriber, which he alone knows: as long as his contract',
    why: 'anti-money-laundering law (2017/LIII § 56)',
  },
  ledger: {
    tables: ['credit_transfers', 'credit_entries', 'credit_purchases', 'list_purchases', 'list_exports'],
    holds: 'what was bought, when, by whom',
    kind: 'kept',
    term: '8 years after the business year',
    why: 'accounting law (2000/C § 169)',
  },
  orders: {
    tables: [
      'register_orders',
      'international_orders',
      'international_order_notices',
      'international_order_files',
      'foreign_orders',
      'billing_details',
    ],
    holds: 'orders of documents and foreign reports, with billing data and whom to reach',
    kind: 'kept',
    term: '8 years after the business year',
    why: 'accounting law (2000/C § 169)',
  },
  account: {
    tables: ['users', 'print_settings', 'home_layouts', 'alert_mail_readers', 'watch_imports'],
    holds: 'name, address, phone, password hash, settings',
    kind: 'account',
    why: 'nobody can sign in without them',
  },
} as const satisfies Readonly<Record<string, RetentionTerm>>

export type RetentionId = keyof typeof RETENTION_TERMS
