import type { NetworkLink, NetworkNode } from '@merleg/contract/report/connections.contract'
import { type Box, boxOfShare, shapeLink } from '@merleg/domain/connections/network-shapes'
import { memo } from 'react'
import classes from './network-links.module.css'

type NetworkLinksProps = {
  shown: {
    nodes: readonly Pick<NetworkNode, 'id' | 'coord'>[]
    links: readonly Pick<NetworkLink, 'id' | 'source' | 'target' | 'color' | 'marker' | 'share' | 'isActive'>[]
  }
  room: Box
  active: string
}

const KINDS: readonly NetworkLink['color'][] = ['owner', 'beneficial', 'leader', 'succession']

/** The arrows with the shares on them; who reads by ear hears of them at the nodes and in the list. */
export const NetworkLinks = memo(function NetworkLinks({ shown, room, active }: NetworkLinksProps) {
  const cells = new Map(shown.nodes.map(({ id, coord }) => [id, coord]))
  const shapes = shown.links.flatMap((link) => {
    const [source, target] = [cells.get(link.source), cells.get(link.target)]
    return source === undefined || target === undefined ? [] : [{ link, ...shapeLink(source, target) }]
  })
  return (
    <svg
      className={classes.links}
      width={room.width}
      height={room.height}
      viewBox={`${room.x} ${room.y} ${room.width} ${room.height}`}
      aria-hidden="true"
    >
      <defs>
        {KINDS.map((kind) => (
          <marker
            key={kind}
            id={`network-${kind}`}
            className={classes.marker}
            data-kind={kind}
            viewBox="0 0 8 8"
            refX={kind === 'leader' ? 4 : 8}
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            {kind === 'leader' ? <circle cx="4" cy="4" r="3" /> : <path d="M0 0L8 4L0 8Z" />}
          </marker>
        ))}
      </defs>
      {shapes.map(({ link, path }) => (
        <path
          key={link.id}
          className={classes.link}
          data-kind={link.isActive ? link.color : 'ended'}
          data-near={link.source === active || link.target === active}
          d={path}
          markerEnd={link.marker === 'none' ? undefined : `url(#network-${link.color})`}
        />
      ))}
      {shapes.map(({ link, label }) =>
        link.share === null ? null : (
          <g key={link.id}>
            <rect className={classes.ground} {...boxOfShare(link.share, label)} />
            <text className={classes.share} x={label.x} y={label.y + 4}>
              {link.share}
            </text>
          </g>
        ),
      )}
    </svg>
  )
})
