import { readComponents, writeComponents } from '@merleg/contract/report/print-components'
import { PdfExportSettings } from '@merleg/contract/report/print.contract'
import { findMissingClaim, isPrintableOf, PRINT_NOUNS, type PrintNoun } from '@merleg/contract/report/report-sections'
import type { Claim } from '@merleg/domain/claims'

/** What is printed, as the address holds it. */
export type PrintSearch = {
  components?: string | undefined
  onlyLastReport?: boolean | undefined
  onlyValid?: boolean | undefined
}

/** What the reader chose to print. */
export type PrintChoice = { sections: PrintNoun[]; onlyLastReport: boolean; onlyValid: boolean }

/** The choice an address holds; names of no section are left out. */
export function readChoice({ components = '', onlyLastReport, onlyValid }: PrintSearch): PrintChoice {
  return {
    sections: readComponents(components.split(',')),
    onlyLastReport: onlyLastReport ?? false,
    onlyValid: onlyValid ?? false,
  }
}

/** The counterpart: what is not chosen is not in the address. */
export function writeChoice({ sections, onlyLastReport, onlyValid }: PrintChoice): PrintSearch {
  const sorted = PRINT_NOUNS.filter((noun) => sections.includes(noun))
  return {
    components: sorted.length === 0 ? undefined : writeComponents(sorted).join(','),
    onlyLastReport: onlyLastReport || undefined,
    onlyValid: onlyValid || undefined,
  }
}

/** The sections that this reader may print of this entity, in printed order. */
export function listOffered(id: string, claims: readonly Claim[]): PrintNoun[] {
  return PRINT_NOUNS.filter((noun) => isPrintableOf(noun, id) && findMissingClaim(noun, claims) === null)
}

/** Saved settings; null where the text holds none. */
export function parseSettings(text: string): PrintChoice | null {
  try {
    const read = PdfExportSettings.safeParse(JSON.parse(text))
    if (!read.success) return null
    const { components, ...rest } = read.data
    return { sections: readComponents(components), ...rest }
  } catch {
    return null
  }
}

/** What is saved of a choice. */
export function toSettings({ sections, ...rest }: PrintChoice): PdfExportSettings {
  return { components: writeComponents(sections), ...rest }
}
