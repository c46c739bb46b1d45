/** Elements that a detail page is made of; none of them runs or loads anything. */
type Tag = 'p' | 'h3' | 'ul' | 'li' | 'table' | 'tbody' | 'tr' | 'th' | 'td'

/** Markup that was composed here: texts are escaped, elements are of the list above, links lead to the web or to our pages. */
export type Html = Markup

// Not exported: nothing but the functions below makes one.
class Markup {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

export function text(plain: string): Html {
  return new Markup(escape(plain))
}

export function element(tag: Tag, ...content: readonly Html[]): Html {
  return new Markup(`<${tag}>${content.map(String).join('')}</${tag}>`)
}

/** A text in another language than its page; no language, no mark. */
export function foreign(lang: string | undefined, content: Html): Html {
  return lang !== undefined && /^[a-z]{2}$/.test(lang)
    ? new Markup(`<span lang="${lang}">${content.toString()}</span>`)
    : content
}

/** A link; plain text where the address is neither one of the web nor a path of ours. */
export function link(url: string | null, plain: string): Html {
  if (url === null || !isSafeAddress(url)) return text(plain)
  return new Markup(`<a href="${escape(url)}">${escape(plain)}</a>`)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(plain: string): string {
  return plain.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}

/** `//host` would lead out of ours. */
function isSafeAddress(url: string): boolean {
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url)
  const { protocol } = URL.parse(url) ?? {}
  return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:' || protocol === 'tel:'
}
