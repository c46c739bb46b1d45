import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { translateSource } from '@merleg/domain/reference/source-names'
import { type Days, isStillCurrent } from '@merleg/domain/silence'
import { getTranslator } from '@merleg/i18n/translator'
import type { FactSource } from '../../register/facts.repository.ts'
import {
  listSourceReaches,
  listTieSources,
  type SourceReach,
  type TieSource,
} from '../../connections/tie-sources.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'

type Asked = {
  /** YYYY-MM-DD: on which the ties are told to be in force. */
  asOf: string
  /** Those that are not in force are passed over. */
  ties: readonly Pick<Tie, 'batchId' | 'section' | 'from' | 'until' | 'isValid'>[]
}

export type AskedTie = Asked['ties'][number]
/** `day`: the last one of which the source tells that a tie holds, or the first one of which it tells anything. */
type Untold = { tie: AskedTie; is: 'tiesUntil' | 'tiesFrom'; day: string; source: FactSource }
/** A day of a tie: as `told`, of one shown as in force after the last day of which its source tells, that day; null of any other one. */
export type TieTold = (tie: AskedTie) => string | null

export type UntoldTies = {
  readonly told: TieTold
  /**
   * Of which days its source tells a tie, whether or not it is in force: the last is the day asked for, or the nearest of which it
   * tells. Null where nobody is known to; none of them where it begins only after the last.
   */
  readonly toldOf: (tie: AskedTie) => Days | null
  /** The last day of which all are told; null where that is as good as the day itself. */
  readonly allTold: string | null
  /** Of all, or of some of them, what is not told, in sentences, one for each source and day. */
  readonly tell: (locale: Locale, ties?: readonly AskedTie[]) => string[]
}

/**
 * What no source tells of ties that are shown as in force on a day: whether they hold after the last day of which their
 * source tells, and, where it does not say since when, whether they held before the first one.
 */
export async function readUntoldTies(db: DbOrTx, asked: Asked): Promise<UntoldTies> {
  const reachOf = await readReaches(db, asked.ties)
  const untold = listUntold(asked, reachOf)
  const ended = untold.filter(({ is }) => is === 'tiesUntil')
  const days = new Map(ended.map(({ tie, day }) => [tie, day]))
  return {
    told: (tie) => days.get(tie) ?? null,
    toldOf: (tie) => {
      const known = reachOf(tie)
      return known === null ? null : findToldOf(tie, { ...known, asOf: asked.asOf })
    },
    allTold: ended.map(({ day }) => day).toSorted()[0] ?? null,
    tell: (locale, ties = asked.ties) => {
      const meant = new Set(ties)
      return describeUntold(
        untold.filter(({ tie }) => meant.has(tie)),
        { locale, asOf: asked.asOf },
      )
    },
  }
}

function describeUntold(untold: readonly Untold[], { locale, asOf }: { locale: Locale; asOf: string }): string[] {
  const t = getTranslator(locale, 'report/silence/answers')
  const told = untold.map(({ is, day, source }) => {
    const days = { date: formatDate(locale, day), asOf: formatDate(locale, asOf) }
    return t(is, { ...days, source: t('titled', translateSource(locale, source)) })
  })
  return [...new Set(told)].toSorted()
}

type Reached = { source: TieSource; reach: SourceReach }
type Known = Reached & { asOf: string }

async function readReaches(db: DbOrTx, ties: readonly AskedTie[]): Promise<(tie: AskedTie) => Reached | null> {
  const sources = await listTieSources(db, ties)
  const reaches = await listSourceReaches(db, sources.values())
  return ({ batchId }) => {
    const source = sources.get(batchId)
    const reach = source && reaches.get(source.sourceId)
    return source === undefined || reach === undefined ? null : { source, reach }
  }
}

function listUntold({ asOf, ties }: Asked, reachOf: (tie: AskedTie) => Reached | null): Untold[] {
  return ties.flatMap((tie) => {
    const known = tie.isValid ? reachOf(tie) : null
    return known === null ? [] : findUntold(tie, { ...known, asOf })
  })
}

function findUntold(tie: AskedTie, { source, reach, asOf }: Known): Untold[] {
  const { from, until } = tie
  const last = lastToldOf(tie, { source, reach })
  if (until === null && !isStillCurrent(last, asOf)) return [{ tie, is: 'tiesUntil', day: last, source: source.source }]
  const first = firstToldOf({ source, reach })
  return from === null && asOf < first ? [{ tie, is: 'tiesFrom', day: first, source: source.source }] : []
}

/** A tie without a first day is told from the first day on of which its source tells anything. */
function findToldOf(tie: AskedTie, { source, reach, asOf }: Known): Days {
  const first = firstToldOf({ source, reach })
  if (tie.from === null && asOf < first) return { from: first, to: first }
  const last = lastToldOf(tie, { source, reach })
  return { from: tie.from ?? first, to: last < asOf ? last : asOf }
}

/** Silence of a source that tells all says that a tie still holds; of another each reading tells of its own day. */
function lastToldOf({ section }: AskedTie, { source, reach }: Reached): string {
  return reach.covers.includes(section) ? reach.toldUntil : source.observedOn
}

function firstToldOf({ source, reach }: Reached): string {
  return reach.toldFrom < source.observedOn ? reach.toldFrom : source.observedOn
}
