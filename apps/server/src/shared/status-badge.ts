import type { StatusBadge } from '@merleg/contract/fields'
import { type CompanyStatus, describeStatus } from '@merleg/domain/company-status'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'

/** The status of a company as every answer shows it: icon, colour by meaning, and the word. */
export function renderStatusBadge(locale: Locale, status: CompanyStatus): StatusBadge {
  const look = describeStatus(status)
  return { key: status, icon: look.icon, color: look.meaning, value: getTranslator(locale, 'company-status')(status) }
}
