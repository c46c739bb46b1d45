import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createInterestReader, type Interest } from './interests.ts'
import { type Holding, type OwnershipNetwork, positionOf, readNetwork } from './ownership-network.ts'
import { OWNERSHIP_RULES, type OwnershipRule } from './ownership-rules.ts'
import { createRandom } from '../score/measures/seeded-random.ts'
import { networkOf, networkOfShares, randomShares } from './testing-networks.ts'

type Ends = { owner: string; target: string; rule?: OwnershipRule }

function interestOf(network: OwnershipNetwork, { owner, target, rule = 'economic' }: Ends): Interest {
  return createInterestReader(network, positionOf(network, target)).read(positionOf(network, owner), rule).highest
}

/** Per cents with four decimals: least, most, most with all unlisted owners. */
function percentsOf({ min, max, maxWithUnlisted }: Interest): number[] {
  return [min, max, maxWithUnlisted].map((share) => Number((share * 100).toFixed(4)))
}

describe('bounds', () => {
  const cases: [string, string[], Ends, number[]][] = [
    ['of a direct band', ['p>T 25-50'], { owner: 'p', target: 'T' }, [25, 50, 100]],
    ['of one share of which nothing is known', ['p>T ?'], { owner: 'p', target: 'T' }, [0, 100, 100]],
    ['of a chain', ['p>A 50-75', 'q>A 25-50', 'A>T 40-60', 'r>T 40-60'], { owner: 'p', target: 'T' }, [20, 45, 50]],
    // What one way has more the other has less: 60 % in both would be 120 %.
    [
      'of two ways to the same whole',
      ['p>A 100', 'p>B 50', 'q>B 50', 'A>T 40-60', 'B>T 40-60'],
      { owner: 'p', target: 'T' },
      [60, 80, 80],
    ],
    ['below a half', ['p>A 40-50', 'A>T 50', 'q>T 50'], { owner: 'p', target: 'T', rule: 'hungarian' }, [20, 25, 50]],
    [
      'over a half perhaps',
      ['p>A 40-51', 'q>A 49', 'A>T 50', 'q>T 50'],
      { owner: 'p', target: 'T', rule: 'hungarian' },
      [20, 50, 50],
    ],
    ['of sure control', ['p>A 51-60', 'A>T 60-70'], { owner: 'p', target: 'T', rule: 'control' }, [60, 70, 100]],
    ['of doubtful control', ['p>A 50-60', 'A>T 60-70'], { owner: 'p', target: 'T', rule: 'control' }, [0, 70, 100]],
    // A and B may hold each other wholly, and p's part may be the only one outside.
    [
      'of a circle that may be closed',
      ['p>A 0-10', 'B>A 90-100', 'A>B 100'],
      { owner: 'p', target: 'B' },
      [0, 100, 100],
    ],
    ['of a circle with a door', ['p>A 1-10', 'B>A 90-99', 'A>B 100'], { owner: 'p', target: 'B' }, [10, 100, 100]],
    [
      'of a circle with two outside',
      ['p>A 10-20', 'q>A 10-20', 'B>A 60-80', 'A>B 100'],
      { owner: 'p', target: 'B' },
      [25, 66.6667, 75],
    ],
  ]
  it.each(cases)('%s %j %j', (_name, holdings, ends, expected) => {
    expect(percentsOf(interestOf(networkOf(holdings), ends))).toEqual(expected)
  })

  // The shares of a Danish company as its register publishes them, with a circle (TOP and MANCO). Multiplied band by band
  // the largest person would have 16.6–34.2 %, perhaps a quarter.
  const DANISH = [
    'TOP>T 100',
    'INVEST>TOP 50-67',
    'MGMT>TOP 33-50',
    'MANCO>TOP 15-20',
    'FUND>INVEST 90-100',
    'PENSION>FUND 5-10',
    'GROWTH>FUND 20-25',
    'ADVEQ>FUND 10-15',
    'CROWN>FUND 5-10',
    'CUBERA>FUND 5-10',
    'state>GROWTH 67-90',
    'PENSION>GROWTH 0-5',
    'ATP>GROWTH 5-10',
    'MM>MGMT 50-67',
    'm>MM 100',
    'METRO>MGMT 25-33',
    'c>METRO 100',
    'ROSE>MGMT 25-33',
    'r>ROSE 100',
    'k>MANCO 5-10',
    'TOP>MANCO 5-10',
    'STORG>MANCO 10-15',
    's>STORG 100',
  ]
  it.each([
    ['m', [16.6247, 17.7665]],
    ['c', [8.3123, 8.8832]],
    ['r', [8.3123, 8.8832]],
  ])('that hold together: %s', (owner, expected) => {
    expect(percentsOf(interestOf(networkOf(DANISH), { owner, target: 'T' })).slice(0, 2)).toEqual(expected)
  })
})

