import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { IconName } from '../ui/icon-map.ts'

/** Something that can be done on the page, as the command palette offers it. */
export type PageAction = {
  /** The same for the same action, whatever it is called just now. */
  id: string
  label: string
  /** How things stand: on, off. */
  note?: string | undefined
  icon: IconName
  /** Leads to another page instead of doing something on this one. */
  isPage?: true
  run: () => void
}

let offered: readonly (readonly PageAction[])[] = []
let flat: readonly PageAction[] = []
const listeners = new Set<() => void>()

function change(next: typeof offered): void {
  offered = next
  // The menu of a report stands in its side bar and in the drawer of phones.
  flat = [...new Map(next.flat().map((action) => [action.id, action])).values()]
  for (const listener of listeners) listener()
}

/** As long as the component is there, its actions are in the command palette too. */
export function usePageActions(actions: readonly PageAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const shown = JSON.stringify(actions.map(({ id, label, note, icon }) => [id, label, note, icon]))
  useEffect(() => {
    const own = latest.current.map((action) => ({
      ...action,
      run: () => latest.current.find(({ id }) => id === action.id)?.run(),
    }))
    change([...offered, own])
    return () => change(offered.filter((other) => other !== own))
  }, [shown])
}

/** What the components of the page offer just now, in the order in which they came. */
export function usePageActionList(): readonly PageAction[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => flat,
  )
}
