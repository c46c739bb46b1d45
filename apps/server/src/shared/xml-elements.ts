import { isUtf8 } from 'node:buffer'
import { Parser } from 'htmlparser2'
import { FileFault, type FileFaultReason } from './file-fault.ts'
import { readPacked, unpackedName } from './packed-file.ts'

/** An element with all that is in it. `text` is its own text, without that of its children, trimmed. */
export type XmlElement = {
  name: string
  /** Of its first tag, from 1. */
  line: number
  attributes: Readonly<Record<string, string>>
  text: string
  children: readonly XmlElement[]
}

export type XmlFile = {
  /** May be packed: `.gz`, or a `.zip` with one file. */
  path: string
  root: string
  /** Elements that are handed over, each whole; the root comes first, without children. */
  records: ReadonlySet<string>
  /** Every element the file may have; another one means that the publisher changed the format. */
  elements: ReadonlySet<string>
}

const LINE_FEED = 0x0a
const MAX_DEPTH = 40
/** Characters of a record with its tags, and of what is given in one piece: a tag, a comment, a section. */
const MAX_LENGTH = 4 * 1024 * 1024
/** Characters that each element of a record counts as besides its own: `<a/>` takes more memory than it has signs. */
const ELEMENT_LENGTH = 32

/**
 * Reads a UTF-8 XML file element by element in constant memory; entities other than those of XML itself are not resolved.
 * Throws {@link FileFault} for another encoding, root or element, a document type, tags that do not match, what is too long
 * to be kept in memory, and a file that was cut off.
 */
export async function* readXmlElements(given: XmlFile): AsyncGenerator<XmlElement> {
  const reader = new ElementReader(given)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let last: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of readPacked(given.path)) {
      last = chunk
      reader.write(decoder.decode(chunk, { stream: true }))
      yield* reader.take()
    }
    reader.write(decoder.decode())
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw reader.fault('encoding', 'not valid UTF-8', countSoundLines(last))
  }
  reader.end()
  yield* reader.take()
}

/** How many lines there are before the one that is not UTF-8. */
function countSoundLines(bytes: Buffer): number {
  let lines = 0
  for (let at = 0, end = bytes.indexOf(LINE_FEED); end !== -1; at = end + 1, end = bytes.indexOf(LINE_FEED, at)) {
    if (!isUtf8(bytes.subarray(at, end))) break
    lines += 1
  }
  return lines
}

type OpenElement = Omit<XmlElement, 'children'> & { children: XmlElement[] }

class ElementReader {
  readonly #given: XmlFile
  readonly #names: string[] = []
  /** The record that is being read and what is open in it. */
  #open: OpenElement[] = []
  /** Where the record begins, and how many elements it has so far. */
  #recordAt = 0
  #elements = 0
  #line = 1
  #found: XmlElement[] = []
  #hasRoot = false
  #isClosed = false
  /** Where the tag ends that was opened last. */
  #tagEnd = 0
  /** Characters given to the parser, and how many of them it has told of: what lies between it keeps. */
  #fed = 0
  #told = 0
  readonly #parser: Parser

  constructor(given: XmlFile) {
    this.#given = given
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#start(name, attributes),
        ontext: (text) => this.#addText(text),
        // It may give names to texts, which are not put in their places here.
        onprocessinginstruction: (name) => {
          if (name.toLowerCase() === '!doctype') throw this.fault('xml', 'a document type')
          this.#hear()
        },
        oncomment: (text) => {
          this.#hear()
          this.#countLines(text)
        },
        onclosetag: (name, isImplied) => this.#close(name, isImplied),
        onerror: (error) => {
          throw this.fault('xml', error.message)
        },
      },
      { xmlMode: true, decodeEntities: true },
    )
  }

  write(text: string): void {
    if (text.includes('\0')) throw this.fault('encoding', 'a zero byte')
    this.#parser.write(text)
    this.#fed += text.length
    if (this.#fed - this.#told > MAX_LENGTH)
      throw this.fault('xml', `more than ${MAX_LENGTH} characters in one tag, comment or section`)
  }

  /** Throws where the root was not closed by its own tag. */
  end(): void {
    const { root } = this.#given
    if (!this.#hasRoot) throw this.fault('empty', `no element <${root}>`)
    if (!this.#isClosed) throw this.fault('cut-off', `no </${root}>`)
    this.#parser.end()
  }

  take(): XmlElement[] {
    const found = this.#found
    this.#found = []
    return found
  }

  fault(reason: FileFaultReason, detail: string, linesBefore = 0): FileFault {
    const place = { file: unpackedName(this.#given.path), line: this.#line + linesBefore }
    return new FileFault(reason, place, detail)
  }

  #start(name: string, attributes: Readonly<Record<string, string>>): void {
    const { root, records, elements } = this.#given
    if (!this.#hasRoot && name !== root) throw this.fault('columns', `<${name}> instead of <${root}>`)
    if (this.#isClosed) throw this.fault('xml', `<${name}> after </${root}>`)
    if (name !== root && !elements.has(name) && !records.has(name)) throw this.fault('columns', `unexpected: <${name}>`)
    this.#tagEnd = this.#parser.endIndex
    if (this.#open.length === 0) {
      this.#recordAt = this.#told
      this.#elements = 0
    }
    this.#elements += 1
    this.#hear()
    if (this.#names.push(name) > MAX_DEPTH) throw this.fault('xml', `more than ${MAX_DEPTH} elements in each other`)
    const element: OpenElement = { name, line: this.#line, attributes, text: '', children: [] }
    if (!this.#hasRoot) {
      this.#hasRoot = true
      this.#found.push(element)
    } else if (this.#open.length > 0 || records.has(name)) {
      this.#open.push(element)
    }
  }

  #addText(text: string): void {
    this.#hear()
    this.#countLines(text)
    const element = this.#open.at(-1)
    if (element !== undefined) element.text += text
  }

  #close(name: string, isImplied: boolean): void {
    // The parser closes by itself what is left open; a tag that closes itself ends where it was opened.
    if (isImplied && this.#parser.endIndex !== this.#tagEnd) throw this.fault('xml', `<${name}> is not closed`)
    this.#hear()
    this.#names.pop()
    if (this.#names.length === 0) this.#isClosed = true
    const element = this.#open.pop()
    if (element === undefined) return
    element.text = element.text.trim()
    const parent = this.#open.at(-1)
    if (parent === undefined) this.#found.push(element)
    else parent.children.push(element)
  }

  /** The parser tells of all it was given up to here; a record that is open grows by it. */
  #hear(): void {
    this.#told = this.#parser.endIndex
    const record = this.#open[0]
    if (record === undefined) return
    if (this.#told - this.#recordAt + this.#elements * ELEMENT_LENGTH > MAX_LENGTH)
      throw this.fault('xml', `more than ${MAX_LENGTH} characters in <${record.name}>, or too many elements`)
  }

  #countLines(text: string): void {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#line += 1
  }
}

/** The children of that name, at any depth of the path: `listChildren(entry, 'akaList', 'aka')`. */
export function listChildren(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (elements, name) => elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
}

/** The text of the first child of that path; null where there is none or it is empty. */
export function findText(element: XmlElement, ...path: readonly string[]): string | null {
  return listTexts(element, ...path)[0] ?? null
}

/** The texts of all children of that path that have one. */
export function listTexts(element: XmlElement, ...path: readonly string[]): string[] {
  return listChildren(element, ...path).flatMap(({ text }) => (text === '' ? [] : [text]))
}
