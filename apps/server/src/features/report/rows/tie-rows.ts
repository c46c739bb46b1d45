import { personPage } from '@merleg/contract/pages'
import type { RoleMark } from '@merleg/contract/report/connection-list.contract'
import type { MEMBER_ROLES } from '@merleg/domain/fact-sections'
import { formatDate, formatPeriod } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Party } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { toReportUrl } from '../words/links.ts'
import { markKinds } from './network-ties.ts'
import { describeShare, translatePost, translateRelation } from '../words/register-words.ts'

/** The page of an end of a tie: of a company its report, of a person who has an id that person's page. */
export function toPartyUrl(party: Party): string | null {
  if (party.isInRegister) return toReportUrl(party.id)
  return party.id !== null && party.kind === 'person' ? personPage(party.id) : null
}

/** A branch is a part of who founded it, not a share. */
export const FOUNDER: (typeof MEMBER_ROLES)[number] = 'founding-enterprise'

/** What a party is in a company, without its days: `tulajdonos, 75 %`. */
export function describeRole(locale: Locale, tie: Tie): string {
  const t = getTranslator(locale, 'report/connection-list/answers')
  if (tie.section === 'predecessor' || tie.section === 'successor') {
    const relation = tie.post === null ? null : translateRelation(locale, tie.post)
    return [t(`roles.${tie.section}`), relation].filter((text) => text !== null).join(', ')
  }
  if (tie.section === 'beneficial-owner') {
    const share = describeShare(locale, { ...tie, shareText: null })
    const role = t('roles.beneficial-owner')
    return share === null ? role : t('roles.member', { role, share })
  }
  if (tie.section !== 'member') return translatePost(locale, tie.post) ?? t(`roles.${tie.section}`)
  const role = translatePost(locale, tie.post)
  if (role !== null && tie.post === FOUNDER) return role
  const share = describeShare(locale, tie) ?? t('roles.shareUnknown')
  if (tie.partyId === tie.companyId) return t('roles.ownShares', { share })
  return role === null ? t('roles.owner', { share }) : t('roles.member', { role, share })
}

/** The same with its days; `told` is the last one of which its source tells, where that is an earlier one. */
export function describeTie(locale: Locale, tie: Tie, told: string | null = null): string {
  return [describeRole(locale, tie), describeDays(locale, tie, told)].filter((text) => text !== null).join(' · ')
}

/** From when until when a tie holds, and until when it is known; null where no day is told. */
export function describeDays(locale: Locale, { from, until }: Tie, told: string | null): string | null {
  const t = getTranslator(locale, 'report/connection-list/answers')
  const known = told === null ? null : t('roles.lastTold', { date: formatDate(locale, told) })
  const days = [formatPeriod(locale, from, until), known].filter((text) => text !== null)
  return days.length === 0 ? null : days.join(' · ')
}

/** What holds first, then the latest. */
export function compareTies(a: Tie, b: Tie): number {
  const byDay = (one: string | null, other: string | null): number =>
    one === other ? 0 : (one ?? '') < (other ?? '') ? 1 : -1
  return Number(b.isValid) - Number(a.isValid) || byDay(a.until, b.until) || byDay(a.from, b.from)
}

/** What somebody is where these ties lead; of what is in force, or, where nothing is, of all. */
export function markRoles(ties: readonly Tie[]): RoleMark[] {
  const held = ties.filter(({ isValid }) => isValid)
  const mark = markKinds((held.length > 0 ? held : ties).map(({ kind }) => kind))
  if (mark === null) return []
  return mark === 'VK' ? ['V', 'K'] : [mark]
}
