import type { DataRow } from '@merleg/contract/report/company-data.contract'
import type { Locale } from '@merleg/domain/locale'
import type { ToldAs } from '@merleg/domain/monitoring-events'
import { getTranslator } from '@merleg/i18n/translator'
import type { Profile } from '../register/profiles.repository.ts'
import { alignRows } from '../report/rows/changed-rows.ts'
import { renderFactRows } from '../report/rows/fact-rows.ts'
import { renderTitle, type ToldEntry } from '../report/timeline/render-title.ts'
import { kindOf, sectionTitle } from '../report/words/fact-labels.ts'

/** What an entry of the register said before and says now; `year`: of accounts, which have no entries; absent `toldAs`: news. */
export type HeardEntry = {
  slot: string
  before: ToldEntry | null
  after: ToldEntry | null
  year: number | null
  toldAs?: ToldAs
}

/** In which language, and of a company of which form. */
export type EventContext = { locale: Locale; company: Pick<Profile, 'legalForm' | 'legalFormCode'> }

/** A field of an entry with what it said, as the report shows it. */
type ToldField = { label: string; before: string | null; after: string | null }

/** So many fields of an entry are told in a line. */
const TOLD_FIELDS = 2

/** What happened, as the timeline would tell it. */
export function renderEventTitle(
  { before, after, year, toldAs }: HeardEntry,
  { locale, company }: EventContext,
): string {
  const entry = after ?? before
  if (entry === null) return getTranslator(locale, 'report/timeline/answers')('statement.filed', { year: year ?? 0 })
  if (toldAs === 'corrected' && after === null) {
    // What never was has not ended.
    const kind = sectionTitle(locale, entry.section, kindOf(entry.companyId))
    return getTranslator(locale, 'monitoring/answers')('withdrawn', { kind })
  }
  const action = before === null ? 'began' : after === null ? 'ended' : 'changed'
  return renderTitle([{ fact: entry, action, before: action === 'changed' ? before : null }], {
    locale,
    profile: company,
  })
}

/**
 * Whom or what of several a changed entry is about, such as a member whose share is another; null where the title says it,
 * or just that has changed.
 */
export function findSubject(entry: HeardEntry, context: EventContext): string | null {
  if (entry.slot === '' || entry.before === null || entry.after === null) return null
  const [first, ...others] = alignFields(entry, context)
  return first?.isChanged === false && others.length > 0 ? first.after : null
}

/** Of what is new or over its first field; of a change those that differ. Nothing that would tell a person's data. */
export function listToldFields(entry: HeardEntry, context: EventContext): ToldField[] {
  const fields = alignFields(entry, context)
  const isChange = entry.before !== null && entry.after !== null
  const told = isChange ? fields.filter(({ isChanged }) => isChanged).slice(0, TOLD_FIELDS) : fields.slice(0, 1)
  return told.map(({ label, before, after }) => ({ label, before, after }))
}

function alignFields({ before, after, slot }: HeardEntry, { locale }: EventContext) {
  const rowsOf = (entry: ToldEntry | null): DataRow[] =>
    entry === null ? [] : renderFactRows(entry, { locale, slot, partyUrl: null, hasNoPersonalData: true })
  return alignRows(rowsOf(before), rowsOf(after)).map((field) => ({
    label: (field.after ?? field.before)?.key ?? '',
    before: field.before?.value ?? null,
    after: field.after?.value ?? null,
    isChanged: field.isChanged,
  }))
}

/** The fields in one line; null where the title says all of it. */
export function renderEventDetail(entry: HeardEntry, context: EventContext): string | null {
  // The title has its amounts.
  if (entry.after?.section === 'capital') return null
  const fields = listToldFields(entry, context)
  if (fields.length === 0) return null
  if (entry.before === null || entry.after === null) return fields[0]?.after ?? fields[0]?.before ?? null
  return fields.map(({ label, before, after }) => `${label}: ${before ?? '–'} › ${after ?? '–'}`).join(' · ')
}
