import type { ConnectionPaths, PathPair } from '@merleg/contract/report/connection-paths.contract'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { translateSource } from '@merleg/domain/reference/source-names'
import type { Days } from '@merleg/domain/silence'
import { getTranslator } from '@merleg/i18n/translator'
import type { Party } from '../../connections/parties.repository.ts'
import type { TieSource } from '../../connections/tie-sources.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { listReadSources, toProvenance } from '../rows/provenance.ts'
import type { UntoldTies } from '../rows/untold-ties.ts'
import type { KnownTie } from './describe-known.ts'
import { describeStep } from './describe-step.ts'

type Known = {
  parties: ReadonlyMap<string, Party>
  sources: ReadonlyMap<number, TieSource>
  toldOf: UntoldTies['toldOf']
  locale: Locale
}
type Step = { ties: readonly Told[] }
type Told = { said: ConnectionPaths['steps'][number]['ties'][number]; source: TieSource; days: Days }

/** Every two neighbours once, with the ties between them, and the place of each two. */
export function createSteps(
  ties: readonly Tie[],
  known: Known,
): { list: readonly Step[]; placeOf: (from: string, to: string) => number } {
  const tiesByEnds = Map.groupBy(ties, ({ companyId, partyKey }) => composeEnds(companyId, partyKey))
  const places = new Map([...tiesByEnds.keys()].map((ends, index) => [ends, index]))
  const list = [...tiesByEnds.values()].map((between) => ({ ties: between.flatMap((tie) => tellTie(tie, known)) }))
  return { list, placeOf: (from, to) => places.get(composeEnds(from, to)) ?? -1 }
}

function composeEnds(a: string, b: string): string {
  return a < b ? `${a}\n${b}` : `${b}\n${a}`
}

function tellTie(tie: Tie, { parties, sources, toldOf, locale }: Known): Told[] {
  const [source, days] = [sources.get(tie.batchId), toldOf(tie)]
  const [company, party] = [parties.get(tie.companyId), parties.get(tie.partyKey)]
  if (source === undefined || days === null || company === undefined || party === undefined) return []
  const told = { ...translateSource(locale, source.source), to: formatDate(locale, days.to) }
  const said = {
    text: describeStep(locale, tie, { company: company.name, party: party.name }),
    active: tie.isValid,
    asOf: days.to,
    told: getTranslator(locale, 'report/silence/answers')('asOf', told),
    provenance: toProvenance({ ...source, sourceRef: tie.sourceRef, validFrom: tie.from, validTo: tie.until }),
  }
  return [{ said, source, days }]
}

/** What the ties of a step say of how far it is known. */
export function toKnownTies({ ties }: Step): KnownTie[] {
  return ties.map(({ said, days }) => ({ active: said.active, told: said.told, days }))
}

/** Who tells the ties of some steps, each with the oldest of its days. */
export function listStepSources(steps: readonly Step[]): PathPair['sources'] {
  const bySource = Map.groupBy(
    steps.flatMap(({ ties }) => ties),
    ({ source }) => source.sourceId,
  )
  const oldest = [...bySource.values()].flatMap((told) =>
    told.toSorted((a, b) => (a.said.asOf < b.said.asOf ? -1 : 1)).slice(0, 1),
  )
  return listReadSources(oldest.map(({ said, source }) => ({ ...source, observedOn: said.asOf })))
}
