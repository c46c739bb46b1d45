import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { TimelineYear } from './timeline-filter.ts'

/** Years stand open until they show so many of the newest events together; the earlier ones say how many they have. */
const OPEN_ITEMS = 20

/** The years that are open before the reader opens or closes any. */
export function listFirstOpen(years: readonly TimelineYear[]): number[] {
  let before = 0
  return years.flatMap(({ year, items }) => {
    const isOpen = before < OPEN_ITEMS
    before += items.length
    return isOpen ? [year] : []
  })
}

export type OpenYears = {
  isOpen: (year: number) => boolean
  areAllOpen: boolean
  toggle: (year: number) => void
  /** Open when it returns, so that it can be gone to. */
  open: (year: number) => void
  setAll: (isOpen: boolean) => void
}

/** Which years are open: the newest, and the one whose event the address names, until the reader opens or closes. */
export function useOpenYears(years: readonly TimelineYear[], named: string | undefined): OpenYears {
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map())
  const first = listFirstOpen(years)
  const target = years.find(({ items }) => items.some(({ id }) => id === named))?.year
  const isOpen = (year: number): boolean => chosen.get(year) ?? (first.includes(year) || year === target)
  return {
    isOpen,
    areAllOpen: years.every(({ year }) => isOpen(year)),
    toggle: (year) => setChosen(new Map(chosen).set(year, !isOpen(year))),
    open: (year) => flushSync(() => setChosen(new Map(chosen).set(year, true))),
    setAll: (open) => setChosen(new Map(years.map(({ year }) => [year, open]))),
  }
}
