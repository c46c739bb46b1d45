import type { RuleDefinition } from '@merleg/contract/alert-rule'
import { listFilledCriteria } from '@merleg/contract/filled-criteria'
import { listSearchLimits } from '@merleg/domain/company-search/search-limits'
import type { Locale } from '@merleg/domain/locale'
import type { Happening } from '@merleg/domain/monitoring-rules/alert-rule'
import { WHOLE_YEAR_DAYS } from '@merleg/domain/whole-year'
import { getTranslator } from '@merleg/i18n/translator'
import { describeCriterion } from '../company-search/describe-query.ts'

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** The conditions of a rule in words, in its order: what happens, how the company stands, what is noted of it. */
export type RuleWords = {
  happenings: string[]
  standing: string[]
  importances: string | null
  labels: string | null
}

export function describeConditions(definition: RuleDefinition, locale: Locale): RuleWords {
  const { happenings, standing, watched } = definition
  const t = getTranslator(locale, 'monitoring-rules/answers')
  const words = getTranslator(locale, 'monitoring-rules/words')
  const filled = listFilledCriteria(standing)
  const orOf = (names: readonly string[]) => joinWith(names, t('or'))
  return {
    happenings: happenings.map((happening) => describeHappening(happening, locale)),
    standing: filled.map((id) => describeCriterion(standing, id, { locale, names: NO_NAMES })),
    importances:
      watched.importances.length === 0
        ? null
        : t('watchedImportance', { names: orOf(watched.importances.map((one) => words(`watchImportances.${one}`))) }),
    labels: watched.labels.length === 0 ? null : t('watchedLabel', { names: orOf(watched.labels) }),
  }
}

/** The rule as one sentence: "Szóljon, ha … vagy …, és …". */
export function describeRule(definition: RuleDefinition, locale: Locale): string {
  const t = getTranslator(locale, 'monitoring-rules/answers')
  const { happenings, standing, importances, labels } = describeConditions(definition, locale)
  const told = joinWith(happenings, t(definition.match === 'all' ? 'and' : 'or'))
  const held = [...standing, ...[importances, labels].filter((one) => one !== null)]
  if (held.length === 0) return t('sentence', { happenings: told })
  return t('sentenceWhile', { happenings: told, standing: joinWith(held, t('and')) })
}

/** Where a rule tells nothing because accounts cannot be compared, in sentences. */
export function describeRuleLimits({ happenings, standing }: RuleDefinition, locale: Locale): string[] {
  const words = getTranslator(locale, 'monitoring-rules/words')
  const hasTurns = happenings.some(({ kind }) => kind === 'turns')
  const limits = listSearchLimits({ criteria: listFilledCriteria(standing), hasTurns })
  return limits.flatMap((limit) =>
    limit === 'amounts' || limit === 'wholeYear' || limit === 'growth' || limit === 'turns'
      ? [words(`limits.${limit}`, WHOLE_YEAR_DAYS)]
      : [],
  )
}

function joinWith(parts: readonly string[], word: string): string {
  return parts.join(` ${word} `)
}

/** So many kinds are named one by one. */
const NAMED_KINDS = 4

function describeHappening(happening: Happening, locale: Locale): string {
  const t = getTranslator(locale, 'monitoring-rules/answers')
  switch (happening.kind) {
    case 'events':
      return describeEvents(happening, locale)
    case 'rating-falls':
      return t('ratingFalls', {
        bands: t('bands', { count: happening.bands }),
        months: t('months', { count: happening.months }),
      })
    case 'rating-below':
      return t('ratingBelow', { count: happening.points })
    case 'turns': {
      const figure = getTranslator(locale, 'company-search/words')(`criteria.${happening.figure}`)
      return t(happening.to === 'negative' ? 'turnsNegative' : 'turnsPositive', { figure })
    }
  }
}

function describeEvents(happening: Extract<Happening, { kind: 'events' }>, locale: Locale): string {
  const t = getTranslator(locale, 'monitoring-rules/answers')
  const monitoring = getTranslator(locale, 'monitoring/words')
  const own = getTranslator(locale, 'monitoring-rules/words')
  const { kinds, importances, level } = happening
  const named = kinds.slice(0, NAMED_KINDS).map((kind) => monitoring(`events.${kind}`))
  const rest = kinds.length - named.length
  const which = [
    ...(kinds.length === 0
      ? []
      : [joinWith([...named, ...(rest > 0 ? [t('moreKinds', { count: rest })] : [])], t('or'))]),
    ...(importances.length === 0
      ? []
      : [
          joinWith(
            importances.map((one) => own(`news.${one}`)),
            t('or'),
          ),
        ]),
    ...(level === null ? [] : [t('upToLevel', { level: monitoring(`levels.${level}`) })]),
  ]
  return t('events', { which: which.join(', ') })
}
