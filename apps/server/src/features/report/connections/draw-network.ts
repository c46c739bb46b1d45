import type { Connections } from '@merleg/contract/report/connections.contract'
import { writeNetworkSvg } from '@merleg/domain/connections/network-svg'

/** The picture for paper, whose page says company, day and sources already. */
export function drawNetwork({ nodes, links }: Connections): ReturnType<typeof writeNetworkSvg> {
  return writeNetworkSvg({ nodes, links, title: '', lines: [], legend: [], isByRating: false })
}
