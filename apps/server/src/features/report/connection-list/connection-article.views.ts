import type { ConnectionArticle, ConnectionFact } from '@merleg/contract/report/connection-list.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { readCompanyNetwork } from '../../connections/company-network.ts'
import type { Party } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { listTieSources } from '../../connections/tie-sources.repository.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { readPartyStatuses } from '../rows/statuses.ts'
import { toProvenance } from '../rows/provenance.ts'
import { collectConnections } from './collect-connections.ts'
import { composeArticleId, renderConnection } from './render-connection.ts'
import { describeDays, describeRole, toPartyUrl } from '../rows/tie-rows.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { findNotYet, tellNotYet } from '../silence/not-yet.ts'

export type ConnectionArticleQuery = {
  companyId: string
  /** The id of a group, as the address has it. */
  section: string
  article: string
  locale: Locale
  asOf: string
  /** YYYY-MM-DD */
  today: string
}

type Parties = ReadonlyMap<string, Party>

/**
 * One connection whole: every fact behind it, also those between the company and the people through whom it is tied to
 * another one, and how they changed. Throws `company.not-found`, `connection.not-found`.
 */
export async function getConnectionArticle(db: DbOrTx, query: ConnectionArticleQuery): Promise<ConnectionArticle> {
  const { companyId, section, article, locale, asOf, today } = query
  const [profile, network] = await Promise.all([
    findProfile(db, companyId),
    readCompanyNetwork(db, { companyId, asOf, today }),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const connection = collectConnections(network).find(
    (one) => one.group === section && composeArticleId(companyId, one) === article,
  )
  if (connection === undefined) throw new AppError('connection.not-found')
  const { through } = connection
  const behind = network.direct.filter((tie) => tie.companyId === companyId && through.has(tie.partyKey))
  const ties = [...new Set([...connection.ties, ...[...through.values()].flat(), ...behind])]
  const [sources, untold, notYet] = await Promise.all([
    listTieSources(db, ties),
    readUntoldTies(db, { asOf, ties }),
    findNotYet(db, query),
  ])
  const { told } = untold
  const facts = ties.flatMap((tie): ConnectionFact[] => {
    const source = sources.get(tie.batchId)
    const ends = endsOf(tie, network.parties)
    if (source === undefined || ends === null) return []
    return [
      {
        company: { name: ends.company.name, url: toPartyUrl(ends.company) },
        party: { name: ends.party.name, url: toPartyUrl(ends.party) },
        section: getTranslator(locale, 'register/fact-sections')(`titles.${tie.section}`),
        role: describeRole(locale, tie),
        active: tie.isValid,
        dates: describeDays(locale, tie, told(tie)),
        provenance: toProvenance({ ...source, sourceRef: tie.sourceRef, validFrom: tie.from, validTo: tie.until }),
      },
    ]
  })
  const statuses = await readPartyStatuses(db, { ...query, parties: [connection.party] })
  return {
    item: renderConnection(connection, { query, network, statuses, told, sources }),
    group: {
      id: connection.group,
      title: getTranslator(locale, 'report/connection-list/answers')(`groups.${connection.group}`),
    },
    facts: facts.toSorted((a, b) => Number(b.active) - Number(a.active)),
    untold: [...tellNotYet(query, notYet), ...untold.tell(locale)],
    changes: listChanges(ties, { locale, asOf, parties: network.parties }),
  }
}

function endsOf(tie: Tie, parties: Parties): { company: Party; party: Party } | null {
  const [company, party] = [parties.get(tie.companyId), parties.get(tie.partyKey)]
  return company === undefined || party === undefined ? null : { company, party }
}

type Change = ConnectionArticle['changes'][number]

/** What began, became something else, and ended up to the day; the latest first. */
function listChanges(
  ties: readonly Tie[],
  { locale, asOf, parties }: { locale: Locale; asOf: string; parties: Parties },
): Change[] {
  const t = getTranslator(locale, 'report/connection-list/answers')
  const entries = Map.groupBy(ties, ({ companyId, section, slot, partyKey }) =>
    [companyId, section, slot, partyKey].join('\n'),
  )
  const changes = [...entries.values()].flatMap((versions) => {
    const inOrder = versions.toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
    return inOrder.flatMap((tie, index): Change[] => {
      const ends = endsOf(tie, parties)
      if (ends === null) return []
      const names = { party: ends.party.name, company: ends.company.name }
      const [before, next] = [inOrder[index - 1], inOrder[index + 1]]
      const role = describeRole(locale, tie)
      const isContinued = before !== undefined && before.until === tie.from
      const begun = isContinued
        ? t('changes.becomes', { ...names, before: describeRole(locale, before), after: role })
        : t('changes.begins', { ...names, role })
      const isSame = isContinued && describeRole(locale, before) === role
      const endsOn = tie.until !== null && tie.until <= asOf && next?.from !== tie.until ? tie.until : null
      return [
        ...(tie.from === null || isSame ? [] : [toChange(locale, tie.from, begun)]),
        ...(endsOn === null ? [] : [toChange(locale, endsOn, t('changes.ends', { ...names, role }))]),
      ]
    })
  })
  return changes.toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0))
}

function toChange(locale: Locale, on: string, text: string): Change {
  return { on, date: formatDate(locale, on), text }
}
