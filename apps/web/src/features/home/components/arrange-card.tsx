import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Switch } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../arrange-board.module.css'
import type { PlacedWidget } from '../use-home-widgets.ts'

type ArrangeCardProps = {
  widget: PlacedWidget
  place: { index: number; count: number }
  /** Where the widget that is dragged came from; -1 while none is. */
  from: number
  isCarried: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onStep: (by: 1 | -1) => void
  onToggle: () => void
}

/** A widget in small: the grip, arrows, and whether it is shown. While another hovers over it, the side it would go to. */
export function ArrangeCard({ widget, place, from, isCarried, onKeyDown, onStep, onToggle }: ArrangeCardProps) {
  const { t } = useTranslation('home/page')
  const { id, size, isHidden } = widget
  const { index, count } = place
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({ id })
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id })
  const name = widget.readTitle()
  const dropSide = isOver && !isDragging ? (from < index ? 'after' : 'before') : undefined
  return (
    <li
      ref={setDropRef}
      className={classes.card}
      data-widget={id}
      data-size={size}
      data-hidden={isHidden}
      data-lifted={isDragging || isCarried}
      data-drop={dropSide}
    >
      <button
        ref={setNodeRef}
        type="button"
        className={classes.grip}
        data-part="grip"
        aria-label={t('arrange.drag', { widget: name })}
        aria-describedby={attributes['aria-describedby']}
        aria-pressed={isCarried}
        {...listeners}
        onKeyDown={onKeyDown}
      >
        <Icon name="drag" />
      </button>
      <span className={classes.name}>
        {name}
        <small>{t(isHidden ? 'arrange.hidden' : 'arrange.shown')}</small>
      </span>
      <button
        type="button"
        className={classes.arrow}
        data-part="earlier"
        disabled={index === 0}
        aria-label={t('arrange.earlier', { widget: name })}
        onClick={() => onStep(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={classes.arrow}
        data-part="later"
        disabled={index === count - 1}
        aria-label={t('arrange.later', { widget: name })}
        onClick={() => onStep(1)}
      >
        <Icon name="chevron-right" />
      </button>
      <Switch checked={!isHidden} onChange={onToggle} aria-label={t('arrange.show', { widget: name })} />
    </li>
  )
}
