import { Parser } from 'htmlparser2'
import { type Dimension, readContext, type TaggedContext } from './tagged-contexts.ts'
import { readTaggedNumber } from './tagged-values.ts'

/** A tagged number; `scale`: places of its figure, `decimals`: how exact it is, null for exact. */
export type TaggedNumber = {
  concept: string
  context: string
  unit: string
  value: number
  scale: number
  decimals: number | null
}

/** What the tags of a document say; names are lower case and without the prefix, which every program chooses anew. */
export type TaggedDocument = {
  contexts: ReadonlyMap<string, TaggedContext>
  /** The measure of a unit: `iso4217:GBP`, without its prefix. */
  units: ReadonlyMap<string, string>
  numbers: readonly TaggedNumber[]
  texts: ReadonlyMap<string, { text: string; format: string }>
}

type Frame = {
  name: string
  attributes: Readonly<Record<string, string>>
  depth: number
  of: 'number' | 'text' | 'continuation' | 'exclude' | 'part'
  text: string
}

const PARTS: ReadonlySet<string> = new Set([
  'identifier',
  'startdate',
  'enddate',
  'instant',
  'explicitmember',
  'measure',
])
/** Names, numbers and days; what continues a note is longer and not wanted. */
const LONGEST_TEXT = 400
/**
 * Accounts have a handful of tags in one another. Every text is added to all facts that are open, so that a document in
 * which nothing is closed would take hours.
 */
const [MOST_OPEN_FACTS, MOST_OPEN_TAGS] = [100, 1000]

/**
 * Reads the tags of accounts as they come: of html with tags in it (iXBRL) or of plain XBRL. The reader of html forgives
 * what is left open, not closed in order or written in capitals, as much of what is filed is.
 */
export class TaggedDocumentReader {
  readonly #wanted: { numbers: ReadonlySet<string>; texts: ReadonlySet<string> }
  readonly #parser: Parser
  readonly #frames: Frame[] = []
  readonly #contexts = new Map<string, TaggedContext>()
  readonly #units = new Map<string, string>()
  readonly #numbers: TaggedNumber[] = []
  readonly #texts = new Map<string, { text: string; format: string; continuedAt: string }>()
  readonly #continuations = new Map<string, { text: string; continuedAt: string }>()
  #depth = 0
  #isTooDeep = false
  #context: { id: string; days: Record<string, string>; dimensions: Dimension[] } | null = null
  #unit: { id: string; measures: string[] } | null = null

