import { TIP_COUNT } from '@merleg/contract/news.contract'

const TAG = /<(?:\/?(?:h2|h3|p|ul|ol|li|strong|em|kbd)|br ?\/?|a href="(?:\/(?![/\\])|https?:\/\/)[^"<>\s]*"|\/a)>/g

/** The number of a tip by the name of its file, `7.html`; null for any other name. */
export function parseTipName(file: string): number | null {
  const number = Number(/^([1-9]\d?)\.html$/.exec(file)?.[1] ?? Number.NaN)
  return number <= TIP_COUNT ? number : null
}

/** A tip is a fragment of a few plain tags; throws for anything else, comments, scripts and attributes among them. */
export function parseTip(text: string): string {
  const html = text.trim()
  if (html === '') throw new Error('empty')
  const rest = html.replaceAll(TAG, '')
  const at = rest.search(/[<>]/)
  if (at >= 0) throw new Error(`not allowed in a tip: ${rest.slice(at, at + 40)}`)
  return html
}
