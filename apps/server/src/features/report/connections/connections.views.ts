import type { Connections } from '@merleg/contract/report/connections.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { isOfKinds, NETWORK_LIMIT } from '@merleg/domain/connections/choose-network'
import type { Cell } from '@merleg/domain/connections/lay-out-network'
import { connectionId } from '@merleg/domain/connections/network-ties'
import { listNetworkDays, type NetworkDay } from '@merleg/domain/connections/network-days'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import type { Locale } from '@merleg/domain/locale'
import { renderStatusBadge } from '../../../shared/status-badge.ts'
import { AppError } from '../../../app/app-error.ts'
import { listCompanyParties, listParties } from '../../connections/parties.repository.ts'
import { listTieSources } from '../../connections/tie-sources.repository.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { describePast } from '../rows/past-words.ts'
import { listRiskBands } from '../rating/risk-bands.ts'
import { readPartyStatuses } from '../rows/statuses.ts'
import { listReadSources } from '../rows/provenance.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { findNotYet, tellNotYet } from '../silence/not-yet.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { listDrawnTies, type LoadedNetwork, loadNetwork, type NetworkQuery, type ReadTie } from './load-network.ts'
import { findStandIns, placeNetwork } from './place-network.ts'
import { renderLinks } from './render-links.ts'
import { describeDay, describeNotes, describePicture, listToldTies } from './network-words.ts'
import { renderNodes } from './render-nodes.ts'

export type ConnectionsQuery = NetworkQuery & { locale: Locale }

/** So many days of change are told, the newest ones. */
const DAY_LIMIT = 100

const NETWORK_SUBJECTS = ['member', 'signatory', 'representative', 'predecessor', 'successor'] as const

/** The network around a company on a day (spec part 1 §2 "Connection graph"). Throws `company.not-found`. */
export async function getConnectionsPage(db: DbOrTx, query: ConnectionsQuery): Promise<Connections> {
  const { companyId, asOf, today, locale, filters } = query
  const [profile, speaking] = await Promise.all([findProfile(db, companyId), listSpeakingSources(db, companyId)])
  if (profile === null) throw new AppError('company.not-found')
  const now = await loadNetwork(db, { ...query, asOf: today })
  const shown = asOf < today ? await loadNetwork(db, query) : now
  const standIns = findStandIns(shown.chosen, shown, query)
  const cells = placeShown({ now, shown, standIns }, query)
  const days = listDays(now, query).slice(-DAY_LIMIT)
  const told = listDrawnTies(shown)
  const named = [...told, ...days.flatMap(listToldTies)].map(({ tie }) => tie)
  const ties = told.map(({ tie }) => tie)
  const [tied, sources, untold, notYet] = await Promise.all([
    listParties(db, { ties: named, asOf, today }),
    listTieSources(db, ties),
    readUntoldTies(db, { asOf, ties }),
    findNotYet(db, query),
  ])
  // The middle is drawn also where nothing ties it to anybody.
  const untied = { ids: tied.has(companyId) ? [] : [companyId], asOf, today }
  const parties = new Map([...(await listCompanyParties(db, untied)), ...tied])
  const provenances = listReadSources(sources.values())
  const { chosen } = shown
  const drawn = chosen.parties.flatMap(({ id }) => parties.get(id) ?? [])
  const notThere = notYet === null ? [] : [companyId]
  const statuses = await readPartyStatuses(db, { locale, today, parties: drawn, notThere })
  const nodes = renderNodes({ locale, parties, chosen, standIns, statuses, cells })
  return {
    nodes,
    links: renderLinks({ locale, chosen, standIns, ties: told }),
    prefill: { ...filters, limit: NETWORK_LIMIT },
    asOf,
    days: days.map((day) => ({ day: day.day, text: describeDay(locale, day, parties) })),
    counts: { parties: chosen.parties.length, connections: chosen.connections.length, leftOut: chosen.leftOut },
    notes: [
      ...tellNotYet(query, notYet),
      ...describeNotes(locale, { chosen, asOf }),
      ...describePast({ locale, asOf, today, parties: drawn, notThere }),
      ...untold.tell(locale),
    ],
    sources: provenances,
    picture: describePicture(locale, { profile, asOf, sources: provenances }),
    legend: {
      statuses: COMPANY_STATUSES.map((status) => renderStatusBadge(locale, status)),
      bands: listRiskBands(locale, { kind: 'company', hasLimit: false }).map(({ band, label }) => ({ band, label })),
    },
    silence: describeSilence(locale, { topic: 'connections', subjects: NETWORK_SUBJECTS, to: asOf, notYet }, speaking),
  }
}

type Shown = { now: LoadedNetwork; shown: LoadedNetwork; standIns: ReturnType<typeof findStandIns> }

/** What is there today without expanding is placed first: neither a step of expanding nor another day moves it. */
function placeShown({ now, shown, standIns }: Shown, query: ConnectionsQuery): Map<string, Cell> {
  const { companyId } = query
  const place = (network: LoadedNetwork, chosen: LoadedNetwork['chosen'], placed?: ReadonlyMap<string, Cell>) =>
    placeNetwork(companyId, { chosen, standIns: findStandIns(chosen, network, query) }, placed)
  const base = place(now, now.base)
  const expanded = now.base === now.chosen ? base : place(now, now.chosen, base)
  return shown === now ? expanded : placeNetwork(companyId, { chosen: shown.chosen, standIns }, expanded)
}

/** Days on which connections of those walked through came or went. */
function listDays(
  { chosen, ties, connections }: LoadedNetwork,
  { filters, today }: ConnectionsQuery,
): NetworkDay<ReadTie>[] {
  const walked = new Set(chosen.walked)
  const counted = new Set(connections.filter((connection) => isOfKinds(connection, filters)).map(({ id }) => id))
  const isCounted = (tie: ReadTie) =>
    (walked.has(tie.source) || walked.has(tie.target)) &&
    counted.has(connectionId(tie)) &&
    (tie.kind === 'succession' || (tie.kind === 'leader' ? filters.leaders : filters.owners))
  return listNetworkDays(ties.filter(isCounted), today)
}
