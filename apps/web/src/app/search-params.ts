import {
  DELIVERY_STATES,
  FAVORITE_ORDERS,
  RESULT_ORDERS,
  ROW_FILTERS,
  STATEMENT_KINDS,
  WATCH_ORDERS,
} from '@merleg/contract/address-words'
import { HOME_WIDGET_IDS } from '@merleg/contract/home-widgets.generated'
import { AUDIT_ACT_NAMES } from '@merleg/domain/audit-acts'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { CREDIT_ACCOUNTS } from '@merleg/domain/credits/credit-accounts'
import { ONLINE_COUNTRIES } from '@merleg/domain/international/online-countries'
import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { PORTFOLIO_DIMENSIONS } from '@merleg/domain/portfolio/portfolio-member'
import { MOVE_CAUSES, MOVE_COLUMNS, MOVE_ROWS } from '@merleg/domain/portfolio/portfolio-moves'
import { WATCH_IMPORTANCES } from '@merleg/domain/watch-list/watch-importance'
import { z } from 'zod'
import { dayField, flagField, listField, pagingFields, textField, wordField } from '../shared/address/search-fields.ts'

/** State that lives in the addresses of the pages outside the report; those of its sections stand in their routes. */
export const LoginSearch = z.object({ redirect: textField })
export const ResetPasswordSearch = z.object({ token: textField })
export const InvitationSearch = z.object({ token: textField })
export const UsageSearch = z.object({ month: textField })
export const AuditSearch = z.object({
  act: wordField(AUDIT_ACT_NAMES),
  user: z.uuid().optional().catch(undefined),
  from: dayField,
  to: dayField,
  ...pagingFields,
})
/** What another provider sends the browser back with. */
export const SignInCallbackSearch = z.object({ code: textField, state: textField, iss: textField, error: textField })
export const StartTrialSearch = z.object({ token: textField })
/** The pages of the widgets' lists, by the ids of the widgets. */
export const HomeSearch = z.partialRecord(z.enum(HOME_WIDGET_IDS), pagingFields.currentPage).catch({})
export const SendMessageSearch = z.object({ from: textField })
const statusField = wordField(COMPANY_STATUSES)

export const QuickSearchSearch = z.object({
  query: textField,
  status: statusField,
  county: textField,
  ...pagingFields,
})
export const GeoSearchSearch = z.object({
  settlement: textField,
  county: textField,
  zip: textField,
  radiusKm: z.coerce.number().min(0).max(200).optional().catch(undefined),
  status: statusField,
  ...pagingFields,
})
export const CreditsSearch = z.object({
  account: wordField(CREDIT_ACCOUNTS),
  kind: wordField(STATEMENT_KINDS),
  from: dayField,
  to: dayField,
  ...pagingFields,
})
export const FavoritesSearch = z.object({
  /** Whose changes are shown. */
  favorite: z.uuid().optional().catch(undefined),
  orderBy: wordField(FAVORITE_ORDERS),
  changesPage: pagingFields.currentPage,
  ...pagingFields,
})
export const InternationalOrdersSearch = z.object({
  ordersPage: pagingFields.currentPage,
  alertsPage: pagingFields.currentPage,
  /** Chosen in the form. */
  country: textField,
})
export const WebhooksSearch = z.object({
  /** Whose deliveries are shown. */
  webhook: z.uuid().optional().catch(undefined),
  state: wordField(DELIVERY_STATES),
  ...pagingFields,
})
export const WatchListSearch = z.object({
  orderBy: wordField(WATCH_ORDERS),
  order: wordField(['asc', 'desc']),
  search: textField,
  importance: wordField(WATCH_IMPORTANCES),
  label: textField,
  panel: wordField(['import']),
  /** The import whose outcome is shown, and the page of its open rows. */
  import: z.uuid().optional().catch(undefined),
  importPage: pagingFields.currentPage,
  ...pagingFields,
})
export const MatchingListSearch = z.object({
  view: wordField(['table']),
  filter: wordField(ROW_FILTERS),
  /** The row that is decided. */
  row: z.coerce.number().int().min(1).optional().catch(undefined),
  /** When the page that deciding began with was read. */
  decidedSince: z.iso.datetime().optional().catch(undefined),
  ...pagingFields,
})
/** What the online search of foreign companies asks for. */
export const InternationalSearch = z.object({
  country: wordField(ONLINE_COUNTRIES),
  name: textField,
  zip: textField,
  city: textField,
  street: textField,
  companyNumber: textField,
  taxNumber: textField,
})
export const ComparisonSearch = z.object({
  /** Ids of companies. */
  companies: listField,
  order: wordField(['listed']),
  only: wordField(['differences']),
})
export const PortfolioFilterSearch = z.object({
  importance: wordField(WATCH_IMPORTANCES),
  label: textField,
  from: dayField,
  to: dayField,
  lossShare: z.coerce.number().min(1).max(100).optional().catch(undefined),
})
export const PortfolioSearch = PortfolioFilterSearch.extend({
  /** Whose companies are listed. */
  dimension: wordField(PORTFOLIO_DIMENSIONS),
  part: textField,
  row: wordField(MOVE_ROWS),
  column: wordField(MOVE_COLUMNS),
  cause: wordField(MOVE_CAUSES),
  faults: flagField,
  faultsPage: pagingFields.currentPage,
  ...pagingFields,
})
export const CorrectionsSearch = z.object({ currentPage: pagingFields.currentPage })
export const CriteriaSearchSearch = z.object({
  /** The company that others are to be like. */
  similarTo: z.string().regex(REPORT_ID_PATTERN).optional().catch(undefined),
})
export const CriteriaResultsSearch = z.object({
  orderBy: wordField(RESULT_ORDERS),
  order: wordField(['asc', 'desc']),
  ...pagingFields,
})
export const ConnectionPathsSearch = z.object({
  /** Ids of companies and persons, and kinds of ties. */
  parties: listField,
  kinds: listField,
  asOf: dayField,
  ever: flagField,
  hubTies: z.coerce.number().int().min(2).max(10_000).optional().catch(undefined),
})

/** Query strings stay plain text: `?query=10738885`, never JSON. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The counterpart: what is undefined, null or empty is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' ? value !== '' : typeof value === 'number' || typeof value === 'boolean')
      params.append(name, String(value))
  }
  const result = params.toString()
  return result === '' ? '' : `?${result}`
}
