/**
 * Tells the board how high a widget is, now and whenever that changes: its slot takes as many of the board's fine rows,
 * so that no card is stretched to the height of its neighbours.
 */
export function keepHeight(widget: HTMLElement | null): (() => void) | undefined {
  const slot = widget?.parentElement
  if (widget == null || slot == null) return undefined
  const tell = (): void => slot.style.setProperty('--height', String(Math.ceil(widget.getBoundingClientRect().height)))
  const sizes = new ResizeObserver(tell)
  sizes.observe(widget)
  // The sizes are heard of only once the page was laid out: what stands below would be placed twice in one picture.
  const contents = new MutationObserver(tell)
  contents.observe(widget, { childList: true, characterData: true, subtree: true })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
