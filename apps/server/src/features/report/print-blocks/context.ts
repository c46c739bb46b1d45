import type { Provenance, ValueOrigin } from '@merleg/contract/fields'
import { translateSource } from '@merleg/domain/reference/source-names'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'

/** What the renderers of the sections share: the reader's choices, and the list of sources they cite. */
export type PrintContext = {
  locale: Locale
  onlyValid: boolean
  /** The chapter of this document that lists the entries of a section of the register, where it is another one. */
  listedIn: ReadonlyMap<FactSection, string>
  /** Puts the publications on the document's list and names them by number: `[1][3]`, and says which are disputed; '' for none. */
  cite: (...sources: Provenance[]) => string
}

/** A context with its list of sources, in the order of their first mention. */
export function createPrintContext(choices: {
  locale: Locale
  onlyValid: boolean
  listedIn?: PrintContext['listedIn']
  /** How a publication stands that somebody said is wrong, in a word; null of all others. */
  tellDispute?: (provenance: Provenance) => string | null
}): {
  context: PrintContext
  sources: readonly string[]
} {
  const t = getTranslator(choices.locale, 'report/print/answers')
  const sources: string[] = []
  const cite = (...cited: Provenance[]): string => {
    const numbers = cited.map((provenance) => {
      const { publisher, title } = translateSource(choices.locale, provenance)
      const text = t('source', { publisher, title })
      const known = sources.indexOf(text)
      return known >= 0 ? known + 1 : sources.push(text)
    })
    const words = new Set(cited.flatMap((provenance) => choices.tellDispute?.(provenance) ?? []))
    return [...[...new Set(numbers)].map((number) => `[${number}]`), ...[...words].map((word) => ` (${word})`)].join('')
  }
  return { context: { listedIn: new Map(), ...choices, cite }, sources }
}

/** What stands under a value of several sources: how it was worked out, and their numbers. */
export function describeOrigin({ cite }: PrintContext, origin: ValueOrigin | null | undefined): string | null {
  if (!origin) return null
  return [origin.derivation, cite(...origin.sources)].filter((text) => text !== null && text !== '').join(' ')
}
