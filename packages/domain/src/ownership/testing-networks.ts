import { type Holding, type OwnershipNetwork, type OwnershipParty, readNetwork } from './ownership-network.ts'
import { type ShareBand } from './share-band.ts'

/** A holding as tests write it: 'P>A 25', a band 'P>A 25-50', nothing known 'P>A ?'; votes apart: 'P>A 25 / 50'. */
export function readHolding(text: string): Holding {
  const [tie = '', capital = '?', votes] = text.split(/ \/ | /)
  const [ownerId = '', ownedId = ''] = tie.split('>')
  return { ownerId, ownedId, capital: readPercent(capital), votes: votes === undefined ? null : readPercent(votes) }
}

function readPercent(text: string): ShareBand | null {
  if (text === '?') return null
  const [min = 0, max = min] = text.split('-').map(Number)
  return { min: min / 100, max: max / 100 }
}

/** Names in small letters are natural persons, all others companies, unless told. */
export function networkOf(texts: readonly string[], told: readonly OwnershipParty[] = []): OwnershipNetwork {
  const holdings = texts.map(readHolding)
  const ids = new Set(holdings.flatMap(({ ownerId, ownedId }) => [ownerId, ownedId]))
  const parties = [...ids]
    .filter((id) => !told.some((party) => party.id === id))
    .map((id): OwnershipParty => ({ id, kind: id === id.toLowerCase() ? 'natural-person' : 'company' }))
  return readNetwork({ parties: [...parties, ...told], holdings })
}

/**
 * Holdings that add up to exactly one in each of the companies N0, N1 …, held by each other and by the persons p0, p1 …;
 * without circles a company is held only by those of higher numbers.
 */
export function randomShares(
  random: () => number,
  { companies, persons, isAcyclic }: { companies: number; persons: number; isAcyclic: boolean },
): Holding[] {
  return Array.from({ length: companies }, (_, company): Holding[] => {
    const others = Array.from({ length: companies }, (__, other) => other)
      .filter((other) => other !== company && (!isAcyclic || other > company))
      .map((other) => `N${other}`)
    const owners = [...others, ...Array.from({ length: persons }, (__, person) => `p${person}`)]
    // Powers, so that majorities come about.
    const weights = owners.map(() => (random() < 0.5 ? 0 : random() ** 4 + 0.01))
    // Somebody outside holds a part, so that the power series converges.
    weights[weights.length - 1] = 0.05 + random() * 0.2
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return owners.flatMap((ownerId, index) => {
      const share = (weights[index] ?? 0) / sum
      if (share === 0) return []
      return [{ ownerId, ownedId: `N${company}`, capital: { min: share, max: share }, votes: null }]
    })
  }).flat()
}

/** Companies N0, N1 … and persons p0, p1 …, also those of whom nothing is told. */
export function networkOfShares(holdings: readonly Holding[], companies: number, persons: number): OwnershipNetwork {
  const list = (count: number, letter: string, kind: OwnershipParty['kind']): OwnershipParty[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${letter}${index}`, kind }))
  return readNetwork({
    parties: [...list(companies, 'N', 'company'), ...list(persons, 'p', 'natural-person')],
    holdings,
  })
}
