import type { GroupMember, ReportGroup } from '@merleg/contract/report/group.contract'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import {
  codeColumn,
  factBlocks,
  figureColumn,
  headingBlock,
  noteBlock,
  silenceBlock,
  tableBlocks,
  textColumn,
} from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** Head and rule, members, sums, failed companies and signs, each as the page has it. */
export function renderGroupBlocks(group: ReportGroup, { locale, onlyValid }: PrintContext): PrintBlock[] {
  const t = getTranslator(locale, 'report/group/answers')
  return [
    ...(group.count === 0 ? [] : factBlocks([{ key: t('print.head'), value: group.head.name }])),
    ...group.head.reasons.map((reason) => noteBlock(reason)),
    ...(group.silence === null ? [] : [silenceBlock(group.silence)]),
    ...(group.count === 0 ? [] : [...renderMembers(group, locale), ...renderSums(group, locale)]),
    ...(isTold(group.failures.count, group.failures) ? renderFailures(group, locale, onlyValid) : []),
    ...(isTold(group.phoenix.items.length, group.phoenix) ? renderPhoenix(group, locale) : []),
  ]
}

/** Nothing is told below of a company that was not there yet, where nothing is there either. */
const isTold = (count: number, { silence }: Pick<ReportGroup, 'silence'>): boolean => count > 0 || silence !== null

const money = (locale: Locale, value: number | null, currency: string | null): string | null =>
  value === null || currency === null ? null : formatMoney(locale, value, currency)

function renderMembers({ members, count }: ReportGroup, locale: Locale): PrintBlock[] {
  const t = getTranslator(locale, 'report/group/answers')
  const columns = [
    textColumn(t('print.name'), 3),
    textColumn(t('print.why'), 4),
    codeColumn(t('print.year')),
    figureColumn(t('print.sales')),
    figureColumn(t('print.equity')),
    figureColumn(t('print.headcount')),
  ]
  const caption = t('print.members', {
    shown: formatNumber(locale, members.length),
    total: formatNumber(locale, count),
  })
  const rows = members.map((member) => [
    { text: describeMember(member), strong: member.isAsked },
    [...member.reasons, ...member.marks, `${t('print.counted')}: ${member.counted.text}.`].join(' '),
    member.year === null ? null : String(member.year),
    money(locale, member.sales, member.currency),
    money(locale, member.equity, member.currency),
    member.headcount === null ? null : formatNumber(locale, member.headcount),
  ])
  return tableBlocks(caption, columns, rows)
}

/** Name, status and rating: columns of their own leave no room for the reasons. */
function describeMember({ name, status, risk }: GroupMember): string {
  const rating = risk === null ? [] : [`${risk.value} ${risk.label}`]
  return [name, ...(status === null ? [] : [status.value]), ...rating].join(', ')
}

function renderSums({ sums, headcount, notes }: ReportGroup, locale: Locale): PrintBlock[] {
  const t = getTranslator(locale, 'report/group/answers')
  const columns = [
    codeColumn(t('print.currency')),
    figureColumn(t('print.sales')),
    figureColumn(t('print.equity')),
    textColumn(t('print.note'), 5),
  ]
  const rows = sums.map(({ currency, sales, equity, note }) => [
    currency,
    money(locale, sales, currency),
    money(locale, equity, currency),
    note,
  ])
  const heads = headcount.value === null ? null : formatNumber(locale, headcount.value)
  return [
    ...tableBlocks(t('print.sums'), columns, rows),
    ...factBlocks([{ key: t('print.headcount'), value: heads, note: headcount.note }]),
    ...notes.map((note) => noteBlock(note)),
  ]
}

function renderFailures({ failures }: ReportGroup, locale: Locale, onlyValid: boolean): PrintBlock[] {
  const hidden = onlyValid ? failures.inactive : 0
  const t = getTranslator(locale, 'report/group/answers')
  const columns = [textColumn(t('print.name'), 3), textColumn(t('print.failure'), 3), textColumn(t('print.paths'), 6)]
  const rows = failures.items.map(({ name, text, paths }) => [
    name,
    text,
    paths.map((path) => `${path.text}. ${path.time}`).join(' '),
  ])
  return [
    ...(rows.length === 0 ? [headingBlock(t('print.failures'))] : []),
    ...tableBlocks(t('print.failures'), columns, rows),
    ...(hidden === 0 ? [] : [noteBlock(t('failures.hidden', { number: formatNumber(locale, hidden) }))]),
    ...failures.notes.map((note) => noteBlock(note)),
    ...(failures.silence === null ? [] : [silenceBlock(failures.silence)]),
  ]
}

function renderPhoenix({ phoenix }: ReportGroup, locale: Locale): PrintBlock[] {
  const t = getTranslator(locale, 'report/group/answers')
  const columns = [textColumn(t('print.pair'), 4), textColumn(t('print.for'), 4), textColumn(t('print.against'), 3)]
  const rows = phoenix.items.map(({ title, text, reasons, counterReasons }) => [
    `${title}. ${text}`,
    reasons.join(' '),
    counterReasons.join(' '),
  ])
  return [
    ...(rows.length === 0 ? [headingBlock(t('print.phoenix'))] : []),
    ...tableBlocks(t('print.phoenix'), columns, rows),
    ...phoenix.notes.map((note) => noteBlock(note)),
    ...(phoenix.silence === null ? [] : [silenceBlock(phoenix.silence)]),
  ]
}
