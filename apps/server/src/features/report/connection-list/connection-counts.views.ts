import { CONNECTION_GROUPS, type ConnectionCounts } from '@merleg/contract/report/connection-list.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { isTroubledStatus } from '@merleg/domain/company-status'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { type CompanyNetwork, readCompanyNetwork } from '../../connections/company-network.ts'
import { listHeldInterests } from '../../connections/interest-page.repository.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { collectConnections, type Connection } from './collect-connections.ts'
import { countOf, describeWithoutId } from './connection-list.views.ts'
import { countBanned, describeCounts, findGroupTold } from './count-connections.ts'
import { CONNECTION_SUBJECTS } from './missing-connections.ts'

type CountsQuery = {
  companyId: string
  locale: Locale
  asOf: string
  /** From how many entries on a company is read by pages; a test may say fewer. */
  hubTies?: number
}

/** Of a hub nobody is read to be counted. */
const NO_ITEMS = { order: 'weight', onlyValid: false, offset: 0, limit: 0 } as const

/** The list in figures: of its groups, and of everybody around the company once. Throws `company.not-found`. */
export async function getConnectionCounts(
  db: DbOrTx,
  { companyId, locale, asOf, hubTies }: CountsQuery,
): Promise<ConnectionCounts> {
  const [profile, network] = await Promise.all([
    findProfile(db, companyId),
    readCompanyNetwork(db, { companyId, asOf, today: asOf, page: NO_ITEMS, ...(hubTies !== undefined && { hubTies }) }),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const connections = collectConnections(network)
  const { interests } = network
  const byGroup = Map.groupBy(connections, ({ group }) => group)
  const held = interests && (await listHeldInterests(db, { companyId, asOf, ...interests }))
  const ties = [...network.direct, ...network.further, ...(held ?? [])]
  const untold = await readUntoldTies(db, { asOf, ties })
  const t = getTranslator(locale, 'report/connection-list/answers')
  return {
    groups: CONNECTION_GROUPS.flatMap((id) => {
      const own = byGroup.get(id) ?? []
      const counts = countOf(network, id, own)
      if (counts.count === 0) return []
      const told = findGroupTold({ id, connections: own }, { told: untold.told, held })
      const described = { ...counts, banned: countBanned(own), told }
      return [{ id, title: t(`groups.${id}`), value: describeCounts(locale, described) }]
    }),
    lines: [
      ...describeAll({ connections, interests }, locale),
      ...[...untold.tell(locale), ...describeWithoutId({ locale }, network)].map((text) => ({
        text,
        tone: 'plain' as const,
      })),
    ],
    silence:
      connections.length > 0 || (interests?.total ?? 0) > 0
        ? null
        : describeSilence(
            locale,
            { topic: 'connections', subjects: CONNECTION_SUBJECTS, to: asOf },
            await listSpeakingSources(db, companyId),
          ),
    asOf,
  }
}

type Counted = { connections: readonly Connection[] } & Pick<CompanyNetwork, 'interests'>

function describeAll(counted: Counted, locale: Locale): ConnectionCounts['lines'] {
  const t = getTranslator(locale, 'report/connection-list/answers')
  const { all, held, troubled } = countParties(counted)
  if (all === 0) return []
  const number = (count: number): string => formatNumber(locale, count)
  return [
    { text: t('brief.all', { active: number(held), ended: number(all - held) }), tone: 'plain' },
    ...(troubled === 0
      ? []
      : [{ text: t('brief.troubled', { count: troubled, number: number(troubled) }), tone: 'warning' as const }]),
  ]
}

/** Everybody once. Of a hub's interests only those were read that are in another group as well; all were counted. */
function countParties({ connections, interests }: Counted): { all: number; held: number; troubled: number } {
  const read = interests === null ? connections : connections.filter(({ group }) => group !== 'interest')
  const also = interests === null ? [] : connections.filter(({ group }) => group === 'interest')
  const count = (isMeant: (connection: Connection) => boolean, counted: number): number => {
    const keys = new Set(read.filter(isMeant).map(({ key }) => key))
    return keys.size + counted - also.filter((one) => isMeant(one) && keys.has(one.key)).length
  }
  return {
    all: count(() => true, interests?.total ?? 0),
    held: count(({ isActive }) => isActive, interests?.active ?? 0),
    troubled: count((one) => one.isActive && isTroubled(one), interests?.troubled ?? 0),
  }
}

/** Banned, or a company that may fail or does no business. */
function isTroubled({ party }: Connection): boolean {
  return party.isInRegister ? isTroubledStatus(party.status) : party.isBanned
}
