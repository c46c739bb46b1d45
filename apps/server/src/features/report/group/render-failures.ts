import type { GroupFailure, ReportGroup } from '@merleg/contract/report/group.contract'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { type CompanyFailure, pickTime, type TimedTie, timeTie } from '@merleg/domain/group/failure'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { renderStatusBadge } from '../../../shared/status-badge.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import { describeTie, toPartyUrl } from '../rows/tie-rows.ts'
import { type FailureTies, MOST_OF_HUB, type TiePath } from './failure-ties.ts'

export type FailureContext = {
  locale: Locale
  onlyValid: boolean
  company: { id: string; name: string }
  ties: FailureTies
}

/** So many failed companies, and ways to one, are told. */
const TOLD_FAILURES = 50
const TOLD_PATHS = 3
const TOLD_ROLES = 3

/** Failed companies within two ties, those tied on the day of the failure first. */
export function renderFailures(context: FailureContext): Omit<ReportGroup['failures'], 'silence'> {
  const { locale, onlyValid, ties } = context
  const t = getTranslator(locale, 'report/group/answers')
  const number = (value: number): string => formatNumber(locale, value)
  const all = [...ties.failures].map(([id, failure]) => weighFailure({ id, failure }, ties.paths.get(id) ?? []))
  const kept = all.filter(({ isActive }) => isActive || !onlyValid).toSorted(compareWeighed)
  const hubs = ties.hubs.map((id) => nameOf(context, id))
  return {
    count: all.length,
    inactive: all.filter(({ isActive }) => !isActive).length,
    items: kept.slice(0, TOLD_FAILURES).map((weighed) => renderFailure(context, weighed)),
    notes: [
      ...(ties.ownFailure === null ? [] : [t('failures.own', { failure: describeFailure(locale, ties.ownFailure) })]),
      ...(kept.length > TOLD_FAILURES ? [t('failures.first', { shown: number(TOLD_FAILURES) })] : []),
      ...(hubs.length === 0 ? [] : [t('failures.hubs', { number: number(MOST_OF_HUB), names: hubs.join(', ') })]),
      ...(ties.notRead === 0 ? [] : [t('failures.notRead', { number: number(ties.notRead) })]),
      ...(ties.withoutId === 0
        ? []
        : [t('failures.withoutId', { count: ties.withoutId, number: number(ties.withoutId) })]),
    ],
  }
}

type WeighedPath = { path: TiePath; timed: TimedTie; isActive: boolean }
type Weighed = { id: string; failure: CompanyFailure; paths: WeighedPath[]; isActive: boolean; isOverlap: boolean }

function weighFailure({ id, failure }: Pick<Weighed, 'id' | 'failure'>, paths: readonly TiePath[]): Weighed {
  const weighed = paths
    .map((path): WeighedPath => {
      const last = path.viaId === null ? path.near : path.far
      const timed = pickTime(last.map((tie) => timeTie(tie, failure.on)))
      return { path, timed, isActive: path.near.some(({ isValid }) => isValid) }
    })
    .toSorted(
      (a, b) => rankPath(b) - rankPath(a) || a.path.far.length - b.path.far.length || compareIds(a.path, b.path),
    )
  return {
    id,
    failure,
    paths: weighed,
    isActive: weighed.some(({ isActive }) => isActive),
    isOverlap: weighed.some(({ timed }) => timed.time === 'at-failure'),
  }
}

const rankPath = ({ timed, isActive }: WeighedPath): number =>
  Number(timed.time === 'at-failure') * 2 + Number(isActive)

const compareIds = (a: TiePath, b: TiePath): number => ((a.viaId ?? '') < (b.viaId ?? '') ? -1 : 1)

function compareWeighed(a: Weighed, b: Weighed): number {
  const rank = ({ isOverlap, isActive }: Weighed): number => Number(isOverlap) * 2 + Number(isActive)
  const [newer, older] = [b.failure.on ?? '', a.failure.on ?? '']
  return rank(b) - rank(a) || (newer < older ? -1 : newer > older ? 1 : 0) || (a.id < b.id ? -1 : 1)
}

function renderFailure(context: FailureContext, { id, failure, paths }: Weighed): GroupFailure {
  const { locale, ties } = context
  const party = ties.parties.get(id)
  const isDirect = paths.some(({ path }) => path.viaId === null)
  return {
    name: nameOf(context, id),
    url: party === undefined ? null : toPartyUrl(party),
    status: renderStatusBadge(locale, party?.isInRegister === true ? party.status : failure.kind),
    kind: failure.kind,
    text: describeFailure(locale, failure),
    steps: isDirect ? 1 : 2,
    paths: paths.slice(0, TOLD_PATHS).map((path) => renderPath(context, id, path)),
    morePaths: Math.max(0, paths.length - TOLD_PATHS),
  }
}

function renderPath(
  context: FailureContext,
  id: string,
  { path, timed, isActive }: WeighedPath,
): GroupFailure['paths'][number] {
  const { ties, company } = context
  const ids = [company.id, ...(path.viaId === null ? [] : [path.viaId]), id]
  const hops = path.viaId === null ? [path.near] : [path.near, path.far]
  return {
    text: hops.map((hop) => describeHop(context, hop)).join('; '),
    parties: ids.map((each) => {
      const party = ties.parties.get(each)
      return { name: nameOf(context, each), url: each === company.id || party === undefined ? null : toPartyUrl(party) }
    }),
    time: describeTime(context.locale, timed),
    isOverlap: timed.time === 'at-failure',
    isActive,
  }
}

/** All ties between two: who is what where, and since when. */
function describeHop(context: FailureContext, hop: readonly Tie[]): string {
  const { locale } = context
  const t = getTranslator(locale, 'report/group/answers')
  const byPair = Map.groupBy(hop, ({ partyKey, companyId }) => `${partyKey}>${companyId}`)
  return [...byPair.values()]
    .flatMap(([first, ...rest]) => {
      if (first === undefined) return []
      const roles = [first, ...rest].slice(0, TOLD_ROLES).map((tie) => describeTie(locale, tie))
      const names = { party: nameOf(context, first.partyKey), company: nameOf(context, first.companyId) }
      return [t('path.tie', { ...names, roles: roles.join(', ') })]
    })
    .join('; ')
}

function describeTime(locale: Locale, { time, days }: TimedTie): string {
  const t = getTranslator(locale, 'report/group/answers')
  if (time === 'at-failure') return t('path.atFailure')
  if (time === 'unknown' || days === null) return t('path.unknown')
  return t(`path.${time}`, { count: days, number: formatNumber(locale, days) })
}

/** What happened to a company, and on which days. */
export function describeFailure(locale: Locale, { kind, on, ceasedOn, isCeased, isOver }: CompanyFailure): string {
  const t = getTranslator(locale, 'report/group/answers')
  const named = t(`kinds.${kind}`)
  return [
    on === null
      ? t('failure.undated', { kind: named })
      : t('failure.began', { kind: named, date: formatDate(locale, on) }),
    ...(isCeased
      ? [ceasedOn === null ? t('failure.ceasedUndated') : t('failure.ceased', { date: formatDate(locale, ceasedOn) })]
      : []),
    ...(isOver ? [t('failure.over')] : []),
  ].join('; ')
}

/** The name of a party of the ties. */
export function nameOf({ ties, company }: Pick<FailureContext, 'ties' | 'company'>, id: string): string {
  return id === company.id ? company.name : (ties.parties.get(id)?.name ?? id)
}
