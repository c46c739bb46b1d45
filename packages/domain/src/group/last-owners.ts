import { createInterestReader } from '../ownership/interests.ts'
import { type OwnershipNetwork, partyAt, positionOf } from '../ownership/ownership-network.ts'
import { judgeAmongListed, type OwnerVerdict } from '../ownership/verdict.ts'

/** Who controls a company and is controlled by nobody who does; unlisted owners count as strangers. */
export type LastOwner = { readonly partyId: string; readonly verdict: Exclude<OwnerVerdict, 'excluded'> }

/**
 * The last owners of a company by the majority of votes: the certain one alone where there is one, else all that are
 * possible. Of companies that control each other, with nobody above them, the first by its id.
 * @throws RangeError where the network does not know the company
 */
export function findLastOwners(network: OwnershipNetwork, targetId: string): LastOwner[] {
  const target = positionOf(network, targetId)
  const controllers = listControllers(network, target)
  const certain = controllers.filter(({ verdict }) => verdict === 'certain')
  const asked = certain.length > 0 ? certain : controllers
  const controlled = new Set(asked.flatMap(({ controls }) => controls))
  const last = asked.filter(({ position }) => !controlled.has(position))
  const found = last.length > 0 ? last : asked.slice(0, 1)
  return found.map(({ position, verdict }) => ({ partyId: partyAt(network, position).id, verdict }))
}

/** `controls`: the others above the company whom it certainly controls. */
type Controller = { position: number; verdict: LastOwner['verdict']; controls: readonly number[] }

function listControllers(network: OwnershipNetwork, target: number): Controller[] {
  const { levels, readListed } = createInterestReader(network, target)
  const upstream = [...levels.keys()].filter((position) => position !== target).toSorted((a, b) => a - b)
  return upstream.flatMap((position): Controller[] => {
    // What is known of one owner tells of all companies above the target: in a circle of hundreds nobody is solved twice.
    const judge = (at: number) => judgeAmongListed('control', readListed(position, 'control', at))
    const verdict = judge(target)
    if (verdict === 'excluded') return []
    return [{ position, verdict, controls: upstream.filter((at) => at !== position && judge(at) === 'certain') }]
  })
}
