import type { Portfolio } from '@merleg/contract/portfolio.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { FileAnswer } from '../../app/endpoint-stream.ts'
import { nameStatusColumn, renderStatusOn } from '../../shared/status-badge.ts'
import { renderWorkbook, type SheetContent, type SheetRow } from '../../shared/xlsx.ts'
import { listLastTold } from '../register/last-told.repository.ts'
import { toFileName } from '../report/words/file-name.ts'
import { loadPortfolio, type PortfolioAsked } from './load-portfolio.ts'
import { renderMember } from './portfolio-companies.views.ts'
import { getPortfolioPage } from './portfolio.views.ts'

type Sheet = { page: Portfolio; locale: Locale; today: string }

/** Spread, moves, companies and receivables, each on a sheet of its own. Throws as the portfolio does. */
export async function renderPortfolioFile(db: DbOrTx, asked: PortfolioAsked): Promise<FileAnswer> {
  const { locale, today } = asked
  const sheet = { page: await getPortfolioPage(db, asked), locale, today }
  const t = getTranslator(locale, 'portfolio/answers')
  const sheets = [layOutSpread(sheet), layOutMoves(sheet), await layOutCompanies(db, asked, sheet)]
  return {
    fileName: toFileName([t('file.name'), today], 'xlsx'),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: await renderWorkbook(...sheets, ...layOutExposure(sheet)),
  }
}

function listHeading({ page: { meta }, locale, today }: Sheet, title: string): string[] {
  const t = getTranslator(locale, 'portfolio/answers')
  return [
    `${getTranslator(locale, 'portfolio/words')('title')}: ${title}`,
    t('file.state', { date: formatDate(locale, today) }),
    meta.asOf,
    ...meta.notes,
    ...(meta.madeUp === null ? [] : [meta.madeUp]),
  ]
}

function layOutSpread(sheet: Sheet): SheetContent {
  const { page, locale } = sheet
  const t = getTranslator(locale, 'portfolio/answers')
  const words = getTranslator(locale, 'portfolio/words')
  return {
    sheetName: words('spread'),
    heading: listHeading(sheet, words('spread')),
    columns: [
      { title: t('file.dimension'), width: 30, kind: 'text' },
      { title: t('file.part'), width: 60, kind: 'text' },
      { title: words('columns.count'), width: 14, kind: 'number' },
      { title: words('columns.share'), width: 12, kind: 'percent' },
    ],
    rows: page.spreads.flatMap(({ title, parts }) =>
      parts.map(({ label, count, share }): SheetRow => ({ cells: [title, label, count, share], isStrong: false })),
    ),
  }
}

function layOutMoves(sheet: Sheet): SheetContent {
  const { page, locale } = sheet
  const words = getTranslator(locale, 'portfolio/words')
  const { rows, columns, cells, causes, from, to, notes } = page.moves
  const days = words('movesOf', { from: formatDate(locale, from), to: formatDate(locale, to) })
  const countOf = (row: string, column: string) =>
    cells.find((cell) => cell.row === row && cell.column === column)?.count ?? 0
  return {
    sheetName: words('moves'),
    heading: [...listHeading(sheet, `${words('moves')}: ${days}`), ...notes],
    columns: [
      { title: words('fromTo'), width: 30, kind: 'text' },
      ...columns.map(({ label }) => ({ title: label, width: 16, kind: 'number' as const })),
      { title: words('total'), width: 12, kind: 'number' },
    ],
    rows: [
      ...rows.map(({ key, label, count }): SheetRow => ({
        cells: [label, ...columns.map((column) => countOf(key, column.key)), count],
        isStrong: false,
      })),
      {
        cells: [words('total'), ...columns.map(({ count }) => count), rows.reduce((sum, { count }) => sum + count, 0)],
        isStrong: true,
      },
      { cells: [words('causes')], isStrong: true },
      ...causes.map(({ label, count }): SheetRow => ({ cells: [label, count], isStrong: false, indent: 1 })),
    ],
    frozenColumns: 1,
  }
}

