import type { NetworkNode } from '@merleg/contract/report/connections.contract'
import { type Box, boxOf } from '@merleg/domain/connections/network-shapes'
import { type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { nodeColors } from '../node-colors.ts'
import classes from './network-node.module.css'

type NetworkNodeProps = {
  node: NetworkNode
  /** What the picture takes up: its upper left corner is that of the sheet. */
  room: Box
  /** How many connections it has in the picture; told of the active node alone. */
  ties: number | null
  /** The one in the order of the Tab key. */
  isActive: boolean
  isChosen: boolean
  /** Its rows are shown below it. */
  isOpen: boolean
  isByRating: boolean
  register: (id: string, element: HTMLButtonElement | null) => void
  onFocus: (id: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: (id: string) => void
}

/** A node: name and second line, in the colours of its status or rating. */
export const NetworkNodeButton = memo(function NetworkNodeButton(props: NetworkNodeProps) {
  const { node, room, ties, isActive, isChosen, isOpen, isByRating, register, onFocus, onKeyDown, onChoose } = props
  const { t } = useTranslation('report/connections/page')
  const { id, name, text, hidden, isHub, kind, shadow, isExpanded, expands, icons } = node
  const box = boxOf(node.coord)
  const isParty = kind !== 'rest' && kind !== 'unknown'
  const said = [
    ties === null || !isParty ? null : t('node.connections', { count: ties }),
    hidden > 0 && isParty && !isHub ? t('node.more', { count: hidden }) : null,
  ].filter((words) => words !== null)
  const icon = icons.at(-1)
  return (
    <>
      <button
        ref={(element) => register(id, element)}
        type="button"
        className={classes.node}
        data-kind={kind}
        data-shadow={shadow}
        tabIndex={isActive ? 0 : -1}
        aria-current={isChosen}
        aria-expanded={expands === null && !isExpanded ? undefined : isExpanded}
        style={{ left: box.x - room.x, top: box.y - room.y, ...nodeColors(node, isByRating) }}
        onFocus={() => onFocus(id)}
        onKeyDown={onKeyDown}
        onClick={() => onChoose(id)}
      >
        <span className={classes.name}>{name}</span>
        <span className="visually-hidden">, </span>
        <span className={classes.text}>
          {icon !== undefined && <Icon name={icon.icon} size={11} />}
          {text}
        </span>
        {said.length > 0 && <span className="visually-hidden">, {said.join(', ')}</span>}
        {hidden > 0 && isParty && (
          <span className={classes.more} aria-hidden="true">
            +{hidden}
          </span>
        )}
      </button>
      {isOpen && (
        <dl className={classes.rows} style={{ left: box.x - room.x, top: box.y - room.y + box.height }}>
          {node.rows.map(({ key, value }) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
})
