import type { GroupMember, ReportGroup } from '@merleg/contract/report/group.contract'
import { formatNumber } from '@merleg/domain/format/number'
import { MOST_LED_COMPANIES } from '@merleg/domain/group/group-head'
import type { GroupFigures } from '@merleg/domain/group/group-accounts'
import type { GroupSum } from '@merleg/domain/group/sum-group'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Tie } from '../../connections/ties.repository.ts'
import { tellIrregularYear } from '../business-years/irregular-year-words.ts'
import { toIrregularYear } from '../business-years/irregular-year.ts'
import { describePast } from '../rows/past-words.ts'
import type { CompanyStatuses } from '../rows/statuses.ts'
import { renderRisk } from '../../../shared/shown-risk.ts'
import { toPartyUrl } from '../rows/tie-rows.ts'
import { describeShare } from '../words/register-words.ts'
import { type GroupRead, MOST_CONSOLIDATED, type MemberRow } from './read-report-group.ts'

export type MemberContext = {
  locale: Locale
  asOf: string
  today: string
  read: GroupRead
  statuses: CompanyStatuses
}

/** So many owners stand in a sentence. */
const NAMED = 4

/** A company of the group: why it is in, and what is known of it. */
export function renderMember(context: MemberContext, row: MemberRow): GroupMember {
  const { locale, read, statuses } = context
  const { party, level, verdict } = row
  const told = read.sum.states.get(party.id)
  const figures = told?.figures ?? null
  const { band, label, backgroundColor } = renderRisk(locale, party)
  return {
    name: party.name,
    url: toPartyUrl(party),
    registerNumber: party.registerNumber,
    status: isAbsent(read, party.id) ? null : statuses(party.id, party.status, party.day),
    risk: party.points === null ? null : { value: party.points, band, label, backgroundColor },
    isAsked: party.id === read.profile.companyId,
    level,
    verdict: told?.state === 'possible' ? 'possible' : verdict,
    reasons: [describeReason(context, row)],
    counted: { state: told?.state ?? 'unknown', text: describeCounted(context, row) },
    year: figures?.year ?? null,
    currency: figures?.currency ?? null,
    sales: figures?.sales ?? null,
    equity: figures?.equity ?? null,
    headcount: row.headcount?.persons ?? null,
    marks: describeMarks(context, row),
  }
}

/** It was not there yet, and so had no status. */
function isAbsent({ notYet, profile }: GroupRead, id: string): boolean {
  return notYet !== null && id === profile.companyId
}

function describeReason({ locale, read }: MemberContext, { party, tie, verdict }: MemberRow): string {
  const t = getTranslator(locale, 'report/group/answers')
  const { group } = read
  if (tie === 'head') return t('member.head')
  if (tie === 'led') return t('member.led', { name: nameOf(read, group.head.partyId) })
  const owners = read.ownersWithin.get(party.id) ?? []
  const named = owners.slice(0, NAMED).map((owner) => describeOwner(locale, read, owner))
  const rest = owners.length - named.length
  const more = rest === 0 ? [] : [t('member.more', { number: formatNumber(locale, rest) })]
  const isSure = verdict === 'certain' && group.head.verdict === 'certain'
  return t(isSure ? 'member.owned' : 'member.possible', { owners: [named.join(', '), ...more].join(' ') })
}

function describeOwner(locale: Locale, read: GroupRead, tie: Tie): string {
  const share = describeShare(locale, tie)
  const t = getTranslator(locale, 'report/group/answers')
  return `${nameOf(read, tie.partyKey)} (${share ?? t('member.shareUnknown')})`
}

/** The name of a party of the group. */
export function nameOf({ group, profile }: GroupRead, id: string): string {
  return group.parties.get(id)?.name ?? (id === profile.companyId ? profile.name : id)
}

function describeCounted({ locale, read }: MemberContext, { party }: MemberRow): string {
  const t = getTranslator(locale, 'report/group/answers')
  const told = read.sum.states.get(party.id)
  const state = told?.state ?? 'unknown'
  return t(`counted.${state}`, { name: told?.by == null ? '' : nameOf(read, told.by) })
}

function describeMarks({ locale, read }: MemberContext, { party, figures, headcount }: MemberRow): string[] {
  const t = getTranslator(locale, 'report/group/answers')
  const shown = read.sum.states.get(party.id)?.figures ?? null
  const newest = newestYear(read.sum)
  const [main] = read.sum.currencies
  return [
    ...(party.isMadeUp ? [t('marks.madeUp')] : []),
    ...(shown !== null && newest !== null && shown.year !== newest
      ? [t('marks.year', { newest: String(newest), year: String(shown.year) })]
      : []),
    ...(shown !== null && main !== undefined && shown.currency !== main.currency
      ? [t('marks.currency', { currency: shown.currency })]
      : []),
    ...describeLength(locale, shown),
    ...(headcount?.year == null ? [] : [t('marks.headcount', { year: String(headcount.year) })]),
    ...(figures.flawedYear === null ? [] : [t('marks.flawed', { year: String(figures.flawedYear) })]),
  ]
}

/** Equity is that of a day, however long the year before it was. */
function describeLength(locale: Locale, shown: GroupFigures | null): string[] {
  const irregular = shown?.sales == null ? null : toIrregularYear(shown.year, shown.period)
  if (irregular === null) return []
  return [getTranslator(locale, 'report/group/answers')('marks.irregular', tellIrregularYear(locale, irregular))]
}

