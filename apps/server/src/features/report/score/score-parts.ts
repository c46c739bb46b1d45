import type { ScorePartRow } from '@merleg/contract/report/score.contract'
import type { ScorePart } from '@merleg/domain/score/rate/company-score'
import { FACTOR_DEFINITIONS } from '@merleg/domain/score/model/factor-definitions'
import { hasLeastDenominator, isOverNoSales, LEAST_DENOMINATOR } from '@merleg/domain/score/rate/compute-factors'
import { doesFactorFlow } from '@merleg/domain/score/rate/flowing-factors'
import { formatNumber } from '@merleg/domain/format/number'
import { CAP_RULES, listCaps, sumParts } from '@merleg/domain/score/rate/score-caps'
import type { FactorKey } from '@merleg/domain/score/model/factor-keys'
import type { FactorShape } from '@merleg/domain/score/model/score-model'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { describeCap } from '../rating/cap-words.ts'
import { findIncomparableYear, findIrregularYear, type IrregularYear } from '../business-years/irregular-year.ts'
import { describeActivity } from '../words/register-words.ts'
import { formatPoints, formatValue } from '../rating/score-words.ts'
import { tellIrregularYear } from '../business-years/irregular-year-words.ts'
import { describeEvidence } from './factor-evidence.ts'
import { placeInField, placeInSector } from './place-in-field.ts'
import { findScoreYears, type ScoreInput } from './score-input.ts'
import { factorOrigin } from './score-origins.ts'
import { renderEarlierPart } from './earlier-part.ts'
import { renderRegisterPart } from './register-part.ts'

type PartOf<Kind extends ScorePart['kind']> = Extract<ScorePart, { kind: Kind }>

/** Factors that compare a year with the one before. */
const COMPARED: readonly FactorKey[] = ['salesGrowth', 'priorProfits', 'profitChange']

const NOTHING_MEASURED = { unit: null, value: null, bin: null, range: null, typical: null, origin: null } as const

/** Every term of the points with its reason; together they are exactly the points. */
export function renderParts(input: ScoreInput): ScorePartRow[] {
  return input.score.parts.map((part) => {
    switch (part.kind) {
      case 'base':
        return renderBase(part, input)
      case 'factor':
        return renderFactor(part, input)
      case 'earlier':
        return renderEarlierPart(part, input)
      case 'register':
        return renderRegisterPart(part, input)
      case 'scale':
        return renderScale(part, input)
      case 'cap':
        return renderCap(part, input)
    }
  })
}

function renderBase({ points }: PartOf<'base'>, { locale, score, isTabular }: ScoreInput): ScorePartRow {
  const t = getTranslator(locale, 'report/score/answers')
  const basis = score.basis === 'unrated' ? 'register' : score.basis
  return {
    kind: 'base',
    key: 'base',
    label: t('parts.base.label'),
    definition: t(`parts.base.${basis}`),
    reason: isTabular ? '' : t('parts.base.reason', { points: formatPoints(locale, points) }),
    points,
    ...NOTHING_MEASURED,
  }
}

function renderFactor(part: PartOf<'factor'>, input: ScoreInput): ScorePartRow {
  const { key, value, points } = part
  const words = getTranslator(input.locale, 'score/factors')
  const formula = words(`${key}.formula`)
  const t = getTranslator(input.locale, 'report/score/answers')
  const shape = findShape(part, input)
  const measured = measureFactor(part, input, shape)
  return {
    kind: 'factor',
    key,
    label: words(`${key}.name`),
    definition: [
      t('parts.factor.definition', { definition: words(`${key}.definition`), formula }),
      hasLeastDenominator(key) ? t('parts.factor.floor', leastShare(input.locale)) : '',
    ]
      .filter(Boolean)
      .join(' '),
    reason: explainFactor(part, input, { shape, measured }),
    points,
    ...measured,
    range: shape === null ? null : rangeOf(shape),
    origin: value === null ? null : factorOrigin(input, key),
  }
}

/** The share of the assets that stands in for a denominator of nothing, in hundredths. */
function leastShare(locale: Locale): { percent: string } {
  return { percent: formatNumber(locale, LEAST_DENOMINATOR * 100) }
}

function findShape({ key }: PartOf<'factor'>, { model }: ScoreInput): FactorShape | null {
  return model?.factors.find((shape) => shape.key === key) ?? null
}

type Explained = { shape: FactorShape | null; measured: Measured }

function explainFactor(part: PartOf<'factor'>, input: ScoreInput, { shape, measured }: Explained): string {
  const { key, points } = part
  const { locale, isTabular, score } = input
  const { unit, value } = measured
  const t = getTranslator(locale, 'report/score/answers')
  const place = shape === null ? '' : describePlace(input, { shape, points, measured })
  const irregular = value === null ? findIrregularYearOf(input, key) : null
  if (isTabular && irregular !== null) return t('parts.factor.unknownLength', tellIrregularYear(locale, irregular))
  if (isTabular && value !== null && score.inputs !== null && isOverNoSales(key, score.inputs))
    return t('parts.factor.knownNoSales', leastShare(locale))
  if (isTabular) return value === null ? t('parts.factor.unknown') : place
  const label = getTranslator(locale, 'score/factors')(`${key}.name`)
  const words = { label, points: formatPoints(locale, points) }
  if (irregular !== null) return t('parts.factor.irregularYear', { ...words, ...tellIrregularYear(locale, irregular) })
  if (value === null || unit === null) return t('parts.factor.missing', words)
  const known = { ...words, value: formatValue(locale, value, { unit, currency: score.currency }) }
  if (score.inputs !== null && isOverNoSales(key, score.inputs))
    return t('parts.factor.noSales', { ...known, ...leastShare(locale) })
  if (shape === null) return t('parts.factor.plain', known)
  return [t('parts.factor.reason', { ...known, place }), ...describeEvidence(locale, part, shape)].join(' ')
}

