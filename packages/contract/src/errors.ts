import type { CreditAccount, CreditCurrency } from '@merleg/domain/credits/credit-accounts'

/**
 * Every refusal the product knows: its HTTP status and, for status 400, the error page it leads to (decisions 4).
 * Texts live in `@merleg/i18n/errors/answers.*`; the compiler asks for one in each language.
 */
export const ERRORS = {
  'administration.demo': { status: 409 },
  'alert.changed': { status: 409 },
  'alert.four-eyes': { status: 409 },
  'alert.no-deadline': { status: 422 },
  'alert.not-found': { status: 404 },
  'alert.own-proposal': { status: 409 },
  'alert.wrong-state': { status: 409 },
  'alert-mails.unknown-token': { status: 404 },
  'alert-notice.not-found': { status: 404 },
  'alert-stream.too-many': { status: 429 },
  'audit.too-long': { status: 422 },
  'auth.required': { status: 401 },
  'auth.invalid-credentials': { status: 422 },
  'auth.account-guarded': { status: 429 },
  'auth.account-disabled': { status: 422 },
  'auth.terms-not-accepted': { status: 422 },
  'auth.recovery-token-invalid': { status: 422 },
  'auth.too-many-attempts': { status: 429 },
  'claim.missing': { status: 400, type: 'module' },
  'billing.missing': { status: 422 },
  'company.not-found': { status: 404 },
  'comparison.too-few': { status: 422 },
  'comparison.too-many': { status: 422 },
  'connection.not-found': { status: 404 },
  'correction.closed': { status: 409 },
  'correction.file-type': { status: 415 },
  'correction.not-found': { status: 404 },
  'correction.open-already': { status: 409 },
  'credit.hold-ended': { status: 409 },
  'credit.insufficient': { status: 402 },
  'credit.key-reused': { status: 422 },
  'credit.refund-too-large': { status: 422 },
  'credit.statement-too-long': { status: 422 },
  'credit.still-running': { status: 409 },
  'days.in-future': { status: 422 },
  'days.reversed': { status: 422 },
  'favorite.name-taken': { status: 409 },
  'favorite.not-found': { status: 404 },
  'favorite.too-many': { status: 422 },
  'favorite.too-many-hits': { status: 422 },
  'foreign-company.not-found': { status: 404 },
  'foreign-order.not-found': { status: 404 },
  'foreign-report.daily-limit': { status: 409 },
  'foreign-report.failed': { status: 409 },
  'foreign-report.not-available': { status: 409 },
  'foreign-report.pending': { status: 409 },
  'foreign-report.provider-down': { status: 503 },
  'foreign-report.terms-changed': { status: 409 },
  'info-item.not-found': { status: 404 },
  'international-order.no-price': { status: 422 },
  'international-order.not-delivered': { status: 404 },
  'international-order.not-found': { status: 404 },
  'international-order.too-many': { status: 429 },
  'invitation.known-user': { status: 409 },
  'invitation.link-invalid': { status: 422 },
  'invitation.not-found': { status: 404 },
  'invitation.not-possible': { status: 409 },
  'invitation.too-many': { status: 429 },
  'invitation.too-many-open': { status: 422 },
  'job.not-found': { status: 404 },
  'key.not-found': { status: 404 },
  'key.not-for-pages': { status: 403 },
  'key.too-many': { status: 422 },
  'list.empty': { status: 422 },
  'list.encrypted': { status: 422 },
  'list.old-format': { status: 422 },
  'list.too-large-unpacked': { status: 422 },
  'list.too-many-columns': { status: 422 },
  'list.too-many-lists': { status: 409 },
  'list.too-many-rows': { status: 422 },
  'list.unreadable': { status: 422 },
  'list-export.no-price': { status: 409 },
  'list-export.not-allowed': { status: 403 },
  'list-export.not-found': { status: 404 },
  'list-export.nothing-to-sell': { status: 422 },
  'list-export.quote-expired': { status: 409 },
  'list-export.quote-not-found': { status: 404 },
  'list-export.too-many-rows': { status: 422 },
  'list-export.too-many-running': { status: 409 },
  'list-export.too-many-today': { status: 409 },
  'list-matching.no-columns': { status: 422 },
  'list-matching.not-found': { status: 404 },
  'list-matching.not-matched': { status: 409 },
  'list-matching.row-not-found': { status: 404 },
  'list-matching.running': { status: 409 },
  'match.not-found': { status: 404 },
  'requests.too-many': { status: 429 },
  'page.not-found': { status: 404 },
  'party.not-found': { status: 404 },
  'password.common': { status: 422 },
  'password.current-required': { status: 422 },
  'password.own-data': { status: 422 },
  'person.not-found': { status: 404 },
  'place.not-found': { status: 422 },
  'portfolio.too-large': { status: 422 },
  'price.changed': { status: 409 },
  'print.nothing-chosen': { status: 422 },
  'publication.not-available': { status: 404 },
  'publication.price-changed': { status: 409 },
  'quota.exceeded': { status: 429 },
  'receivables.no-amounts': { status: 422 },
  'role.missing': { status: 403 },
  'saved-search.empty': { status: 422 },
  'saved-search.not-found': { status: 404 },
  'sector.not-found': { status: 404 },
  'statement.not-found': { status: 404 },
  'summary.not-found': { status: 404 },
  'alert-rule.name-taken': { status: 422 },
  'alert-rule.not-found': { status: 404 },
  'alert-rule.too-many': { status: 422 },
  'trial.known-address': { status: 409 },
  'trial.link-invalid': { status: 422 },
  'trial.not-possible': { status: 409 },
  'trial.over': { status: 422 },
  'trial.session-over': { status: 401 },
  'trial.too-many': { status: 429 },
  'watch-import.not-found': { status: 404 },
  'watch-import.running': { status: 409 },
  'watch-list.not-found': { status: 404 },
  'watch-list.too-many': { status: 422 },
  'watch-list.too-many-labels': { status: 422 },
  'user.last-administrator': { status: 409 },
  'user.not-found': { status: 404 },
  'validation.failed': { status: 422 },
  'webhook.demo': { status: 409 },
  'webhook.delivery-not-found': { status: 404 },
  'webhook.not-found': { status: 404 },
  'webhook.range-reversed': { status: 422 },
  'webhook.replay-too-large': { status: 422 },
  'webhook.test-not-replayed': { status: 422 },
  'webhook.test-running': { status: 409 },
  'webhook.too-many': { status: 422 },
  'webhook.url-refused': { status: 422 },
  'webhook.url-taken': { status: 409 },
  'request.malformed': { status: 422 },
  'request.too-large': { status: 413 },
  'request.unsupported-type': { status: 415 },
  'request.wrong-method': { status: 405 },
  'traffic.too-many-requests': { status: 429, type: 'traffic' },
  'service.not-ready': { status: 503 },
  'service.unavailable': { status: 503 },
  unexpected: { status: 500 },
} as const satisfies Record<string, { status: number; type?: string }>

export type ErrorCode = keyof typeof ERRORS

/** What further details an error may carry; the same shape for all. */
export type ErrorDetails = {
  /** The claim that is missing, for `claim.missing`; the role, for `role.missing`. */
  name?: string
  /** Field path → what is wrong with it, for `validation.failed`. */
  fields?: Record<string, string>
  /** Field path → what may have been meant, the likeliest first. */
  proposals?: Record<string, readonly string[]>
  retryAfterSeconds?: number
  /** For `quota.exceeded`: which of the policies of the header `RateLimit-Policy`. */
  violatedPolicies?: readonly string[]
  /** For `credit.insufficient`: what it costs and what can be spent, in hundredths of the currency. */
  required?: number
  balance?: number
  currency?: CreditCurrency
  account?: CreditAccount
}

/** The body of every refusal. */
export type ErrorBody = ErrorDetails & {
  type: string
  code: ErrorCode
  message: string
  correlationId?: string
}
