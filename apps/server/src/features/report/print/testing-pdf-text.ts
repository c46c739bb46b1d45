import { inflateSync } from 'node:zlib'

/** The texts of each page of a PDF as the typesetter writes it, a line for each run of text. */
export function readPdfPages(pdf: Buffer): string[][] {
  const objects = readObjects(pdf.toString('latin1'))
  const get = (number: string | undefined): string => objects.get(number ?? '') ?? ''
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\s/.test(object))
  return pages.map((page) => {
    const fonts = new Map(
      [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [name, readFont(get(font), get)]),
    )
    return readRuns(inflate(get(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fonts)
  })
}

/** The same as one text, its no-break and zero-width spaces made plain. */
export function readPdfText(pdf: Buffer): string {
  const text = readPdfPages(pdf).map((runs) => runs.join('\n'))
  return text.join('\n').replaceAll('\u00A0', ' ').replaceAll('\u200B', '')
}

function readObjects(raw: string): Map<string, string> {
  return new Map(
    [...raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = '', body = '']) => [number, body]),
  )
}

function inflate(object: string): string {
  const bytes = object.slice(object.indexOf('stream\n') + 7, object.lastIndexOf('\nendstream'))
  const buffer = Buffer.from(bytes, 'latin1')
  return (object.includes('/FlateDecode') ? inflateSync(buffer) : buffer).toString('latin1')
}

/** Glyph number to text. */
type Font = ReadonlyMap<number, string>

function readFont(font: string, get: (number: string | undefined) => string): Font {
  const map = inflate(get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]))
  return new Map(
    [...map.matchAll(/<([0-9a-f]{4})>\s*<([0-9a-f]+)>\s*$/gim)].map(([, glyph = '', text = '']) => [
      Number.parseInt(glyph, 16),
      Buffer.from(text, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

/** A text of the file: brackets within it stand unmarked where they are balanced. */
const TEXT = nestBrackets(nestBrackets(nestBrackets('')))
const TEXTS = new RegExp(TEXT, 'g')
const RUNS = new RegExp(String.raw`\/(f\d+) [\d.]+ Tf|(${TEXT}|\[(?:${TEXT}|[^\]()])*\]) ?T[jJ]`, 'g')

function nestBrackets(inner: string): string {
  return String.raw`\((?:\\[\s\S]|[^\\()]${inner === '' ? '' : `|${inner}`})*\)`
}

function readRuns(content: string, fonts: ReadonlyMap<string, Font>): string[] {
  let font: Font | undefined
  const runs: string[] = []
  for (const [, name, shown] of content.matchAll(RUNS)) {
    if (name !== undefined) font = fonts.get(name)
    else if (shown !== undefined)
      runs.push(
        readGlyphs(shown)
          .map((glyph) => font?.get(glyph) ?? '?')
          .join(''),
      )
  }
  return runs
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function readGlyphs(shown: string): number[] {
  const bytes = [...shown.matchAll(TEXTS)]
    .map(([part]) =>
      part
        .slice(1, -1)
        .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
          /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code),
        ),
    )
    .join('')
  return Array.from(
    { length: bytes.length / 2 },
    (_, index) => bytes.charCodeAt(index * 2) * 256 + bytes.charCodeAt(index * 2 + 1),
  )
}