/** The business year that is too short or long for a factor that compares years; null for all other factors. */
function findIrregularYearOf({ score, businessYears }: ScoreInput, key: FactorKey): IrregularYear | null {
  if (!COMPARED.includes(key) || score.statementYear === null) return null
  return findIncomparableYear(businessYears?.years ?? [], score.statementYear)
}

type Placed = { shape: FactorShape; points: number; measured: Measured }

/** Each group by its name, both by what is the better: those the model learnt from by the points. */
function describePlace({ locale, model, score }: ScoreInput, { shape, points, measured }: Placed): string {
  const t = getTranslator(locale, 'report/score/answers')
  const place = placeInField(shape, points)
  const words = t(model?.register === undefined ? `places.${place}` : `ownPlaces.${place}`)
  const { value, typical, unit } = measured
  if (value === null || typical === null || unit === null) return words
  const show = (shown: number) => formatValue(locale, shown, { unit, currency: score.currency })
  const sector = t(`sectorPlaces.${placeInSector(typical, { value, direction: shape.direction, show })}`)
  return t('placesTogether', { sector, field: words })
}

type Measured = Pick<ScorePartRow, 'unit' | 'value' | 'bin' | 'typical'>

/**
 * A logarithm says nothing to a reader: the size of a company is shown as the assets that it is the logarithm of, and
 * what it is compared with likewise, to three digits.
 */
function measureFactor(part: PartOf<'factor'>, input: ScoreInput, shape: FactorShape | null): Measured {
  const { key, value } = part
  const { unit } = FACTOR_DEFINITIONS[key]
  const bin = shape === null || part.bin === null ? null : limitsOf(shape, part.bin)
  const typical = renderTypical(part, input)
  if (unit !== 'magnitude') return { unit, value, bin, typical }
  const assets = input.score.inputs?.totalAssets ?? null
  if (assets === null || value === null) return { unit: null, value: null, bin: null, typical: null }
  const toAmount = (magnitude: number) => Number((assets * 10 ** (magnitude - value)).toPrecision(3))
  const toLimit = (magnitude: number | null) => (magnitude === null ? null : toAmount(magnitude))
  return {
    unit: 'currency',
    value: assets,
    bin: bin && { from: toLimit(bin.from), below: toLimit(bin.below) },
    typical: typical && {
      ...typical,
      lowerQuartile: toAmount(typical.lowerQuartile),
      median: toAmount(typical.median),
      upperQuartile: toAmount(typical.upperQuartile),
    },
  }
}

function limitsOf({ bins }: FactorShape, bin: number): ScorePartRow['bin'] {
  return { from: bins[bin - 1]?.below ?? null, below: bins[bin]?.below ?? null }
}

function rangeOf({ bins }: FactorShape): ScorePartRow['range'] {
  const points = bins.map((bin) => bin.points)
  return { lowest: Math.min(...points), highest: Math.max(...points) }
}

/** What flows through a year that is no whole one stands beside no other company, nor does its reason say so. */
function renderTypical({ key }: PartOf<'factor'>, input: ScoreInput): ScorePartRow['typical'] {
  const { locale, typical } = input
  const { current } = findScoreYears(input)
  const found = typical.get(key)
  if (found === undefined) return null
  if (doesFactorFlow(key) && current !== null && findIrregularYear(current) !== null) return null
  const { sectorId, companyCount, lowerQuartile, median, upperQuartile } = found
  const sector = describeActivity(locale, { scheme: 'NACE2', code: sectorId })
  return { sector, companyCount, lowerQuartile, median, upperQuartile }
}

function renderScale({ points }: PartOf<'scale'>, { locale, score }: ScoreInput): ScorePartRow {
  const t = getTranslator(locale, 'report/score/answers')
  const sum = sumParts(score.parts.filter(({ kind }) => kind !== 'scale' && kind !== 'cap'))
  return {
    kind: 'scale',
    key: 'scale',
    label: t('parts.scale.label'),
    definition: t('parts.scale.definition'),
    reason: t('parts.scale.reason', {
      sum: formatPoints(locale, sum),
      limit: points < 0 ? 100 : 0,
      points: formatPoints(locale, points),
    }),
    points,
    ...NOTHING_MEASURED,
  }
}

function renderCap({ key, points }: PartOf<'cap'>, { locale, score }: ScoreInput): ScorePartRow {
  const t = getTranslator(locale, 'report/score/answers')
  const cap = listCaps(score).find((one) => one.key === key) ?? null
  const limit = cap?.highest ?? CAP_RULES[key].running.highest
  const fact = cap === null ? t(`parts.cap.running.${key}`) : describeCap(locale, cap)
  const words = { fact, limit, points: formatPoints(locale, points) }
  const months = CAP_RULES[key].afterwards?.months
  const sentences = [t('parts.cap.definition'), months === undefined ? null : t('parts.cap.afterwards', { months })]
  return {
    kind: 'cap',
    key,
    label: t(`parts.cap.label.${key}`),
    definition: sentences.flatMap((text) => text ?? []).join(' '),
    reason: points === 0 ? t('parts.cap.within', words) : t('parts.cap.reason', words),
    points,
    ...NOTHING_MEASURED,
  }
}
