import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { type SanctionMatch, type SanctionScreening, scopeOf } from '@merleg/contract/report/sanctions.contract'
import type { Locale } from '@merleg/domain/locale'
import { translateSource } from '@merleg/domain/reference/source-names'
import { formatDate, formatDateTime, formatDay } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import { codeColumn, factBlocks, noteBlock, tableBlocks, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** Which lists of which days the company was compared with, and what was found; that nothing was checked where nothing was. */
export function renderSanctionsBlocks(screening: SanctionScreening, context: PrintContext): PrintBlock[] {
  const { locale } = context
  const t = getTranslator(locale, 'report/sanctions/answers')
  const words = getTranslator(locale, 'report/sanctions/words')
  const { lists, notLoaded, checkedAt, unnamedCount, matches } = screening
  if (lists.length === 0 || checkedAt === null) return [noteBlock(t('notChecked'), 'warning')]
  const open = matches.filter(({ endedAt }) => endedAt === null)
  return [
    open.length === 0
      ? noteBlock(words(`noMatch.${scopeOf(screening)}`))
      : noteBlock(describeMatches(open, locale), 'warning'),
    ...(unnamedCount === 0 ? [] : [noteBlock(words('unnamed', { count: unnamedCount }), 'warning')]),
    noteBlock(t('scope')),
    ...tableBlocks(
      t('lists'),
      [textColumn(t('list'), 6), codeColumn(t('day')), codeColumn(t('entries'))],
      lists.map((list) => {
        const { title, publisher } = translateSource(locale, list)
        return [`${title} (${publisher})`, formatDate(locale, list.day), formatNumber(locale, list.designationCount)]
      }),
    ),
    ...(notLoaded.length === 0
      ? []
      : [
          noteBlock(t('notLoaded', { lists: notLoaded.map((list) => translateSource(locale, list).title).join('; ') })),
        ]),
    ...renderChecked(screening, context),
    ...tableBlocks(
      t('found'),
      [
        textColumn(t('columns.party'), 3),
        textColumn(t('columns.listed'), 3),
        textColumn(t('columns.grade'), 2),
        textColumn(t('columns.programme'), 3),
        textColumn(t('columns.list'), 3),
        codeColumn(t('columns.listedOn')),
        textColumn(t('columns.decision'), 3),
      ],
      matches.map((match) => renderMatch(match, context)),
    ),
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
  const { checkedAt, checked, checkedCount, unnamed, unnamedCount } = screening
  const listParties = (parties: SanctionScreening['checked'], count: number) => [
    ...parties.map(({ name, isCompanyItself, roles }) => [
      name,
      isCompanyItself ? words('itself') : roles.map((role) => words(`roles.${role}`)).join('; '),
    ]),
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
      words('unnamedTitle'),
      [textColumn(t('placeholder'), 3), textColumn(t('role'), 4)],
      listParties(unnamed, unnamedCount),
    ),
  ]
}

function renderMatch({ party, designation, grade, decision, endedAt }: SanctionMatch, { locale }: PrintContext) {
  const t = getTranslator(locale, 'report/sanctions/answers')
  const words = getTranslator(locale, 'report/sanctions/words')
  const ended = endedAt === null ? null : t('ended', { day: formatDay(locale, endedAt) })
  const decided = decision && `${t(`verdicts.${decision.verdict}`)} – ${decision.reason}`
  return [
    { text: party.name, strong: true },
    designation.matchedName,
    words(`grades.${grade}`),
    designation.programme,
    nameEntry(translateSource(locale, designation.list).title, designation.entry),
    designation.listedOn === null ? null : formatDate(locale, designation.listedOn),
    [ended, decided ?? t('undecided')].filter((text) => text !== null).join(' · '),
  ]
}

const nameEntry = (list: string, entry: string | null): string => (entry === null ? list : `${list}: ${entry}`)
