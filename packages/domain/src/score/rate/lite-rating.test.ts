import { expect, test } from 'vitest'
import { SIMPLE_KINDS } from '../../report-id.ts'
import { liteBandOfPoints } from '../../risk-rating.ts'
import { LITE_BASE_POINTS } from './lite-rating.ts'
import { listRegisterParts } from './register-parts.ts'
import { sumParts } from './score-caps.ts'
import { NO_FACTS } from '../inputs/testing-facts.ts'
import { NO_INPUTS, SOUND_INPUTS } from '../inputs/testing-inputs.ts'

const AS_OF = '2026-06-30'
const ALL_ON = new Set<never>()
const GOOD = { facts: { ...NO_FACTS, foundedOn: '1999-01-01', headcount: 12 }, asOf: AS_OF, inputs: SOUND_INPUTS }
const BAD = { facts: { ...NO_FACTS, hasTaxEnforcement: true, hasTaxDebt: true }, asOf: AS_OF, inputs: NO_INPUTS }
const INDEBTED = { ...BAD, inputs: { ...NO_INPUTS, equity: -1 } }

test.each(SIMPLE_KINDS)('%s: by itself, with all that speaks for it, with debts', (kind) => {
  const bandWith = (subject: typeof GOOD | typeof BAD | null) => {
    const additions = subject === null ? 0 : sumParts(listRegisterParts(subject, ALL_ON))
    return liteBandOfPoints(LITE_BASE_POINTS[kind] + additions)
  }
  const isBudgetary = kind === 'budgetary'
  expect(bandWith(null)).toBe(isBudgetary ? 'minimal' : 'medium')
  expect(bandWith(GOOD)).toBe('minimal')
  expect(bandWith(BAD)).toBe(isBudgetary || kind === 'educational' ? 'medium' : 'very-risky')
  expect(bandWith(INDEBTED)).toBe('very-risky')
})
