import type { FinalOwnerBrief } from '@merleg/contract/report/final-owner.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { formatDate } from '@merleg/domain/format/date'
import { explainOwners } from '@merleg/domain/ownership/explain-owners'
import { findOwnerLaw, type FinalOwners } from '@merleg/domain/ownership/final-owners'
import { findWithoutOwners } from '@merleg/domain/ownership/without-owners'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import { readOwnerNetwork } from '../../connections/owner-network.ts'
import { listFacts } from '../../register/facts.repository.ts'
import { findProfile } from '../../register/profiles.repository.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { toPartyUrl } from '../rows/tie-rows.ts'
import { readUntoldTies } from '../rows/untold-ties.ts'
import { findOwners } from './find-owners.ts'
import { describeLastOwners } from './last-owners.ts'
import { describeReasons } from './owner-reasons.ts'
import type { FinalOwnerQuery } from './read-owners.ts'
import { nameParty, type OwnerContext } from './render-owners.ts'

/** A larger network is worked out on its own page, which the summary does not wait for. */
const MOST_PARTIES = 60
/** So many are named. */
const NAMED = 5

/**
 * Whether final owners are known, in a sentence, and how many the register tells; names only for who may open the page.
 * Throws `company.not-found`.
 */
export async function getFinalOwnerBrief(
  db: DbOrTx,
  query: FinalOwnerQuery & { mayOpen: boolean },
): Promise<FinalOwnerBrief> {
  const { companyId, locale, asOf } = query
  const brief = await describeOutcome(db, query)
  const asked = { companyId, asOf, includeHistory: false, sections: ['beneficial-owner'] } as const
  const count = (await listFacts(db, asked)).length
  if (count === 0) return brief
  const told = getTranslator(locale, 'report/final-owner/answers')('brief.told', { count })
  return { ...brief, text: `${brief.text} ${told}` }
}

async function describeOutcome(db: DbOrTx, query: FinalOwnerQuery & { mayOpen: boolean }): Promise<FinalOwnerBrief> {
  const { companyId, locale, asOf, mayOpen } = query
  const [profile, owners] = await Promise.all([findProfile(db, companyId), readOwnerNetwork(db, query)])
  if (profile === null) throw new AppError('company.not-found')
  const t = getTranslator(locale, 'report/final-owner/answers')
  if (owners.network.parties.length > MOST_PARTIES)
    return { outcome: 'large', text: t('brief.large'), names: null, asOf }
  if (owners.ties.length === 0) {
    const without = findWithoutOwners(profile)
    if (without !== null) return { outcome: 'unknown', text: t(`withoutOwners.${without}`), names: null, asOf }
    const asked = { topic: 'owners', subjects: ['member'], to: asOf } as const
    const { title, text } = describeSilence(locale, asked, await listSpeakingSources(db, companyId))
    const last = await describeLastOwners(db, query)
    const sentences = [t('brief.unknown', { reason: `${title}.` }), text, ...last]
    return { outcome: 'unknown', text: sentences.join(' '), names: null, asOf }
  }
  const law = findOwnerLaw(asOf)
  const { found, together } = await findOwners(db, owners, companyId)
  const target = { id: companyId, name: profile.name }
  const context: OwnerContext = { locale, law, found, together, owners, sources: new Map(), target }
  const { outcome, ids } = findOutcome(found, law)
  const { allTold: told } = await readUntoldTies(db, { asOf, ties: owners.ties })
  const withDay = (text: string): string =>
    told === null ? text : `${text} ${t('brief.lastTold', { date: formatDate(locale, told) })}`
  if (outcome === 'unknown') {
    // That nobody is one is known: the law then puts the managers in that place.
    if (found.standIn[law] === 'yes') return { outcome, text: withDay(t('reasons.standIn')), names: null, asOf }
    // Stand-ins are who they are on the page; here it is only said that somebody stands in.
    const [reason = ''] = mayOpen ? describeReasons(context, explainOwners(context, law), 1) : []
    const text = reason === '' ? t('brief.notFound') : t('brief.unknown', { reason })
    return { outcome, text: withDay(text), names: null, asOf }
  }
  const names = ids.slice(0, NAMED).map((id) => {
    const party = owners.parties.get(id)
    return { name: nameParty(context, id), link: party === undefined ? null : toPartyUrl(party) }
  })
  const text = withDay(t(`brief.${outcome}`, { count: ids.length }))
  return { outcome, text, names: mayOpen ? names : null, asOf }
}

function findOutcome(
  { owners }: FinalOwners,
  law: OwnerContext['law'],
): { outcome: 'certain' | 'possible' | 'unknown'; ids: string[] } {
  for (const outcome of ['certain', 'possible'] as const) {
    const ids = owners.filter(({ laws }) => laws[law].verdict === outcome).map(({ partyId }) => partyId)
    if (ids.length > 0) return { outcome, ids }
  }
  return { outcome: 'unknown', ids: [] }
}
