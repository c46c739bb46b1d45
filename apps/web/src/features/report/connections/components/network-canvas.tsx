import { ActionIcon } from '@mantine/core'
import { boundsOf, centerOf } from '@merleg/domain/connections/network-shapes'
import { orderForReading, type WalkDirection, walkPicture } from '@merleg/domain/connections/walk-picture'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { listTiesOf, type ShownPicture } from '../picture-state.ts'
import type { PictureActions } from '../use-picture.ts'
import { useZoom } from '../use-zoom.ts'
import classes from './network-canvas.module.css'
import { NetworkLinks } from './network-links.tsx'
import { NetworkNodeButton } from './network-node.tsx'

const MARGIN = 60

const STEPS: Readonly<Record<string, WalkDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
}

type NetworkCanvasProps = {
  shown: ShownPicture
  /** The node whose card is open. */
  chosen: string
  isByRating: boolean
  actions: PictureActions
  onToggleList: () => void
}

/**
 * The picture: nodes are buttons of which one is in the order of the Tab key, arrows go from one to the next along the
 * links. It scrolls as any other part of a page does.
 */
export function NetworkCanvas({ shown, chosen, isByRating, actions, onToggleList }: NetworkCanvasProps) {
  const { t } = useTranslation('report/connections/page')
  const { nodes, focus } = shown
  const order = useMemo(() => orderForReading(nodes), [nodes])
  const room = useMemo(
    () =>
      boundsOf(
        nodes.map(({ coord }) => coord),
        MARGIN,
      ),
    [nodes],
  )
  const [walked, setWalked] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const isThere = (id: string | null): id is string => id !== null && nodes.some((node) => node.id === id)
  const active = isThere(walked) ? walked : isThere(chosen) ? chosen : focus
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const middle = centerOf(nodes.find(({ id }) => id === focus)?.coord ?? { x: 0, y: 0 })
  const { zoom, area, drag, zoomBy, fit } = useZoom(room, { x: middle.x - room.x, y: middle.y - room.y })

  const register = useCallback((id: string, element: HTMLButtonElement | null): void => {
    if (element === null) buttons.current.delete(id)
    else buttons.current.set(id, element)
  }, [])

  const goTo = (id: string | null): void => {
    if (id === null) return
    setWalked(id)
    buttons.current.get(id)?.focus()
  }
  const remove = (): void => {
    const [tie] = listTiesOf(active, shown)
    actions.remove(active)
    // Who is gone cannot keep the focus: it goes to whom it hung on, and to the middle where that is gone too.
    if (active !== focus) goTo(tie?.other.id ?? focus)
  }
  const toggle = (): void => {
    const node = nodes.find(({ id }) => id === active)
    if (node?.expands != null) actions.expand(node.expands)
    else if (node?.isExpanded === true) actions.collapse(node.id)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event
    const step = STEPS[key]
    if (altKey) return
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') actions.undo()
    else if (ctrlKey || metaKey) return
    else if (step !== undefined) goTo(walkPicture(active, step, shown))
    else if (key === 'Delete' || key === 'Backspace') remove()
    else if (key === ' ') toggle()
    else if (key === '+' || key === '-') zoomBy(key === '+' ? 1 : -1)
    else if (key.toLowerCase() === 'l') onToggleList()
    else if (key.toLowerCase() === 'r') setOpened(opened === active ? null : active)
    else return
    event.preventDefault()
  }
  return (
    <div className={classes.frame}>
      <div className={classes.zoom}>
        <ZoomButton label={t('picture.zoomIn')} icon="add" onClick={() => zoomBy(1)} />
        <ZoomButton label={t('picture.zoomOut')} icon="minus" onClick={() => zoomBy(-1)} />
        <ZoomButton label={t('picture.fit')} icon="dashboard" onClick={fit} />
      </div>
      <div ref={area} className={classes.area} {...drag}>
        <div className={classes.sheet} style={{ width: room.width * zoom, height: room.height * zoom }}>
          <div
            role="group"
            aria-label={t('picture.label')}
            className={classes.picture}
            style={{ width: room.width, height: room.height, transform: `scale(${zoom})` }}
          >
            <NetworkLinks shown={shown} room={room} active={active} />
            {order.map((node) => (
              <NetworkNodeButton
                key={node.id}
                node={node}
                room={room}
                ties={node.id === active ? listTiesOf(node.id, shown).length : null}
                isActive={node.id === active}
                isChosen={node.id === chosen}
                isOpen={node.id === opened}
                isByRating={isByRating}
                register={register}
                onFocus={setWalked}
                onKeyDown={onKeyDown}
                onChoose={actions.choose}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

function ZoomButton({ label, icon, onClick }: { label: string; icon: string; onClick: () => void }) {
  return (
    <ActionIcon size="sm" variant="default" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} size={14} />
    </ActionIcon>
  )
}
