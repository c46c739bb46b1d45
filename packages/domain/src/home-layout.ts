/** How a user arranged the home page: widgets in his order, and those he put away; what he never arranged is in neither. */
export type HomeLayout<Id extends string = string> = { order: readonly Id[]; hidden: readonly Id[] }

/** Nothing arranged: everything as it is for everybody. */
export const UNARRANGED: HomeLayout = { order: [], hidden: [] }

type Widget = { id: string; isHiddenByDefault: boolean }
export type ArrangedWidget<Id extends string = string> = { id: Id; isHidden: boolean }

/**
 * The widgets in the order of the user. `widgets`: all that exist, in the order they have for everybody. One that came
 * after the user arranged his page follows the one it follows for everybody, and is hidden where it is so by default;
 * what the layout names and no longer exists is left out.
 */
export function arrangeWidgets<W extends Widget>(
  widgets: readonly W[],
  { order, hidden }: HomeLayout,
): Array<ArrangedWidget<W['id']>> {
  const arranged = [...new Set(order)].flatMap((id) => widgets.filter((widget) => widget.id === id))
  widgets.forEach((widget, index) => {
    if (order.includes(widget.id)) return
    const before = widgets[index - 1]
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, widget)
  })
  return arranged.map(({ id, isHiddenByDefault }) => ({
    id,
    isHidden: order.includes(id) ? hidden.includes(id) : isHiddenByDefault,
  }))
}

/** What is stored of the widgets as they stand now. */
export function toLayout<Id extends string>(
  arranged: ReadonlyArray<ArrangedWidget<Id>>,
): { order: Id[]; hidden: Id[] } {
  return {
    order: arranged.map(({ id }) => id),
    hidden: arranged.filter(({ isHidden }) => isHidden).map(({ id }) => id),
  }
}

/** Moves one to the place of another, which makes room towards where it came from; what is hidden between them stays. */
export function moveWidget<Id extends string>(
  arranged: ReadonlyArray<ArrangedWidget<Id>>,
  id: Id,
  target: Id,
): Array<ArrangedWidget<Id>> {
  const from = arranged.findIndex((widget) => widget.id === id)
  const to = arranged.findIndex((widget) => widget.id === target)
  const moved = arranged[from]
  if (moved === undefined || to < 0) return [...arranged]
  return arranged.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Hides one, or shows it again where it stood. */
export function toggleWidget<Id extends string>(
  arranged: ReadonlyArray<ArrangedWidget<Id>>,
  id: Id,
): Array<ArrangedWidget<Id>> {
  return arranged.map((widget) => (widget.id === id ? { id, isHidden: !widget.isHidden } : widget))
}
