const COPIED_STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-size',
  'font-weight',
  'font-family',
] as const
const SCALE = 2
const PADDING = 16
const HEAD = 44
const LEGEND_LINE = 18
const LEGEND_GAP = 14

export type ChartPicture = {
  /** Holds the drawings (`svg[data-chart]`) and the entries of their legend (`[data-legend]`). */
  frame: HTMLElement
  title: string
  subtitle: string
  fileName: string
}

type Drawing = { image: HTMLImageElement; width: number; height: number }
type LegendEntry = { swatch: Drawing; text: string }

/** The drawing with its colours written out: a picture knows no style sheet and no variables. */
function copyWithStyles(original: SVGSVGElement): SVGSVGElement {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a clone is what its original is
  const copy = original.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  for (const [index, element] of [original, ...original.querySelectorAll<SVGElement>('*')].entries()) {
    const style = getComputedStyle(element)
    for (const name of COPIED_STYLES) copies[index]?.style.setProperty(name, style.getPropertyValue(name))
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return copy
}

async function loadDrawing(chart: SVGSVGElement): Promise<Drawing> {
  const text = new XMLSerializer().serializeToString(copyWithStyles(chart))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const { width, height } = chart.getBoundingClientRect()
  return { image, width, height }
}

async function loadLegend(frame: HTMLElement): Promise<LegendEntry[]> {
  const entries = new Map<string, SVGSVGElement>()
  for (const entry of frame.querySelectorAll('[data-legend]')) {
    const swatch = entry.querySelector('svg')
    if (swatch) entries.set(entry.textContent, swatch)
  }
  return Promise.all([...entries].map(async ([text, swatch]) => ({ swatch: await loadDrawing(swatch), text })))
}

/**
 * Saves the charts of a frame as one PNG at twice their size, with title and unit above and the legend below, in the
 * colours of the page.
 * @throws Error where there is none yet, or the browser cannot draw or encode it.
 */
export async function saveChartPng({ frame, title, subtitle, fileName }: ChartPicture): Promise<void> {
  const charts = await Promise.all([...frame.querySelectorAll<SVGSVGElement>('svg[data-chart]')].map(loadDrawing))
  if (charts.length === 0) throw new Error('the chart is not drawn yet')
  const legend = await loadLegend(frame)
  const width = Math.max(...charts.map((chart) => chart.width))
  const chartsHeight = charts.reduce((sum, chart) => sum + chart.height, 0)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  const font = getComputedStyle(document.body).fontFamily
  context.font = `12px ${font}`
  const places = placeLegend(legend, { width, measure: (text) => context.measureText(text).width })
  const legendHeight = ((places.at(-1)?.line ?? -1) + 1) * LEGEND_LINE
  canvas.width = (width + 2 * PADDING) * SCALE
  canvas.height = (chartsHeight + HEAD + legendHeight + 2 * PADDING) * SCALE

  const style = getComputedStyle(document.documentElement)
  context.scale(SCALE, SCALE)
  context.fillStyle = style.getPropertyValue('--surface')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = style.getPropertyValue('--ink')
  context.font = `600 15px ${font}`
  context.fillText(title, PADDING, PADDING + 14, width)
  context.fillStyle = style.getPropertyValue('--ink-second')
  context.font = `12px ${font}`
  context.fillText(subtitle, PADDING, PADDING + 32, width)
  let top = PADDING + HEAD
  for (const chart of charts) {
    context.drawImage(chart.image, PADDING, top, chart.width, chart.height)
    top += chart.height
  }
  for (const { swatch, text, x, line } of places) {
    const y = top + (line + 1) * LEGEND_LINE
    context.drawImage(swatch.image, PADDING + x, y - 10, swatch.width, swatch.height)
    context.fillText(text, PADDING + x + swatch.width + 6, y)
  }
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = fileName
  link.click()
}

type LegendPlace = LegendEntry & { x: number; line: number }

/** The entries side by side, in a new line where they do not fit. */
function placeLegend(
  entries: readonly LegendEntry[],
  { width, measure }: { width: number; measure: (text: string) => number },
): LegendPlace[] {
  let x = 0
  let line = 0
  return entries.map((entry) => {
    const length = entry.swatch.width + 6 + measure(entry.text)
    if (x > 0 && x + length > width) {
      x = 0
      line += 1
    }
    const place = { ...entry, x, line }
    x += length + LEGEND_GAP
    return place
  })
}
