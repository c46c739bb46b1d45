import type { PhoenixItem, ReportGroup } from '@merleg/contract/report/group.contract'
import { daysBetween } from '@merleg/domain/calendar-days'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber, formatPercent } from '@merleg/domain/format/number'
import type { PhoenixReason, SharedPerson } from '@merleg/domain/group/phoenix-sign'
import { getTranslator } from '@merleg/i18n/translator'
import type { Party } from '../../connections/parties.repository.ts'
import { toPartyUrl } from '../rows/tie-rows.ts'
import type { FoundSign, FoundSigns } from './phoenix-pairs.ts'
import { describeFailure, type FailureContext, nameOf } from './render-failures.ts'

/** `parties`: those of the signs, by id. */
export type PhoenixContext = Pick<FailureContext, 'locale' | 'company' | 'ties'> & {
  parties: ReadonlyMap<string, Pick<Party, 'name'>>
}

/** So many signs are told. */
const TOLD_SIGNS = 20

/** The signs with what speaks for and against each. */
export function renderPhoenix(context: PhoenixContext, found: FoundSigns): Omit<ReportGroup['phoenix'], 'silence'> {
  const { locale } = context
  const t = getTranslator(locale, 'report/group/answers')
  const number = (value: number): string => formatNumber(locale, value)
  return {
    items: found.signs.slice(0, TOLD_SIGNS).map((sign) => renderSign(context, sign)),
    notes: [
      ...(found.signs.length === 0 ? [] : [t('phoenix.sign'), t('phoenix.rated')]),
      found.compared === 0 ? t('phoenix.comparedWithNone') : t('phoenix.compared', { number: number(found.compared) }),
      ...(found.undated === 0 ? [] : [t('phoenix.undated', { number: number(found.undated) })]),
      ...(found.signs.length > TOLD_SIGNS ? [t('failures.first', { shown: number(TOLD_SIGNS) })] : []),
    ],
  }
}

function renderSign(context: PhoenixContext, sign: FoundSign): PhoenixItem {
  const { locale } = context
  const t = getTranslator(locale, 'report/group/answers')
  const { failedOn, foundedOn } = sign.pair
  const days = failedOn === null || foundedOn === null ? 0 : daysBetween(failedOn, foundedOn)
  return {
    level: sign.level,
    title: t(`phoenix.${sign.level}`),
    failed: toNamed(context, sign.failedId),
    risen: toNamed(context, sign.risenId),
    text: t(days < 0 ? 'phoenix.before' : 'phoenix.after', {
      failed: nameIn(context, sign.failedId),
      risen: nameIn(context, sign.risenId),
      failure: describeFailure(locale, sign.failure),
      founded: formatDate(locale, foundedOn),
      count: Math.abs(days),
      number: formatNumber(locale, Math.abs(days)),
    }),
    reasons: sign.reasons.map((code) =>
      t(`reasons.${code}`, { names: listNames(context, pickPersons(sign.pair.persons, code)) }),
    ),
    counterReasons: sign.counterReasons.map((code) =>
      t(`counter.${code}`, {
        number: formatNumber(locale, sign.pair.entitiesAtSeat),
        share: formatPercent(locale, sign.pair.activityShare),
      }),
    ),
  }
}

/** Whom a reason is about. */
function pickPersons(persons: readonly SharedPerson[], code: PhoenixReason): readonly SharedPerson[] {
  switch (code) {
    case 'same-leader':
      return persons.filter(({ isLeader }) => isLeader.failed && isLeader.risen)
    case 'same-owner':
      return persons.filter(({ isOwner }) => isOwner.failed && isOwner.risen)
    case 'at-failure':
      return persons.filter(({ timeInFailed }) => timeInFailed.time === 'at-failure')
    default:
      return persons
  }
}

function listNames(context: PhoenixContext, persons: readonly SharedPerson[]): string {
  return persons.map(({ partyId }) => nameIn(context, partyId)).join(', ')
}

function nameIn(context: PhoenixContext, id: string): string {
  return context.parties.get(id)?.name ?? nameOf(context, id)
}

function toNamed(context: PhoenixContext, id: string): PhoenixItem['failed'] {
  const party = context.ties.parties.get(id)
  const url = id === context.company.id || party === undefined ? null : toPartyUrl(party)
  return { name: nameIn(context, id), url }
}
