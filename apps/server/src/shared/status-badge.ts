import type { StatusBadge } from '@merleg/contract/fields'
import { type CompanyStatus, describeStatus } from '@merleg/domain/company-status'
import type { Locale } from '@merleg/domain/locale'
import { formatDate } from '@merleg/domain/format/date'
import { isStillCurrent } from '@merleg/domain/silence'
import { getTranslator } from '@merleg/i18n/translator'

const badges = new Map<string, StatusBadge>()

/**
 * The status of a company on a day. One that nobody has told for long (`lastTold`, YYYY-MM-DD) bears its day, and that a
 * company worked then is no good news of today; that of a deleted company does not change any more.
 */
export function renderStatusOn(
  locale: Locale,
  status: CompanyStatus,
  { lastTold, today }: { lastTold: string | null; today: string },
): StatusBadge {
  const badge = renderStatusBadge(locale, status)
  if (isLasting(status) || lastTold === null || isStillCurrent(lastTold, today)) return badge
  const value = nameStatusOn(locale, badge, lastTold)
  return { ...badge, value, ...(badge.color === 'good' ? { color: 'neutral', icon: 'status-unknown' } : {}) }
}

/** The status that a company had on an earlier day: always with that day, or the last one of which anybody tells. */
export function renderStatusThen(
  locale: Locale,
  status: CompanyStatus,
  { lastTold, day }: { lastTold: string | null; day: string },
): StatusBadge {
  const told = renderStatusOn(locale, status, { lastTold, today: day })
  const badge = renderStatusBadge(locale, status)
  if (told.value !== badge.value) return told
  return { ...badge, value: nameStatusOn(locale, badge, day) }
}

/**
 * The status where the day of which it was told is not asked for: of the sources as last read, whenever that was. That a
 * company worked then is no good news.
 */
export function renderStatusUndated(locale: Locale, status: CompanyStatus): StatusBadge {
  const badge = renderStatusBadge(locale, status)
  if (isLasting(status)) return badge
  const value = getTranslator(locale, 'report/header/answers')('statusUndated', { status: badge.value })
  return { ...badge, value, ...(badge.color === 'good' ? { color: 'neutral', icon: 'dot' } : {}) }
}

/** What heads statuses in every file that lists companies: no more than the sources say that were read. */
export function nameStatusColumn(locale: Locale): string {
  return getTranslator(locale, 'report/header/answers')('statusColumn')
}

function isLasting(status: CompanyStatus): boolean {
  return status === 'ceased' || status === 'unknown'
}

function nameStatusOn(locale: Locale, { value }: StatusBadge, day: string): string {
  return getTranslator(locale, 'report/header/answers')('statusOn', { status: value, date: formatDate(locale, day) })
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
