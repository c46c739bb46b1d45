import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { isMonitoringEventKind } from '@merleg/domain/monitoring-events'
import { getTranslator } from '@merleg/i18n/translator'
import { renderRisk } from '../../shared/shown-risk.ts'
import type { FoundState, StoredEvent } from './monitoring-changes.repository.ts'

type Found = Pick<StoredEvent, 'kind' | 'was' | 'is'>
type Told = { title: string; before: string | null; after: string | null; detail: string | null }

/** What was found by looking: of owners only that they are others, of failures which company it is. */
export function renderFoundEvent({ kind, was, is }: Found, { locale }: { locale: Locale }): Told {
  const [before, after] = [renderState(locale, was), renderState(locale, is)]
  return {
    title: getTranslator(locale, 'monitoring/words')(`events.${kind}`),
    before,
    after,
    detail: before !== null && after !== null ? `${before} › ${after}` : (after ?? before),
  }
}

function renderState(locale: Locale, state: Partial<FoundState> | null): string | null {
  if (state === null) return null
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
  return null
}
