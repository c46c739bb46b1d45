import {
  type EventOrigin,
  MATCH_KINDS,
  monitoringEventRule,
  type MonitoringWish,
  NEWS_KINDS,
} from '../monitoring-events.ts'
import { FAILURE_SECTIONS } from '../group/failure.ts'
import { RATED_SECTIONS } from '../score/inputs/rated-sections.ts'
import type { Happening } from './alert-rule.ts'
import { isKindTold } from './told-kinds.ts'

type Section = EventOrigin['sections'][number]
type NewsKind = (typeof NEWS_KINDS)[number]

/** Of which sections of the register anything may be told, by what a subscriber wants to hear and by his rules. */
export function listToldSections(
  wish: MonitoringWish,
  rules: readonly { readonly happenings: readonly Happening[] }[],
): readonly Section[] {
  const happenings = rules.flatMap((rule) => rule.happenings)
  const told = NEWS_KINDS.filter((kind) => isKindTold(kind, wish, rules))
  return [...new Set([...told.flatMap(sectionsOf), ...happenings.flatMap(sectionsBehind)])]
}

const RATING_KINDS: readonly NewsKind[] = ['rating-worse', 'rating-better', 'rating-changed', 'rating-model']

/** What is no entry rests on some all the same: a match on sanctions lists, a rating on whatever it is made of. */
function sectionsOf(kind: NewsKind): readonly Section[] {
  if (MATCH_KINDS.some((one) => one === kind)) return ['sanction']
  if (RATING_KINDS.includes(kind)) return RATED_SECTIONS
  if (kind === 'missing-statement') return ['statement']
  if (kind === 'related-failure') return FAILURE_SECTIONS
  return monitoringEventRule(kind).origin?.sections ?? []
}

/** Of rules that ask for no kind of event. */
function sectionsBehind(happening: Happening): readonly Section[] {
  switch (happening.kind) {
    case 'events':
      return []
    case 'turns':
      return ['statement']
    case 'rating-falls':
    case 'rating-below':
      return RATED_SECTIONS
  }
}
