import type { FinalOwnerChanges, OwnerChange } from '@merleg/contract/report/final-owner.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { OwnerFinding } from '@merleg/domain/ownership/final-owners'
import type { Interests } from '@merleg/domain/ownership/interests'
import { SHARE_TOLERANCE, type ShareBand } from '@merleg/domain/ownership/share-band'
import { getTranslator } from '@merleg/i18n/translator'
import type { Tie } from '../../connections/ties.repository.ts'
import { findNotYet, tellNotYet } from '../silence/not-yet.ts'
import { listSpeakingSourcesOfEach } from '../silence/speaking-sources.repository.ts'
import { toPartyUrl } from '../rows/tie-rows.ts'
import { describeBand, describeInterests } from './describe-band.ts'
import { describeUntoldDays } from './owner-untold.ts'
import { type FinalOwnerQuery, readOwners } from './read-owners.ts'
import { addHoldings, LAW_RULES, nameParty, type OwnerContext } from './render-owners.ts'

/** A day and what is known of it. */
type Both<One> = { before: One; after: One }
type Contexts = Both<OwnerContext>
type State = OwnerChange['before']

/**
 * What changed in who stands behind a company between two days, each by its own law; what was found of the earlier day
 * only because a source does not say since when is told beside. Throws `company.not-found`.
 */
export async function getFinalOwnerChanges(
  db: DbOrTx,
  query: FinalOwnerQuery & { since: string },
): Promise<FinalOwnerChanges> {
  const { since, asOf, locale } = query
  // One after the other: what the second has to read the snapshot has read already, where nothing changed.
  const before = (await readOwners(db, { ...query, asOf: since })).context
  const after = (await readOwners(db, query)).context
  const contexts = { before, after }
  const owned = new Set([
    query.companyId,
    ...[before, after].flatMap(({ owners }) => owners.ties.map((tie) => tie.companyId)),
  ])
  const spoken = await listSpeakingSourcesOfEach(db, [...owned].toSorted())
  const owners = listOwnerChanges(contexts)
  const judged = new Set([before, after].flatMap(({ found }) => found.owners.map(({ partyId }) => partyId)))
  const t = getTranslator(locale, 'report/final-owner/answers')
  const [notThen, notYet] = await Promise.all([findNotYet(db, { ...query, asOf: since }), findNotYet(db, query)])
  const { sentences, silence } = describeUntoldDays(contexts, { since, asOf, spoken, notYet })
  return {
    since,
    asOf,
    owners,
    holdings: listHoldingChanges(contexts),
    unchanged: judged.size - owners.length,
    untold: [
      // Of one that was not there on the later day either, the silence says so.
      ...(notYet === null ? tellNotYet({ locale, asOf: since }, notThen) : []),
      ...(before.law === after.law ? [] : [t('changes.otherLaw', { law: t(`laws.${before.law}`) })]),
      ...sentences,
    ],
    silence,
  }
}

function listOwnerChanges(contexts: Contexts): OwnerChange[] {
  const findings = ({ found }: OwnerContext) => new Map(found.owners.map((owner) => [owner.partyId, owner]))
  const [before, after] = [findings(contexts.before), findings(contexts.after)]
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)]
    if (was !== undefined && is !== undefined && isSameFinding(contexts, { before: was, after: is })) return []
    return toChange(contexts, id, {
      before: was === undefined ? null : describeFinding(contexts.before, was),
      after: is === undefined ? null : describeFinding(contexts.after, is),
    })
  })
}

function isSameFinding({ before, after }: Contexts, found: Both<OwnerFinding>): boolean {
  return (
    found.before.laws[before.law].verdict === found.after.laws[after.law].verdict &&
    isSameBand(interestsOf(before, found.before).highest, interestsOf(after, found.after).highest)
  )
}

function interestsOf({ law }: OwnerContext, { rules }: OwnerFinding): Interests {
  return rules[LAW_RULES[law]].interests
}

function describeFinding(context: OwnerContext, owner: OwnerFinding): State {
  const { locale, law } = context
  const { verdict } = owner.laws[law]
  const t = getTranslator(locale, 'report/final-owner/answers')
  return { percent: describeInterests(locale, interestsOf(context, owner)), verdict, text: t(`verdicts.${verdict}`) }
}

/** Compared as figures: two that are written alike may differ. */
function isSameBand(one: ShareBand, other: ShareBand): boolean {
  return Math.abs(one.min - other.min) <= SHARE_TOLERANCE && Math.abs(one.max - other.max) <= SHARE_TOLERANCE
}

function toChange({ before, after }: Contexts, id: string, states: Both<State>): OwnerChange[] {
  const kind = states.before === null ? 'came' : states.after === null ? 'went' : 'changed'
  const party = after.owners.parties.get(id) ?? before.owners.parties.get(id)
  const name = party?.name ?? nameParty(after, id)
  return [{ name, link: party === undefined ? null : toPartyUrl(party), kind, ...states }]
}

function listHoldingChanges(contexts: Contexts): FinalOwnerChanges['holdings'] {
  const pairs = ({ owners }: OwnerContext) => Map.groupBy(owners.ties, pairOf)
  const [before, after] = [pairs(contexts.before), pairs(contexts.after)]
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((pair) => {
    const [was, is] = [before.get(pair), after.get(pair)]
    const [tie] = is ?? was ?? []
    if (tie === undefined || (was !== undefined && is !== undefined && isSameBand(sumOf(was), sumOf(is)))) return []
    const state = (ties: readonly Tie[] | undefined): State =>
      ties === undefined
        ? null
        : { percent: describeBand(contexts.after.locale, sumOf(ties)), verdict: null, text: null }
    const of = nameOwned(contexts, tie.companyId)
    return toChange(contexts, tie.partyKey, { before: state(was), after: state(is) }).map((change) => ({
      ...change,
      of,
    }))
  })
}

function pairOf({ partyKey, companyId }: Tie): string {
  return `${partyKey}\n${companyId}`
}

function sumOf(ties: readonly Tie[]): ShareBand {
  const [first] = ties
  return first === undefined ? { min: 0, max: 0 } : addHoldings(ties, first.partyKey, first.companyId)
}

function nameOwned({ before, after }: Contexts, id: string): FinalOwnerChanges['holdings'][number]['of'] {
  const party = after.owners.parties.get(id) ?? before.owners.parties.get(id)
  const isTarget = id === after.target.id
  return { name: nameParty(after, id), link: isTarget || party === undefined ? null : toPartyUrl(party) }
}
