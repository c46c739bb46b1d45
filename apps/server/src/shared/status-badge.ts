import type { StatusBadge } from '@merleg/contract/fields'
import { type CompanyStatus, describeStatus } from '@merleg/domain/company-status'
import type { Locale } from '@merleg/domain/locale'
import { formatDate } from '@merleg/domain/format/date'
import { getTranslator } from '@merleg/i18n/translator'

const badges = new Map<string, StatusBadge>()

/**
 * The status of a company as every answer shows it: icon, colour by meaning, and the word. `lastTold`: the day of which
 * it was last told (YYYY-MM-DD), where that is long ago; that a company worked then is no good news of today.
 */
export function renderDatedBadge(locale: Locale, status: CompanyStatus, lastTold: string): StatusBadge {
  const badge = renderStatusBadge(locale, status)
  const value = getTranslator(locale, 'report/header/answers')('statusOn', {
    status: badge.value,
    date: formatDate(locale, lastTold),
  })
  return { ...badge, value, ...(badge.color === 'good' ? { color: 'neutral', icon: 'status-unknown' } : {}) }
}

/** The status of a company as every answer shows it: icon, colour by meaning, and the word. */
export function renderStatusBadge(locale: Locale, status: CompanyStatus): StatusBadge {
  // There are few, and each line of a list has one.
  const known = badges.get(locale + status)
  if (known) return known
  const { icon, meaning } = describeStatus(status)
  const badge = { key: status, icon, color: meaning, value: getTranslator(locale, 'register/company-status')(status) }
  badges.set(locale + status, badge)
  return badge
}
