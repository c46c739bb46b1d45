import { foldName } from '@merleg/domain/name-folding'
import { type KeyboardEvent, useRef } from 'react'
import type { TreeActivity } from './activity-tree.ts'

/** Letters that follow each other within this time are one word. */
const TYPE_AHEAD_MS = 600

type TreeKeys = {
  rows: readonly TreeActivity[]
  active: number
  isOpened: (key: string) => boolean
  /** Opens or closes these. */
  open: (keys: readonly string[], isOpen: boolean) => void
  go: (to: number) => void
  toggle: (at: number, isChecked?: true) => void
  toggleAll: () => void
}

/** The keys of a tree of which many may be chosen (WAI-ARIA "Tree View"); Enter sends the form, as everywhere in it. */
export function useTreeKeys(tree: TreeKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 })
  const typeAhead = (letter: string, now: number): void => {
    const { rows, active, go } = tree
    const text = now - typed.current.at < TYPE_AHEAD_MS ? typed.current.text + letter : letter
    typed.current = { text, at: now }
    const wanted = foldName(text)
    const isMet = ({ folded, code }: TreeActivity): boolean =>
      folded.startsWith(wanted) || code.toLowerCase().startsWith(text.toLowerCase())
    // A single letter goes on from row to row; a word may be met by the row one is on.
    const from = text.length === 1 ? active + 1 : active
    const order = [...rows.keys()].map((index) => (from + index) % rows.length)
    const found = order.find((index) => rows[index] !== undefined && isMet(rows[index]))
    if (found !== undefined) go(found)
  }
  return (event) => {
    if (event.nativeEvent.isComposing || event.altKey) return
    const isHandled = handleMove(event, tree) || handleChoice(event, tree)
    if (isHandled) event.preventDefault()
    else if (event.key === '*') {
      const { rows, active, open } = tree
      const row = rows[active]
      open(
        rows.filter(({ parent }) => parent === row?.parent).map(({ key }) => key),
        true,
      )
      event.preventDefault()
    } else if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit()
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      typeAhead(event.key, event.timeStamp)
      event.preventDefault()
    }
  }
}

function handleMove({ key, shiftKey }: KeyboardEvent, tree: TreeKeys): boolean {
  const { rows, active, go, toggle, isOpened, open } = tree
  const row = rows[active]
  const steps: Record<string, number | undefined> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const to = steps[key]
  if (to !== undefined) {
    if (rows[to] === undefined) return true
    go(to)
    if (shiftKey && key.startsWith('Arrow')) toggle(to, true)
    return true
  }
  if (row === undefined || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return false
  const hasOpenChildren = row.children.length > 0 && isOpened(row.key)
  if (key === 'ArrowRight') {
    if (hasOpenChildren) go(active + 1)
    else if (row.children.length > 0) open([row.key], true)
  } else if (hasOpenChildren) open([row.key], false)
  else if (row.parent !== null) go(rows.findIndex((other) => other.key === row.parent))
  return true
}

function handleChoice({ key, ctrlKey, metaKey }: KeyboardEvent, { active, toggle, toggleAll }: TreeKeys): boolean {
  if (key === ' ') toggle(active)
  else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) toggleAll()
  else return false
  return true
}
