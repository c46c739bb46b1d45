import { cutText } from '../format/cut-text.ts'
import { MEANING_BANDS } from '../company-status.ts'
import { BAND_COLORS, type RatedBand } from '../risk-rating.ts'
import type { Cell } from './lay-out-network.ts'
import type { NetworkKind } from './network-ties.ts'
import { boundsOf, boxOf, boxOfShare, NODE_WIDTH, shapeLink } from './network-shapes.ts'

/** What a picture needs to know of a node. */
export type PicturedNode = {
  id: string
  name: string
  text: string
  coord: Cell
  shadow: boolean
  /** Meaning of the status, `plain` or `muted`. */
  fill: string
  risk: { value: number | null; band: string } | null
}
export type PicturedLink = {
  source: string
  target: string
  color: NetworkKind
  marker: 'arrow' | 'circle' | 'none'
  share: string | null
  isActive: boolean
}
export type NetworkPicture = {
  nodes: readonly PicturedNode[]
  links: readonly PicturedLink[]
  title: string
  /** What stands under the title: day, sources, that data are made up. */
  lines: readonly string[]
  /** What the colours mean: the fill of a node, or the kind of a link, and the word for it. */
  legend: readonly { fill?: string; link?: NetworkKind; text: string }[]
  isByRating: boolean
}

/** Those of the light theme: a file is for paper and slides. */
const INK = '#15202b'
const SECOND = '#55626f'
const MUTED = '#8b96a1'
export const LINK_COLORS: Readonly<Record<NetworkKind, string>> = {
  owner: '#0b5563',
  beneficial: '#9a4a1f',
  leader: '#6a5a8c',
  succession: '#8a6d3b',
}
/** Of a colour so much is in the fill of a node. */
const TINT = 0.14
const MARGIN = 24
const LINE = 16
const HEAD = 22
const LEGEND_SWATCH = 14

const BANDS: Readonly<Record<string, RatedBand>> = MEANING_BANDS

/** The band whose colour a node has: of its rating where that is asked for, else of its status; null for none. */
export function bandOfNode(
  { fill, risk }: { fill: string; risk: { band: string } | null },
  isByRating: boolean,
): string | null {
  if (isByRating && risk !== null) return risk.band
  return BANDS[fill] ?? null
}

/** Writes the picture as an SVG document of its own, from the coordinates alone. */
export function writeNetworkSvg(picture: NetworkPicture): { svg: string; width: number; height: number } {
  const { nodes, links, title, lines, legend, isByRating } = picture
  const room = boundsOf(
    nodes.map(({ coord }) => coord),
    MARGIN,
  )
  const head = title === '' ? 0 : MARGIN + HEAD + lines.length * LINE
  const width = Math.max(room.width, title === '' ? 0 : 2 * MARGIN + 3 * NODE_WIDTH)
  const places = placeLegend(legend, width)
  const height = head + room.height + places.height
  const cells = new Map(nodes.map(({ id, coord }) => [id, coord]))
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="Inter, sans-serif">`,
    `<title>${escapeXml(title)}</title><desc>${escapeXml(lines.join(' '))}</desc>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...(title === '' ? [] : [writeText(title, { x: MARGIN, y: MARGIN + 12, size: 15, weight: 600 })]),
    ...lines.map((line, index) => writeText(line, { x: MARGIN, y: MARGIN + HEAD + 12 + index * LINE, fill: SECOND })),
    `<g transform="translate(${(width - room.width) / 2 - room.x} ${head - room.y})">`,
    ...links.map((link) => writeLink(link, cells)),
    ...nodes.map((node) => writeNode(node, isByRating)),
    ...links.map((link) => writeShare(link, cells)),
    '</g>',
    ...places.entries.map(({ x, y, ...entry }) => writeLegend(entry, { x, y: y + head + room.height })),
    '</svg>',
  ]
  return { svg: parts.join(''), width, height }
}

