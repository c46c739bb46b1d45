import type { ConnectionGroupId } from '@merleg/contract/report/connection-list.contract'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { HeldInterest } from '../../connections/interest-page.repository.ts'
import type { Party } from '../../connections/parties.repository.ts'
import type { TieTold } from '../rows/untold-ties.ts'
import type { Connection } from './collect-connections.ts'

export type Counts = { count: number; active: number; inactive: number }

export function countConnections(connections: readonly Connection[]): Counts {
  const active = connections.filter(({ isActive }) => isActive).length
  return { count: connections.length, active, inactive: connections.length - active }
}

type KnownTold = {
  told: TieTold
  /** What tells of all interests around a hub, of which only a page is read; null where all are. */
  held: readonly HeldInterest[] | null
}

/** The last day of which a group is told, wherever it is counted; null where that is as good as the day itself. */
export function findGroupTold(
  { id, connections }: { id: ConnectionGroupId; connections: readonly Connection[] },
  { told, held }: KnownTold,
): string | null {
  if (id !== 'interest' || held === null) return findActiveTold(connections, told)
  return held.flatMap((tie) => (tie.isOwn ? (told(tie) ?? []) : [])).toSorted()[0] ?? null
}

/** The earliest last day of which those who are active are told to be; null where that is as good as the day itself. */
function findActiveTold(connections: readonly Connection[], told: TieTold): string | null {
  const days = connections.flatMap(({ isActive, ties, through }) => {
    if (!isActive) return []
    const held = (ties.length > 0 ? ties : [...through.values()].flat()).filter(({ isValid }) => isValid)
    const known = held.map(told).filter((day) => day !== null)
    const isTold = known.length < held.length
    return isTold ? [] : known.toSorted().slice(-1)
  })
  return days.toSorted()[0] ?? null
}

type Described = { active: number; inactive: number; banned: number; told: string | null }

/** `3 active, 1 inactive, 1 banned`: the same words wherever a group is counted. */
export function describeCounts(locale: Locale, { active, inactive, banned, told }: Described): string {
  const t = getTranslator(locale, 'report/connection-list/answers')
  const number = { count: active, number: formatNumber(locale, active) }
  return [
    told === null ? t('counts.active', number) : t('counts.activeOn', { ...number, date: formatDate(locale, told) }),
    ...(inactive === 0 ? [] : [t('counts.inactive', { number: formatNumber(locale, inactive) })]),
    ...(banned === 0 ? [] : [t('counts.banned', { number: formatNumber(locale, banned) })]),
  ].join(', ')
}

export function countBanned(connections: readonly Connection[]): number {
  return connections.filter(({ party }) => isBanned(party)).length
}

export function isBanned(party: Party): boolean {
  return !party.isInRegister && party.isBanned
}
