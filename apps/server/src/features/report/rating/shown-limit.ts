import type { Locale } from '@merleg/domain/locale'
import type { UnratedReason } from '@merleg/domain/score/rate/company-score'
import type { NoLimitReason } from '@merleg/domain/score/rate/credit-limit'
import { listCaps } from '@merleg/domain/score/rate/score-caps'
import { getTranslator } from '@merleg/i18n/translator'
import { unpackFacts } from '../../score/store/stored-facts.ts'
import { describeNoLimit } from './limit-words.ts'
import { describeUnrated } from './score-words.ts'

/** The limit of a stored rating. */
export type StoredLimit = {
  /** Whole units; 0 where none is recommended, null where none can be worked out. */
  value: number | null
  /** What refuses a limit, also one that cannot be worked out; null also of a rating stored before it was. */
  reason: NoLimitReason | null
  /** Why there is no rating at all; null of a rating, and where none is stored. */
  unratedReason: UnratedReason | null
  /** The stored facts, where the reason may be one of `CAPS_REFUSING_AFTERWARDS`; else null. */
  facts: unknown
  /** YYYY-MM-DD, of the rating. */
  asOf: string | null
}

/** A recommended credit limit as lists show it, or `reason`: why there is none. */
export type ShownLimit = { value: number; reason: null } | { value: null; reason: string }

/** Where none is recommended no value is shown, but what the report says of it. */
export function renderLimit(locale: Locale, { value, reason, unratedReason, facts, asOf }: StoredLimit): ShownLimit {
  const t = getTranslator(locale, 'risk-rating/words')
  if (value !== null && value > 0) return { value, reason: null }
  // Whom nobody rates has no limit to work out: accounts that could be found would not give one.
  if (unratedReason !== null) return { value: null, reason: describeUnrated(locale, unratedReason) }
  if (reason === null) return { value: null, reason: t(value === null ? 'limitUnknown' : 'noLimit') }
  const caps = facts === null || asOf === null ? [] : listCaps({ facts: unpackFacts(facts), asOf, inputs: null })
  const endedOn = caps.find(({ key }) => key === reason)?.endedOn ?? null
  return { value: null, reason: describeNoLimit(locale, reason, endedOn) }
}
