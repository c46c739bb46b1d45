const COPIED_STYLES = ['fill', 'stroke', 'stroke-opacity', 'font-size', 'font-weight', 'font-family'] as const
const SCALE = 2
const PADDING = 16
const HEAD = 44

export type ChartPicture = { chart: SVGSVGElement; title: string; subtitle: string; fileName: string }

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

async function loadPicture(chart: SVGSVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(copyWithStyles(chart))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

/**
 * Saves a chart as PNG at twice its size, with title and unit above, in the colours of the page.
 * @throws Error where the browser cannot draw or encode it.
 */
export async function saveChartPng({ chart, title, subtitle, fileName }: ChartPicture): Promise<void> {
  const { width, height } = chart.getBoundingClientRect()
  const image = await loadPicture(chart)
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * PADDING) * SCALE
  canvas.height = (height + HEAD + 2 * PADDING) * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d context')
  const style = getComputedStyle(document.documentElement)
  context.scale(SCALE, SCALE)
  context.fillStyle = style.getPropertyValue('--surface')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = style.getPropertyValue('--ink')
  context.font = `600 15px ${getComputedStyle(document.body).fontFamily}`
  context.fillText(title, PADDING, PADDING + 14, width)
  context.fillStyle = style.getPropertyValue('--ink-second')
  context.font = `12px ${getComputedStyle(document.body).fontFamily}`
  context.fillText(subtitle, PADDING, PADDING + 32, width)
  context.drawImage(image, PADDING, PADDING + HEAD, width, height)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = fileName
  link.click()
}
