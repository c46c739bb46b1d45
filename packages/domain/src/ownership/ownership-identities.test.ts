import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, shuffle } from '../score/measures/seeded-random.ts'
import { findFinalOwners } from './final-owners.ts'
import { lookThrough } from './look-through.ts'
import { listEnds } from './ownership-ends.ts'
import { type Holding, type OwnershipNetwork, positionOf } from './ownership-network.ts'
import { listOwnershipPaths } from './ownership-paths.ts'
import { OWNERSHIP_RULES } from './ownership-rules.ts'
import { networkOfShares, randomShares } from './testing-networks.ts'

const SIZE = { companies: 8, persons: 3 }

function draw(
  seed: number,
  isAcyclic: boolean,
): { holdings: Holding[]; network: OwnershipNetwork; random: () => number } {
  const random = createRandom(seed)
  const holdings = randomShares(random, { ...SIZE, isAcyclic })
  return { holdings, network: networkOfShares(holdings, SIZE.companies, SIZE.persons), random }
}

function shareOf(network: OwnershipNetwork, owner: string, target: string): number {
  const sources = new Set([positionOf(network, owner)])
  const { capital } = lookThrough({ network, rule: 'economic', direction: 'min', sources })
  return capital[positionOf(network, target)] ?? Number.NaN
}

describe('looking through', () => {
  it('without circles adds up the products of all paths', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { network } = draw(seed, true)
        for (const ownerId of ['p0', 'p1', 'N7']) {
          const { sum, isCut } = listOwnershipPaths(network, { ownerId, targetId: 'N0', limit: 10_000 })
          expect(isCut).toBe(false)
          expect(shareOf(network, ownerId, 'N0')).toBeCloseTo(sum.capital.min, 12)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('in circles is what the powers of the shares add up to', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { network, holdings } = draw(seed, false)
        for (const owner of ['p0', 'p2'])
          expect(shareOf(network, owner, 'N0')).toBeCloseTo(addPowers(holdings, owner), 9)
      }),
      { numRuns: 25 },
    )
  })

  it('divides a company among its last owners and the unlisted ones', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, isAcyclic) => {
        const { holdings, random } = draw(seed, isAcyclic)
        // Some holdings are not told, so that a part belongs to owners who are not listed.
        const told = holdings.filter(() => random() < 0.8)
        const network = networkOfShares(told, SIZE.companies, SIZE.persons)
        const { ends, unlisted } = listEnds(network, positionOf(network, 'N0'))
        const sum = ends.reduce((total, { share }) => total + share.capital.min, 0)
        expect(sum).toBeCloseTo(1, 12)
        const persons = ['p0', 'p1', 'p2'].reduce((total, owner) => total + shareOf(network, owner, 'N0'), 0)
        expect(persons + unlisted.capital.min).toBeCloseTo(1, 12)
      }),
      { numRuns: 25 },
    )
  })

  it('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { holdings, network, random } = draw(seed, false)
        const mixed = networkOfShares(shuffle(holdings, random), SIZE.companies, SIZE.persons)
        expect(findFinalOwners(mixed, 'N0')).toEqual(findFinalOwners(network, 'N0'))
      }),
      { numRuns: 6 },
    )
  })

  it('gives more to who holds more, and by the rule of halves at least as much as by size', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { holdings, network } = draw(seed, false)
        const fallen = holdings.map((holding) => {
          const share = (holding.capital?.min ?? 0) * 0.95
          return { ...holding, capital: { min: share, max: share } }
        })
        const less = networkOfShares(fallen, SIZE.companies, SIZE.persons)
        for (const rule of OWNERSHIP_RULES) {
          const asked = { rule, direction: 'min', sources: new Set([positionOf(network, 'p0')]) } as const
          const [full, cut] = [lookThrough({ ...asked, network }), lookThrough({ ...asked, network: less })]
          full.votes.forEach((share, position) => {
            expect(share).toBeGreaterThanOrEqual((cut.votes[position] ?? 1) - 1e-12)
            if (rule === 'hungarian') expect(share).toBeGreaterThanOrEqual(shareAt(network, position) - 1e-12)
          })
        }
      }),
      { numRuns: 25 },
    )
  })
})

function shareAt(network: OwnershipNetwork, position: number): number {
  return shareOf(network, 'p0', network.parties[position]?.id ?? '')
}

/** The series W + W² + …, until nothing is left to add. */
function addPowers(holdings: readonly Holding[], owner: string): number {
  let now = new Map([['N0', 1]])
  let sum = 0
  for (let power = 0; power < 600; power += 1) {
    const next = new Map<string, number>()
    for (const { ownerId, ownedId, capital } of holdings) {
      const part = (now.get(ownedId) ?? 0) * (capital?.min ?? 0)
      if (part > 0) next.set(ownerId, (next.get(ownerId) ?? 0) + part)
    }
    sum += next.get(owner) ?? 0
    now = next
  }
  return sum
}