  constructor(wanted: { numbers: ReadonlySet<string>; texts: ReadonlySet<string> }) {
    this.#wanted = wanted
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name, attributes),
        ontext: (text) => this.#addText(text),
        onclosetag: (name) => this.#close(localName(name)),
      },
      { decodeEntities: true, recognizeSelfClosing: true, recognizeCDATA: true },
    )
  }

  write(text: string): void {
    if (!this.#isTooDeep) this.#parser.write(text)
  }

  /** Null where too much stands open in one another: such a document is not read on. */
  end(): TaggedDocument | null {
    if (this.#isTooDeep) return null
    this.#parser.end()
    const texts = new Map(
      [...this.#texts].map(([name, { text, format, continuedAt }]) => [
        name,
        { text: text + this.#followContinuations(continuedAt), format },
      ]),
    )
    return { contexts: this.#contexts, units: this.#units, numbers: this.#numbers, texts }
  }

  #open(fullName: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth += 1
    const name = localName(fullName)
    if (name === 'context') this.#context = { id: attributes['id'] ?? '', days: {}, dimensions: [] }
    else if (name === 'unit') this.#unit = { id: attributes['id'] ?? '', measures: [] }
    else if (name === 'typedmember') this.#context?.dimensions.push({ name: 'typed', member: '' })
    const of = this.#frameOf(name, attributes)
    if (of !== null) this.#frames.push({ name, attributes, depth: this.#depth, of, text: '' })
    if (this.#frames.length <= MOST_OPEN_FACTS && this.#depth <= MOST_OPEN_TAGS) return
    this.#isTooDeep = true
    this.#parser.pause()
  }

  #frameOf(name: string, attributes: Readonly<Record<string, string>>): Frame['of'] | null {
    if (PARTS.has(name)) return 'part'
    if (name === 'exclude') return 'exclude'
    if (name === 'continuation') return 'continuation'
    if (attributes['contextref'] === undefined) return null
    if (name === 'nonnumeric') return 'text'
    // A fact of plain XBRL is an element of its own name.
    return name === 'nonfraction' || attributes['unitref'] !== undefined ? 'number' : 'text'
  }

  /** Text belongs to every fact it stands in, unless the fact leaves it out. */
  #addText(text: string): void {
    for (let at = this.#frames.length - 1; at >= 0; at -= 1) {
      const frame = this.#frames[at]
      if (frame === undefined || frame.of === 'exclude') return
      if (frame.text.length < LONGEST_TEXT) frame.text += text
    }
  }

  #close(name: string): void {
    const frame = this.#frames.at(-1)
    if (frame?.depth === this.#depth) {
      this.#frames.pop()
      this.#take(frame)
    }
    if (name === 'context') this.#closeContext()
    if (name === 'unit') this.#closeUnit()
    this.#depth -= 1
  }

  #take({ name, attributes, of, text }: Frame): void {
    const continuedAt = attributes['continuedat'] ?? ''
    if (of === 'part') this.#takePart(name, attributes['dimension'] ?? '', text.trim())
    else if (of === 'continuation') this.#continuations.set(attributes['id'] ?? '', { text, continuedAt })
    else if (of === 'text') {
      const concept = conceptOf(name, attributes)
      if (this.#wanted.texts.has(concept) && !this.#texts.has(concept))
        this.#texts.set(concept, { text, format: attributes['format'] ?? '', continuedAt })
    } else if (of === 'number') this.#takeNumber(conceptOf(name, attributes), attributes, text)
  }

  #takeNumber(concept: string, attributes: Readonly<Record<string, string>>, text: string): void {
    if (!this.#wanted.numbers.has(concept) || attributes['xsi:nil'] === 'true') return
    const {
      contextref: context = '',
      unitref: unit = '',
      format = '',
      scale = '',
      sign = '',
      decimals = '',
    } = attributes
    const value = readTaggedNumber({ text, format, scale, sign })
    if (value === null) return
    const exact = /^-?\d{1,2}$/.test(decimals) ? Number(decimals) : null
    this.#numbers.push({ concept, context, unit, value, scale: Number(scale), decimals: exact })
  }

  #takePart(name: string, dimension: string, text: string): void {
    if (name === 'measure') this.#unit?.measures.push(localName(text))
    else if (name === 'explicitmember')
      this.#context?.dimensions.push({ name: localName(dimension).toLowerCase(), member: localName(text) })
    else if (this.#context) this.#context.days[name] = text
  }

  #closeContext(): void {
    if (this.#context) this.#contexts.set(this.#context.id, readContext(this.#context))
    this.#context = null
  }

  #closeUnit(): void {
    const [measure, ...others] = this.#unit?.measures ?? []
    if (this.#unit && measure !== undefined && others.length === 0) this.#units.set(this.#unit.id, measure)
    this.#unit = null
  }

  #followContinuations(first: string): string {
    let text = ''
    const seen = new Set<string>()
    for (let id = first; id !== '' && !seen.has(id);) {
      seen.add(id)
      const part = this.#continuations.get(id)
      text += part?.text ?? ''
      id = part?.continuedAt ?? ''
    }
    return text
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function conceptOf(name: string, attributes: Readonly<Record<string, string>>): string {
  return localName(attributes['name'] ?? name)
    .trim()
    .toLowerCase()
}