function newestYear({ currencies }: GroupSum): number | null {
  return currencies.length === 0 ? null : Math.max(...currencies.map(({ years }) => years[1]))
}

/** Under whom the group stands, by which rule, and what is not known of it. */
export function renderHead({ locale, asOf, today, read }: MemberContext): ReportGroup['head'] {
  const t = getTranslator(locale, 'report/group/answers')
  const { head, ledOwnerId, parties, notRead } = read.group
  const party = parties.get(head.partyId)
  const rule = head.kind === 'owner' && head.verdict === 'possible' ? 'ownerPossible' : head.kind
  const isPerson = party?.kind === 'person'
  return {
    name: nameOf(read, head.partyId),
    url: party === undefined ? null : toPartyUrl(party),
    kind: head.kind,
    verdict: head.verdict,
    reasons:
      read.rows.length === 0
        ? []
        : [
            ledOwnerId === null ? t(`head.${rule}`) : t('head.ownerLed', { name: nameOf(read, ledOwnerId) }),
            ...(isPerson ? [t('head.led')] : []),
            ...(head.rivals.length === 0
              ? []
              : [t('head.rivals', { names: head.rivals.map((id) => nameOf(read, id)).join(', ') })]),
            ...(head.served === null
              ? []
              : [t('head.served', { name: nameOf(read, head.served), number: String(MOST_LED_COMPANIES) })]),
            ...(notRead === 0 ? [] : [t('head.notRead', { number: formatNumber(locale, notRead) })]),
            t('head.untold'),
            ...(asOf < today ? [t('head.day')] : []),
            ...describePast({
              locale,
              asOf,
              today,
              parties: read.rows.map((row) => row.party),
              notThere: read.notYet === null ? [] : [read.profile.companyId],
            }),
          ],
  }
}

/** The sums by currency, and what they do and do not hold. */
export function renderSums({ locale, read }: MemberContext): Pick<ReportGroup, 'sums' | 'headcount' | 'notes'> {
  const t = getTranslator(locale, 'report/group/answers')
  const number = (value: number): string => formatNumber(locale, value)
  const { sum } = read
  const sums = sum.currencies.map(({ currency, members, units, years, sales, equity }) => ({
    currency,
    sales: sales.value,
    equity: equity.value,
    note: t('sums.note', {
      members: t('sums.companies', { count: members, number: number(members) }),
      units: t('sums.accounts', { count: units, number: number(units) }),
      years: describeYears(years),
      sales: number(sales.told),
      equity: number(equity.told),
    }),
  }))
  const told = { count: sum.members, told: number(sum.headcount.told), members: number(sum.members) }
  const headcountNotes = [t('sums.headcount', told), ...describeAge(locale, read)]
  return {
    sums,
    headcount: { value: sum.headcount.value, note: headcountNotes.join('; ') },
    notes: listNotes(locale, read),
  }
}

/** People of several years are no number of today. */
function describeAge(locale: Locale, { rows, sum }: GroupRead): string[] {
  const summed = rows.filter(({ party }) => sum.states.get(party.id)?.state !== 'possible')
  const years = summed.flatMap(({ headcount }) => headcount?.year ?? [])
  if (years.length === 0) return []
  const t = getTranslator(locale, 'report/group/answers')
  const told = { number: formatNumber(locale, years.length), year: String(Math.min(...years)) }
  return [t('sums.headcountAge', { count: years.length, ...told })]
}

const describeYears = ([first, last]: readonly [number, number]): string =>
  first === last ? String(first) : `${first}–${last}`

/** How many companies the sum of each currency stands for, and so how many every other one leaves out. */
function nameCurrencies(locale: Locale, { currencies }: GroupSum): string {
  const t = getTranslator(locale, 'report/group/answers')
  return currencies
    .map(({ currency, members }) => {
      const companies = t('sums.companies', { count: members, number: formatNumber(locale, members) })
      return `${currency}: ${companies}`
    })
    .join(', ')
}

function listNotes(locale: Locale, read: GroupRead): string[] {
  const t = getTranslator(locale, 'report/group/answers')
  const number = (value: number): string => formatNumber(locale, value)
  const { sum } = read
  const years = sum.currencies.flatMap(({ years: each }) => each)
  const span = [Math.min(...years), Math.max(...years)] as const
  const within = Map.groupBy([...sum.states.values()], ({ by }) => by)
  if (read.rows.length === 0) return []
  return [
    t('sums.counted', { count: sum.members, counted: number(sum.counted), members: number(sum.members) }),
    ...[...within].flatMap(([by, each]) =>
      by === null ? [] : [t('sums.consolidated', { name: nameOf(read, by), number: number(each.length) })],
    ),
    ...(sum.currencies.length > 1 ? [t('sums.currencies', { currencies: nameCurrencies(locale, sum) })] : []),
    ...(span[0] < span[1] ? [t('sums.years', { years: describeYears(span) })] : []),
    ...(sum.irregular === 0 ? [] : [t('sums.irregular', { count: sum.irregular, number: number(sum.irregular) })]),
    ...(sum.hasDoubleCounting ? [t('sums.double')] : []),
    ...(read.leftOut === 0 ? [] : [t('sums.contained', { number: number(MOST_CONSOLIDATED) })]),
  ]
}
