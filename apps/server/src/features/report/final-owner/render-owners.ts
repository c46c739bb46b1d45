import type { OwnerEntry } from '@merleg/contract/report/final-owner.contract'
import type { Locale } from '@merleg/domain/locale'
import { findDecidingStakes } from '@merleg/domain/ownership/deciding-stakes'
import type { OwnerFinding, OwnerLaw, RuleFinding } from '@merleg/domain/ownership/final-owners'
import type { IntermediateOwner } from '@merleg/domain/ownership/intermediate-owners'
import type { FoundTogether } from '@merleg/domain/ownership/namesakes'
import { listOwnershipPaths, type OwnershipPath } from '@merleg/domain/ownership/ownership-paths'
import { OWNERSHIP_RULES, type OwnershipRule } from '@merleg/domain/ownership/ownership-rules'
import type { ShareBand } from '@merleg/domain/ownership/share-band'
import { getTranslator } from '@merleg/i18n/translator'
import type { OwnerNetwork } from '../../connections/owner-network.ts'
import type { Party } from '../../connections/parties.repository.ts'
import type { Tie } from '../../connections/ties.repository.ts'
import type { TieSource } from '../../connections/tie-sources.repository.ts'
import { toProvenance } from '../rows/provenance.ts'
import { toPartyUrl } from '../rows/tie-rows.ts'
import { describeBand, describeInterests } from './describe-band.ts'

export type OwnerContext = FoundTogether & {
  locale: Locale
  law: OwnerLaw
  owners: OwnerNetwork
  /** By `batchId`. */
  sources: ReadonlyMap<number, TieSource>
  target: { id: string; name: string }
}

/** By what the law of the day measures an interest. */
export const LAW_RULES = { hungary: 'hungarian', union: 'economic' } as const satisfies Record<OwnerLaw, OwnershipRule>
/** So many chains of an owner are told. */
const TOLD_PATHS = 5
/** In a larger network what would decide is not looked for: each unknown part costs a solution. */
const MOST_PARTIES_TRIED = 100
const TOLD_DECIDING = 3

/** The name of a party of the network. */
export function nameParty({ owners, target }: OwnerContext, id: string): string {
  return id === target.id ? target.name : (owners.parties.get(id)?.name ?? id)
}

/** A natural person behind the company. */
export function renderOwner(context: OwnerContext, owner: OwnerFinding): OwnerEntry {
  const { locale, law } = context
  const { verdict } = owner.laws[law]
  const { interests: lawful } = owner.rules[LAW_RULES[law]]
  return {
    ...renderParty(context, owner.partyId),
    percent: describeInterests(locale, lawful),
    level: owner.level,
    verdict,
    notes: verdict === 'possible' ? describePossible(context, owner) : [],
    figures: OWNERSHIP_RULES.map((rule) => ({
      title: getTranslator(locale, 'report/final-owner/answers')(`rules.${rule}`),
      percent: describeInterests(locale, owner.rules[rule].interests),
      verdict: describeVerdict(context, { partyId: owner.partyId, finding: owner.rules[rule] }),
    })),
    ...describePaths(context, owner),
  }
}

function describePossible(context: OwnerContext, { partyId, laws }: OwnerFinding): string[] {
  const t = getTranslator(context.locale, 'report/final-owner/answers')
  const others = context.together.get(partyId)
  const isBehindUnlisted = laws[context.law].amongListed === 'excluded'
  return [
    ...(isBehindUnlisted ? [t('notes.onlyUnlisted')] : []),
    ...(others === undefined ? describeDeciding(context, partyId) : [t('notes.namesakes', { count: others.length })]),
  ]
}

/**
 * Where only what nobody is named for could reach the threshold, the figure beside it would contradict a bare "may"; where
 * only several entries of one name could, a bare "cannot".
 */
export function describeVerdict(
  { locale, together }: Pick<OwnerContext, 'locale' | 'together'>,
  { partyId, finding: { verdict, amongListed } }: { partyId: string; finding: RuleFinding },
): string {
  const t = getTranslator(locale, 'report/final-owner/answers')
  if (verdict === 'excluded' && together.has(partyId)) return t('verdicts.alone')
  return t(`verdicts.${verdict === 'possible' && amongListed === 'excluded' ? 'onlyUnlisted' : verdict}`)
}

/** A party between the company and its final owners, with its direct part. */
export function renderIntermediate(context: OwnerContext, owner: IntermediateOwner): OwnerEntry {
  return {
    ...renderParty(context, owner.partyId, owner.ownedId),
    percent: describeBand(context.locale, owner.share),
    level: owner.level,
    verdict: owner.verdict,
    notes: [],
    figures: [],
    paths: [
      {
        steps: [
          toStep(context, owner.partyId, describeBand(context.locale, owner.share)),
          toStep(context, owner.ownedId, null),
        ],
        percent: describeBand(context.locale, owner.share),
      },
    ],
    pathNote: null,
  }
}

