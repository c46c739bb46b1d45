import type { FactPayload } from '@merleg/domain/fact-sections'
import type { Company } from './company.ts'
import type { Day } from './days.ts'
import type { Holding, OwnershipPhase } from './owner-shapes.ts'
import { SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import type { World } from './world.ts'

/** Of a limited partnership the first members answer without limit, as long as one is left who does not. */
const UNLIMITED_NEEDS_OTHERS = 3

/** The founder beside the first one who manages the company, and the day from which no more; null: nobody does. */
export function secondPartnerOf(
  world: World,
  company: Company,
  phases: readonly OwnershipPhase[],
): { holding: Holding; until: Day | null } | null {
  const [founders] = phases
  const [, second] = founders?.holdings ?? []
  const canManage = ({ holdings }: OwnershipPhase): boolean =>
    holdings.some(({ slot }) => slot === second?.slot) &&
    (company.rate.key !== 'bt' || holdings.length >= UNLIMITED_NEEDS_OTHERS)
  const isDrawn = new Rng({ seed: world.seed, stream: 'officers', index: company.index }).chance(SHARES.secondManager)
  if (!isDrawn || second?.holder.kind !== 'person' || !founders || !canManage(founders)) return null
  return { holding: second, until: phases.find((phase) => !canManage(phase))?.from ?? null }
}

type MemberRole = FactPayload<'member'>['role']

const BY_SHARES: ReadonlySet<string> = new Set(['zrt', 'nyrt', 'nonprofit-zrt'])

/** What a holder is by the form of the company from a day on, where the register says so of it. */
export function roleOf(
  world: World,
  { company, phases }: { company: Company; phases: readonly OwnershipPhase[] },
  { slot, holder }: Pick<Holding, 'slot' | 'holder'>,
): (day: Day) => MemberRole {
  const { key } = company.rate
  if (key === 'fioktelep') return () => 'founding-enterprise'
  if (BY_SHARES.has(key))
    return () => (holder.kind === 'itself' || holder.kind === 'free-float' ? undefined : 'shareholder')
  if (key !== 'bt') return () => undefined
  const second = secondPartnerOf(world, company, phases)
  const isFirst = phases[0]?.holdings[0]?.slot === slot
  return (day) => {
    const isSecond = second?.holding.slot === slot && (second.until === null || day < second.until)
    return isFirst || isSecond ? 'general-partner' : 'limited-partner'
  }
}
