import { capitalise } from '@merleg/domain/format/capitalise'
import type { PrintBlock, PrintCell } from '@merleg/contract/report/print.contract'
import type { ScorePage, ScorePartRow } from '@merleg/contract/report/score.contract'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatNumber, formatPercent, formatProbability } from '@merleg/domain/format/number'
import { formatValue } from '../rating/score-words.ts'
import {
  codeColumn,
  factBlocks,
  figureColumn,
  headingBlock,
  noteBlock,
  tableBlocks,
  textColumn,
} from '../print-blocks/blocks.ts'
import type { PrintContext } from '../print-blocks/context.ts'

/** Why a company has its rating: what the points are made of, and what they come to. */
export function renderScoreBlocks(page: ScorePage, context: PrintContext): PrintBlock[] {
  const { locale } = context
  const { value, label } = page.risk
  const t = getTranslator(locale, 'report/score/answers')
  const points = value === null ? label : `${formatNumber(locale, value)} – ${label}`
  for (const { origin } of page.parts) if (origin) context.cite(...origin.sources)
  return [
    ...factBlocks([{ key: t('print.total'), value: points, note: page.basisText }]),
    ...renderCaveats(page, locale),
    ...renderParts(page, locale),
    ...renderProbabilities(page, locale),
    ...renderCreditLimit(page, locale),
    ...renderChange(page, locale),
    ...renderClassical(page, locale),
    noteBlock(t('print.model', page.model)),
  ]
}

/** What limits the rating, what band and limit advise together, and where the classical models contradict it. */
function renderCaveats(
  { caveats, confidence, advice, classicalNote, yearsNote }: ScorePage,
  locale: Locale,
): PrintBlock[] {
  const texts = [advice && capitalise(locale, advice), classicalNote, yearsNote]
  return [
    ...(confidence === null
      ? []
      : [noteBlock(`${capitalise(locale, confidence)}: ${caveats.map(({ text }) => text).join(' ')}`, 'warning')]),
    ...texts.flatMap((text) => (text === null ? [] : [noteBlock(text)])),
  ]
}

function renderParts({ parts, risk, accounts }: ScorePage, locale: Locale): PrintBlock[] {
  if (parts.length === 0) return []
  const t = getTranslator(locale, 'report/score/answers')
  const words = getTranslator(locale, 'report/score/words')
  const columns = [
    textColumn(t('print.columns.part'), 6),
    figureColumn(t('print.columns.value')),
    figureColumn(t('print.columns.typical')),
    textColumn(t('print.columns.reason'), 6),
    figureColumn(t('print.columns.points')),
  ]
  const currency = accounts?.currency ?? null
  const rows = parts.flatMap((part, index): PrintCell[][] => {
    const isFirst = part.kind !== parts[index - 1]?.kind
    const cells: PrintCell[] = [
      { text: part.label, indent: hasGroup(part) ? 1 : 0 },
      { text: measure(part, { locale, currency, value: part.value }) },
      { text: measure(part, { locale, currency, value: part.typical?.median ?? null }), tone: 'muted' },
      { text: capitalise(locale, part.reason), tone: 'muted' },
      { text: formatNumber(locale, part.points, { signed: true }), strong: true, ...toneOf(part) },
    ]
    return isFirst && hasGroup(part) ? [groupRow(t(`print.groups.${part.kind}`)), cells] : [cells]
  })
  const total = groupRow(t('print.total'), risk.value === null ? '' : formatNumber(locale, risk.value))
  const typical = parts.find((part) => part.typical !== null)?.typical
  return [
    ...tableBlocks(t('print.parts'), columns, [...rows, total]),
    ...(typical ? [noteBlock(words('sectorBasis', { sector: typical.sector, count: typical.companyCount }))] : []),
  ]
}

type GroupedPart = ScorePartRow & { kind: 'factor' | 'register' }

/** What was trained and what an expert added are told apart. */
function hasGroup(part: ScorePartRow): part is GroupedPart {
  return part.kind === 'factor' || part.kind === 'register'
}

function groupRow(title: string, points = ''): PrintCell[] {
  const [value, typical, reason] = [{ text: '' }, { text: '' }, { text: '' }]
  return [{ text: title, strong: true }, value, typical, reason, { text: points, strong: true }]
}

type Measured = { locale: Locale; currency: string | null; value: number | null }

function measure({ unit }: ScorePartRow, { locale, currency, value }: Measured): string {
  return unit === null || value === null ? '' : formatValue(locale, value, { unit, currency })
}

function toneOf({ kind, points }: ScorePartRow): Pick<PrintCell, 'tone'> {
  if (kind === 'base' || points === 0) return {}
  return { tone: points > 0 ? 'positive' : 'negative' }
}

function renderProbabilities({ probabilities }: ScorePage, locale: Locale): PrintBlock[] {
  if (probabilities === null) return []
  const t = getTranslator(locale, 'report/score/answers')
  const rows = probabilities.horizons.map(({ months, probability }) => ({
    key: t('print.months', { months }),
    value: formatProbability(locale, probability),
  }))
  return [headingBlock(t('print.probabilities')), ...factBlocks(rows), noteBlock(probabilities.baseRateText)]
}

function renderCreditLimit({ creditLimit }: ScorePage, locale: Locale): PrintBlock[] {
  if (creditLimit === null) return []
  const t = getTranslator(locale, 'report/score/answers')
  const { value, currency, formula, steps } = creditLimit
  const rows = steps.flatMap((step) => {
    if (step.value === null) return []
    const text =
      step.key === 'probability'
        ? formatProbability(locale, step.value)
        : step.unit === 'percent'
          ? formatPercent(locale, step.value)
          : formatValue(locale, step.value, { ...step, currency })
    return [[step.label, text]]
  })
  const columns = [textColumn(t('print.columns.step')), figureColumn(t('print.columns.amount'))]
  const noLimit = getTranslator(locale, 'risk-rating/words')('noLimit')
  const caption = value === 0 ? noLimit : t('print.creditLimitValue', { value: formatMoney(locale, value, currency) })
  return [...tableBlocks(caption, columns, rows), noteBlock(formula)]
}

function renderChange({ change }: ScorePage, locale: Locale): PrintBlock[] {
  if (change === null) return []
  return [headingBlock(getTranslator(locale, 'report/score/answers')('print.change')), noteBlock(change.text)]
}

function renderClassical({ classical }: ScorePage, locale: Locale): PrintBlock[] {
  if (classical.length === 0) return []
  const t = getTranslator(locale, 'report/score/answers')
  const columns = [
    codeColumn(t('print.columns.model')),
    figureColumn(t('print.columns.result')),
    textColumn(t('print.columns.zone'), 3),
    textColumn(t('print.columns.thresholds'), 5),
  ]
  const rows = classical.map(({ name, value, zoneLabel, thresholds }) => [
    name,
    formatNumber(locale, value, { decimals: 2 }),
    zoneLabel,
    { text: thresholds, tone: 'muted' as const },
  ])
  const why = getTranslator(locale, 'score/classical-models')('whyShown')
  return [...tableBlocks(t('print.classical'), columns, rows), noteBlock(why)]
}
