import {
  findMissingClaim,
  isPrintableOf,
  PdfExportSettings,
  PRINT_COMPONENTS,
  type PrintComponent,
} from '@merleg/contract/report/print.contract'
import type { Claim } from '@merleg/domain/claims'

/** What is printed, as the address holds it. */
export type PrintSearch = {
  components?: string | undefined
  onlyLastReport?: boolean | undefined
  onlyValid?: boolean | undefined
}

/** The choice an address holds; names of no section are left out. */
export function readChoice({ components = '', onlyLastReport, onlyValid }: PrintSearch): PdfExportSettings {
  const named = components.split(',')
  return {
    components: PRINT_COMPONENTS.filter((component) => named.includes(component)),
    onlyLastReport: onlyLastReport ?? false,
    onlyValid: onlyValid ?? false,
  }
}

/** The counterpart: what is not chosen is not in the address. */
export function writeChoice({ components, onlyLastReport, onlyValid }: PdfExportSettings): PrintSearch {
  const sorted = PRINT_COMPONENTS.filter((component) => components.includes(component))
  return {
    components: sorted.length === 0 ? undefined : sorted.join(','),
    onlyLastReport: onlyLastReport || undefined,
    onlyValid: onlyValid || undefined,
  }
}

/** The sections that this reader may print of this entity, in printed order. */
export function listOffered(id: string, claims: readonly Claim[]): PrintComponent[] {
  return PRINT_COMPONENTS.filter(
    (component) => isPrintableOf(component, id) && findMissingClaim(component, claims) === null,
  )
}

/** Saved settings; null where the text holds none. */
export function parseSettings(text: string): PdfExportSettings | null {
  try {
    const read = PdfExportSettings.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}
