import type { Box, Point } from '@merleg/domain/connections/network-shapes'
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

/** A step of zooming (spec part 2 §9). */
const STEP = 0.1
const LEAST = 0.1
const MOST = 2
/** Smaller than this the names cannot be read: it opens no smaller by itself. */
const READABLE = 0.8

const toStep = (zoom: number): number => Math.min(MOST, Math.max(LEAST, Math.floor(zoom / STEP + 1e-9) * STEP))

type Zoomed = {
  zoom: number
  area: React.RefObject<HTMLDivElement | null>
  drag: { onPointerDown: (event: PointerEvent<HTMLDivElement>) => void }
  /** So many steps larger. */
  zoomBy: (steps: number) => void
  fit: () => void
}

/** The part of a picture that is seen: it is scrolled, zoomed in steps, and dragged where there is no node. */
export function useZoom({ width, height }: Pick<Box, 'width' | 'height'>, middle: Point): Zoomed {
  const area = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  /** What of the picture stands in the middle of the area after the next change of size. */
  const aim = useRef<Point | null>(middle)

  const fitted = (): number => {
    const { clientWidth = 0, clientHeight = 0 } = area.current ?? {}
    return toStep(Math.min(1, clientWidth / width, clientHeight / height))
  }
  useLayoutEffect(() => {
    setZoom(Math.max(READABLE, fitted()))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it opens: later the reader zooms
  }, [])
  useLayoutEffect(() => {
    const element = area.current
    if (element === null || aim.current === null) return
    element.scrollLeft = aim.current.x * zoom - element.clientWidth / 2
    element.scrollTop = aim.current.y * zoom - element.clientHeight / 2
  }, [zoom])

  const zoomTo = (next: number): void => {
    const element = area.current
    if (element !== null) {
      aim.current = {
        x: (element.scrollLeft + element.clientWidth / 2) / zoom,
        y: (element.scrollTop + element.clientHeight / 2) / zoom,
      }
    }
    setZoom(next)
  }
  return {
    zoom,
    area,
    drag: { onPointerDown: (event) => startDrag(event) },
    zoomBy: (steps) => zoomTo(toStep(zoom + steps * STEP)),
    fit: () => zoomTo(fitted()),
  }
}

/** Where the mouse holds the ground, it takes the picture along. Fingers scroll by themselves. */
function startDrag({
  currentTarget: area,
  target,
  clientX,
  clientY,
  pointerType,
  pointerId,
}: PointerEvent<HTMLDivElement>): void {
  if (pointerType !== 'mouse' || !(target instanceof Element) || target.closest('button') !== null) return
  const [left, top] = [area.scrollLeft + clientX, area.scrollTop + clientY]
  const move = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== pointerId) return
    area.scrollLeft = left - event.clientX
    area.scrollTop = top - event.clientY
  }
  const controller = new AbortController()
  const { signal } = controller
  window.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, () => controller.abort(), { signal })
}
