import type { StatusBadge } from '@merleg/contract/fields'
import type { NetworkNode } from '@merleg/contract/report/connections.contract'
import type { ChosenNetwork, NetworkParty } from '@merleg/domain/connections/choose-network'
import type { Cell } from '@merleg/domain/connections/lay-out-network'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { showRegisterNumber } from '@merleg/domain/register-number'
import { getTranslator } from '@merleg/i18n/translator'
import { renderStatusBadge } from '../../../shared/status-badge.ts'
import type { CompanyParty } from '../../connections/companies-on-day.repository.ts'
import type { Party } from '../../connections/parties.repository.ts'
import { renderRisk } from '../../../shared/shown-risk.ts'
import type { PartyStatuses } from '../rows/statuses.ts'
import { toPartyUrl } from '../rows/tie-rows.ts'
import { toReportUrl } from '../words/links.ts'
import { describeShare } from '../words/register-words.ts'
import type { StandIns } from './place-network.ts'

type Drawn = {
  locale: Locale
  parties: ReadonlyMap<string, Party>
  chosen: ChosenNetwork
  standIns: StandIns
  statuses: PartyStatuses
  cells: ReadonlyMap<string, Cell>
}

/** The nodes of the picture: parties, then what stands for several or for nobody known. */
export function renderNodes({ locale, parties, chosen, standIns, statuses, cells }: Drawn): NetworkNode[] {
  const words = wordsOf(locale, statuses)
  const coordOf = (id: string): Cell => cells.get(id) ?? { x: 0, y: 0 }
  const drawnOf = countDrawn(chosen)
  return [
    ...chosen.parties.map((place) => {
      const party = parties.get(place.id) ?? null
      return renderParty(words, { place, party, coord: coordOf(place.id), drawn: drawnOf.get(place.id) ?? 0 })
    }),
    ...renderStandIns(locale, standIns, coordOf),
  ]
}

function countDrawn({ connections }: ChosenNetwork): Map<string, number> {
  const drawn = new Map<string, number>()
  for (const { source, target } of connections) {
    for (const end of new Set([source, target])) drawn.set(end, (drawn.get(end) ?? 0) + 1)
  }
  return drawn
}

/** The words that every node has, looked up once for all of them. */
function wordsOf(locale: Locale, statuses: PartyStatuses) {
  const t = getTranslator(locale, 'report/connections/answers')
  return {
    locale,
    t,
    statuses,
    unrated: t('unrated'),
    unratedThen: t('unratedThen'),
    banned: t('banned'),
    kinds: { company: t('kinds.company'), person: t('kinds.person'), other: t('kinds.other') },
    rows: {
      kind: t('rows.kind'),
      registerNumber: t('rows.registerNumber'),
      seat: t('rows.seat'),
      address: t('rows.address'),
      status: t('rows.status'),
      rating: t('rows.rating'),
      connections: t('rows.connections'),
    },
  }
}
type NodeWords = ReturnType<typeof wordsOf>

type PlacedParty = { place: NetworkParty; party: Party | null; coord: Cell; drawn: number }

function renderParty(words: NodeWords, { place, party, coord, drawn }: PlacedParty): NetworkNode {
  const { t, locale } = words
  const { id, depth, hidden, isHub, isExpanded } = place
  const looks = party?.isInRegister === true ? lookOfCompany(words, party) : lookOfOther(words, party)
  const connections =
    hidden === 0
      ? t('drawnAll', { drawn: formatNumber(locale, drawn) })
      : t('drawnOf', { drawn: formatNumber(locale, drawn), hidden: formatNumber(locale, hidden) })
  const hub = isHub ? t('hub', { count: hidden, number: formatNumber(locale, hidden) }) : null
  return {
    id,
    name: party?.name ?? id,
    coord,
    shadow: depth === 0,
    depth,
    hidden,
    isHub,
    isExpanded,
    expands: hidden > 0 && party?.id != null ? id : null,
    ...looks,
    text: hub !== null && hidden > 0 ? hub : looks.text,
    rows: [...looks.rows, { key: words.rows.connections, value: connections }],
  }
}

