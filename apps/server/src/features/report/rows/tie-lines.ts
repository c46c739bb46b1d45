import { dayBefore } from '@merleg/domain/calendar-days'
import type { Locale } from '@merleg/domain/locale'
import { translateSource } from '@merleg/domain/reference/source-names'
import { getTranslator } from '@merleg/i18n/translator'
import type { CellKind, SheetColumn } from '../../../shared/xlsx.ts'
import type { Party } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import type { TieSource } from '../../connections/tie-sources.repository.ts'
import { interestOf } from './ownership-records.ts'
import { describeRole } from './tie-rows.ts'

/** What a file says of a tie: enough for a statement of ownership, a line for every fact. */
export const TIE_COLUMNS = {
  company: { width: 36, kind: 'text' },
  companyId: { width: 16, kind: 'text' },
  party: { width: 36, kind: 'text' },
  partyId: { width: 16, kind: 'text' },
  partyKind: { width: 12, kind: 'text' },
  interest: { width: 22, kind: 'text' },
  role: { width: 36, kind: 'text' },
  shareMin: { width: 12, kind: 'percent' },
  shareMax: { width: 12, kind: 'percent' },
  votesMin: { width: 12, kind: 'percent' },
  votesMax: { width: 12, kind: 'percent' },
  from: { width: 12, kind: 'date' },
  until: { width: 12, kind: 'date' },
  source: { width: 40, kind: 'text' },
  reference: { width: 24, kind: 'text' },
  known: { width: 12, kind: 'date' },
  record: { width: 12, kind: 'text' },
} as const satisfies Record<string, { width: number; kind: CellKind }>
export type TieColumn = keyof typeof TIE_COLUMNS

/** A fact; a share as a part of one, `until` the last day on which it holds. */
export type TieLine = Record<TieColumn, string | number | null>

export type KnownTies = {
  locale: Locale
  sources: ReadonlyMap<number, TieSource>
  parties: ReadonlyMap<string, Party>
}

/** Every key of some columns in their order. */
export function keysOf<Key extends string>(columns: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(columns).filter((key): key is Key => Object.hasOwn(columns, key))
}

/** The columns of ties with their titles. */
export function titleTieColumns(locale: Locale): SheetColumn[] {
  const t = getTranslator(locale, 'report/connection-list/answers')
  return keysOf(TIE_COLUMNS).map((key) => ({ ...TIE_COLUMNS[key], title: t(`sheet.columns.${key}`) }))
}

const toPart = (perCent: number | null): number | null => (perCent === null ? null : perCent / 100)

export function toTieLine(tie: Tie, { locale, sources, parties }: KnownTies): TieLine {
  const told = sources.get(tie.batchId)
  const source = told && translateSource(locale, told.source)
  const party = parties.get(tie.partyKey)
  return {
    company: parties.get(tie.companyId)?.name ?? null,
    companyId: tie.companyId,
    party: party?.name ?? tie.name,
    partyId: tie.partyId,
    partyKind: describePartyKind(locale, party),
    interest: interestOf(tie.kind),
    role: describeRole(locale, tie),
    shareMin: toPart(tie.shareMin),
    shareMax: toPart(tie.shareMax),
    votesMin: toPart(tie.votesMin),
    votesMax: toPart(tie.votesMax),
    from: tie.from,
    until: tie.until === null ? null : dayBefore(tie.until),
    source: source === undefined ? null : `${source.publisher}: ${source.title}`,
    reference: tie.sourceRef,
    known: told?.observedOn ?? null,
    record: String(tie.factId),
  }
}

/** Person, company, or neither, in words; null of whom nothing is known. */
export function describePartyKind(locale: Locale, party: Party | undefined): string | null {
  if (party === undefined) return null
  const kind = party.isInRegister ? 'company' : party.kind
  return getTranslator(locale, 'report/connection-list/answers')(`sheet.kinds.${kind}`)
}
