import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { listFilledCriteria, valueOf } from '@merleg/contract/filled-criteria'
import { type CriterionId, criterionRule, OWNER_KINDS } from '@merleg/domain/company-search/criteria'
import { parseCompanyStatus } from '@merleg/domain/company-status'
import { isInfoGroupId } from '@merleg/domain/company-info/info-groups'
import { cutText } from '@merleg/domain/format/cut-text'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { findLegalForm } from '@merleg/domain/legal-forms'
import type { Locale } from '@merleg/domain/locale'
import { formatActivityCode } from '@merleg/domain/reference/activities'
import { toIsoDay } from '@merleg/domain/company-search/saved-day'
import { findCounty, findRegion } from '@merleg/domain/reference/counties'
import { getTranslator } from '@merleg/i18n/translator'

/** So many options are named one by one. */
const NAMED_OPTIONS = 3
const PART_MAX_LENGTH = 80
/** So many criteria are named in a title. */
const NAMED_CRITERIA = 5

type Reader = {
  locale: Locale
  /** Names of companies that others are to be like. */ names: ReadonlyMap<string, string>
}

/** A query in words, each criterion with its name, in the order of the form; the last ones as a number where there are many. */
export function describeQuery(query: CompanyQuery, reader: Reader): string {
  return joinParts(listFilledCriteria(query), query, reader)
}

/**
 * The same for the history of a user, without what was asked of a person: a name, an address or a number of somebody is
 * no heading of a list that lies open on the home page.
 */
export function describeForHistory(query: CompanyQuery, reader: Reader): string {
  const filled = listFilledCriteria(query)
  const shown = filled.filter((id) => criterionRule(id).card !== 'person')
  const persons = shown.length === filled.length ? [] : [words(reader.locale)('cards.person')]
  return [joinParts(shown, query, reader), ...persons].filter((part) => part !== '').join('; ')
}

function joinParts(ids: readonly CriterionId[], query: CompanyQuery, reader: Reader): string {
  const named = ids.slice(0, NAMED_CRITERIA).map((id) => describeCriterion(query, id, reader))
  const rest = ids.length - named.length
  const more = rest > 0 ? [getTranslator(reader.locale, 'company-search/answers')('moreCriteria', { count: rest })] : []
  return [...named, ...more].join('; ')
}

/** A criterion and what is asked of it. */
export function describeCriterion(query: CompanyQuery, id: CriterionId, reader: Reader): string {
  const label = words(reader.locale)(`criteria.${id}`)
  const value = describeValue(query, id, reader)
  return cutText(value === '' ? label : `${label}: ${value}`, PART_MAX_LENGTH)
}

const words = (locale: Locale) => getTranslator(locale, 'company-search/words')
const answers = (locale: Locale) => getTranslator(locale, 'company-search/answers')

function describeValue(query: CompanyQuery, id: CriterionId, { locale, names }: Reader): string {
  if (id === 'negativeInfo' || id === 'positiveInfo') return describeInfo(query[id], locale)
  if (id === 'nearby') {
    const { settlement, radiusKm } = query.more.nearby
    return `${settlement}, ${formatNumber(locale, radiusKm)} km`
  }
  if (id === 'foundation') return describeDays(query.companyDetails.foundation, locale)
  if (id === 'activities') return joinOptions(query.activities.map(formatActivityCode))
  if (id === 'similarTo') return joinOptions(query.more.similarTo.map((company) => names.get(company) ?? company))
  const value = valueOf(query, id)
  if (typeof value === 'string') return value
  if (typeof value === 'number') return answers(locale)('months', { count: value })
  if (Array.isArray(value)) return joinOptions(value.map((option) => nameOption(id, String(option), locale)))
  return isBounds(value) ? describeBounds(value, { locale, unit: unitOf(id, locale) }) : ''
}

type Bounds = { min: number | null; max: number | null }

function isBounds(value: unknown): value is Bounds {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value
}

function unitOf(id: CriterionId, locale: Locale): string {
  const { kind } = criterionRule(id)
  if (kind === 'percent') return ' %'
  return kind === 'millions' ? ` ${answers(locale)('millions')}` : ''
}

function describeBounds({ min, max }: Bounds, { locale, unit }: { locale: Locale; unit: string }): string {
  const write = (value: number) => formatNumber(locale, value)
  if (min !== null && max !== null) return `${min === max ? write(min) : `${write(min)} – ${write(max)}`}${unit}`
  return min === null ? `≤ ${write(max ?? 0)}${unit}` : `≥ ${write(min)}${unit}`
}

function describeDays({ min, max }: { min: string | null; max: string | null }, locale: Locale): string {
  const write = (day: string | null) => (day === null ? '' : formatDate(locale, toIsoDay(day)))
  return `${write(min)} – ${write(max)}`.trim()
}

function describeInfo({ type, start, end }: CompanyQuery['negativeInfo'], locale: Locale): string {
  const t = getTranslator(locale, 'report/info/answers')
  const types = joinOptions(type.map((id) => (isInfoGroupId(id) ? t(`groups.${id}.title`) : id)))
  const days = start === null && end === null ? '' : describeDays({ min: start, max: end }, locale)
  return [types, days].filter((part) => part !== '').join(', ')
}

function joinOptions(names: readonly string[]): string {
  const rest = names.length - NAMED_OPTIONS
  return [...names.slice(0, NAMED_OPTIONS), ...(rest > 0 ? [`+${rest}`] : [])].join(', ')
}

/** An option as the form calls it; one that is no more, by its id. */
function nameOption(id: CriterionId, option: string, locale: Locale): string {
  if (id === 'type') {
    const form = findLegalForm(option)
    return form === null ? option : (form.shortName ?? form.name[locale])
  }
  if (id === 'status') {
    const status = parseCompanyStatus(option)
    return status === null ? option : getTranslator(locale, 'register/company-status')(status)
  }
  if (id === 'county') return findCounty(option)?.nameHu ?? option
  if (id === 'region') return findRegion(option)?.name[locale] ?? option
  const kind = OWNER_KINDS.find((one) => one === option)
  return kind === undefined ? option : words(locale)(`ownerKinds.${kind}`)
}
