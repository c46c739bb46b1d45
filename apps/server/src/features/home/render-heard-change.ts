import type { HeardChange } from '@merleg/contract/home.contract'
import type { DataRow } from '@merleg/contract/report/company-data.contract'
import type { Locale } from '@merleg/domain/locale'
import { translateSource } from '@merleg/domain/reference/source-names'
import { getTranslator } from '@merleg/i18n/translator'
import { alignRows } from '../report/rows/changed-rows.ts'
import { renderFactRows } from '../report/rows/fact-rows.ts'
import { renderTitle, type ToldEntry } from '../report/timeline/render-title.ts'
import type { HeardEvent } from './heard-changes.repository.ts'
import type { CompanyNow } from './opened-companies.repository.ts'

type ChangeContext = {
  locale: Locale
  company: CompanyNow
  /** May the reader see what the entries of the register say? */
  canSeeEntries: boolean
}

const ACTIONS = { added: 'began', changed: 'changed', ended: 'ended', filed: 'began' } as const
/** So many fields of an entry are told in the line. */
const TOLD_FIELDS = 2

/** What was heard, as the timeline would tell it, with its source and when that was read. */
export function renderHeardChange(event: HeardEvent, context: ChangeContext): HeardChange {
  const { source, eventId, isNegative, on, heardAt } = event
  const { title, publisher } = translateSource(context.locale, source)
  return {
    id: String(eventId),
    title: renderEventTitle(event, context),
    detail: context.canSeeEntries ? renderDetail(event, context) : null,
    isNegative,
    on,
    source: getTranslator(context.locale, 'report/silence/answers')('titled', { title, publisher }),
    heardAt: heardAt.toISOString(),
  }
}

function renderEventTitle({ change, before, after, year }: HeardEvent, { locale, company }: ChangeContext): string {
  const entry = after ?? before
  if (entry === null) return getTranslator(locale, 'report/timeline/answers')('statement.filed', { year: year ?? 0 })
  const event = { fact: entry, action: ACTIONS[change], before: change === 'changed' ? before : null }
  return renderTitle([event], { locale, profile: company })
}

/** Of what is new or over its first field; of a change those that differ, with what they were. */
function renderDetail({ change, before, after, slot }: HeardEvent, { locale }: ChangeContext): string | null {
  const rowsOf = (entry: ToldEntry | null): DataRow[] =>
    entry === null ? [] : renderFactRows(entry, { locale, slot, partyUrl: null, hasNoPersonalData: true })
  // The title has its amounts.
  if (after?.section === 'capital') return null
  if (change !== 'changed') return rowsOf(after ?? before)[0]?.value ?? null
  const fields = alignRows(rowsOf(before), rowsOf(after)).filter(({ isChanged }) => isChanged)
  const told = fields.slice(0, TOLD_FIELDS).map((field) => {
    const label = (field.after ?? field.before)?.key ?? ''
    return `${label}: ${field.before?.value ?? '–'} › ${field.after?.value ?? '–'}`
  })
  return told.length === 0 ? null : told.join(' · ')
}
