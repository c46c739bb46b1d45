import type { ScorePage } from '@merleg/contract/report/score.contract'
import { explainChange, type ScoreChange } from '@merleg/domain/score/explain/explain-change'
import { findLifts, type LiftStep } from '@merleg/domain/score/explain/lift-band'
import { areRatedAlike } from '@merleg/domain/score/rated-by'
import { getTranslator } from '@merleg/i18n/translator'
import { formatDate } from '@merleg/domain/format/date'
import { renderRisk } from '../../../shared/shown-risk.ts'
import { formatPoints, formatValue, namePart } from '../rating/score-words.ts'
import type { ShownScore } from '../rating/rate-now.ts'
import { scoreAccounts, type ScoreInput } from './score-input.ts'

/** What would bring the company into a better band, in words. */
export function renderLifts(input: ScoreInput): ScorePage['lifts'] {
  const { locale, profile, score, model, scoreConfig } = input
  const accounts = scoreAccounts(input)
  if (accounts === null || model === null) return []
  const rating = { facts: score.facts, accounts, asOf: score.asOf, model, config: scoreConfig }
  const t = getTranslator(locale, 'report/score/answers')
  const money = (value: number) => formatValue(locale, value, { unit: 'currency', currency: accounts.currency })
  const levers = getTranslator(locale, 'score/levers')
  const renderStep = ({ input: key, lever, amount, from, to }: LiftStep) => ({
    input: key,
    label: t(`inputs.${key}`),
    from,
    to,
    text: levers(`levers.${lever}.step`, { amount: money(amount), from: money(from), to: money(to) }),
  })
  return findLifts({ score, ...rating }).map(({ points, steps }) => {
    const { band, label } = renderRisk(locale, { kind: profile.kind, points, basis: score.basis })
    return { band, label, points, changes: steps.map(renderStep) }
  })
}

/** Against the stored rating before; null where there is none, or the two cannot be told apart. */
export function renderChange(input: ScoreInput): ScorePage['change'] {
  const { score, history, model, scoreConfig } = input
  const previous = history[1]
  const points = previous?.points ?? null
  if (previous === undefined || points === null || model === null) return null
  const change = explainChange({ before: previous, after: score, model, config: scoreConfig })
  if (change === null) return null
  const { asOf, modelVersion } = previous
  return {
    previous: { asOf, points, modelVersion },
    byModel: change.byModel,
    byCompany: change.byCompany,
    text: [describeChange(input, change, previous), describeMost(input, change)]
      .filter((text) => text !== '')
      .join(' '),
    parts: change.parts.map(({ part, points: changed }) => ({
      kind: part.kind,
      key: 'key' in part ? part.key : part.kind,
      label: namePart(input.locale, part),
      points: changed,
    })),
  }
}

function describeChange(
  { locale, score }: ScoreInput,
  { byModel, byCompany }: ScoreChange,
  previous: ShownScore,
): string {
  const t = getTranslator(locale, 'report/score/answers')
  const points = (value: number) => formatPoints(locale, value)
  const words = {
    date: formatDate(locale, previous.asOf),
    total: points(byModel + byCompany),
    byModel: points(byModel),
    byCompany: points(byCompany),
  }
  if (byModel === 0 && byCompany === 0)
    return t(areRatedAlike(previous, score) ? 'change.same' : 'change.sameByOtherModel', words)
  if (byModel === 0) return t('change.company', words)
  return t(byCompany === 0 ? 'change.model' : 'change.both', words)
}

const MOST_NAMED = 2

/** The parts of the company that moved the points most, where it did: “change of sales −11, equity ratio −3”. */
function describeMost({ locale }: ScoreInput, { parts }: ScoreChange): string {
  const moved = parts
    .filter(({ byCompany }) => byCompany !== 0)
    .toSorted((left, right) => Math.abs(right.byCompany) - Math.abs(left.byCompany))
    .slice(0, MOST_NAMED)
  if (moved.length === 0) return ''
  const named = moved.map(({ part, byCompany }) => `${namePart(locale, part)} ${formatPoints(locale, byCompany)}`)
  return getTranslator(locale, 'report/score/answers')('change.most', { parts: named.join(', ') })
}
