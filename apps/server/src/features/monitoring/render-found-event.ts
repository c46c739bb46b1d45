import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { isMonitoringEventKind } from '@merleg/domain/monitoring-events'
import { isIndirectRole } from '@merleg/domain/sanctions/indirect-roles'
import { translateSource } from '@merleg/domain/reference/source-names'
import { getTranslator } from '@merleg/i18n/translator'
import { renderRisk } from '../../shared/shown-risk.ts'
import type { FoundState, StoredEvent } from './monitoring-changes.repository.ts'

type Found = Pick<StoredEvent, 'kind' | 'was' | 'is'>
type Told = { title: string; before: string | null; after: string | null; detail: string | null }
/** `canSeeEntries`: may the reader see whom a match is about? */
type Reader = { locale: Locale; canSeeEntries: boolean }

/** What was found by looking: of owners only that they are others, of failures which company it is. */
export function renderFoundEvent({ kind, was, is }: Found, reader: Reader): Told {
  const [told, after] = [renderState(was, reader), renderState(is, reader)]
  // A match may be told in the same words, and rest on something else.
  const before = told === after ? null : told
  return {
    title: getTranslator(reader.locale, 'monitoring/words')(`events.${kind}`),
    before,
    after,
    detail: before !== null && after !== null ? `${before} › ${after}` : (after ?? before),
  }
}

function renderState(state: Partial<FoundState> | null, reader: Reader): string | null {
  if (state === null) return null
  const { locale } = reader
  const t = getTranslator(locale, 'monitoring/answers')
  const { kind, points, basis = null, day, deadline, name, section } = state
  if (kind !== undefined && points !== undefined) {
    const { value, label } = renderRisk(locale, { kind, points, basis })
    return value === null ? label : t('rating', { band: label, points: value })
  }
  if (deadline !== undefined) {
    const told = { deadline: formatDate(locale, deadline) }
    return day == null ? t('overdue', told) : t('missing', { year: day.slice(0, 4), ...told })
  }
  if (name !== undefined && section !== undefined && isMonitoringEventKind(section))
    return t('failed', { name, failure: getTranslator(locale, 'monitoring/words')(`events.${section}`) })
  return renderMatch(state, reader)
}

/** How sure it is, of which list and edition, and whose names are alike. */
function renderMatch(
  { grade: found, name, roles, listedName, title, publisher, day }: Partial<FoundState>,
  { locale, canSeeEntries }: Reader,
): string | null {
  if (found === undefined || title === undefined || publisher === undefined || day == null) return null
  const t = getTranslator(locale, 'monitoring/answers')
  const words = getTranslator(locale, 'report/sanctions/words')
  const grade = words(`grades.${found}`)
  const list = translateSource(locale, { title, publisher }).title
  const told = { grade, list, day: formatDate(locale, day) }
  if (!canSeeEntries || name === undefined || listedName === undefined) return t('matchOnList', told)
  // Whom the company itself does not name is looked for among its own in vain.
  const indirect = roles?.every(isIndirectRole) ? roles.find(isIndirectRole) : undefined
  const role = indirect === undefined ? '' : ` (${words(`roles.${indirect}`)})`
  return t('match', { ...told, name, role, listed: listedName })
}
