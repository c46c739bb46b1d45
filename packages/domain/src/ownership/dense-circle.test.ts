import { describe, expect, it } from 'vitest'
import { createRandom } from '../score/measures/seeded-random.ts'
import { sumProducts } from './counted-shares.ts'
import { findFinalOwners } from './final-owners.ts'
import { lookThrough } from './look-through.ts'
import { distribute, UNLISTED } from './owner-rows.ts'
import { type Holding, type OwnershipNetwork, positionOf } from './ownership-network.ts'
import { OWNERSHIP_RULES } from './ownership-rules.ts'
import { networkOfShares } from './testing-networks.ts'

const SIZE = { companies: 41, persons: 2 }

type Drawn = { holdings: Holding[]; network: OwnershipNetwork; random: () => number }

/** Companies that all hold each other, too many to be solved as equations, and persons; every share is a band. */
function drawCircle(seed: number): Drawn {
  const random = createRandom(seed)
  const holdings = Array.from({ length: SIZE.companies }, (_, company) => {
    const others = Array.from({ length: SIZE.companies }, (__, other) => other).filter((other) => other !== company)
    const between = others.map((other) => band(`N${other}`, company, { min: random() * 0.006, width: random() * 0.05 }))
    const main = Math.floor(random() * SIZE.persons)
    const held = Array.from({ length: SIZE.persons }, (__, person) =>
      band(`p${person}`, company, { min: person === main ? 0.4 : 0.01, width: random() * 0.3 }),
    )
    return [...between, ...held]
  }).flat()
  return { holdings, network: networkOfShares(holdings, SIZE.companies, SIZE.persons), random }
}

function band(ownerId: string, owned: number, { min, width }: { min: number; width: number }): Holding {
  return { ownerId, ownedId: `N${owned}`, capital: { min, max: min + width }, votes: null }
}

/** One of the ways to share everything out within the bands: it adds up to the whole, unlisted owners have nothing or some. */
function choose({ network, holdings, random }: Drawn): OwnershipNetwork {
  const chosen = new Map<string, number>()
  network.parties.forEach(({ id }, position) => {
    const row = network.rows.capital[position] ?? null
    if (row === null) return
    const values = row.stakes.map(({ owner }) => (owner === UNLISTED ? -random() : random()))
    const parts = distribute(row, values, 'max')
    row.stakes.forEach(({ owner }, index) => {
      chosen.set(`${network.parties[owner]?.id}>${id}`, parts[index] ?? Number.NaN)
    })
  })
  const exact = holdings.map((holding): Holding => {
    const share = chosen.get(`${holding.ownerId}>${holding.ownedId}`) ?? 0
    return { ...holding, capital: { min: share, max: share } }
  })
  return networkOfShares(exact, SIZE.companies, SIZE.persons)
}

describe('a circle of companies that all hold each other within bands', () => {
  it.each([1, 2])('has bounds that every choice of shares lies within (drawing %i)', (seed) => {
    const drawn = drawCircle(seed)
    const told = new Map(findFinalOwners(drawn.network, 'N0').owners.map((owner) => [owner.partyId, owner]))
    for (let sample = 0; sample < 2; sample += 1)
      for (const actual of findFinalOwners(choose(drawn), 'N0').owners) {
        const bounds = told.get(actual.partyId)
        for (const rule of OWNERSHIP_RULES) {
          const [outer, inner] = [bounds?.rules[rule], actual.rules[rule]]
          expect(inner.interests.highest.min).toBeGreaterThanOrEqual((outer?.interests.highest.min ?? 1) - 1e-9)
          expect(inner.interests.highest.max).toBeLessThanOrEqual((outer?.interests.highest.max ?? 0) + 1e-9)
          if (inner.verdict === 'excluded') expect(outer?.verdict).not.toBe('certain')
          if (inner.verdict === 'certain') expect(outer?.verdict).not.toBe('excluded')
        }
      }
  })

  it.each(['min', 'max'] as const)('is shared out as well as can be: %s', (direction) => {
    const { network } = drawCircle(4)
    const source = positionOf(network, 'p0')
    const { capital } = lookThrough({ network, rule: 'economic', direction, sources: new Set([source]) })
    network.rows.capital.forEach((row, position) => {
      if (row === null) return
      const values = row.stakes.map(({ owner }) => (owner === source ? 1 : (capital[owner] ?? 0)))
      expect(capital[position]).toBeCloseTo(sumProducts(distribute(row, values, direction), values), 12)
    })
  })
})

describe('a circle that is too large for the work that an answer may take', () => {
  const cases: [string, OwnershipNetwork][] = [
    ['bands through which it may be left', drawCircle(6).network],
    ['bands within which it may be closed', closedCircle()],
  ]
  it.each(cases)('has wider bounds that hold all the same: %s', (_name, network) => {
    const whole = findFinalOwners(network, 'N0', { mostVisits: Number.MAX_SAFE_INTEGER })
    expect(whole.areBoundsWide).toBe(false)
    const told = new Map(whole.owners.map((owner) => [owner.partyId, owner]))
    for (const mostVisits of [0, 20_000, 200_000]) {
      const limited = findFinalOwners(network, 'N0', { mostVisits })
      if (mostVisits === 0) expect(limited.areBoundsWide).toBe(true)
      expect(findFinalOwners(network, 'N0', { mostVisits })).toEqual(limited)
      for (const { partyId, rules } of limited.owners)
        for (const rule of OWNERSHIP_RULES) {
          const [outer, inner] = [rules[rule], told.get(partyId)?.rules[rule]]
          for (const measure of ['capital', 'votes', 'highest'] as const) {
            const [wide, exact] = [outer.interests[measure], inner?.interests[measure]]
            expect(wide.min).toBeLessThanOrEqual((exact?.min ?? Number.NaN) + 1e-12)
            expect(wide.max).toBeGreaterThanOrEqual((exact?.max ?? Number.NaN) - 1e-12)
            expect(wide.maxWithUnlisted).toBeGreaterThanOrEqual((exact?.maxWithUnlisted ?? Number.NaN) - 1e-12)
          }
        }
      limited.ends.forEach(({ reason, share }) => {
        const exact = whole.ends.find((end) => end.reason === reason)?.share.capital ?? { min: 0, max: 0 }
        expect(share.capital.min).toBeLessThanOrEqual(exact.min + 1e-12)
        expect(share.capital.max).toBeGreaterThanOrEqual(exact.max - 1e-12)
      })
    }
  })

  it('is solved to the end where there is work left', () => {
    const { network } = drawCircle(6)
    const unlimited = findFinalOwners(network, 'N0', { mostVisits: Number.MAX_SAFE_INTEGER })
    expect(findFinalOwners(network, 'N0')).toEqual(unlimited)
  })
})

/** Companies that may hold each other wholly, or leave up to a tenth to persons. */
function closedCircle(): OwnershipNetwork {
  const random = createRandom(8)
  const holdings = Array.from({ length: SIZE.companies }, (_, company) => {
    const others = [1, 2, 3, 5].map((step) => (company + step) % SIZE.companies)
    const between = others.map((other) => band(`N${other}`, company, { min: 0.1 * random(), width: 0.6 }))
    return [...between, band(`p${company % SIZE.persons}`, company, { min: 0, width: 0.1 })]
  }).flat()
  return networkOfShares(holdings, SIZE.companies, SIZE.persons)
}
