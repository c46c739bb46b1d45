import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { SanctionMatch, SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { translateSource } from '@merleg/domain/reference/source-names'
import { formatDate, formatDay } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import { codeColumn, factBlocks, noteBlock, tableBlocks, textColumn } from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** What the company was compared with, and what was found; that nothing was checked where nothing was. */
export function renderSanctionsBlocks(screening: SanctionScreening, context: PrintContext): PrintBlock[] {
  const { locale } = context
  const t = getTranslator(locale, 'report/sanctions/answers')
  const { list, checkedAt, checkedCount, matches } = screening
  if (list === null || checkedAt === null) return [noteBlock(t('notChecked'), 'warning')]
  const named = translateSource(locale, list)
  const day = formatDate(locale, list.day)
  const open = matches.filter(({ endedAt }) => endedAt === null)
  return [
    open.length === 0
      ? noteBlock(t('noMatch', { day, title: named.title }))
      : noteBlock(t('matches', { count: open.length }), 'warning'),
    noteBlock(t('scope')),
    ...factBlocks([
      { key: t('list'), value: `${named.title} (${named.publisher})` },
      { key: t('day'), value: day },
      { key: t('entries'), value: formatNumber(locale, list.designationCount) },
      { key: t('checkedAt'), value: formatDay(locale, checkedAt) },
      { key: t('checkedCount'), value: formatNumber(locale, checkedCount) },
    ]),
    ...tableBlocks(
      t('found'),
      [
        textColumn(t('columns.party'), 3),
        textColumn(t('columns.listed'), 3),
        textColumn(t('columns.grade'), 2),
        textColumn(t('columns.programme'), 3),
        codeColumn(t('columns.listedOn')),
        textColumn(t('columns.decision'), 3),
      ],
      matches.map((match) => renderMatch(match, context)),
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
    designation.listedOn === null ? null : formatDate(locale, designation.listedOn),
    [ended, decided ?? t('undecided')].filter((text) => text !== null).join(' · '),
  ]
}
