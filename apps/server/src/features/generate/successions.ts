import type { FactObservation } from '@merleg/domain/observation'
import { during, frameOf } from './fact-frame.ts'
import { taxStem } from './identifiers.ts'
import { identityOf } from './identity.ts'
import { PLACES_IN_BLOCK, placeInBlock, type World } from './world.ts'

type Section = 'predecessor' | 'successor'

/** Predecessors and successors of the mergers and demergers of a block; both ends say the same. */
export function successionFactsOf(world: World, index: number): FactObservation[] {
  const { mergedOn, splitOn } = world.blockOf(index)
  switch (placeInBlock(index)) {
    case PLACES_IN_BLOCK.absorbed:
      return mergedOn === null
        ? []
        : [relatedFact(world, { index, other: index + 1, section: 'successor', relation: 'beolvadás', on: mergedOn })]
    case PLACES_IN_BLOCK.absorbing:
      return mergedOn === null
        ? []
        : [relatedFact(world, { index, other: index - 1, section: 'predecessor', relation: 'beolvadás', on: mergedOn })]
    case PLACES_IN_BLOCK.splitting:
      return splitOn === null
        ? []
        : [relatedFact(world, { index, other: index + 1, section: 'successor', relation: 'kiválás', on: splitOn })]
    case PLACES_IN_BLOCK.splitOff:
      return splitOn === null
        ? []
        : [relatedFact(world, { index, other: index - 1, section: 'predecessor', relation: 'kiválás', on: splitOn })]
    default:
      return []
  }
}

type Related = { index: number; other: number; section: Section; relation: string; on: number }

function relatedFact(world: World, { index, other, section, relation, on }: Related): FactObservation {
  const { name, registerNumber } = identityOf(world, other)
  const id = taxStem(other)
  return {
    ...frameOf({ index, id: taxStem(index) }),
    section,
    slot: id,
    payload: { name, registerNumber, relation },
    partyId: id,
    ...during(on),
  }
}
