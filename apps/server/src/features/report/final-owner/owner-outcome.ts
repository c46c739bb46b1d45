import type { FinalOwner } from '@merleg/contract/report/final-owner.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import { explainOwners } from '@merleg/domain/ownership/explain-owners'
import { translateSource } from '@merleg/domain/reference/source-names'
import { getTranslator } from '@merleg/i18n/translator'
import type { OwnerNetwork } from '../../connections/owner-network.ts'
import type { TieSource } from '../../connections/tie-sources.repository.ts'
import { describePast } from '../rows/past-words.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { findNotYet, type NotYet, tellNotYet } from '../silence/not-yet.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { describeLastOwners } from './last-owners.ts'
import { describeReasons } from './owner-reasons.ts'
import type { FinalOwnerQuery, ReadOwners } from './read-owners.ts'

/**
 * Why the owners are who they are, for page, paper and file alike. `toldUntil`: the last day that all of it is told of;
 * `isAsked`: may the company have had owners on the day; `notYet`: or was it not there?
 */
export type OwnerOutcome = Pick<FinalOwner, 'reasons' | 'silence'> & {
  toldUntil: string | null
  isAsked: boolean
  notYet: NotYet | null
}

/** What is to be said of the owners that were read, and of what no source tells. */
export async function explainOutcome(
  db: DbOrTx,
  query: FinalOwnerQuery,
  { context, managers, without }: Pick<ReadOwners, 'context' | 'managers' | 'without'>,
): Promise<OwnerOutcome> {
  const { companyId, locale, asOf } = query
  const { owners, sources, law } = context
  const notYet = await findNotYet(db, query)
  if (without !== null) {
    const t = getTranslator(locale, 'report/final-owner/answers')
    return { reasons: [t(`withoutOwners.${without}`)], silence: null, toldUntil: null, isAsked: false, notYet }
  }
  const isNobody = owners.ties.length === 0
  const untold = await readUntoldTies(db, { asOf, ties: owners.ties })
  return {
    // Of a company that was not there yet no part is anybody's, and no law asks who stands in.
    reasons:
      isNobody && notYet !== null
        ? []
        : [
            ...tellNotYet(query, notYet),
            ...(isNobody ? await describeLastOwners(db, query) : []),
            ...untold.tell(locale),
            ...describeReasons(context, explainOwners(context, law), managers.length),
            ...describePast({
              ...query,
              parties: owners.parties.values(),
              shown: 'addresses',
              notThere: notYet === null ? [] : [companyId],
            }),
          ],
    silence: isNobody
      ? describeSilence(
          locale,
          { topic: 'owners', subjects: ['member'], to: asOf, notYet },
          await listSpeakingSources(db, companyId),
        )
      : describeUntold(query, owners, sources),
    toldUntil: untold.allTold ?? (isNobody ? null : asOf),
    isAsked: !isNobody || notYet === null,
    notYet,
  }
}

/** Owners are named, but of none of those of the company itself is a share told: by whom, and of which day. */
function describeUntold(
  { locale, companyId }: FinalOwnerQuery,
  { ties }: OwnerNetwork,
  sources: ReadonlyMap<number, TieSource>,
): FinalOwner['silence'] {
  const direct = ties.filter((tie) => tie.companyId === companyId)
  if (direct.some(({ shareMin, shareMax }) => shareMin !== null || shareMax !== null)) return null
  const t = getTranslator(locale, 'report/final-owner/answers')
  const named = direct.flatMap(({ batchId }) => {
    const told = sources.get(batchId)
    if (told === undefined) return []
    const { title, publisher } = translateSource(locale, told.source)
    return [t('untold.source', { title, publisher, date: formatDate(locale, told.observedOn) })]
  })
  return {
    level: 'unknown',
    title: t('untold.title'),
    text: t('untold.text', { sources: [...new Set(named)].join('; ') }),
  }
}
