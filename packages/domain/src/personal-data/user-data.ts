/** What closing the account does with what lies in a place. */
type OnClose =
  /** The row goes. */
  | 'delete'
  /** The row stays for the subscriber or by law; whose it was is no longer told, as the user's own row has no name. */
  | 'keep'

export type UserData = {
  readonly table: string
  /** The column with the user. */
  readonly column: string
  readonly onClose: OnClose
  /** In the download of one's own data; false where the row is the subscriber's and tells of the user only who did it. */
  readonly isInDownload: boolean
  /**
   * Columns that are not handed out: secrets, what is a row's own machinery, and what is the provider's own affair, as which
   * of its people did something, what it noted for itself, and what it pays.
   */
  readonly without?: readonly string[]
  /** Why it is kept, or not handed out. */
  readonly why?: string
}

const BY_LAW = 'accounting law keeps what was bought'
const OF_SUBSCRIBER = 'belongs to the subscriber, whose other users work with it'

/** Where data of a user lie, in the order in which they are deleted. Tests hold it against the database. */
export const USER_DATA: readonly [UserData, ...UserData[]] = [
  { table: 'sessions', column: 'user_id', onClose: 'delete', isInDownload: true, without: ['token_hash'] },
  { table: 'password_recoveries', column: 'user_id', onClose: 'delete', isInDownload: true, without: ['token_hash'] },
  { table: 'known_devices', column: 'user_id', onClose: 'delete', isInDownload: true, without: ['device_hash'] },
  { table: 'oidc_identities', column: 'user_id', onClose: 'delete', isInDownload: true },
  {
    table: 'oidc_attempts',
    column: 'user_id',
    onClose: 'delete',
    isInDownload: false,
    why: 'ten minutes, all of it secret',
  },
  {
    table: 'totp_secrets',
    column: 'user_id',
    onClose: 'delete',
    isInDownload: true,
    without: ['secret', 'last_step', 'wrong_codes'],
  },
  { table: 'recovery_codes', column: 'user_id', onClose: 'delete', isInDownload: true, without: ['code_hash'] },
  { table: 'passkeys', column: 'user_id', onClose: 'delete', isInDownload: true, without: ['public_key', 'counter'] },
  {
    table: 'passkey_challenges',
    column: 'user_id',
    onClose: 'delete',
    isInDownload: false,
    why: 'some minutes, all of it secret',
  },
  {
    table: 'sign_in_steps',
    column: 'user_id',
    onClose: 'delete',
    isInDownload: false,
    why: 'some minutes, all of it secret',
  },
  { table: 'known_addresses', column: 'user_id', onClose: 'delete', isInDownload: true, without: ['address_hash'] },
  {
    table: 'security_events',
    column: 'user_id',
    onClose: 'keep',
    isInDownload: true,
    why: 'an attack may be looked into; deleted by its term',
    without: ['folded_under', 'address_hash'],
  },
  { table: 'search_history', column: 'user_id', onClose: 'delete', isInDownload: true },
  { table: 'print_settings', column: 'user_id', onClose: 'delete', isInDownload: true },
  { table: 'home_layouts', column: 'user_id', onClose: 'delete', isInDownload: true },
  { table: 'alert_notices', column: 'user_id', onClose: 'delete', isInDownload: true },
  {
    table: 'alert_mail_readers',
    column: 'user_id',
    onClose: 'delete',
    isInDownload: true,
    without: ['unsubscribe_token'],
  },
  { table: 'watch_imports', column: 'user_id', onClose: 'delete', isInDownload: true },
  { table: 'matching_lists', column: 'user_id', onClose: 'delete', isInDownload: true },
  { table: 'favorites', column: 'user_id', onClose: 'delete', isInDownload: true },
  { table: 'saved_searches', column: 'user_id', onClose: 'delete', isInDownload: true },
  { table: 'requests', column: 'user_id', onClose: 'delete', isInDownload: true, without: ['done_note'] },
  {
    table: 'corrections',
    column: 'user_id',
    onClose: 'keep',
    isInDownload: true,
    why: 'the company concerned may come back to it; deleted by its term',
  },
  { table: 'audit_entries', column: 'actor_user_id', onClose: 'keep', isInDownload: true, why: OF_SUBSCRIBER },
  { table: 'invitations', column: 'invited_by', onClose: 'keep', isInDownload: true, why: OF_SUBSCRIBER },
  { table: 'invitations', column: 'user_id', onClose: 'delete', isInDownload: false, why: 'told with who invited him' },
  {
    table: 'api_keys',
    column: 'created_by',
    onClose: 'keep',
    isInDownload: true,
    without: ['key_hash'],
    why: OF_SUBSCRIBER,
  },
  { table: 'sanction_decisions', column: 'user_id', onClose: 'keep', isInDownload: true, why: OF_SUBSCRIBER },
  { table: 'vat_checks', column: 'user_id', onClose: 'keep', isInDownload: true, why: OF_SUBSCRIBER },
  { table: 'alert_steps', column: 'user_id', onClose: 'keep', isInDownload: true, why: OF_SUBSCRIBER },
  { table: 'four_eyes_steps', column: 'user_id', onClose: 'keep', isInDownload: true, why: OF_SUBSCRIBER },
  { table: 'alert_steps', column: 'assignee_id', onClose: 'keep', isInDownload: false, why: OF_SUBSCRIBER },
  { table: 'alerts', column: 'assignee_id', onClose: 'keep', isInDownload: false, why: OF_SUBSCRIBER },
  { table: 'alerts', column: 'proposed_by', onClose: 'keep', isInDownload: false, why: OF_SUBSCRIBER },
  { table: 'alerts', column: 'decided_by', onClose: 'keep', isInDownload: false, why: OF_SUBSCRIBER },
  { table: 'alert_rules', column: 'created_by', onClose: 'keep', isInDownload: true, why: OF_SUBSCRIBER },
  { table: 'watched_companies', column: 'added_by', onClose: 'keep', isInDownload: true, why: OF_SUBSCRIBER },
  { table: 'receivable_lists', column: 'uploaded_by', onClose: 'keep', isInDownload: true, why: OF_SUBSCRIBER },
  {
    table: 'webhook_endpoints',
    column: 'created_by',
    onClose: 'keep',
    isInDownload: false,
    why: OF_SUBSCRIBER,
  },
  {
    table: 'long_jobs',
    column: 'user_id',
    onClose: 'keep',
    isInDownload: true,
    without: ['file_key'],
    why: 'purchases rest on them',
  },
  { table: 'list_row_sets', column: 'user_id', onClose: 'keep', isInDownload: false, why: BY_LAW },
  { table: 'list_quotes', column: 'user_id', onClose: 'keep', isInDownload: true, why: BY_LAW },
  { table: 'list_exports', column: 'user_id', onClose: 'keep', isInDownload: true, why: BY_LAW },
  {
    table: 'credit_transfers',
    column: 'user_id',
    onClose: 'keep',
    isInDownload: true,
    without: ['actor', 'request_hash'],
    why: BY_LAW,
  },
  { table: 'billing_details', column: 'changed_by', onClose: 'keep', isInDownload: true, why: BY_LAW },
  {
    table: 'register_orders',
    column: 'user_id',
    onClose: 'keep',
    isInDownload: true,
    without: ['closed_by'],
    why: BY_LAW,
  },
  {
    table: 'international_orders',
    column: 'user_id',
    onClose: 'keep',
    isInDownload: true,
    without: ['request_hash'],
    why: BY_LAW,
  },
  {
    table: 'foreign_orders',
    column: 'user_id',
    onClose: 'keep',
    isInDownload: true,
    without: ['cost', 'document_key', 'attempt_count', 'undecided_since'],
    why: BY_LAW,
  },
  {
    table: 'users',
    column: 'closing_asked_by',
    onClose: 'keep',
    isInDownload: false,
    why: 'who asked for the closing of an account, until it is closed',
  },
  // Last: all others lead to it. Made anonymous, as what the law keeps leads to it too.
  { table: 'users', column: 'user_id', onClose: 'keep', isInDownload: true, without: ['password_hash'] },
]

/** How long the closing of an account can be taken back, unless it was asked for at once. */
export const CLOSING_DAYS = 14
