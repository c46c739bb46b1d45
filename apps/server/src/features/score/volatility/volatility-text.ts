import {
  findMovers,
  measureVolatility,
  rankSilent,
  type CompanyYears,
  type PointsKey,
  type SilenceRanking,
  type Spread,
} from '@merleg/domain/score/evaluate/volatility'
import {
  formatCount,
  formatEstimate,
  formatFigure,
  formatShare,
  renderPlainTable,
} from '@merleg/domain/score/evaluate/figure-text'

const KEYS: readonly PointsKey[] = ['alone', 'rated']
const NAMES: Readonly<Record<PointsKey, string>> = { alone: 'a year alone', rated: 'as rated' }
const MOVERS = 8

/** How much ratings move from a year to the next, what moves them, and what the year before costs or gains in ranking. */
export function renderVolatility(companies: readonly CompanyYears[]): string {
  const { companies: count, years, changes, largest } = measureVolatility(companies, 'rated')
  const silence = rankSilent(companies)
  return `${[
    `${formatCount(count)} companies with accounts, ${formatCount(years)} rated years, ${formatCount(changes.count)} changes; ${formatCount(largest.count)} companies with two changes or more`,
    'By how many points, at the median / for nine tenths at most:',
    renderPlainTable({
      head: ['', 'change', 'largest of a company', 'largest fall', 'largest rise'],
      rows: KEYS.map((key) => describeVolatility(companies, key)),
    }),
    'Mean movement of the parts of a year alone, in points:',
    renderPlainTable({
      head: ['part', 'points'],
      rows: findMovers(companies)
        .slice(0, MOVERS)
        .map(({ name, points }) => [name, formatFigure(points, 2)]),
    }),
    silence === null ? 'Nobody fell silent: nothing to rank.' : renderSilence(silence),
  ].join('\n\n')}\n`
}

function describeVolatility(companies: readonly CompanyYears[], key: PointsKey): string[] {
  const { changes, largest, largestFall, largestRise } = measureVolatility(companies, key)
  return [NAMES[key], ...[changes, largest, largestFall, largestRise].map(describeSpread)]
}

function describeSpread({ count, median, ninth }: Spread): string {
  return count === 0 ? '–' : `${median} / ${ninth}`
}

function renderSilence({ rows, silent, rated, alone, difference, calm }: SilenceRanking): string {
  return [
    `Of ${formatCount(rows)} years with a year before and two years after, ${formatCount(silent)} without a filing in these two:`,
    renderPlainTable({
      head: ['', 'AUC (95 %)', 'at 67 points or more', 'of these silent'],
      rows: [
        [NAMES.alone, formatEstimate(alone, 4), ...describeCalm(calm.alone)],
        [NAMES.rated, formatEstimate(rated, 4), ...describeCalm(calm.rated)],
        ['difference', formatEstimate(difference, 4), '', ''],
      ],
    }),
  ].join('\n\n')
}

function describeCalm({ rows, silent }: SilenceRanking['calm'][PointsKey]): string[] {
  return [formatCount(rows), rows === 0 ? '–' : `${formatCount(silent)} (${formatShare(silent / rows)})`]
}
