import { DECISION_VERDICTS } from '@merleg/contract/report/sanctions.contract'
import type { AuditDetail } from '@merleg/domain/audit-acts'
import { type Claim, GRANTING_CLAIMS, parseClaim } from '@merleg/domain/claims'
import { CREDIT_CURRENCIES, isCreditProduct } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { MONITORING_LEVELS } from '@merleg/domain/monitoring-events'
import { translateSource } from '@merleg/domain/reference/source-names'
import { ROLES } from '@merleg/domain/roles'
import { getTranslator } from '@merleg/i18n/translator'

const TOLD = ['monitoringNegativeEvents', 'notificationOfCloses', 'requiresSecondFactor'] as const
type Told = (typeof TOLD)[number]

/** What an entry says beside its act, in the words of a language; null where there is no more to say. */
export function describeDetail(detail: AuditDetail, locale: Locale): string | null {
  const parts = [
    ...describeChange(detail, locale),
    ...describeSettings(detail, locale),
    ...describeKey(detail, locale),
    ...describePurchase(detail, locale),
    ...describeVerdict(detail, locale),
    ...describeMatch(detail, locale),
    ...(detail.format === undefined ? [] : [detail.format]),
    ...(detail.reason === undefined
      ? []
      : [getTranslator(locale, 'audit/answers')('reason', { reason: detail.reason })]),
  ]
  return parts.length === 0 ? null : parts.join(' · ')
}

function describeChange({ from, to }: AuditDetail, locale: Locale): string[] {
  const t = getTranslator(locale, 'audit/answers')
  if (typeof to === 'object' && typeof from === 'object')
    return isQuota(to) ? [describeQuota(to, locale)] : describeClaims({ from, to }, locale)
  if (typeof to !== 'string') return []
  const word = (text: string) => wordOf(text, locale)
  return [typeof from === 'string' ? t('change', { from: word(from), to: word(to) }) : t('to', { to: word(to) })]
}

function describeClaims({ from, to }: { from: readonly string[]; to: readonly string[] }, locale: Locale): string[] {
  const t = getTranslator(locale, 'audit/answers')
  const added = to.filter((claim) => !from.includes(claim))
  const removed = from.filter((claim) => !to.includes(claim))
  return [
    ...(added.length === 0 ? [] : [t('added', { items: nameClaims(added, locale) })]),
    ...(removed.length === 0 ? [] : [t('removed', { items: nameClaims(removed, locale) })]),
  ]
}

const isQuota = (numbers: readonly string[]): boolean =>
  numbers.length === 2 && numbers.every((text) => /^\d+$/.test(text))

function describeQuota([minute, month]: readonly string[], locale: Locale): string {
  const number = (text: string | undefined) => formatNumber(locale, Number(text))
  return getTranslator(locale, 'audit/answers')('quota', { minute: number(minute), month: number(month) })
}

function describeSettings({ settings = {} }: AuditDetail, locale: Locale): string[] {
  const t = getTranslator(locale, 'audit/answers')
  return Object.entries(settings).map(([name, isOn]) => {
    const setting = isTold(name) ? t(`settings.${name}`) : name
    return isOn ? t('settingOn', { setting }) : t('settingOff', { setting })
  })
}

const isTold = (name: string): name is Told => TOLD.some((one) => one === name)

function describeKey({ claims, expiresAt }: AuditDetail, locale: Locale): string[] {
  const t = getTranslator(locale, 'audit/answers')
  const items = claims === undefined ? [] : [claims.length === 0 ? t('noModules') : nameClaims(claims, locale)]
  return [
    ...items.map((named) => t('modules', { items: named })),
    ...(expiresAt === undefined ? [] : [t('expires', { day: formatDate(locale, expiresAt) })]),
  ]
}

function describePurchase({ product, amount, currency, fromDay }: AuditDetail, locale: Locale): string[] {
  const words = getTranslator(locale, 'credits/words')
  const known = CREDIT_CURRENCIES.find((one) => one === currency)
  return [
    ...(product === undefined ? [] : [isCreditProduct(product) ? words(`products.${product}`) : product]),
    ...(amount === undefined || known === undefined ? [] : [formatCredit(locale, amount, { currency: known })]),
    ...(fromDay === undefined
      ? []
      : [getTranslator(locale, 'audit/answers')('validFrom', { day: formatDate(locale, fromDay) })]),
  ]
}

function describeVerdict({ verdict }: AuditDetail, locale: Locale): string[] {
  if (verdict === undefined) return []
  const known = DECISION_VERDICTS.find((one) => one === verdict)
  return [known === undefined ? verdict : getTranslator(locale, 'report/sanctions/answers')(`verdicts.${known}`)]
}

function describeMatch({ matchId, list, entry }: AuditDetail, locale: Locale): string[] {
  const t = getTranslator(locale, 'audit/answers')
  const title = list === undefined ? null : translateSource(locale, { title: list, publisher: '' }).title
  return [
    ...(title === null ? [] : [entry === undefined ? title : t('listEntry', { list: title, entry })]),
    ...(matchId === undefined ? [] : [t('match', { id: matchId })]),
  ]
}

function wordOf(text: string, locale: Locale): string {
  const level = MONITORING_LEVELS.find((one) => one === text)
  if (level !== undefined) return getTranslator(locale, 'monitoring/words')(`levels.${level}`)
  const role = ROLES.find((one) => one === text)
  return role === undefined ? text : getTranslator(locale, 'administration/words')(`roles.${role}`)
}

function nameClaims(claims: readonly string[], locale: Locale): string {
  const words = getTranslator(locale, 'administration/words')
  const name = (claim: Claim | null, code: string) => {
    const granting = GRANTING_CLAIMS.find((one) => one === claim)
    return granting === undefined ? code : words(`modules.${granting}`)
  }
  return claims.map((code) => name(parseClaim(code), code)).join(', ')
}