function writeLink(link: PicturedLink, cells: ReadonlyMap<string, Cell>): string {
  const [source, target] = [cells.get(link.source), cells.get(link.target)]
  if (source === undefined || target === undefined) return ''
  const color = link.isActive ? LINK_COLORS[link.color] : MUTED
  const { path } = shapeLink(source, target)
  const dash = link.isActive && link.color === 'owner' ? '' : ` stroke-dasharray="${link.isActive ? '6 3' : '2 4'}"`
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="1.25"${dash}/>${writeMarker(link.marker, path, color)}`
}

/** At the end of the curve: a triangle for who is owned, a dot for who is led. SVG markers are not known everywhere. */
function writeMarker(marker: PicturedLink['marker'], path: string, color: string): string {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
  const [x = 0, y = 0] = numbers.slice(-2)
  if (marker === 'none') return ''
  if (marker === 'circle') return `<circle cx="${x}" cy="${y}" r="3" fill="${color}"/>`
  const [fromX = x, fromY = y] = numbers.slice(-4, -2)
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
  return `<path d="M0 0L-8 -4L-8 4Z" fill="${color}" transform="translate(${x} ${y}) rotate(${Math.round(angle)})"/>`
}

function writeShare({ share, ...link }: PicturedLink, cells: ReadonlyMap<string, Cell>): string {
  const [source, target] = [cells.get(link.source), cells.get(link.target)]
  if (share === null || source === undefined || target === undefined) return ''
  const { x, y } = shapeLink(source, target).label
  const box = boxOfShare(share, { x, y })
  const ground = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="#ffffff"/>`
  return `${ground}<text x="${x}" y="${y + 4}" font-size="11" text-anchor="middle" fill="${SECOND}">${escapeXml(share)}</text>`
}

function writeNode(node: PicturedNode, isByRating: boolean): string {
  const { x, y, width, height } = boxOf(node.coord)
  const band = bandOfNode(node, isByRating)
  const color = band === null ? MUTED : colorOfBand(band)
  const fill = node.fill === 'muted' ? '#f1f3f5' : band === null ? '#ffffff' : tint(color)
  const dash = node.fill === 'muted' ? ' stroke-dasharray="4 3"' : ''
  const outline = node.shadow
    ? `<rect x="${x - 3}" y="${y - 3}" width="${width + 6}" height="${height + 6}" rx="8" fill="none" stroke="${INK}" stroke-width="1.5"/>`
    : ''
  // Letters of Inter on average, wide ones and narrow ones together.
  return `${outline}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}" stroke="${color}"${dash}/>${writeText(cutText(node.name, 27), { x: x + 10, y: y + 15, weight: 600 })}${writeText(cutText(node.text, 33), { x: x + 10, y: y + 28, size: 10, fill: SECOND })}`
}

const isBand = (text: string): text is RatedBand => Object.hasOwn(BAND_COLORS, text)
const colorOfBand = (band: string): string => (isBand(band) ? BAND_COLORS[band] : BAND_COLORS.unrated)

function tint(color: string): string {
  const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  const light = parts.map((part) => Math.round(255 - (255 - part) * TINT))
  return `#${light.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

type TextLook = { x: number; y: number; size?: number; weight?: number; fill?: string }

function writeText(text: string, { x, y, size = 11.5, weight = 400, fill = INK }: TextLook): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(text)}</text>`
}

type LegendEntry = NetworkPicture['legend'][number]

function placeLegend(legend: NetworkPicture['legend'], width: number) {
  let x = MARGIN
  let y = LINE
  const entries = legend.map((entry) => {
    const length = LEGEND_SWATCH + 26 + entry.text.length * 6
    if (x > MARGIN && x + length > width - MARGIN) [x, y] = [MARGIN, y + LINE]
    const place = { ...entry, x, y }
    x += length
    return place
  })
  return { entries, height: entries.length === 0 ? 0 : y + LINE }
}

function writeLegend({ fill, link, text }: LegendEntry, { x, y }: { x: number; y: number }): string {
  const band = fill === undefined ? null : isBand(fill) ? fill : bandOfNode({ fill, risk: null }, false)
  const color = band === null ? MUTED : colorOfBand(band)
  const swatch =
    link === undefined
      ? `<rect x="${x}" y="${y - 9}" width="${LEGEND_SWATCH}" height="10" rx="2" fill="${band === null ? '#ffffff' : tint(color)}" stroke="${color}"/>`
      : `<path d="M${x} ${y - 4}h${LEGEND_SWATCH}" stroke="${LINK_COLORS[link]}" stroke-width="1.5"${link === 'owner' ? '' : ' stroke-dasharray="6 3"'}/>`
  return `${swatch}${writeText(text, { x: x + LEGEND_SWATCH + 6, y, size: 10, fill: SECOND })}`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Texts of registers, made safe: what XML has no sign for is left out. */
function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the signs that XML refuses
  const known = text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
  return known.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
}
