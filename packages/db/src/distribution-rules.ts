/**
 * Where the rows of a table live once the register no longer fits one machine (docs/scaling.md):
 * `company`: on the node of their company, by `company_id`; `person`: by `person_id`; `reference`: small, a copy on
 * every node; `local`: on the coordinator alone.
 */
export type TableScope = 'company' | 'person' | 'reference' | 'local'

/** Every table of the schema, one line each; a test on the migrated database refuses a table that is not here. */
export const TABLE_SCOPES: Readonly<Record<string, TableScope>> = {
  // The register: what is joined with a company's facts is on the company's node or on every node.
  companies: 'company',
  facts: 'company',
  statements: 'company',
  statement_layouts: 'reference',
  events: 'company',
  sources: 'reference',
  batches: 'reference',
  batch_rejects: 'local',
  batch_companies: 'company',
  feed_waiting: 'local',
  feed_batches: 'local',
  feed_events: 'local',
  followers: 'local',
  // Read models. A link is kept by the company whose register names the party, not by the end it is read from: the
  // merge writes the links of a company, and would otherwise write to the nodes of all its owners and officers.
  company_profiles: 'company',
  company_names: 'company',
  links: 'company',
  search_words: 'local',
  search_prefixes: 'local',
  search_index_gaps: 'local',
  sector_statistics: 'reference',
  sector_statistics_runs: 'local',
  sector_factors: 'reference',
  persons: 'person',
  // What companies are searched for by criteria by.
  search_profiles: 'company',
  search_addresses: 'company',
  search_people: 'company',
  search_activities: 'company',
  search_infos: 'company',
  search_identifiers: 'company',
  search_states: 'local',
  // Ratings, as they were found.
  score_models: 'reference',
  scores: 'company',
  score_runs: 'local',
  // Sanctions lists, and who matches them.
  sanction_lists: 'local',
  sanction_screenings: 'local',
  sanction_word_counts: 'local',
  designations: 'reference',
  designation_names: 'reference',
  designation_changes: 'reference',
  sanction_checks: 'company',
  sanction_matches: 'company',
  sanction_decisions: 'company',
  // Accounts and what their users keep.
  subscribers: 'local',
  users: 'local',
  sessions: 'local',
  password_recoveries: 'local',
  login_attempts: 'local',
  known_addresses: 'local',
  messages: 'local',
  print_settings: 'local',
  register_publications: 'local',
  billing_details: 'local',
  register_orders: 'local',
  register_order_lines: 'local',
  sent_mails: 'local',
  failed_mails: 'local',
  search_history: 'local',
  saved_searches: 'local',
  favorites: 'local',
  favorite_hits: 'local',
  favorite_runs: 'local',
  favorite_changes: 'local',
  home_layouts: 'local',
  // Monitoring: in one order, which only one node can give.
  watched_companies: 'local',
  watch_imports: 'local',
  monitoring_changes: 'local',
  monitoring_events: 'local',
  monitoring_looks: 'local',
  monitoring_look_marks: 'local',
  alert_progress: 'local',
  alerts: 'local',
  alert_steps: 'local',
  four_eyes_steps: 'local',
  alert_mail_readers: 'local',
  alert_mail_rounds: 'local',
  alert_notices: 'local',
  alert_rules: 'local',
  former_watches: 'local',
  receivable_lists: 'local',
  receivables: 'local',
  webhook_endpoints: 'local',
  webhook_deliveries: 'local',
  webhook_attempts: 'local',
  long_jobs: 'local',
  matching_lists: 'local',
  matching_rows: 'local',
  person_openings: 'local',
  schema_migrations: 'local',
}

/** The column by whose value rows are spread; null where they are not. */
export const DISTRIBUTION_COLUMNS = {
  company: 'company_id',
  person: 'person_id',
  reference: null,
  local: null,
} as const satisfies Record<TableScope, string | null>