async function layOutCompanies(db: DbOrTx, asked: PortfolioAsked, sheet: Sheet): Promise<SheetContent> {
  const { locale, today } = asked
  const { members, moves } = await loadPortfolio(db, asked)
  const ids = members.map(({ companyId }) => companyId)
  const lastTold = await listLastTold(db, ids)
  const t = getTranslator(locale, 'portfolio/answers')
  const words = getTranslator(locale, 'portfolio/words')
  const { compare } = new Intl.Collator(locale)
  const moveOf = new Map(moves.map((move) => [move.companyId, move]))
  const text = (title: string, width: number) => ({ title, width, kind: 'text' as const })
  return {
    sheetName: words('companies'),
    heading: listHeading(sheet, words('companies')),
    columns: [
      text(words('columns.company'), 40),
      text(words('columns.id'), 14),
      text(nameStatusColumn(locale), 30),
      text(words('columns.importance'), 14),
      { title: words('columns.points'), width: 8, kind: 'number' },
      text(words('columns.rating'), 28),
      text(words('columns.before'), 28),
      text(words('columns.between'), 24),
      text(words('columns.after'), 28),
      text(words('columns.cause'), 20),
      text(t('file.madeUp'), 10),
    ],
    rows: members
      .toSorted((a, b) => compare(a.name, b.name))
      .map((member): SheetRow => {
        const row = renderMember(member, moveOf.get(member.companyId) ?? null, locale)
        const { risk, before, between, after, cause, importance, isMadeUp } = row
        const told = { lastTold: lastTold.get(member.companyId) ?? null, today }
        const status = renderStatusOn(locale, member.status, told).value
        return {
          cells: [
            member.name,
            member.companyId,
            status,
            importance,
            risk?.value ?? null,
            risk?.label ?? null,
            before?.label ?? null,
            between?.label ?? null,
            after?.label ?? null,
            cause,
            isMadeUp ? t('file.madeUp') : null,
          ],
          isStrong: false,
        }
      }),
    frozenColumns: 1,
  }
}

function layOutExposure(sheet: Sheet): SheetContent[] {
  const { page, locale } = sheet
  if (page.exposure === null) return []
  const words = getTranslator(locale, 'portfolio/words')
  const { currencies, assumption, notes, origin } = page.exposure
  const row = (cells: SheetRow['cells'], isStrong = false): SheetRow => ({ cells, isStrong, numberFormat: '#,##0.00' })
  return [
    {
      sheetName: words('exposure'),
      heading: [...listHeading(sheet, words('exposure')), origin, assumption, ...notes],
      columns: [
        { title: words('columns.currency'), width: 10, kind: 'text' },
        { title: words('columns.company'), width: 44, kind: 'text' },
        { title: words('columns.amount'), width: 18, kind: 'number' },
        { title: words('columns.probability'), width: 16, kind: 'percent' },
        { title: words('columns.expectedLoss'), width: 18, kind: 'number' },
        { title: words('columns.band'), width: 28, kind: 'text' },
        { title: nameStatusColumn(locale), width: 30, kind: 'text' },
      ],
      rows: currencies.flatMap((sum) => {
        const { currency, largest, risks, overdue } = sum
        const listed = (title: string, companies: typeof largest) => [
          row([currency, title], true),
          ...companies.map(({ name, amount, probability, expectedLoss, risk, standing, isFailed }) =>
            row([currency, name.value, amount, probability, expectedLoss, risk.label, standing], isFailed),
          ),
        ]
        return [
          row([currency, words('sums.amount'), sum.amount], true),
          row([currency, words('sums.failed'), sum.failedAmount]),
          row([currency, words('sums.known'), sum.knownAmount]),
          row([currency, words('sums.unknown'), sum.unknownAmount]),
          row([currency, words('sums.unmatched'), sum.unmatchedAmount]),
          row([currency, words('sums.expectedLoss'), null, null, sum.expectedLoss]),
          row([currency, words('overdue')], true),
          ...overdue.map(({ label, amount }) => row([currency, label, amount])),
          ...listed(words('largest'), largest),
          ...listed(words('risks'), risks),
        ]
      }),
    },
  ]
}
