import { autocomplete } from '@merleg/contract/search.contract'
import type { Locale } from '@merleg/domain/locale'
import type { Deps } from '../../app/deps.ts'
import { createPreparation, PreparedAnswer } from '../../app/prepared-answer.ts'
import { KeptAnswers } from './kept-answers.ts'
import { findSearchState } from './search-state.repository.ts'
import { readSuggestions } from './search.views.ts'
import { createSharedLook } from './shared-look.ts'

/** Some ten thousand answers. */
const MOST_BYTES = 32_000_000

type Asked = { text: string; locale: Locale }

/**
 * Suggestions, kept by the process as they are sent for as long as the register shows the same by name. Whoever asks what
 * is kept asks the database whether it still does, together with all whose calls arrived meanwhile: what was committed
 * before a call is told by its answer.
 */
export function createSuggestions({ reads }: Pick<Deps, 'reads'>): (asked: Asked) => Promise<PreparedAnswer> {
  const look = createSharedLook(() => findSearchState(reads))
  const kept = new KeptAnswers(MOST_BYTES)
  const toJson = createPreparation(autocomplete)
  /** What is being read again, by state and text: many type the same after a change. */
  const reading = new Map<string, Promise<PreparedAnswer>>()
  const read = async ({ text, locale }: Asked, key: string) => {
    const { page, state } = await readSuggestions(reads, text, locale)
    const json = toJson(page)
    if (state !== null) kept.keep(state, key, json)
    return new PreparedAnswer(json)
  }
  return async (asked) => {
    const key = `${asked.locale} ${asked.text}`
    if (!kept.has(key)) return read(asked, key)
    const state = await look()
    const known = kept.find(state, key)
    if (known !== undefined) return new PreparedAnswer(known)
    const place = `${state} ${key}`
    const answer = reading.get(place) ?? read(asked, key).finally(() => reading.delete(place))
    reading.set(place, answer)
    return answer
  }
}
