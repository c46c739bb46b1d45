import type { DbOrTx } from '@merleg/db/connect'
import { TIE_KINDS, type TieKind, tieSectionsOf } from '@merleg/domain/connections/tie-kinds'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import type { SourceCoverage } from '@merleg/domain/observation'
import type { TiedPair } from '@merleg/domain/ownership/shortest-paths'
import { getTranslator } from '@merleg/i18n/translator'
import type { PartyName } from '../../connections/neighbours.repository.ts'
import { listCompanyParties, type PartyDays } from '../../connections/parties.repository.ts'
import { listTies } from '../../connections/ties.repository.ts'
import { listTieSources } from '../../connections/tie-sources.repository.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSourcesOfEach, type SpeakingSourceOf } from '../silence/speaking-sources.repository.ts'

/** Of a person with more ties no more are asked who tells them. */
const MOST_TIES = 100

/** Who speaks of each of the parties asked for, by their ids, and whether one of them is made up. */
export type AskedSources = { speaking: ReadonlyMap<string, readonly SpeakingSourceOf[]>; isMadeUp: boolean }

/** Reads who speaks of some parties: of a person, who does of the companies that name him. */
export async function readAskedSources(
  db: DbOrTx,
  { parties, asOf, today }: PartyDays & { parties: readonly PartyName[] },
): Promise<AskedSources> {
  const idsOf = (kind: PartyName['kind']) => parties.filter((party) => party.kind === kind).map(({ id }) => id)
  const [companyIds, personIds] = [idsOf('company'), idsOf('person')]
  const { ties } = await listTies(db, { parties: personIds, asOf, kinds: TIE_KINDS, limit: MOST_TIES })
  const [companies, tieSources, spoken] = await Promise.all([
    listCompanyParties(db, { ids: companyIds, asOf, today }),
    listTieSources(db, ties),
    listSpeakingSourcesOfEach(db, [...new Set([...companyIds, ...ties.map(({ companyId }) => companyId)])].toSorted()),
  ])
  const tiesOf = (id: string) => ties.filter(({ partyKey }) => partyKey === id)
  const isPersonMadeUp = (id: string): boolean => {
    const named = tiesOf(id).flatMap(({ batchId }) => tieSources.get(batchId) ?? [])
    return named.length > 0 && named.every(({ source }) => source.isMadeUp)
  }
  return {
    speaking: new Map([
      ...companyIds.map((id) => [id, spoken.get(id) ?? []] as const),
      ...personIds.map((id) => {
        const naming = new Set(tiesOf(id).map(({ companyId }) => companyId))
        // What a source tells of him goes as far as it tells of any company.
        return [
          id,
          joinSources(
            [...naming].map((companyId) => spoken.get(companyId) ?? []),
            'longest',
          ),
        ] as const
      }),
    ]),
    isMadeUp: [...companies.values()].some(({ isMadeUp }) => isMadeUp) || personIds.some(isPersonMadeUp),
  }
}

/** Every source once: with what it tells of all of whom it speaks, of the days of any of them or of each of them. */
function joinSources(
  spoken: readonly (readonly SpeakingSourceOf[])[],
  reach: 'longest' | 'common',
): SpeakingSourceOf[] {
  const bySource = Map.groupBy(spoken.flat(), ({ sourceId }) => sourceId)
  const [first, last] = reach === 'longest' ? [0, -1] : [-1, 0]
  return [...bySource.values()].flatMap((told) => {
    const [one] = told
    if (one === undefined) return []
    const pick = (days: readonly string[], place: number) => days.toSorted().at(place) ?? ''
    return {
      ...one,
      covers: one.covers.filter((subject) => told.every(({ covers }) => covers.includes(subject))),
      toldFrom: pick(
        told.map(({ toldFrom }) => toldFrom),
        first,
      ),
      toldUntil: pick(
        told.map(({ toldUntil }) => toldUntil),
        last,
      ),
    }
  })
}

/** Who speaks of the two ends of a pair: each of what is told of both of them, be it by one source or by one for each. */
export function listSourcesOfPair({ fromId, toId }: TiedPair, { speaking }: AskedSources): SpeakingSourceOf[] {
  const ends = [speaking.get(fromId) ?? [], speaking.get(toId) ?? []]
  const isToldOfBoth = (subject: SourceCoverage) =>
    ends.every((sources) => sources.some(({ covers }) => covers.includes(subject)))
  return joinSources(ends, 'common').map((source) => ({ ...source, covers: source.covers.filter(isToldOfBoth) }))
}

type Asked = { asOf: string; kinds: readonly TieKind[]; locale: Locale }

/** What was found between two; where nothing was, what the silence of those who speak of them means. */
export function describeOutcome(
  { outcome, steps, pathCount }: TiedPair,
  { asOf, kinds, locale }: Asked,
  sources: readonly SpeakingSourceOf[],
): string {
  const t = getTranslator(locale, 'report/connection-paths/answers')
  if (outcome === 'found') return t('outcome.found', { steps, number: formatNumber(locale, pathCount) })
  const asked = { topic: 'connections', subjects: tieSectionsOf(kinds), to: asOf, isOfSeveral: true } as const
  return `${t(`outcome.${outcome}`, { steps })} ${describeSilence(locale, asked, sources).text}`
}
