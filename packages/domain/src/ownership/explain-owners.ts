import { type FinalOwners, type OwnerLaw, type StandIn } from './final-owners.ts'
import { type FoundTogether } from './namesakes.ts'
import { type OwnershipEndReason } from './ownership-ends.ts'
import { type OwnershipFault } from './ownership-network.ts'
import { SHARE_TOLERANCE, type ShareBand } from './share-band.ts'

/**
 * What is to be said of the final owners of a company by one law, in the order in which it is said; shares 0–1 of the
 * capital, as far as the economic rule leads.
 * - `certain`, `possible`: persons who are, or may be, final owners; `only-behind-unlisted`, who would have to be behind
 *   owners that no source lists.
 * - `only-if-one`: who may be one only if several entries of the same name are one person.
 * - `dispersed`: persons who cannot be, though they have a part.
 * - `end`: where else ownership ends, from the greatest part on; `unlisted`: all of it that no source tells.
 * - `listed-company`, `contradiction`, `stand-in`: see `FinalOwners`.
 * - `bounds-wide`: a circle was too large to be solved to the end, so bounds may be wider than need be.
 * - `relatives-untold`: parts of close relatives are added by law, which may make one of several persons a final owner, and
 *   no source tells who they are.
 */
export type OwnerStatement =
  | { readonly code: 'listed-company' }
  | {
      readonly code: 'certain' | 'possible' | 'only-behind-unlisted' | 'only-if-one'
      readonly partyIds: readonly string[]
    }
  | { readonly code: 'dispersed'; readonly persons: number }
  | {
      readonly code: 'end'
      readonly reason: Exclude<OwnershipEndReason, 'natural-person'>
      readonly share: ShareBand
      readonly partyIds: readonly string[]
    }
  | { readonly code: 'unlisted'; readonly share: ShareBand }
  | { readonly code: 'stand-in'; readonly standIn: Exclude<StandIn, 'no'> }
  | ({ readonly code: 'contradiction' } & { readonly fault: OwnershipFault })
  | { readonly code: 'relatives-untold' }
  | { readonly code: 'bounds-wide' }

/** Why the answer is what it is, for sentences in any language. */
export function explainOwners({ found, together }: FoundTogether, law: OwnerLaw): OwnerStatement[] {
  const { owners, ends, unlisted, faults } = found
  const pick = (isMeant: (finding: FinalOwners['owners'][number]['laws'][OwnerLaw]) => boolean): string[] =>
    owners.filter(({ laws }) => isMeant(laws[law])).map(({ partyId }) => partyId)
  const certain = pick(({ verdict }) => verdict === 'certain')
  const possible = owners.filter(({ laws }) => laws[law].verdict === 'possible')
  const alone = possible.filter(({ partyId }) => !together.has(partyId))
  const idsOf = (some: typeof owners): string[] => some.map(({ partyId }) => partyId)
  const groups = [
    ['certain', certain],
    ['possible', idsOf(alone.filter(({ laws }) => laws[law].amongListed !== 'excluded'))],
    ['only-behind-unlisted', idsOf(alone.filter(({ laws }) => laws[law].amongListed === 'excluded'))],
    ['only-if-one', idsOf(possible.filter(({ partyId }) => together.has(partyId)))],
  ] as const
  const dispersed = pick(({ verdict }) => verdict === 'excluded').length
  const standIn = found.standIn[law]
  return [
    ...(found.isListed ? [{ code: 'listed-company' } as const] : []),
    ...groups.flatMap(([code, partyIds]) => (partyIds.length > 0 ? [{ code, partyIds }] : [])),
    ...(dispersed > 0 ? [{ code: 'dispersed', persons: dispersed } as const] : []),
    ...ends
      .toSorted((a, b) => b.share.capital.max - a.share.capital.max)
      .flatMap(({ reason, share, partyIds }): OwnerStatement[] =>
        reason === 'natural-person' ? [] : [{ code: 'end', reason, share: share.capital, partyIds }],
      ),
    ...(unlisted.capital.max > SHARE_TOLERANCE ? [{ code: 'unlisted', share: unlisted.capital } as const] : []),
    ...(standIn === 'no' ? [] : [{ code: 'stand-in', standIn } as const]),
    ...faults.map((fault): OwnerStatement => ({ code: 'contradiction', fault })),
    ...(found.areBoundsWide ? [{ code: 'bounds-wide' } as const] : []),
    ...(owners.length > 1 && certain.length < owners.length ? [{ code: 'relatives-untold' } as const] : []),
  ]
}
