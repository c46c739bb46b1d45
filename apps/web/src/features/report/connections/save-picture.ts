import { writeNetworkSvg } from '@merleg/domain/connections/network-svg'
import type { NetworkKind } from '@merleg/domain/connections/network-ties'
import { NETWORK_KINDS } from '@merleg/domain/connections/tie-kinds'
import type { Connections } from './connections.queries.ts'
import type { ShownPicture } from './picture-state.ts'

export type SavedPicture = {
  data: Connections
  shown: ShownPicture
  /** Words of the legend for the kinds of links. */
  kinds: Readonly<Record<NetworkKind, string>>
  isByRating: boolean
}

/** So many pixels of a canvas a browser surely has; a larger picture is drawn smaller. */
const CANVAS_LIMIT = 8192
const SCALE = 2

function write({ data, shown, kinds, isByRating }: SavedPicture): ReturnType<typeof writeNetworkSvg> {
  const { statuses, bands } = data.legend
  const known = new Set(shown.nodes.map(({ fill }) => fill))
  const colors = isByRating
    ? bands.map(({ band, label }) => ({ fill: band, text: label }))
    : statuses.filter(({ color }) => known.has(color)).map(({ color, value }) => ({ fill: color, text: value }))
  const links = NETWORK_KINDS.filter((link) => shown.links.some(({ color }) => color === link)).map((link) => ({
    link,
    text: kinds[link],
  }))
  return writeNetworkSvg({ ...shown, ...data.picture, legend: [...colors, ...links], isByRating })
}

/** Saves the picture as an SVG file, written from its coordinates. */
export function savePictureSvg(picture: SavedPicture): void {
  const { svg } = write(picture)
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  save(url, `${picture.data.picture.title}.svg`)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/**
 * Saves the same as a PNG at twice its size.
 * @throws Error where the browser cannot draw or encode it.
 */
export async function savePicturePng(picture: SavedPicture): Promise<void> {
  const { svg, width, height } = write(picture)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const scale = Math.min(SCALE, CANVAS_LIMIT / width, CANVAS_LIMIT / height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  save(canvas.toDataURL('image/png'), `${picture.data.picture.title}.png`)
}

function save(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName.replaceAll(/[\\/:*?"<>|]/g, ' ')
  link.click()
}
