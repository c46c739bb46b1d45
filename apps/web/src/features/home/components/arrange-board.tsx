import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import classes from '../arrange-board.module.css'
import type { HomeWidgets, PlacedWidget } from '../use-home-widgets.ts'
import { ArrangeCard } from './arrange-card.tsx'
import { useCarriedWidget } from './use-carried-widget.ts'

/** The widgets as small cards that can be moved by pointer, keyboard and buttons, hidden and shown again. */
export function ArrangeBoard({ widgets }: { widgets: HomeWidgets }) {
  const { t } = useTranslation('home/page')
  const { hideSearchHistory } = usePreferences()
  const { placed, move, toggle, reset } = widgets
  const [dragged, setDragged] = useState<PlacedWidget | null>(null)
  const [said, setSaid] = useState('')
  const listRef = useRef<HTMLOListElement>(null)
  const carried = useCarriedWidget({ placed, move, listRef, say: setSaid })
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const find = (id: UniqueIdentifier | undefined) => placed.find((widget) => widget.id === id) ?? null
  const drop = ({ active, over }: DragEndEvent): void => {
    setDragged(null)
    const [widget, target] = [find(active.id), find(over?.id)]
    if (widget && target && widget !== target) move(widget.id, target.id)
  }
  return (
    <section aria-label={t('arrange.title')}>
      <p className={classes.hint}>{t('arrange.hint')}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        onDragStart={({ active }) => setDragged(find(active.id))}
        onDragEnd={drop}
        onDragCancel={() => setDragged(null)}
        accessibility={{
          screenReaderInstructions: { draggable: t('arrange.instructions') },
          announcements: useAnnouncements(placed),
        }}
      >
        <ol className={classes.board} ref={listRef}>
          {carried.shown.map((widget, index) => (
            <ArrangeCard
              key={widget.id}
              widget={widget}
              place={{ index, count: placed.length }}
              from={dragged === null ? -1 : placed.indexOf(dragged)}
              isCarried={carried.id === widget.id}
              onKeyDown={(event) => carried.onKeyDown(event, widget.id)}
              onStep={(by) => carried.step(widget.id, by)}
              onToggle={() => toggle(widget.id)}
            />
          ))}
        </ol>
        {/* One that flew back would lie over the grip for a while. */}
        <DragOverlay dropAnimation={null}>
          {dragged && <div className={classes.overlay}>{dragged.readTitle()}</div>}
        </DragOverlay>
      </DndContext>
      {hideSearchHistory && (
        <p className={classes.hint}>
          {t('arrange.history')} <Link to="/profile-settings">{t('arrange.historySettings')}</Link>
        </p>
      )}
      <Button
        variant="default"
        onClick={() => {
          reset()
          setSaid(t('arrange.wasReset'))
        }}
      >
        {t('arrange.reset')}
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  )
}

/** What is said while a widget is dragged by pointer. */
function useAnnouncements(placed: readonly PlacedWidget[]): Announcements {
  const { t } = useTranslation('home/page')
  const tell = (id: UniqueIdentifier, at: UniqueIdentifier = id) => ({
    widget: placed.find((widget) => widget.id === id)?.readTitle() ?? '',
    position: placed.findIndex((widget) => widget.id === at) + 1,
    total: placed.length,
  })
  return {
    onDragStart: ({ active }) => t('arrange.pickedUp', tell(active.id)),
    onDragOver: ({ active, over }) => (over ? t('arrange.moved', tell(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? t('arrange.dropped', tell(active.id, over.id)) : t('arrange.cancelled', tell(active.id)),
    onDragCancel: ({ active }) => t('arrange.cancelled', tell(active.id)),
  }
}
