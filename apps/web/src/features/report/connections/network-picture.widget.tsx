import type { NetworkLink, NetworkNode } from '@merleg/contract/report/connections.contract'
import { boundsOf, boxOf, centerOf } from '@merleg/domain/connections/network-shapes'
import { orderForReading } from '@merleg/domain/connections/walk-picture'
import { useMemo } from 'react'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import canvas from './components/network-canvas.module.css'
import { NetworkLinks } from './components/network-links.tsx'
import classes from './components/network-node.module.css'
import { nodeColors } from './node-colors.ts'
import { useZoom } from './use-zoom.ts'

type NetworkPictureProps = {
  nodes: readonly Pick<NetworkNode, 'id' | 'name' | 'coord' | 'fill' | 'shadow' | 'kind' | 'text' | 'url'>[]
  links: readonly Pick<NetworkLink, 'id' | 'source' | 'target' | 'color' | 'marker' | 'share' | 'isActive'>[]
  label: string
}

const MARGIN = 40

/** A network that is only looked at: nodes lead to the pages of the parties. What ties them is told beside it. */
export function NetworkPicture({ nodes, links, label }: NetworkPictureProps) {
  const order = useMemo(() => orderForReading(nodes), [nodes])
  const room = useMemo(
    () =>
      boundsOf(
        nodes.map(({ coord }) => coord),
        MARGIN,
      ),
    [nodes],
  )
  const middle = centerOf(nodes.find(({ shadow }) => shadow)?.coord ?? { x: 0, y: 0 })
  const { zoom, area, drag } = useZoom(room, { x: middle.x - room.x, y: middle.y - room.y })
  return (
    <div ref={area} className={canvas.area} {...drag}>
      <div className={canvas.sheet} style={{ width: room.width * zoom, height: room.height * zoom }}>
        <div
          role="group"
          aria-label={label}
          className={canvas.picture}
          style={{ width: room.width, height: room.height, transform: `scale(${zoom})` }}
        >
          <NetworkLinks shown={{ nodes, links }} room={room} active="" />
          {order.map((node) => {
            const box = boxOf(node.coord)
            return (
              <div
                key={node.id}
                className={classes.node}
                data-kind={node.kind}
                data-shadow={node.shadow}
                style={{ left: box.x - room.x, top: box.y - room.y, ...nodeColors({ ...node, risk: null }, false) }}
              >
                <UrlLink url={node.url} className={classes.whole}>
                  <span className={classes.name}>{node.name}</span>
                  <span className="visually-hidden">, </span>
                  <span className={classes.text}>{node.text}</span>
                </UrlLink>
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
