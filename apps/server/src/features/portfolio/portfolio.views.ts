import {
  downloadPortfolio,
  type Portfolio,
  type PortfolioMoves,
  type PortfolioQuery,
} from '@merleg/contract/portfolio.contract'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import {
  countSimplified,
  countSpread,
  countUnrated,
  countWithoutAccounts,
  PORTFOLIO_DIMENSIONS,
} from '@merleg/domain/portfolio/portfolio-member'
import { WATCH_IMPORTANCES } from '@merleg/domain/watch-list/watch-importance'
import { countMoves, countStages, MOVE_CAUSES, MOVE_COLUMNS, MOVE_ROWS } from '@merleg/domain/portfolio/portfolio-moves'
import { getTranslator } from '@merleg/i18n/translator'
import { getExposure } from './exposure.views.ts'
import { type LoadedPortfolio, loadPortfolio, type PortfolioAsked } from './load-portfolio.ts'
import { listLabels } from './portfolio-members.repository.ts'
import { describeMadeUp, nameMoveEnd, namePart } from './portfolio-words.ts'

/** The watched companies as a whole. Throws as {@link loadPortfolio} does. */
export async function getPortfolioPage(db: DbOrTx, asked: PortfolioAsked): Promise<Portfolio> {
  const { subscriberId, query, locale } = asked
  const loaded = await loadPortfolio(db, asked)
  const t = getTranslator(locale, 'portfolio/answers')
  const { missingCount } = loaded
  return {
    meta: {
      watchedCount: loaded.watchedCount,
      missingCount,
      count: loaded.watched.length,
      importances: WATCH_IMPORTANCES.map((key) => ({
        key,
        label: getTranslator(locale, 'watch-list/answers')(`importances.${key}`),
      })),
      labels: await listLabels(db, subscriberId),
      madeUp: describeMadeUp(locale, loaded.members),
      asOf: loaded.ratedOn === null ? t('notRated') : t('asOf', { date: formatDate(locale, loaded.ratedOn) }),
      unrated: countUnrated(loaded.watched).map(({ reason, count }) => ({ reason: t(`reasons.${reason}`), count })),
      xlsxUrl: endpointUrl(downloadPortfolio, { query: toAddress(query) }),
      notes: [
        ...(query.importance === undefined && query.label === undefined ? [] : [t('notes.filtered')]),
        ...noteCount(locale, 'missing', missingCount),
        ...noteCount(locale, 'withoutAccounts', countWithoutAccounts(loaded.watched)),
        ...noteCount(locale, 'simplified', countSimplified(loaded.watched)),
      ],
    },
    spreads: PORTFOLIO_DIMENSIONS.map((key) => ({
      key,
      title: t(`dimensions.${key}`),
      parts: countSpread(loaded.watched, key).map((part) => ({ ...part, label: namePart(locale, key, part.key) })),
    })),
    moves: renderMoves(loaded, locale),
    exposure: await getExposure(db, { ...asked, loaded }),
  }
}

function noteCount(locale: Locale, note: 'missing' | 'withoutAccounts' | 'simplified', count: number): string[] {
  if (count === 0) return []
  const t = getTranslator(locale, 'portfolio/answers')
  return [t(`notes.${note}`, { count, number: formatNumber(locale, count) })]
}

/** What was asked for, without what is left out. */
export function toAddress({ importance, label, from, to, lossShare }: PortfolioQuery) {
  return {
    ...(importance === undefined ? {} : { importance }),
    ...(label === undefined ? {} : { label }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    lossShare,
  }
}

function renderMoves(loaded: LoadedPortfolio, locale: Locale): PortfolioMoves {
  const { moves, from, to, limits, isModelChanged } = loaded
  const t = getTranslator(locale, 'portfolio/answers')
  const cells = countMoves(moves)
  const { stages, leftOut } = countStages(moves)
  const sumOf = (isMeant: (cell: (typeof cells)[number]) => boolean) =>
    cells.filter(isMeant).reduce((sum, { count }) => sum + count, 0)
  return {
    from,
    to,
    rows: MOVE_ROWS.map((key) => ({ key, label: nameMoveEnd(locale, key), count: sumOf(({ row }) => row === key) })),
    columns: MOVE_COLUMNS.map((key) => ({
      key,
      label: nameMoveEnd(locale, key),
      count: sumOf(({ column }) => column === key),
    })),
    cells,
    causes: MOVE_CAUSES.map((key) => ({
      key,
      label: t(`causes.${key}.label`),
      about: t(`causes.${key}.about`),
      count: cells.reduce((sum, cell) => sum + cell[key], 0),
    })),
    stages: stages.map(({ band, ...counts }) => ({ key: band, label: nameMoveEnd(locale, band), ...counts })),
    isModelChanged,
    notes: [
      ...limits.map((limit) => t(`limits.${limit}`)),
      ...(isModelChanged ? [t('notes.anew')] : []),
      ...(leftOut > 0 ? [t('notes.leftOut', { count: leftOut })] : []),
    ],
  }
}
