import type { NetworkLink } from '@merleg/contract/report/connections.contract'
import type { ChosenNetwork } from '@merleg/domain/connections/choose-network'
import { type Connection, connectionId } from '@merleg/domain/connections/network-ties'
import { formatPeriod } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { isHolding, lookOfLink } from '../rows/network-ties.ts'
import { FOUNDER } from '../rows/tie-rows.ts'
import { describeShare } from '../words/register-words.ts'
import type { ReadTie } from './load-network.ts'
import { nameRelation } from './network-words.ts'
import type { StandIns } from './place-network.ts'

type Drawn = {
  locale: Locale
  chosen: ChosenNetwork
  standIns: StandIns
  /** The entries behind the connections. */
  ties: readonly ReadTie[]
}

/** The arrows of the picture: from who owns or leads to what is owned or led. */
export function renderLinks({ locale, chosen, standIns, ties }: Drawn): NetworkLink[] {
  const tiesOf = Map.groupBy(ties, connectionId)
  return [
    ...chosen.connections.map((connection) => renderLink(locale, connection, tiesOf.get(connection.id) ?? [])),
    ...standIns.links.map(({ id, source, target, kinds, share }): NetworkLink => {
      const told = share && describeShare(locale, { shareMin: share.min, shareMax: share.max, shareText: null })
      const kind = kinds[0] ?? 'owner'
      const relation = getTranslator(locale, 'report/connections/answers')(`relations.${kind}`)
      const rest = { share: told, relation: joinShare(relation, told), dates: null, isActive: true }
      return { id, source, target, ...lookOfLink(kinds), marker: 'none', ...rest }
    }),
  ]
}

function renderLink(locale: Locale, connection: Connection, ties: readonly ReadTie[]): NetworkLink {
  const { id, source, target, kinds, isHeld, isActive, from, to } = connection
  const share = isHolding(kinds) ? describeShare(locale, connection) : null
  const told = ties.filter(({ kind, tie }) => kinds.includes(kind) && tie.isValid === isHeld)
  const others = told.filter(({ kind }) => kind !== 'owner')
  const isToldAlone = !kinds.includes('owner')
  const named = [
    ...new Set(
      others.map((tie) =>
        joinShare(nameRelation(locale, tie), isToldAlone && tie.kind === 'beneficial' ? share : null),
      ),
    ),
  ]
  const owner = kinds.includes('owner')
    ? [
        joinShare(
          getTranslator(locale, 'report/connections/answers')('relations.owner'),
          share ?? nameUnknown(locale, told),
        ),
      ]
    : []
  const relation = [...owner, ...named.toSorted((a, b) => a.localeCompare(b, locale))].join(', ')
  return { id, source, target, ...lookOfLink(kinds), share, relation, dates: formatPeriod(locale, from, to), isActive }
}

/** As the list says it; a branch is a part of who founded it, not a share. */
function nameUnknown(locale: Locale, told: readonly ReadTie[]): string | null {
  const owned = told.filter(({ kind }) => kind === 'owner')
  if (owned.length > 0 && owned.every(({ role }) => role === FOUNDER)) return null
  return getTranslator(locale, 'report/connection-list/answers')('roles.shareUnknown')
}

const joinShare = (relation: string, share: string | null): string =>
  share === null ? relation : `${relation}, ${share}`
