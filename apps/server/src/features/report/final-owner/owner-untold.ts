import type { Silence } from '@merleg/contract/fields'
import { formatDate } from '@merleg/domain/format/date'
import { readSilence, type SilenceLevel } from '@merleg/domain/silence'
import { getTranslator } from '@merleg/i18n/translator'
import type { Tie } from '../../connections/ties.repository.ts'
import type { NotYet } from '../silence/not-yet.ts'
import { describeSilence, nameSources } from '../silence/silence.ts'
import type { SpeakingSourceOf } from '../silence/speaking-sources.repository.ts'
import { nameParty, type OwnerContext } from './render-owners.ts'

type Asked = {
  since: string
  asOf: string
  /** Who speaks of the companies on the ways, by their ids. */
  spoken: ReadonlyMap<string, readonly SpeakingSourceOf[]>
  /** Of a company that was not there yet on the later day. */
  notYet: NotYet | null
}

/** So many names stand in a sentence. */
const NAMED = 5
const SUBJECTS = ['member'] as const
const LEVELS: readonly SilenceLevel[] = ['unknown', 'partly', 'none']

/**
 * What no source tells of the earlier of two days: companies whose owners of then none lists, and holdings of which it is
 * not told since when. `silence` is that of the company of which least is told.
 */
export function describeUntoldDays(
  { before, after }: { before: OwnerContext; after: OwnerContext },
  { since, asOf, spoken, notYet }: Asked,
): { sentences: string[]; silence: Silence } {
  const { locale, target } = after
  const asked = { subjects: SUBJECTS, from: since, to: asOf }
  const companies = [target.id, ...[...spoken.keys()].filter((id) => id !== target.id)]
  const levelOf = (id: string): number => LEVELS.indexOf(readSilence(asked, spoken.get(id) ?? []).level)
  const [least = target.id] = companies.toSorted((a, b) => levelOf(a) - levelOf(b))
  const names = createNames({ before, after })
  const t = getTranslator(locale, 'report/final-owner/answers')
  const date = formatDate(locale, since)
  const untold = companies.filter((id) => !isToldFrom(since, spoken.get(id) ?? [], asOf))
  const bySources = Map.groupBy(untold, (id) => nameSources(locale, spoken.get(id) ?? []))
  const open = before.owners.ties.filter((tie) => isStartUnknown(tie, before, { since, spoken }))
  return {
    sentences: [
      ...[...bySources].map(([sources, ids]) =>
        sources === ''
          ? t('changes.untoldByNobody', { date, names: names(ids) })
          : t('changes.untold', { date, names: names(ids), sources }),
      ),
      ...(open.length === 0
        ? []
        : [t('changes.startUnknown', { date, names: names([...new Set(open.map(({ partyKey }) => partyKey))]) })]),
    ],
    silence: describeSilence(locale, { topic: 'changes', ...asked, notYet }, spoken.get(least) ?? []),
  }
}

/** Does a source tell everything of the owners on the day itself? */
function isToldFrom(since: string, sources: readonly SpeakingSourceOf[], asOf: string): boolean {
  const { told } = readSilence({ subjects: SUBJECTS, from: since, to: asOf }, sources)
  return told !== null && told.from <= since
}

/** The source neither says since when, nor tells of the day: whether it held then is not known. */
function isStartUnknown(
  tie: Tie,
  { sources }: OwnerContext,
  { since, spoken }: Pick<Asked, 'since' | 'spoken'>,
): boolean {
  if (tie.from !== null) return false
  const sourceId = sources.get(tie.batchId)?.sourceId
  const source = spoken.get(tie.companyId)?.find((one) => one.sourceId === sourceId)
  return source === undefined || source.toldFrom > since
}

function createNames({
  before,
  after,
}: {
  before: OwnerContext
  after: OwnerContext
}): (ids: readonly string[]) => string {
  const t = getTranslator(after.locale, 'report/final-owner/answers')
  const nameOf = (id: string): string => nameParty(after.owners.parties.has(id) ? after : before, id)
  return (ids) => {
    const rest = ids.length - NAMED
    return [ids.slice(0, NAMED).map(nameOf).join(', '), ...(rest > 0 ? [t('more', { count: rest })] : [])].join(' ')
  }
}
