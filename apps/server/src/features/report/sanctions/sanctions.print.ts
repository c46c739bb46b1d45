import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { isOwnerMissing, type ListDoubt, listDoubts, scopeOf } from '@merleg/contract/report/sanctions-clearing'
import {
  type LoadedList,
  type SanctionMatch,
  type SanctionScreening,
  whyEnded,
} from '@merleg/contract/report/sanctions.contract'
import type { Locale } from '@merleg/domain/locale'
import { translateSource } from '@merleg/domain/reference/source-names'
import { formatDate, formatDateTime, formatDay } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { isIndirectRole } from '@merleg/domain/sanctions/indirect-roles'
import { REASON_SIDES, showSides, sideOf } from '@merleg/domain/sanctions/match-reasons'
import { getTranslator } from '@merleg/i18n/translator'
import { codeColumn, factBlocks, headingBlock, noteBlock, tableBlocks, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'
import { describeDecision, renderHistory } from './decisions.print.ts'

/** Which lists of which days the company was compared with, and what was found; that nothing was checked where nothing was. */
export function renderSanctionsBlocks(screening: SanctionScreening, context: PrintContext): PrintBlock[] {
  const { locale } = context
  const t = getTranslator(locale, 'report/sanctions/answers')
  const words = getTranslator(locale, 'report/sanctions/words')
  const { lists, checkedAt, matches } = screening
  if (lists.length === 0 || checkedAt === null) return [noteBlock(t('notChecked'), 'warning')]
  const open = matches.filter(({ endedAt }) => endedAt === null)
  const isMadeUp = lists.some((list) => list.isMadeUp)
  return [
    ...(isMadeUp ? [noteBlock(`${words('madeUpList.title')}. ${words('madeUpList.text')}`, 'warning')] : []),
    open.length === 0
      ? noteBlock(words(`noMatch.${scopeOf(screening)}`, { count: screening.formerCount }))
      : noteBlock(describeMatches(open, locale), 'warning'),
    ...listLimits(screening, locale).map((text) => noteBlock(text, 'warning')),
    noteBlock(t('scope')),
    ...renderLists(screening, locale),
    ...renderChecked(screening, context),
    ...tableBlocks(
      t('found'),
      [
        textColumn(t('columns.party'), 3),
        textColumn(t('columns.listed'), 3),
        textColumn(t('columns.grade'), 2),
        textColumn(t('columns.programme'), 3),
        textColumn(t('columns.list'), 3),
        textColumn(t('columns.listedOn'), 2),
        textColumn(t('columns.decision'), 3),
      ],
      matches.map((match) => renderMatch(match, context)),
    ),
    ...renderReasons(matches, locale),
    ...renderHistory(matches, locale),
  ]
}

/** Of what, and of whom, the check says less than it seems to. */
function listLimits(screening: SanctionScreening, locale: Locale): string[] {
  const { lists, tooShortCount, unnamedCount, untoldOwnersCount, leftOutOwnersCount } = screening
  const { withUnnamedOwnersCount } = screening
  const words = getTranslator(locale, 'report/sanctions/words')
  return [
    ...lists.flatMap((list) => describeDoubts(list, locale)),
    ...(tooShortCount === 0 ? [] : [words('tooShort', { count: tooShortCount })]),
    ...(unnamedCount === 0 ? [] : [words('unnamed', { count: unnamedCount })]),
    ...(isOwnerMissing(screening) ? [words('ownerMissing')] : []),
    ...(withUnnamedOwnersCount === 0 ? [] : [words('withUnnamedOwners', { count: withUnnamedOwnersCount })]),
    ...(untoldOwnersCount === 0 ? [] : [words('untoldOwners', { count: untoldOwnersCount })]),
    ...(leftOutOwnersCount === 0 ? [] : [words('leftOutOwners', { count: leftOutOwnersCount })]),
  ]
}

function describeDoubts(list: LoadedList, locale: Locale): string[] {
  const words = getTranslator(locale, 'report/sanctions/words')
  const { title } = translateSource(locale, list)
  const { unreadCount, failingSince, currentOn, ageDays } = list
  const day = failingSince === null ? '' : formatDay(locale, failingSince)
  const texts = {
    unread: () => words('doubts.unread', { title, count: unreadCount }),
    failing: () => words('doubts.failing', { title, day, newestOn: formatDate(locale, currentOn) }),
    old: () => words('doubts.old', { title, count: ageDays }),
  } satisfies Record<ListDoubt, () => string>
  return listDoubts(list).map((doubt) => texts[doubt]())
}

/** Which lists of which days were looked at, and which were not. */
function renderLists({ lists, notLoaded }: SanctionScreening, locale: Locale): PrintBlock[] {
  const t = getTranslator(locale, 'report/sanctions/answers')
  const untold = notLoaded.map((list) => translateSource(locale, list).title).join('; ')
  return [
    ...tableBlocks(
      t('lists'),
      [textColumn(t('list'), 6), codeColumn(t('day')), codeColumn(t('entries')), codeColumn(t('compared'))],
      lists.map((list) => {
        const { title, publisher } = translateSource(locale, list)
        const counts = [list.designationCount, list.comparedCount].map((count) => formatNumber(locale, count))
        return [`${title} (${publisher})`, formatDate(locale, list.day), ...counts]
      }),
    ),
    ...(notLoaded.length === 0 ? [] : [noteBlock(t('notLoaded', { lists: untold }))]),
  ]
}

/** How many matches there are, and what of them is a fact: a name alone is none, an official identifier is. */
function describeMatches(open: readonly SanctionMatch[], locale: Locale): string {
  const t = getTranslator(locale, 'report/sanctions/answers')
  const count = open.length
  const identified = open.filter(({ grade }) => grade === 'identifier').length
  if (identified === count) return t('identified', { count })
  const named = t('matches', { count })
  return identified === 0 ? named : `${named} ${t('someIdentified')}`
}

/** Who was compared, by name, and when: on paper it is the proof of the check. */
function renderChecked(screening: SanctionScreening, { locale }: PrintContext): PrintBlock[] {
  const t = getTranslator(locale, 'report/sanctions/answers')
  const words = getTranslator(locale, 'report/sanctions/words')
  const { checkedAt, checked, checkedCount, tooShort, tooShortCount, unnamed, unnamedCount } = screening
  const { untoldOwners, untoldOwnersCount } = screening
  const listParties = (parties: SanctionScreening['checked'], count: number) => [
    ...parties.map((party) => [party.name, party.isCompanyItself ? words('itself') : describeRoles(party, locale)]),
    ...(count > parties.length ? [[t('more', { count: count - parties.length }), null]] : []),
  ]
  const at = checkedAt === null ? null : words('checkedAtClock', { at: formatDateTime(locale, checkedAt) })
  return [
    ...factBlocks([
      { key: words('checkedAt'), value: at },
      { key: words('checkedCount'), value: formatNumber(locale, checkedCount) },
    ]),
    ...tableBlocks(
      words('checkedTitle'),
      [textColumn(t('name'), 3), textColumn(t('role'), 4)],
      listParties(checked, checkedCount),
    ),
    ...tableBlocks(
      words('tooShortTitle'),
      [textColumn(t('name'), 3), textColumn(t('role'), 4)],
      listParties(tooShort, tooShortCount),
    ),
    ...tableBlocks(
      words('unnamedTitle'),
      [textColumn(t('placeholder'), 3), textColumn(t('role'), 4)],
      listParties(unnamed, unnamedCount),
    ),
    ...tableBlocks(
      words('untoldOwnersTitle'),
      [textColumn(t('name'), 3), textColumn(t('role'), 4)],
      listParties(untoldOwners, untoldOwnersCount),
    ),
  ]
}

/** What somebody is of the company, and through which others. */
function describeRoles(party: Pick<SanctionMatch['party'], 'roles' | 'through' | 'otherWays'>, locale: Locale): string {
  const { roles, through, otherWays } = party
  const words = getTranslator(locale, 'report/sanctions/words')
  const way = through.map(({ name }) => name).join(' › ')
  const companies = otherWays === 0 ? way : `${way} ${words('otherWays', { count: otherWays })}`
  return roles
    .map((role) => {
      const text = words(`roles.${role}`)
      return isIndirectRole(role) && companies !== '' ? `${words('through', { role: text })} ${companies}` : text
    })
    .join('; ')
}

function renderMatch(match: SanctionMatch, { locale }: PrintContext) {
  const { party, designation, grade, endedAt } = match
  const t = getTranslator(locale, 'report/sanctions/answers')
  const words = getTranslator(locale, 'report/sanctions/words')
  const ended = endedAt === null ? null : t(whyEnded(match), { day: formatDay(locale, endedAt) })
  return [
    { text: party.through.length === 0 ? party.name : `${party.name} (${describeRoles(party, locale)})`, strong: true },
    designation.matchedName,
    words(`grades.${grade}`),
    designation.programme,
    nameEntry(translateSource(locale, designation.list).title, designation.entry),
    describeListing(designation, locale),
    [ended, describeDecision(match, locale)].filter((text) => text !== null).join(' · '),
  ]
}

/** Since when the entry is listed; where the list does not tell it, since when it is in the editions that were read. */
function describeListing({ listedOn, firstSeenOn }: SanctionMatch['designation'], locale: Locale): string | null {
  if (listedOn !== null) return formatDate(locale, listedOn)
  if (firstSeenOn === null) return null
  return getTranslator(locale, 'report/sanctions/words')('listedSince', { day: formatDate(locale, firstSeenOn) })
}

/** Why each match is one, what speaks against it, and what cannot be compared. */
function renderReasons(matches: readonly SanctionMatch[], locale: Locale): PrintBlock[] {
  if (matches.length === 0) return []
  const t = getTranslator(locale, 'report/sanctions/answers')
  const words = getTranslator(locale, 'report/sanctions/words')
  const items = matches.map(({ party, designation, reasons }) => {
    const rows = REASON_SIDES.flatMap((side) => {
      const told = reasons.filter(({ code }) => sideOf(code) === side)
      const texts = told.map((reason) => words(`reasons.${reason.code}`, showSides(locale, reason)))
      return texts.length === 0 ? [] : [{ key: t(`sides.${side}`), value: texts.join(' ') }]
    })
    return {
      lead: null,
      title: `${party.name} – ${designation.matchedName}`,
      muted: false,
      rows,
      foot: nameEntry(translateSource(locale, designation.list).title, designation.entry),
    }
  })
  return [headingBlock(words('reasonsTitle')), { type: 'items', items }]
}

const nameEntry = (list: string, entry: string | null): string => (entry === null ? list : `${list}: ${entry}`)