describe('every completion of what is unknown', () => {
  it.each(OWNERSHIP_RULES)('lies within the bounds: %s', (rule) => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, isAcyclic) => {
        const random = createRandom(seed)
        const truth = randomShares(random, { companies: 5, persons: 3, isAcyclic })
        // Some are told exactly, some as a band, some not at all, and some of those not even by name.
        const told = truth.flatMap((holding): Holding[] => {
          const share = holding.capital?.min ?? 0
          const kind = random()
          if (kind < 0.2) return []
          if (kind < 0.3) return [{ ...holding, capital: null }]
          if (kind < 0.7)
            return [{ ...holding, capital: { min: share * random(), max: share + (1 - share) * random() * 0.4 } }]
          return [holding]
        })
        const [known, whole] = [networkOfShares(told, 5, 3), networkOfShares(truth, 5, 3)]
        for (const target of ['N0', 'N3']) {
          const [outer, inner] = [known, whole].map((network) =>
            createInterestReader(network, positionOf(network, target)),
          )
          for (const owner of ['p0', 'p1', 'p2']) {
            const bounds = outer?.read(positionOf(known, owner), rule).highest
            const actual = inner?.read(positionOf(whole, owner), rule).highest
            expect(actual?.min).toBeGreaterThanOrEqual((bounds?.min ?? 1) - 1e-9)
            expect(actual?.min).toBeLessThanOrEqual((bounds?.maxWithUnlisted ?? 0) + 1e-9)
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  it('reaches both bounds, also in circles', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const companies = drawBands(createRandom(seed))
        const told = companies.flat().map(({ min, max, ...holding }) => ({ ...holding, capital: { min, max } }))
        const completions = companies
          .map((bands) => listCorners(bands))
          .reduce<Holding[][]>((all, corners) => all.flatMap((one) => corners.map((other) => [...one, ...other])), [[]])
        const shares = completions.map((holdings) => readShare(holdings))
        const bounds = readShare(told)
        expect(Math.min(...shares.map(({ min }) => min))).toBeCloseTo(bounds.min, 9)
        expect(Math.max(...shares.map(({ max }) => max))).toBeCloseTo(bounds.max, 9)
      }),
      { numRuns: 3 },
    )
  })

  it('reaches both bounds where ways do not meet again', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = createRandom(seed)
        const bands = Array.from({ length: 3 }, () => [random() * 0.5, 0.5 + random() * 0.5] as const)
        const at = (bound: 0 | 1): number => bands.reduce((product, band) => product * band[bound], 1)
        const chain = ['p', 'A', 'B', 'T']
        const holdings = bands.map(([min, max], index) => ({
          ownerId: chain[index] ?? '',
          ownedId: chain[index + 1] ?? '',
          capital: { min, max },
          votes: null,
        }))
        const parties = chain.map((id) => ({
          id,
          kind: id === 'p' ? ('natural-person' as const) : ('company' as const),
        }))
        const { min, max } = interestOf(readNetwork({ parties, holdings }), { owner: 'p', target: 'T' })
        expect(min).toBeCloseTo(at(0), 12)
        expect(max).toBeCloseTo(at(1), 12)
      }),
    )
  })
})

type Band = Omit<Holding, 'capital'> & { min: number; max: number }

/** Three companies, each of which the two others and a person hold; the lists are complete. */
function drawBands(random: () => number): Band[][] {
  return ['N0', 'N1', 'N2'].map((ownedId, company) => {
    const owners = ['N0', 'N1', 'N2'].filter((id) => id !== ownedId).concat(`p${company}`)
    return owners.map((ownerId) => ({
      ownerId,
      ownedId,
      votes: null,
      min: 0.02 + random() * 0.28,
      max: 0.35 + random() * 0.6,
    }))
  })
}

/** All ways to share out a company in which only one owner is neither at his least nor at his most. */
function listCorners(bands: readonly Band[]): Holding[][] {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  return orders.map((order) => {
    let left = 1 - bands.reduce((sum, { min }) => sum + min, 0)
    const parts = bands.map(({ min }) => min)
    for (const index of order) {
      const given = Math.min(left, (bands[index]?.max ?? 0) - (bands[index]?.min ?? 0))
      parts[index] = (parts[index] ?? 0) + given
      left -= given
    }
    return bands.map(({ ownerId, ownedId }, index) => {
      const part = parts[index] ?? 0
      return { ownerId, ownedId, votes: null, capital: { min: part, max: part } }
    })
  })
}

function readShare(holdings: readonly Holding[]): Interest {
  const companies = ['N0', 'N1', 'N2'].map((id) => ({ id, kind: 'company' as const, isOwnerListComplete: true }))
  const persons = ['p0', 'p1', 'p2'].map((id) => ({ id, kind: 'natural-person' as const }))
  return interestOf(readNetwork({ parties: [...companies, ...persons], holdings }), { owner: 'p1', target: 'N0' })
}

describe('one solution', () => {
  it.each(OWNERSHIP_RULES)('tells of every company above the target what it has of its own: %s', (rule) => {
    const random = createRandom(7)
    const told = randomShares(random, { companies: 6, persons: 3, isAcyclic: false }).map((holding): Holding =>
      random() < 0.3 ? { ...holding, capital: null } : holding,
    )
    const network = networkOfShares(told, 6, 3)
    const reader = createInterestReader(network, positionOf(network, 'N0'))
    for (const owner of ['p0', 'p1', 'p2'].map((id) => positionOf(network, id)))
      for (const at of reader.levels.keys()) {
        if (network.rows.capital[at] === null) continue
        const own = createInterestReader(network, at).read(owner, rule).highest
        const { highest } = reader.read(owner, rule, at)
        for (const bound of ['min', 'max', 'maxWithUnlisted'] as const)
          expect(highest[bound]).toBeCloseTo(own[bound], 9)
      }
  })
})
