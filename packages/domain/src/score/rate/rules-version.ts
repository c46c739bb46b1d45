import { hashText } from '../measures/hash-text.ts'
import { WINDING_UP_POSTS } from '../../group/group-head.ts'
import { FACTOR_DEFINITIONS } from '../model/factor-definitions.ts'
import { FINANCIAL_CODES } from './financial-firms.ts'
import { LITE_BASE_POINTS } from './lite-rating.ts'
import { REGISTER_BASE_POINTS, type ScoreConfig } from './rate-company.ts'
import { REGISTER_RULES } from './register-rules.ts'
import { CAP_RULES } from './score-caps.ts'

/**
 * Raised by hand where a company gets other points by the same model and the same tables: which accounts count and what is an
 * error of them, how a factor is worked out, what of the register is looked at (the test beside this says when). Otherwise the
 * change would be told as the company's own.
 */
export const RATING_RULES = 2

const TABLES = [
  RATING_RULES,
  Object.entries(CAP_RULES).map(([key, { running, afterwards }]) => [key, running, afterwards]),
  Object.entries(REGISTER_RULES).map(([key, { bands }]) => [key, bands]),
  LITE_BASE_POINTS,
  REGISTER_BASE_POINTS,
  FACTOR_DEFINITIONS,
  FINANCIAL_CODES,
  WINDING_UP_POSTS,
]

/** By what is switched off: every rating asks, and the tables are long to write and to hash. */
const versions = new Map<string, string>()

/**
 * A name of all that rates beside the model: it changes with any table of rules, and with what is switched off. Base rates are
 * not in it: they move probabilities, and never points.
 */
export function rulesVersionOf({ switchedOff }: Pick<ScoreConfig, 'switchedOff'>): string {
  const off = [...switchedOff].toSorted()
  const key = off.join()
  const known = versions.get(key)
  if (known !== undefined) return known
  const content = JSON.stringify([TABLES, off])
  const version = `${RATING_RULES}-${hashText(content).toString(16).padStart(8, '0')}`
  versions.set(key, version)
  return version
}
