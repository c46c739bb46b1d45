import type { InfoRow } from '@merleg/contract/report/info.contract'
import type { Provenance } from '@merleg/contract/fields'
import { translateSource } from '@merleg/domain/reference/source-names'
import type { Locale } from '@merleg/domain/locale'
import type { InfoGroupId } from '@merleg/domain/company-info/info-groups'

/** An item of a group before it is shown, printed or told in full. */
export type InfoRecord = {
  group: InfoGroupId
  /** Which of its group it is: letters and digits, the same as long as the item is. */
  key: string
  isActual: boolean
  /** The day it is known by: of the award, of the beginning. */
  on: string | null
  dates: string | null
  heading: string
  /** The language of the heading, where it is told in the words of a source that writes another one than the caller. */
  headingLang?: string | undefined
  value: string
  icon: string | null
  /** What is known of it; long texts whole. */
  listRows: () => InfoRow[]
  /** The published text, where there is one. */
  text: string | null
  /** How it was worked out, where no source states it. */
  derivation: string | null
  /** Is there more to tell than its rows? */
  hasDetails: boolean
  provenance: Provenance[]
}

/** In force first, then the newest first; by their names within a day. */
export function compareRecords(a: InfoRecord, b: InfoRecord): number {
  if (a.isActual !== b.isActual) return a.isActual ? -1 : 1
  const [first, second] = [a.on ?? '', b.on ?? '']
  if (first !== second) return first > second ? -1 : 1
  return a.heading < b.heading ? -1 : a.heading > b.heading ? 1 : a.key < b.key ? -1 : 1
}

/** Publisher and title of a publication, the publisher once. */
export function nameSource(locale: Locale, source: Pick<Provenance, 'publisher' | 'title'>): string {
  const { publisher, title } = translateSource(locale, source)
  return title.startsWith(publisher) ? title : `${publisher} – ${title}`
}
