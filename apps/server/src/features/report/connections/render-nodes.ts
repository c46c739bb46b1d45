import type { NetworkNode } from '@merleg/contract/report/connections.contract'
import type { ChosenNetwork, NetworkParty } from '@merleg/domain/connections/choose-network'
import type { Cell } from '@merleg/domain/connections/lay-out-network'
import { describeStatus } from '@merleg/domain/company-status'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { showRegisterNumber } from '@merleg/domain/register-number'
import { getTranslator } from '@merleg/i18n/translator'
import { renderStatusBadge } from '../../../shared/status-badge.ts'
import type { Party } from '../../connections/parties.repository.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import { renderRisk } from '../rating/risk.ts'
import { toReportUrl } from '../words/links.ts'
import { describeShare } from '../words/register-words.ts'
import type { StandIns } from './place-network.ts'

type Drawn = {
  locale: Locale
  /** The middle, which is drawn also where nothing ties it to anybody. */
  focus: Profile
  parties: ReadonlyMap<string, Party>
  chosen: ChosenNetwork
  standIns: StandIns
  cells: ReadonlyMap<string, Cell>
}

/** The nodes of the picture: parties, then what stands for several or for nobody known. */
export function renderNodes({ locale, focus, parties, chosen, standIns, cells }: Drawn): NetworkNode[] {
  const coordOf = (id: string): Cell => cells.get(id) ?? { x: 0, y: 0 }
  const drawnOf = (id: string) =>
    chosen.connections.filter(({ source, target }) => source === id || target === id).length
  const own: Party = {
    isInRegister: true,
    id: focus.companyId,
    kind: focus.kind,
    name: focus.name,
    registerNumber: focus.registerNumber,
    status: focus.status,
    address: focus.seat,
    points: null,
  }
  return [
    ...chosen.parties.map((place) => {
      const party = parties.get(place.id) ?? (place.id === focus.companyId ? own : null)
      return renderParty(locale, { place, party, coord: coordOf(place.id), drawn: drawnOf(place.id) })
    }),
    ...renderStandIns(locale, standIns, coordOf),
  ]
}

type PlacedParty = { place: NetworkParty; party: Party | null; coord: Cell; drawn: number }

function renderParty(locale: Locale, { place, party, coord, drawn }: PlacedParty): NetworkNode {
  const t = getTranslator(locale, 'report/connections/answers')
  const { id, depth, hidden, isHub, isExpanded } = place
  const looks = party?.isInRegister === true ? lookOfCompany(locale, party) : lookOfOther(locale, party)
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
    rows: [...looks.rows, { key: t('rows.connections'), value: connections }],
  }
}

type Look = Pick<NetworkNode, 'kind' | 'fill' | 'icons' | 'text' | 'url' | 'status' | 'risk' | 'rows'>

function lookOfCompany(locale: Locale, party: Party & { isInRegister: true }): Look {
  const t = getTranslator(locale, 'report/connections/answers')
  const status = renderStatusBadge(locale, party.status)
  const { value, band, label } = renderRisk(locale, party)
  const rating = value === null ? t('unrated') : `${value} · ${label}`
  const isTroubled = describeStatus(party.status).meaning !== 'good'
  return {
    kind: 'company',
    fill: status.color,
    icons: [
      { icon: `kind-${party.kind}`, value: getTranslator(locale, 'report/header/answers')(`kinds.${party.kind}`) },
      { icon: status.icon, value: status.value },
    ],
    text: isTroubled ? `${status.value} · ${rating}` : rating,
    url: toReportUrl(party.id),
    status,
    risk: { value, band, label },
    rows: listRows([
      [t('rows.registerNumber'), party.registerNumber === null ? null : showRegisterNumber(party.registerNumber)],
      [t('rows.seat'), party.address],
      [t('rows.status'), status.value],
      [t('rows.rating'), rating],
    ]),
  }
}

/** People, and bodies of which there is no report. */
function lookOfOther(locale: Locale, party: (Party & { isInRegister: false }) | null): Look {
  const t = getTranslator(locale, 'report/connections/answers')
  const kind = party?.kind ?? 'other'
  const isBanned = party?.isBanned === true
  const word = t(`kinds.${kind}`)
  return {
    kind,
    fill: isBanned ? 'bad' : 'plain',
    icons: [
      { icon: kind === 'person' ? 'person' : 'building', value: word },
      ...(isBanned ? [{ icon: 'ban', value: t('banned') }] : []),
    ],
    text: isBanned ? `${word} · ${t('banned')}` : word,
    url: null,
    status: null,
    risk: null,
    rows: listRows([
      [t('rows.kind'), word],
      [t('rows.registerNumber'), party?.registerNumber ?? null],
      // Where people live is not shown.
      [t('rows.address'), kind === 'person' ? null : (party?.address ?? null)],
      [t('rows.status'), isBanned ? t('banned') : null],
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
