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
