import { personPage } from '@merleg/contract/pages'
import type { RoleMark } from '@merleg/contract/report/connection-list.contract'
import { formatPeriod } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Party } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { toReportUrl } from '../words/links.ts'
import { describeShare, translatePost, translateRelation } from '../words/register-words.ts'

/** The page of an end of a tie: of a company its report, of a person who has an id that person's page. */
export function toPartyUrl(party: Party): string | null {
  if (party.isInRegister) return toReportUrl(party.id)
  return party.id !== null && party.kind === 'person' ? personPage(party.id) : null
}

/** What a party is in a company, without its days: `tulajdonos, 75 %`. */
export function describeRole(locale: Locale, tie: Tie): string {
  const t = getTranslator(locale, 'report/connection-list/answers')
  if (tie.section === 'predecessor' || tie.section === 'successor') {
    const relation = tie.post === null ? null : translateRelation(locale, tie.post)
    return [t(`roles.${tie.section}`), relation].filter((text) => text !== null).join(', ')
  }
  if (tie.section !== 'member') return translatePost(locale, tie.post) ?? t(`roles.${tie.section}`)
  const share = describeShare(locale, tie)
  return tie.partyId === tie.companyId
    ? t('roles.ownShares', { share: share ?? t('roles.shareUnknown') })
    : t('roles.owner', { share: share ?? t('roles.shareUnknown') })
}

/** The same with its days. */
export function describeTie(locale: Locale, tie: Tie): string {
  const period = formatPeriod(locale, tie.from, tie.until)
  return [describeRole(locale, tie), period].filter((text) => text !== null).join(' · ')
}

/** What somebody is where these ties lead; of what is in force, or, where nothing is, of all. */
export function markRoles(ties: readonly Tie[]): RoleMark[] {
  const held = ties.filter(({ isValid }) => isValid)
  const kinds = new Set((held.length > 0 ? held : ties).map(({ kind }) => kind))
  if (kinds.has('succession')) return ['J']
  if (kinds.has('owner')) return [kinds.has('leader') ? 'VT' : 'T']
  return kinds.has('leader') ? ['V'] : []
}
