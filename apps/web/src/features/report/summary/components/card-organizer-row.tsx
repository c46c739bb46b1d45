import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { CardId } from '../summary-cards.ts'
import classes from './card-organizer.module.css'

type CardOrganizerRowProps = {
  card: CardId
  isShown: boolean
  hasData: boolean
  onToggle: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

/** One card in the list: grip, whether it is shown, arrows. */
export function CardOrganizerRow({ card, isShown, hasData, onToggle, onUp, onDown }: CardOrganizerRowProps) {
  const { t } = useTranslation(['report/summary/page', 'report/summary/words'])
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: card,
  })
  const name = t(`report/summary/words:cards.${card}`)
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${classes.row} ${classes.dragging}` : classes.row}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.grip}
        {...attributes}
        {...listeners}
        aria-label={t('widgets.drag', { card: name })}
      >
        <Icon name="drag" />
      </button>
      <Checkbox
        className={classes.name}
        label={name}
        description={hasData ? undefined : t('widgets.noData')}
        checked={isShown}
        onChange={onToggle}
      />
      <button
        type="button"
        className={classes.arrow}
        disabled={!onUp}
        aria-label={t('widgets.up', { card: name })}
        onClick={onUp}
      >
        <Icon name="chevron-up" />
      </button>
      <button
        type="button"
        className={classes.arrow}
        disabled={!onDown}
        aria-label={t('widgets.down', { card: name })}
        onClick={onDown}
      >
        <Icon name="chevron-down" />
      </button>
    </li>
  )
}