/** Somebody who leads the company, marked as who only stands in. */
export function renderManager({ locale }: OwnerContext, manager: Party): OwnerEntry {
  return {
    name: manager.name,
    link: toPartyUrl(manager),
    icon: 'signatory',
    prohibited: !manager.isInRegister && manager.isBanned,
    address: manager.address,
    source: null,
    percent: null,
    level: null,
    verdict: null,
    notes: [getTranslator(locale, 'report/final-owner/answers')('notes.standIn')],
    figures: [],
    paths: [],
    pathNote: null,
  }
}

type Shown = Pick<OwnerEntry, 'name' | 'link' | 'icon' | 'prohibited' | 'address' | 'source'>

function renderParty(context: OwnerContext, id: string, ownedId?: string): Shown {
  const { owners, sources } = context
  const party = owners.parties.get(id)
  // Ties are in the order of levels: the first is the nearest one.
  const tie = owners.ties.find((one) => one.partyKey === id && (ownedId ?? one.companyId) === one.companyId)
  return {
    name: nameParty(context, id),
    link: party === undefined ? null : toPartyUrl(party),
    icon: party?.kind === 'person' ? 'owner' : 'company',
    prohibited: party !== undefined && !party.isInRegister && party.isBanned,
    address: party?.address ?? null,
    source: tie === undefined ? null : toSource(tie, sources),
  }
}

function toSource(tie: Tie, sources: OwnerContext['sources']): OwnerEntry['source'] {
  const source = sources.get(tie.batchId)
  if (source === undefined) return null
  return toProvenance({ ...source, sourceRef: tie.sourceRef, validFrom: tie.from, validTo: tie.until })
}

function describeDeciding(context: OwnerContext, ownerId: string): string[] {
  const { locale, law, owners, target } = context
  if (owners.network.parties.length > MOST_PARTIES_TRIED) return []
  const t = getTranslator(locale, 'report/final-owner/answers')
  const asked = { ownerId, targetId: target.id, rule: LAW_RULES[law] }
  return findDecidingStakes(owners.network, asked)
    .slice(0, TOLD_DECIDING)
    .map((stake) => {
      const company = nameParty(context, stake.ownedId)
      const isDeciding = stake.ifLeast !== 'possible' && stake.ifMost !== 'possible'
      if (stake.ownerId === null) return t(isDeciding ? 'notes.decidesUnlisted' : 'notes.helpsUnlisted', { company })
      const owner = nameParty(context, stake.ownerId)
      return t(isDeciding ? 'notes.decides' : 'notes.helps', { owner, company })
    })
}

function describePaths(context: OwnerContext, owner: OwnerFinding): Pick<OwnerEntry, 'paths' | 'pathNote'> {
  const { locale, owners, target } = context
  const t = getTranslator(locale, 'report/final-owner/answers')
  const asked = { ownerId: owner.partyId, targetId: target.id, limit: TOLD_PATHS }
  const { paths, sum, isCut } = listOwnershipPaths(owners.network, asked)
  const whole = describeBand(locale, owner.rules.economic.interests.capital)
  const added = describeBand(locale, sum.capital)
  return {
    paths: paths.map((path) => renderPath(context, path)),
    pathNote: isCut
      ? t('pathCut', { sum: added })
      : isBeyond(owner, sum.capital) && added !== whole
        ? t('pathCircle', { sum: added })
        : null,
  }
}

/** More than the paths add up to comes through circles. */
function isBeyond(owner: OwnerFinding, sum: ShareBand): boolean {
  return owner.rules.economic.interests.capital.min > sum.min
}

function renderPath(context: OwnerContext, { partyIds, share }: OwnershipPath): OwnerEntry['paths'][number] {
  const { owners, locale } = context
  return {
    steps: partyIds.map((id, index) => {
      const owned = partyIds[index + 1]
      return toStep(context, id, owned === undefined ? null : describeBand(locale, addHoldings(owners.ties, id, owned)))
    }),
    percent: describeBand(locale, share.capital),
  }
}

/** As the sources tell it: a holding without a share may be anything. */
export function addHoldings(ties: readonly Tie[], ownerId: string, ownedId: string): ShareBand {
  const held = ties.filter((tie) => tie.partyKey === ownerId && tie.companyId === ownedId)
  const add = (bound: (tie: Tie) => number): number => held.reduce((sum, tie) => sum + bound(tie) / 100, 0)
  return {
    min: add(({ shareMin }) => shareMin ?? 0),
    max: Math.min(
      1,
      add(({ shareMax }) => shareMax ?? 100),
    ),
  }
}

function toStep(
  context: OwnerContext,
  id: string,
  percent: string | null,
): OwnerEntry['paths'][number]['steps'][number] {
  const { owners, target } = context
  const party = owners.parties.get(id)
  const link = id === target.id || party === undefined ? null : toPartyUrl(party)
  return { name: nameParty(context, id), link, percent }
}
