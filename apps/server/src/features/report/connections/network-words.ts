import type { Provenance } from '@merleg/contract/fields'
import { translateSource } from '@merleg/domain/reference/source-names'
import { type ChosenNetwork, NETWORK_LIMIT } from '@merleg/domain/connections/choose-network'
import type { NetworkDay } from '@merleg/domain/connections/network-days'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Party } from '../../connections/parties.repository.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import { translatePost } from '../words/register-words.ts'
import type { ReadTie } from './load-network.ts'

/** So many ties of a day are named; of the others it is said how many. */
const NAMED_TIES = 3

/** What the source of a tie is to its target: its post where it has one. */
export function nameRelation(locale: Locale, { kind, role }: Pick<ReadTie, 'kind' | 'role'>): string {
  const word = getTranslator(locale, 'report/connections/answers')(`relations.${kind}`)
  return kind === 'leader' ? (translatePost(locale, role) ?? word) : word
}

/** The ties that are named of a day: of these alone the names are read. */
export function listToldTies({ came, went, changed }: NetworkDay<ReadTie>): ReadTie[] {
  return [came, went, changed].flatMap((ties) => ties.slice(0, NAMED_TIES))
}

/** `+2: A (owner, C), B (officer, C) · −1: …` */
export function describeDay(locale: Locale, day: NetworkDay<ReadTie>, parties: ReadonlyMap<string, Party>): string {
  const t = getTranslator(locale, 'report/connections/answers')
  const nameOf = (id: string) => parties.get(id)?.name ?? id
  const describe = (key: 'came' | 'went' | 'changed'): string[] => {
    const ties = day[key]
    if (ties.length === 0) return []
    const named = ties.slice(0, NAMED_TIES).map((tie) => {
      const relation = nameRelation(locale, tie)
      return t('day.tie', { source: nameOf(tie.source), relation, target: nameOf(tie.target) })
    })
    const rest = ties.length - named.length
    const told = named.join(', ')
    const list = rest === 0 ? told : t('day.more', { ties: told, number: formatNumber(locale, rest) })
    return [t(`day.${key}`, { number: formatNumber(locale, ties.length), ties: list })]
  }
  return [...describe('came'), ...describe('went'), ...describe('changed')].join(' · ')
}

const REASONS = ['ended', 'otherKinds', 'alone', 'overLimit', 'inHubs'] as const

/** How much is drawn, and what is left out and why. */
export function describeNotes(locale: Locale, { chosen, asOf }: { chosen: ChosenNetwork; asOf: string }): string[] {
  const t = getTranslator(locale, 'report/connections/answers')
  const { parties, connections, leftOut } = chosen
  return [
    t('notes.drawn', {
      parties: formatNumber(locale, parties.length),
      connections: formatNumber(locale, connections.length),
      date: formatDate(locale, asOf),
    }),
    ...REASONS.flatMap((reason) => {
      const count = leftOut[reason]
      if (count === 0) return []
      return [t(`notes.${reason}`, { count, number: formatNumber(locale, count), limit: NETWORK_LIMIT })]
    }),
  ]
}

/** What the picture says of itself as a file. */
export function describePicture(
  locale: Locale,
  {
    profile,
    asOf,
    sources,
  }: { profile: Pick<Profile, 'name' | 'isMadeUp'>; asOf: string; sources: readonly Provenance[] },
): { title: string; lines: string[] } {
  const t = getTranslator(locale, 'report/connections/answers')
  const titles = sources
    .map((source) => translateSource(locale, source))
    .map(({ publisher, title }) => `${title} (${publisher})`)
  return {
    title: t('picture.title', { company: profile.name }),
    lines: [
      t('picture.state', { date: formatDate(locale, asOf) }),
      ...(titles.length === 0 ? [] : [t('picture.sources', { sources: titles.join('; ') })]),
      ...(profile.isMadeUp ? [getTranslator(locale, 'report/header/answers')('madeUp')] : []),
    ],
  }
}
