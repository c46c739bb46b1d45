import type { RuleDefinition } from '@merleg/contract/alert-rule'
import { listFilledCriteria } from '@merleg/contract/filled-criteria'
import { type CriterionId, criterionRule, CRITERION_IDS } from '@merleg/domain/company-search/criteria'
import { type AskedValues, readCriteria, withoutCriterion } from '../company-search/selection/asked-criteria.ts'
import type { Condition } from '../company-search/selection/condition.ts'
import { listConditions } from '../company-search/selection/criterion-conditions.ts'
import type { PastState } from './past-states.ts'

/** A criterion of a rule with the conditions that the search makes of it. */
export type StandingCondition = { id: CriterionId; isMet: (state: PastState) => boolean }

/** How the company is to stand, criterion by criterion, as the search compiles them. */
export function compileStanding({ standing }: RuleDefinition): StandingCondition[] {
  const filled = listFilledCriteria(standing)
  return filled.map((id) => {
    const values = readCriteria(standing)
    const conditions = compileCriterion(onlyOf(values, id), id)
    return { id, isMet: (state) => conditions.every((condition) => isConditionMet(condition, state)) }
  })
}

function onlyOf(values: AskedValues, id: CriterionId): AskedValues {
  const others = CRITERION_IDS.filter((other) => other !== id && criterionRule(other).isModifier !== true)
  return others.reduce(withoutCriterion, values)
}

function compileCriterion(asked: AskedValues, id: CriterionId): Condition[] {
  // Of activities the main one of today is in the profile, and that of a former day in its past: as of companies in work.
  const values = { ...asked, onlyValid: id === 'activities', inAllActivity: false, addressType: [] }
  const made = listConditions({
    values,
    today: '',
    fold: (text) => text,
    settlements: null,
    similarIds: null,
    refusingIds: [],
  })
  // How long a headcount counts, the past state knows of its day.
  if (id === 'employees') return made.filter((one) => !('column' in one) || one.column === 'headcount')
  return id === 'activities' ? made.filter((one) => !('column' in one) || one.column === 'main_class') : made
}

/** What is not known meets nothing. */
function isConditionMet(condition: Condition, { numbers, codes }: PastState): boolean {
  if (condition.by === 'range') {
    const value = numbers[condition.column] ?? null
    return (
      value !== null &&
      (condition.min === null || value >= condition.min) &&
      (condition.max === null || value <= condition.max)
    )
  }
  if (condition.by !== 'codes') return false
  const code = codes[condition.column] ?? null
  return code !== null && condition.codes.includes(code)
}
