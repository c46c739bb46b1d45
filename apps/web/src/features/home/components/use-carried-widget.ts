import type { HomeWidgetId } from '@merleg/contract/home-widgets.generated'
import { moveWidget } from '@merleg/domain/home-layout'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ArrowKey, findStep, isArrow } from '../find-step.ts'
import type { HomeWidgets, PlacedWidget } from '../use-home-widgets.ts'

type Carried = { id: HomeWidgetId; to: number }
type Part = 'grip' | 'earlier' | 'later'

type CarriedWidget = {
  /** The one that was picked up by keyboard. */
  id: HomeWidgetId | null
  /** The widgets with that one where it would be dropped. */
  shown: readonly PlacedWidget[]
  onKeyDown: (event: KeyboardEvent, id: HomeWidgetId) => void
  /** One place earlier or later, at once. */
  step: (id: HomeWidgetId, by: 1 | -1) => void
}

/** Moving by keyboard: space or enter picks up and drops, arrows move, escape leaves everything as it was. */
export function useCarriedWidget(
  board: Pick<HomeWidgets, 'placed' | 'move'> & {
    /** The list of the cards. */
    listRef: RefObject<HTMLOListElement | null>
    say: (text: string) => void
  },
): CarriedWidget {
  const { placed, move, listRef, say } = board
  const { t } = useTranslation('home/page')
  const [carried, setCarried] = useState<Carried | null>(null)
  const focus = useFocusAfterMove(listRef)

  const indexOf = (id: HomeWidgetId): number => placed.findIndex((widget) => widget.id === id)
  const tell = (what: 'pickedUp' | 'moved' | 'dropped' | 'cancelled', { id, to }: Carried): void => {
    const widget = placed[indexOf(id)]?.readTitle() ?? ''
    say(t(`arrange.${what}`, { widget, position: to + 1, total: placed.length }))
  }
  const place = ({ id, to }: Carried): void => {
    const target = placed[to]
    if (target !== undefined && target.id !== id) move(id, target.id)
  }
  const drop = (held: Carried): void => {
    setCarried(null)
    focus(held.id, 'grip')
    place(held)
    tell('dropped', held)
  }
  const carry = (held: Carried, key: ArrowKey): void => {
    const to = findStep([...(listRef.current?.children ?? [])].map(readBox), held.to, key)
    const moved = { ...held, to }
    setCarried(moved)
    focus(held.id, 'grip')
    tell('moved', moved)
  }
  const onKeyDown = (event: KeyboardEvent, id: HomeWidgetId): void => {
    const { key } = event
    const held = carried?.id === id ? carried : null
    const isPick = key === ' ' || key === 'Enter'
    if (isPick || (held !== null && (key === 'Escape' || isArrow(key)))) event.preventDefault()
    if (isPick && held === null) {
      const picked = { id, to: indexOf(id) }
      setCarried(picked)
      tell('pickedUp', picked)
    } else if (held !== null && (isPick || key === 'Tab')) drop(held)
    else if (held !== null && key === 'Escape') {
      setCarried(null)
      focus(id, 'grip')
      tell('cancelled', { id, to: indexOf(id) })
    } else if (held !== null && isArrow(key)) carry(held, key)
  }
  const step = (id: HomeWidgetId, by: 1 | -1): void => {
    const moved = { id, to: indexOf(id) + by }
    setCarried(null)
    focus(id, by === 1 ? 'later' : 'earlier')
    place(moved)
    tell('moved', moved)
  }
  return { id: carried?.id ?? null, shown: withCarried(placed, carried), onKeyDown, step }
}

function withCarried(placed: readonly PlacedWidget[], carried: Carried | null): readonly PlacedWidget[] {
  const target = carried === null ? undefined : placed[carried.to]
  if (carried === null || target === undefined) return placed
  return moveWidget(placed, carried.id, target.id).flatMap(({ id }) => placed.find((widget) => widget.id === id) ?? [])
}

function readBox(element: Element) {
  const { left, right, top } = element.getBoundingClientRect()
  return { top, middle: (left + right) / 2 }
}

/** An element that is put elsewhere loses the focus: it is given back after the next rendering. */
function useFocusAfterMove(listRef: RefObject<HTMLOListElement | null>): (id: HomeWidgetId, part: Part) => void {
  const wanted = useRef<{ id: HomeWidgetId; part: Part } | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const { id, part } = wanted.current
    wanted.current = null
    const card = listRef.current?.querySelector(`[data-widget="${id}"]`)
    const button = card?.querySelector<HTMLButtonElement>(`[data-part="${part}"]:enabled`)
    ;(button ?? card?.querySelector<HTMLButtonElement>('[data-part="grip"]'))?.focus()
  })
  return (id, part) => {
    wanted.current = { id, part }
  }
}
