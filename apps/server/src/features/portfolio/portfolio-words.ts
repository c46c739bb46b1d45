import type { Locale } from '@merleg/domain/locale'
import { NOT_KNOWN, type PortfolioDimension } from '@merleg/domain/portfolio/portfolio-member'
import { WATCH_IMPORTANCES } from '@merleg/domain/watch-list/watch-importance'
import type { MoveColumn, MoveRow } from '@merleg/domain/portfolio/portfolio-moves'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { findActivity } from '@merleg/domain/reference/activities'
import { findCounty } from '@merleg/domain/reference/counties'
import { RISK_BANDS } from '@merleg/domain/risk-rating'
import { capitalise } from '@merleg/domain/format/capitalise'
import { getTranslator } from '@merleg/i18n/translator'
import type { NamedMember } from './portfolio-members.repository.ts'

/** The word of a band, or of who was not watched on that day. */
export function nameMoveEnd(locale: Locale, key: MoveRow | MoveColumn): string {
  if (key === 'entered' || key === 'left') return getTranslator(locale, 'portfolio/answers')(key)
  return getTranslator(locale, 'risk-rating/words')(`bands.${key}`)
}

/** What a part of a dimension is called; a key that is none as it is. */
export function namePart(locale: Locale, dimension: PortfolioDimension, key: string): string {
  const t = getTranslator(locale, 'portfolio/answers')
  switch (dimension) {
    case 'band': {
      const band = [...RISK_BANDS, 'unrated' as const].find((each) => each === key)
      return band === undefined ? key : nameMoveEnd(locale, band)
    }
    case 'section':
    case 'division': {
      const activity = key === NOT_KNOWN ? null : findActivity(key)
      return activity === null
        ? t('unknown.activity')
        : `${activity.code} ${writeTitle(locale, activity.title[locale])}`
    }
    case 'county':
      return findCounty(key)?.nameHu ?? t('unknown.county')
    case 'status': {
      const status = COMPANY_STATUSES.find((each) => each === key)
      return status === undefined ? key : getTranslator(locale, 'register/company-status')(status)
    }
    case 'importance': {
      const importance = WATCH_IMPORTANCES.find((each) => each === key)
      return importance === undefined ? key : getTranslator(locale, 'watch-list/answers')(`importances.${importance}`)
    }
  }
}

/** Sections are published in capitals; German, whose nouns have them anyway, stays as it is. */
function writeTitle(locale: Locale, title: string): string {
  const isShouted = locale !== 'de' && title === title.toLocaleUpperCase(locale)
  return isShouted ? capitalise(locale, title.toLocaleLowerCase(locale)) : title
}

/** Said of made-up companies, by name where there are real ones beside them. */
export function describeMadeUp(locale: Locale, companies: readonly Pick<NamedMember, 'isMadeUp'>[]): string | null {
  const count = companies.filter(({ isMadeUp }) => isMadeUp).length
  if (count === 0) return null
  const t = getTranslator(locale, 'portfolio/answers')
  return count === companies.length ? t('madeUp.all') : t('madeUp.some', { count })
}
