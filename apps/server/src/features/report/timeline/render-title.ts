import { capitalise } from '@merleg/domain/format/capitalise'
import { compareCapital, findCapitalTerm } from '@merleg/domain/timeline-capital'
import { isEndingSection, type TimelineAction, type TimelineSection } from '@merleg/domain/timeline-rules'
import type { FactPayload } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Profile } from '../../register/profiles.repository.ts'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatNumber } from '@merleg/domain/format/number'
import { kindOf, sectionTitle } from '../words/fact-labels.ts'
import { isSoleTrader, translatePost } from '../words/register-words.ts'

export type TitleContext = { locale: Locale; profile: Pick<Profile, 'legalForm' | 'legalFormCode'> }

/** What an entry of the register says. */
export type ToldEntry = {
  [Section in TimelineSection]: { section: Section; payload: FactPayload<Section>; companyId: string }
}[TimelineSection]
/** What a title is made of; `before`: what the entry said until then, where it went on. */
type TitledEvent = { action: TimelineAction; fact: ToldEntry; before: ToldEntry | null }

/** What happened, in the words of the trade; several entries by their number. */
export function renderTitle(group: readonly [TitledEvent, ...TitledEvent[]], context: TitleContext): string {
  const [event, ...others] = group
  if (others.length === 0) return renderEvent(event, context)
  const t = getTranslator(context.locale, 'report/timeline/answers')
  const titles = new Set(group.map((one) => renderEvent(one, context)))
  const [only = ''] = titles
  const title = titles.size === 1 ? only : renderSection(event, context.locale)
  return t('several', { title, number: formatNumber(context.locale, group.length) })
}

/** As exactly as the entry itself tells. */
function renderEvent(event: TitledEvent, context: TitleContext): string {
  const { fact, action } = event
  const t = getTranslator(context.locale, 'report/timeline/answers')
  switch (fact.section) {
    case 'signatory':
    case 'representative':
    case 'supervisory-board': {
      const post = translatePost(context.locale, fact.payload.post)
      if (post === null) break
      if (isSoleTrader(fact.payload.post)) return t(`soleTrader.${action}`)
      return t(`post.${action}`, { post: capitalise(context.locale, post) })
    }
    case 'member': {
      const role = translatePost(context.locale, fact.payload.role ?? null)
      if (role === null) break
      return t(`memberRole.${action}`, { role: action === 'began' ? role : capitalise(context.locale, role) })
    }
    case 'activity':
      if (fact.payload.isMain) return t(`mainActivity.${action}`)
      break
    case 'capital':
      if (action !== 'ended') return renderCapital(event, fact.payload, context)
      break
    default:
  }
  return renderSection(event, context.locale)
}

/** By the section alone. */
function renderSection({ fact, action, before }: TitledEvent, locale: Locale): string {
  const t = getTranslator(locale, 'report/timeline/answers')
  if (action === 'ended' && isEndingSection(fact.section)) return t(`ended.${fact.section}`)
  switch (fact.section) {
    case 'registration': {
      const isOtherDetail = before?.section === 'registration' && before.payload.status === fact.payload.status
      return isOtherDetail ? t('changed.registration') : t(`registration.${fact.payload.status}`)
    }
    case 'tax-number-status':
      return t(`taxNumberStatus.${fact.payload.status}`)
    case 'vat-check':
      return t(`vatCheckStatus.${fact.payload.status}`)
    case 'capital':
      return getTranslator(locale, 'register/fact-sections')('titles.capital')
    case 'founding': {
      const kind = kindOf(fact.companyId)
      // Nobody founds himself: individuals begin.
      const isIndividual = kind === 'selfemployed' || kind === 'taxentity'
      if (action === 'began' && isIndividual) return sectionTitle(locale, 'founding', kind)
      return t(`${action === 'changed' ? 'changed' : 'began'}.founding`)
    }
    default:
      return t(`${action === 'changed' ? 'changed' : 'began'}.${fact.section}`)
  }
}

function renderCapital(
  { before }: TitledEvent,
  now: FactPayload<'capital'>,
  { locale, profile }: TitleContext,
): string {
  const t = getTranslator(locale, 'report/timeline/answers')
  const term = findCapitalTerm({ code: profile.legalFormCode, name: profile.legalForm })
  const was = before?.section === 'capital' ? before.payload : null
  const step = was === null ? null : compareCapital(was, now)
  const to = formatMoney(locale, now.amount, now.currency)
  if (was === null || step === null) return t(`capital.${term}.began`, { to })
  return t(`capital.${term}.${step}`, { from: formatMoney(locale, was.amount, was.currency), to })
}
