import { type CompanyStatus } from './company-status.ts'
import { FORM_SPELLINGS, LEADING_FORM_KEYS, LEADING_ORNAMENTS, STATUS_SPELLINGS } from './legal-form-spellings.ts'
import { type LegalFormKey } from './legal-forms.ts'
import { foldName } from './name-folding.ts'

/** A name taken apart: `core` keeps its own spelling; `status` is what a suffix like "f.a." says. */
export type SplitName = { core: string; legalForm: LegalFormKey | null; status: CompanyStatus | null }

type Word = { folded: string; start: number }
type Found<Value> = { value: Value; words: readonly Word[]; isAbbreviation: boolean }

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const LONGEST_PHRASE = 7

function readWords(name: string): Word[] {
  return Array.from(name.matchAll(WORD), (match) => ({ folded: foldName(match[0]), start: match.index }))
}

function toPhrases<Value>(spellings: ReadonlyArray<readonly [Value, readonly string[]]>): ReadonlyMap<string, Value> {
  return new Map(spellings.flatMap(([value, phrases]) => phrases.map((phrase) => [phrase, value] as const)))
}

const trailingForms = toPhrases(FORM_SPELLINGS)
const leadingForms = toPhrases(FORM_SPELLINGS.filter(([key]) => LEADING_FORM_KEYS.includes(key)))
const statuses = toPhrases(STATUS_SPELLINGS)
const ornaments = toPhrases([['ornament', LEADING_ORNAMENTS]])

/** The longest phrase the words end with, leaving at least one word. */
function cutEnd<Value>(words: readonly Word[], phrases: ReadonlyMap<string, Value>): Found<Value> | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - 1); length > 0; length -= 1) {
    const part = words.slice(-length).map((word) => word.folded)
    const value = phrases.get(part.join(' '))
    if (value !== undefined) {
      return { value, words: words.slice(0, -length), isAbbreviation: part.every((word) => word.length <= 3) }
    }
  }
  return null
}

/** The longest phrase the words begin with, leaving at least one word. */
function cutStart<Value>(words: readonly Word[], phrases: ReadonlyMap<string, Value>): Found<Value> | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - 1); length > 0; length -= 1) {
    const part = words.slice(0, length).map((word) => word.folded)
    const value = phrases.get(part.join(' '))
    if (value !== undefined) return { value, words: words.slice(length), isAbbreviation: false }
  }
  return null
}

type Parts = { words: readonly Word[]; legalForm: LegalFormKey | null; status: CompanyStatus | null }

function cutForm(words: readonly Word[]): Parts {
  const form = cutEnd(words, trailingForms) ?? cutStart(words, leadingForms)
  if (form === null) return { words, legalForm: null, status: null }
  const ornament = form.value.startsWith('ro-') ? cutStart(form.words, ornaments) : null
  return { words: ornament?.words ?? form.words, legalForm: form.value, status: null }
}

/** Abbreviated statuses count only after a form: "Jó Fa Kft." is about wood, "Jó Kft. f.a." under liquidation. */
function cutAll(words: readonly Word[]): Parts {
  const status = cutEnd(words, statuses)
  const afterStatus = status === null ? null : cutForm(status.words)
  if (status !== null && afterStatus !== null && (!status.isAbbreviation || afterStatus.legalForm !== null)) {
    return { ...afterStatus, status: status.value }
  }
  const parts = cutForm(words)
  const inner = cutEnd(parts.words, statuses)
  return inner === null || inner.isAbbreviation ? parts : { ...parts, words: inner.words, status: inner.value }
}

const LEFT_OVER_AT_END = /[\s,;(\-\u2013\u2014\u201e\u00ab/&]/u
const LEFT_OVER_AT_START = /[\s,;.)\-\u2013\u2014/]/u

function trimCore(text: string): string {
  let start = 0
  let end = text.length
  while (end > 0 && LEFT_OVER_AT_END.test(text.charAt(end - 1))) end -= 1
  while (start < end && LEFT_OVER_AT_START.test(text.charAt(start))) start += 1
  const core = text.slice(start, end)
  const hasLoneQuote = core.endsWith('"') && core.indexOf('"') === core.length - 1
  return hasLoneQuote ? core.slice(0, -1).trimEnd() : core
}

/**
 * Splits legal form and procedure suffixes off a company name, in any usual spelling of Hungarian forms, and of
 * Romanian, Estonian, German, English and neighbouring ones. A name that is nothing but a form stays whole.
 * Linear in the length of the name.
 */
export function splitLegalForm(name: string): SplitName {
  const words = readWords(name)
  const parts = cutAll(words)
  const first = parts.words[0]
  if (first === undefined || (parts.legalForm === null && parts.status === null)) {
    return { core: name.trim(), legalForm: null, status: null }
  }
  const from = first === words[0] ? 0 : first.start
  const keptUntil = words.indexOf(first) + parts.words.length
  const to = words[keptUntil]?.start ?? name.length
  return { core: trimCore(name.slice(from, to)), legalForm: parts.legalForm, status: parts.status }
}
