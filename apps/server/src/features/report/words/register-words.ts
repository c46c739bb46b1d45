import { type FactPayload, REGISTER_DETAIL_KEYS, type RegisterDetailKey } from '@merleg/domain/fact-sections'
import { findLegalForm, findLegalFormByName } from '@merleg/domain/legal-forms'
import type { Locale } from '@merleg/domain/locale'
import type { EntityKind } from '@merleg/domain/report-id'
import { findActivity, formatActivityCode } from '@merleg/domain/reference/activities'
import { toNaceCode } from '@merleg/domain/sectors'
import { findGfoForm } from '@merleg/domain/reference/gfo-forms'
import { registerFactSectionsHu } from '@merleg/i18n/register/fact-sections.hu'
import { parseRegisterNumber } from '@merleg/domain/register-number'
import { getTranslator } from '@merleg/i18n/translator'
import { formatDate } from '@merleg/domain/format/date'
import { formatStatedShare } from '@merleg/domain/format/number'

/** Keys of a dictionary, with their types. */
function keysOf<Key extends string>(words: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(words).filter((key): key is Key => Object.hasOwn(words, key))
}

/** The key of a word written in Hungarian, or as the key itself; null for any other wording. */
function recognise<Key extends string>(words: Readonly<Record<Key, string>>, text: string): Key | null {
  const wanted = text.trim().toLocaleLowerCase('hu')
  return keysOf(words).find((key) => key === wanted || words[key] === wanted) ?? null
}

/** A position in the caller's language; one the registers word otherwise is shown as it was written. */
export function translatePost(locale: Locale, post: string | null): string | null {
  if (post === null) return null
  const key = recognise(registerFactSectionsHu.posts, post)
  return key === null ? post : getTranslator(locale, 'register/fact-sections')(`posts.${key}`)
}

/** Is the position no office, but that of a person who trades in his own name? */
export function isSoleTrader(post: string | null): boolean {
  return post !== null && recognise(registerFactSectionsHu.posts, post) === 'sole-trader'
}

/** The manner of a legal succession, likewise. */
export function translateRelation(locale: Locale, relation: string): string {
  const key = recognise(registerFactSectionsHu.relations, relation)
  return key === null ? relation : getTranslator(locale, 'register/fact-sections')(`relations.${key}`)
}

type Shares = Pick<FactPayload<'member'>, 'shareMin' | 'shareMax' | 'shareText' | 'votesMin' | 'votesMax'>

/**
 * A share in words: the figures where there are any, the published band otherwise, null where nothing is known; with the
 * votes where the source tells them apart.
 */
export function describeShare(
  locale: Locale,
  { shareMin, shareMax, shareText, votesMin, votesMax }: Shares,
): string | null {
  const share = describeBounds(locale, shareMin, shareMax) ?? shareText
  const votes = describeBounds(locale, votesMin ?? null, votesMax ?? null)
  if (votes === null) return share
  const t = getTranslator(locale, 'register/fact-sections')
  return share === null ? t('shares.votes', { votes }) : t('shares.withVotes', { share, votes })
}

/** Bounds in per cent in words; null where neither says anything. */
export function describeBounds(locale: Locale, least: number | null, most: number | null): string | null {
  const t = getTranslator(locale, 'register/fact-sections')
  const percent = (perCent: number): string => formatStatedShare(locale, perCent / 100)
  const min = least === 0 && most !== 0 ? null : least
  const max = most === 100 && min !== 100 ? null : most
  if (min !== null && min === max) return t('shares.exact', { share: percent(min) })
  if (min !== null && max !== null) return t('shares.between', { from: percent(min), to: percent(max) })
  if (min !== null) return t('shares.over', { from: percent(min) })
  return max === null ? null : t('shares.upTo', { to: percent(max) })
}

/** The legal form in the caller's language: by its published name, then by its key or GFO code, else as written. */
export function translateLegalForm(locale: Locale, form: { code: string | null; name: string }): string {
  const code = form.code ?? ''
  const known = findLegalFormByName(form.name) ?? findLegalForm(code)
  return known?.name[locale] ?? findGfoForm(code)?.title[locale] ?? form.name
}

/**
 * The title of an activity: the classes of EMTAK, CAEN and the British SIC share the first four digits of NACE. A code of
 * NACE Rev. 2.1 may mean something else in Rev. 2, whose titles these are.
 */
export function findActivityTitle(locale: Locale, activity: { scheme: string; code: string }): string | null {
  return activity.scheme === 'NACE21' ? null : (findActivity(toNaceCode(activity))?.title[locale] ?? null)
}

/** `41.20 Construction of residential and non-residential buildings`; the code alone where it has no title. */
export function describeActivity(locale: Locale, activity: { scheme: string; code: string }): string {
  const title = findActivityTitle(locale, activity)
  const code = formatActivityCode(activity.code)
  return title === null ? code : `${code} ${title}`
}

/** What is told in sentences or words of the register, not by a name or a number. */
const PROSE_DETAILS: ReadonlySet<string> = new Set([
  'institution-type',
  'public-benefit-status',
  'purpose',
  'taxation-form',
  'lei-status',
  'direct-parent',
  'ultimate-parent',
  'country-of-origin',
  'accounts-category',
] satisfies RegisterDetailKey[])

/** A code or title of an activity with its classification, as TEÁOR ’08 and ’25 give one code two meanings: `41.20 … (TEÁOR ’08)`. */
export function nameScheme(locale: Locale, scheme: string, activity: string): string {
  const known = keysOf(registerFactSectionsHu.activitySchemes).find((key) => key === scheme)
  if (known === undefined) return activity
  return `${activity} (${getTranslator(locale, 'register/fact-sections')(`activitySchemes.${known}`)})`
}

/** Label and value of a register detail, whose slot says what it is; `isProse`: in the register's own language. */
export function describeDetail(
  { locale, kind }: { locale: Locale; kind: EntityKind },
  slot: string,
  value: string,
): { key: string; value: string; isProse: boolean } {
  const detail = REGISTER_DETAIL_KEYS.find((key) => key === slot) ?? 'other'
  // Whoever watches over a foundation or an association looks at legality alone and directs nothing.
  const label = kind === 'nonprofit' && detail === 'supervising-body' ? 'legality-supervisor' : detail
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value)
  return {
    key: getTranslator(locale, 'register/fact-sections')(`details.${label}`),
    value: isDay ? formatDate(locale, value) : value,
    isProse: PROSE_DETAILS.has(detail),
  }
}

/** The label of a register number: that of Hungarian companies has a name of its own. */
export function registerNumberField(text: string): 'companyRegisterNumber' | 'registerNumber' {
  return parseRegisterNumber(text).ok ? 'companyRegisterNumber' : 'registerNumber'
}
