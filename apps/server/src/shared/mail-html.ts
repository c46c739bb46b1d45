const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Html that was made by {@link html}: whatever was put into it is text. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Part = string | number | Html | readonly Html[]

/**
 * Html written as a template: what is put into it is escaped, in text and in quoted attributes alike, unless it is html of
 * this kind itself.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, at) => text + writePart(parts[at] ?? '')).join(''))
}

function writePart(part: Part): string {
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(({ source }) => source).join('\n')
  return String(part)
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')
}

/** Mail programs that show dark mails take the colours of the classes; the others those written at the elements. */
const STYLE = new Html(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .card { background: #14191f !important; color: #e6e9ec !important; }
  .second { color: #a9b3bd !important; }
  .line { border-color: #37424d !important; }
  .bad { color: #ff9d8a !important; }
  .good { color: #7fd0bd !important; }
  a { color: #8cc4f5 !important; }
}
</style>`)

/** A whole mail in html: no pictures, nothing that would be loaded, and no more than one column. */
export function mailDocument({ locale, title, body }: { locale: string; title: string; body: Html }): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body
        class="page"
        style="margin:0;padding:16px;background:#ffffff;color:#1c2530;font:15px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif"
      >
        <div class="card" style="max-width:720px;margin:0 auto">${body}</div>
      </body>
    </html>`.source
}
