import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button, Drawer } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardId } from '../summary-cards.ts'
import type { CardLayoutControl } from '../use-card-layout.ts'
import { CardOrganizerRow } from './card-organizer-row.tsx'
import classes from './card-organizer.module.css'

type CardOrganizerProps = { layout: CardLayoutControl; filled: readonly CardId[]; onClose: () => void }

/** Which cards are shown and in which order: by dragging, by arrows, by keyboard. */
export function CardOrganizer({ layout, filled, onClose }: CardOrganizerProps) {
  const { t } = useTranslation(['report/summary/page', 'ui/page', 'report/summary/words'])
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const { order } = layout
  const findCard = (id: UniqueIdentifier): CardId | undefined => order.find((card) => card === id)

  const move = (card: CardId, to: number): void => {
    layout.move(card, to)
    setSaid(
      t('widgets.moved', { card: t(`report/summary/words:cards.${card}`), position: to + 1, total: order.length }),
    )
  }
  const drop = ({ active, over }: DragEndEvent): void => {
    const card = findCard(active.id)
    const target = over && findCard(over.id)
    if (card && target && card !== target) move(card, order.indexOf(target))
  }

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="23rem"
      title={t('widgets.title')}
      closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
    >
      <p className={classes.hint}>{t('widgets.hint')}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: t('widgets.instructions') },
          announcements: useAnnouncements(findCard, order),
        }}
      >
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
          <ol className={classes.list}>
            {order.map((card, index) => (
              <CardOrganizerRow
                key={card}
                card={card}
                isShown={!layout.hidden.has(card)}
                hasData={filled.includes(card)}
                onToggle={() => layout.toggle(card)}
                onUp={index === 0 ? undefined : () => move(card, index - 1)}
                onDown={index === order.length - 1 ? undefined : () => move(card, index + 1)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <Button variant="default" fullWidth mt="md" onClick={layout.reset}>
        {t('widgets.reset')}
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Drawer>
  )
}

/** What is said while a card is carried by keyboard. */
function useAnnouncements(
  findCard: (id: UniqueIdentifier) => CardId | undefined,
  order: readonly CardId[],
): Announcements {
  const { t } = useTranslation(['report/summary/page', 'report/summary/words'])
  const name = (id: UniqueIdentifier): string => {
    const card = findCard(id)
    return card === undefined ? '' : t(`report/summary/words:cards.${card}`)
  }
  const place = (id: UniqueIdentifier): number => order.findIndex((card) => card === id) + 1
  return {
    onDragStart: ({ active }) => t('widgets.pickedUp', { card: name(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('widgets.moved', { card: name(active.id), position: place(over.id), total: order.length }) : undefined,
    onDragEnd: ({ active }) => t('widgets.dropped', { card: name(active.id) }),
    onDragCancel: () => t('widgets.cancelled'),
  }
}
