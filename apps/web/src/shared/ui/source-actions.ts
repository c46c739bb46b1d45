import type { Provenance } from '@merleg/contract/fields'
import { createContext } from 'react'

/** A value as a page shows it, with the publications behind it. */
export type SourcedValue = {
  label: string
  /** The same in every language and on every page; null where it has none. */
  fieldKey: string | null
  sources: readonly Provenance[]
}

/** What can be done about the source of a value, where the page is about one company. */
export type SourceActions = {
  /** How the value stands by what was reported of it, in a word and in a sentence; null where nothing was. */
  tellDispute: (value: SourcedValue) => { word: string; text: string } | null
  /** Opens the form for a wrong value; `shown` is what stands beside the button. Null where nothing can be reported. */
  report: ((value: SourcedValue & { shown: string }) => void) | null
}

export const SourceActionsContext = createContext<SourceActions | null>(null)

const SHOWN_LETTERS = 300

/** What stands in the row of a button, its cells apart from each other, without what the buttons themselves say. */
export function readShownValue(button: HTMLElement | null): string {
  const row = button?.closest('tr, dd, li, p') ?? button?.parentElement
  if (row == null) return ''
  const cells = row.querySelectorAll('td, th, dt, dd')
  const parts = cells.length === 0 ? [row] : [...cells]
  const texts = parts.map((part) => readText(part)).filter((text) => text !== '')
  return texts.join(' · ').slice(0, SHOWN_LETTERS).trim()
}

function readText(part: Element): string {
  const copy = part.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const aside of copy.querySelectorAll('[data-aside]')) aside.remove()
  return copy.textContent.replaceAll(/\s+/g, ' ').trim()
}