type Look = Pick<NetworkNode, 'kind' | 'fill' | 'icons' | 'text' | 'url' | 'status' | 'risk' | 'rows'>

function lookOfCompany(words: NodeWords, party: Party & { isInRegister: true }): Look {
  const { locale } = words
  const status = words.statuses(party)
  const { value, band, label } = renderRisk(locale, party)
  const isPast = party.day !== null
  const rating = value === null ? (isPast ? words.unratedThen : words.unrated) : `${value} · ${label}`
  return {
    kind: 'company',
    fill: status?.color ?? 'muted',
    icons: [
      { icon: `kind-${party.kind}`, value: getTranslator(locale, 'report/header/answers')(`kinds.${party.kind}`) },
      ...(status === null ? [] : [{ icon: status.icon, value: status.value }]),
    ],
    text:
      status === null || (status.color === 'good' && !isPast)
        ? rating
        : [
            isPast ? shortenStatus(locale, party, status) : status.value,
            ...(isPast && value === null ? [] : [rating]),
          ].join(' · '),
    url: toReportUrl(party.id),
    status,
    risk: isPast && value === null ? null : { value, band, label },
    rows: listRows([
      [words.rows.registerNumber, party.registerNumber === null ? null : showRegisterNumber(party.registerNumber)],
      [words.rows.seat, party.address],
      [words.rows.status, status?.value ?? null],
      [words.rows.rating, rating],
    ]),
  }
}

/** A node has no room for a sentence: status and day alone, where the day is that of the picture. */
function shortenStatus(
  locale: Locale,
  { status, day }: Pick<CompanyParty, 'status' | 'day'>,
  told: StatusBadge,
): string {
  const date = day === null ? '' : formatDate(locale, day)
  return told.value.includes(date) ? `${renderStatusBadge(locale, status).value} · ${date}` : told.value
}

/** People, and bodies of which there is no report. */
function lookOfOther(words: NodeWords, party: (Party & { isInRegister: false }) | null): Look {
  const kind = party?.kind ?? 'other'
  const isBanned = party?.isBanned === true
  const word = words.kinds[kind]
  return {
    kind,
    fill: isBanned ? 'bad' : 'plain',
    icons: [
      { icon: kind === 'person' ? 'person' : 'building', value: word },
      ...(isBanned ? [{ icon: 'ban', value: words.banned }] : []),
    ],
    text: isBanned ? `${word} · ${words.banned}` : word,
    url: party && toPartyUrl(party),
    status: null,
    risk: null,
    rows: listRows([
      [words.rows.kind, word],
      [words.rows.registerNumber, party?.registerNumber ?? null],
      // Where people live is not shown.
      [words.rows.address, kind === 'person' ? null : (party?.address ?? null)],
      [words.rows.status, isBanned ? words.banned : null],
    ]),
  }
}

const listRows = (rows: readonly (readonly [key: string, value: string | null])[]): NetworkNode['rows'] =>
  rows.flatMap(([key, value]) => (value === null ? [] : [{ key, value }]))

function renderStandIns(locale: Locale, { rests, unknown }: StandIns, coordOf: (id: string) => Cell): NetworkNode[] {
  const t = getTranslator(locale, 'report/connections/answers')
  const plain = { fill: 'muted', icons: [], rows: [], shadow: false, url: null, status: null, risk: null }
  const still = { ...plain, depth: 1, isHub: false, isExpanded: false }
  return [
    ...rests.map(({ id, party, group, count }): NetworkNode => {
      const name = t(`rests.${group}`, { count, number: formatNumber(locale, count) })
      const node = { id, name, coord: coordOf(id), text: t('restOf'), hidden: count, expands: party }
      return { ...still, ...node, kind: 'rest' }
    }),
    ...unknown.map(({ id, min, max }): NetworkNode => {
      const share = describeShare(locale, { shareMin: min, shareMax: max, shareText: null }) ?? ''
      const node = {
        id,
        name: t('unknown'),
        coord: coordOf(id),
        text: t('unknownText', { share }),
        hidden: 0,
        expands: null,
      }
      return { ...still, ...node, kind: 'unknown' }
    }),
  ]
}
