import type { ScorePartRow } from '@merleg/contract/report/score.contract'
import type { ScorePart } from '@merleg/domain/score/rate/company-score'
import { findRegisterFact, rangeOfRegisterFactor } from '@merleg/domain/score/rate/register-parts'
import { REGISTER_RULES } from '@merleg/domain/score/rate/register-rules'
import { getTranslator } from '@merleg/i18n/translator'
import { formatPoints } from '../rating/score-words.ts'
import { describeMissing } from './missing-filing.ts'
import type { ScoreInput } from './score-input.ts'

type RegisterPart = Extract<ScorePart, { kind: 'register' }>

/** What can also give points. */
const FOR_THE_COMPANY = ['age', 'size', 'own-funds', 'annual-result'] as const

function speaksFor(key: RegisterPart['key']): key is (typeof FOR_THE_COMPANY)[number] {
  return FOR_THE_COMPANY.some((other) => other === key)
}

/** An addition of the register with the fact behind it, and whether its weight is estimated or an expert’s. */
export function renderRegisterPart(part: RegisterPart, input: ScoreInput): ScorePartRow {
  const { key, points } = part
  const { locale, score } = input
  const subject = { facts: score.facts, asOf: score.asOf, inputs: score.inputs }
  const value = findRegisterFact(key, subject)?.value ?? null
  const words = getTranslator(locale, 'score/register-factors')
  const t = getTranslator(locale, 'report/score/answers')
  return {
    kind: 'register',
    key,
    label: words(`${key}.name`),
    definition: `${words(`${key}.definition`)} ${t(REGISTER_RULES[key].estimate === undefined ? 'parts.register.expert' : 'parts.register.estimated')}`,
    reason: explainRegister(part, { input, count: value ?? 0 }),
    points,
    unit: null,
    value,
    bin: null,
    range: rangeOfRegisterFactor(key),
    typical: null,
    origin: null,
  }
}

type Explained = { input: ScoreInput; count: number }

function explainRegister({ key, points }: RegisterPart, { input, count }: Explained): string {
  const { locale, isTabular, missing } = input
  if (key === 'missing-accounts' && missing !== null) return describeMissing(missing, { input, points })
  const words = getTranslator(locale, 'score/register-factors')
  const reason = points > 0 && speaksFor(key) ? words(`${key}.for`, { count }) : words(`${key}.against`, { count })
  if (isTabular) return reason
  const t = getTranslator(locale, 'report/score/answers')
  return t('parts.register.reason', { reason, points: formatPoints(locale, points) })
}
