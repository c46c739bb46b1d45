import type { PathPair } from '@merleg/contract/report/connection-paths.contract'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import type { Days } from '@merleg/domain/silence'
import { getTranslator } from '@merleg/i18n/translator'

/** `told`: its source and day in words; `days`: of which its source tells it. */
export type KnownTie = { active: boolean; told: string; days: Days }
type Path = PathPair['paths'][number]
type Asked = { asOf: string; locale: Locale }

/** As of which day a path is known as a whole, by the ties of each of its steps, with the source where that is of all of them. */
export function describeKnown(
  steps: readonly (readonly KnownTie[])[],
  { asOf, locale }: Asked,
): Pick<Path, 'known' | 'isToldAlike'> {
  const [told, ...others] = new Set(steps.flat().map((tie) => tie.told))
  const isToldAlike = told !== undefined && others.length === 0
  const t = getTranslator(locale, 'report/connection-paths/answers')
  const { is, day } = findKnown(steps, asOf)
  const state = t(`known.${is}`, { date: formatDate(locale, day ?? asOf) })
  if (!isToldAlike) return { known: { asOf: day, text: state }, isToldAlike }
  const source = t('known.source', { told })
  // The source bears the day of the path.
  return { known: { asOf: day, text: is === 'all' ? source : `${state} ${source}` }, isToldAlike }
}

type Known = { is: 'ended' | 'none'; day: null } | { is: 'all' | 'last'; day: string }

/**
 * The last day, up to that asked for, of which every step is told: of parallel ties any one carries it. It ends where the
 * telling of some tie does.
 */
function findKnown(steps: readonly (readonly KnownTie[])[], asOf: string): Known {
  const inForce = steps.map((ties) => ties.filter(({ active }) => active))
  if (steps.some((ties, index) => ties.length > 0 && inForce[index]?.length === 0)) return { is: 'ended', day: null }
  const told = inForce.map((ties) => ties.map(({ days }) => days).filter(({ to }) => to <= asOf))
  const ends = told.map((days) => days.map(({ to }) => to).toSorted())
  const day = ends
    .flat()
    .toSorted()
    .findLast((end) => told.every((days) => days.some(({ from, to }) => from <= end && end <= to)))
  if (day === undefined) return { is: 'none', day: null }
  return { is: ends.every((ofStep) => ofStep.at(-1) === day) ? 'all' : 'last', day }
}
