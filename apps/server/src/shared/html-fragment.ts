const TAG = /<(?:\/?(?:h2|h3|p|ul|ol|li|strong|em|kbd)|br ?\/?|a href="(?:\/(?![/\\])|https?:\/\/)[^"<>\s]*"|\/a)>/g

/** A content file in html is a fragment of a few plain tags; throws for anything else, comments and scripts among them. */
export function parseHtmlFragment(text: string): string {
  const html = text.trim()
  if (html === '') throw new Error('empty')
  const rest = html.replaceAll(TAG, '')
  const at = rest.search(/[<>]/)
  if (at >= 0) throw new Error(`not allowed in a fragment: ${rest.slice(at, at + 40)}`)
  return html
}
