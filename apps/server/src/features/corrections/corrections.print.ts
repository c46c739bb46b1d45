import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { Provenance } from '@merleg/contract/fields'
import type { PrintBlock } from '@merleg/contract/report/print.contract'
import type { SectionNoun } from '@merleg/contract/report/report-sections'
import { findDispute } from '@merleg/domain/corrections/disputed-value'
import { findFieldKey } from '@merleg/domain/corrections/field-key'
import { isUndecided } from '@merleg/domain/corrections/correction-states'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { codeColumn, noteBlock, tableBlocks, textColumn } from '../report/print-blocks/blocks.ts'
import type { StoredCorrection } from './corrections.repository.ts'

/** How a publication of a fact stands by what the reader's own subscription reported, in a word, wherever it is cited. */
export function disputeTeller(
  locale: Locale,
  reported: readonly StoredCorrection[],
): (provenance: Provenance) => string | null {
  const t = getTranslator(locale, 'corrections/answers')
  const keyed = reported.filter(({ fieldKey }) => fieldKey !== null)
  return (provenance) => {
    const fieldKey = findFieldKey({ isDerived: false, sources: [provenance] })
    const found = fieldKey === null ? null : findDispute({ field: '', fieldKey, sources: [provenance] }, keyed)
    return found && t(found.mark === 'disputed' ? 'print.disputedShort' : 'print.accepted')
  }
}

/** What the reader's own subscription says is wrong in a section, at the head of it on paper. */
export function renderDisputedBlocks(
  locale: Locale,
  reported: readonly StoredCorrection[],
  noun: SectionNoun,
): PrintBlock[] {
  const here = reported.filter(({ section }) => section === noun)
  if (here.length === 0) return []
  const t = getTranslator(locale, 'corrections/answers')
  const columns = [
    textColumn(t('print.field')),
    textColumn(t('print.shown')),
    textColumn(t('print.expected'), 2),
    textColumn(t('print.state')),
    codeColumn(t('print.reportedOn')),
  ]
  const rows = here.map(({ field, shownValue, expected, state, reportedAt }) => [
    field,
    shownValue,
    expected,
    t(isUndecided(state) ? 'print.disputed' : 'print.accepted'),
    formatDate(locale, hungarianDayOf(reportedAt)),
  ])
  return [noteBlock(t('print.intro'), 'warning'), ...tableBlocks(t('print.title'), columns, rows)]
}
