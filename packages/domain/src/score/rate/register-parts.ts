import type { ScorePart } from './company-score.ts'
import { REGISTER_FACTOR_KEYS, type RegisterFactorKey } from './register-factors.ts'
import { REGISTER_RULES, type RegisterBand, type RegisterSubject } from './register-rules.ts'

export type RegisterPart = Extract<ScorePart, { kind: 'register' }>

/** What a factor is of a company: the value its bands are over (years, days, a number of …, 1 for yes), and the band. */
export type RegisterFinding = { readonly value: number; readonly band: RegisterBand | null }

/** What is known of a factor; null where nobody knows. */
export function findRegisterFact(key: RegisterFactorKey, subject: RegisterSubject): RegisterFinding | null {
  const { read, bands } = REGISTER_RULES[key]
  const value = read(subject)
  return value === null ? null : { value, band: bands.findLast(({ from }) => value >= from) ?? null }
}

/** The expert additions of a company in the order of the factors; what adds nothing is left out. */
export function listRegisterParts(
  subject: RegisterSubject,
  switchedOff: ReadonlySet<RegisterFactorKey>,
): readonly RegisterPart[] {
  return REGISTER_FACTOR_KEYS.flatMap((key): RegisterPart[] => {
    const points = switchedOff.has(key) ? 0 : (findRegisterFact(key, subject)?.band?.points ?? 0)
    return points === 0 ? [] : [{ kind: 'register', key, points }]
  })
}

/** Whether the register or, where they count, the accounts say anything that a rating can rest on. */
export function hasKnownFacts(subject: RegisterSubject): boolean {
  return REGISTER_FACTOR_KEYS.some((key) => findRegisterFact(key, subject) !== null)
}

/** Whether anything is said that weighs, or might have: that a list does not name somebody is nothing of his own. */
export function hasWeighedFacts(subject: RegisterSubject): boolean {
  return REGISTER_FACTOR_KEYS.some((key) => (findRegisterFact(key, subject)?.band ?? null) !== null)
}

/** The least and the most points that a factor can add. */
export function rangeOfRegisterFactor(key: RegisterFactorKey): { lowest: number; highest: number } {
  const points = [0, ...REGISTER_RULES[key].bands.map((band) => band.points)]
  return { lowest: Math.min(...points), highest: Math.max(...points) }
}
