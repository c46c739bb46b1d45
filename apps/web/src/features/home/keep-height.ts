/**
 * Tells the board how high a widget is, now and whenever that changes: its slot takes as many of the board's fine rows,
 * so that no card is stretched to the height of its neighbours.
 */
export function keepHeight(widget: HTMLElement | null): (() => void) | undefined {
  const slot = widget?.parentElement
  if (widget == null || slot == null) return undefined
  const observer = new ResizeObserver(() =>
    slot.style.setProperty('--height', String(Math.ceil(widget.getBoundingClientRect().height))),
  )
  observer.observe(widget)
  return () => observer.disconnect()
}
