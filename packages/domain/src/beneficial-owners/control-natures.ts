import { z } from 'zod'

/**
 * By what somebody controls a company, in words of ours: shares or votes, choosing the board, influence of another kind,
 * an office, an office in a trust, a right to what the company earns or leaves, or a contract or rule.
 */
export const CONTROL_KINDS = [
  'shares',
  'votes',
  'board',
  'influence',
  'office',
  'trust-office',
  'income',
  'arrangement',
  'other',
] as const
export type ControlKind = (typeof CONTROL_KINDS)[number]

/** What he has it through, where it is not his own: a trust or a firm that he controls, or a nominee. */
export const CONTROL_HOLDERS = ['trust', 'firm', 'nominee'] as const
export type ControlHolder = (typeof CONTROL_HOLDERS)[number]

const PerCent = z.number().min(0).max(100)

/** A nature of control; `min` and `max` are bounds in per cent, null where no figure is told. */
export const ControlNature = z.strictObject({
  kind: z.enum(CONTROL_KINDS),
  holder: z.enum(CONTROL_HOLDERS).nullable(),
  /** Directly or through others; null: it is not told. */
  directness: z.enum(['direct', 'indirect']).nullable(),
  min: PerCent.nullable(),
  max: PerCent.nullable(),
  /** As the publisher writes it. */
  code: z.string().min(1).max(1000),
})
export type ControlNature = z.infer<typeof ControlNature>

/** What a beneficial owner has beside being a party. */
export const CONTROL_PAYLOAD = {
  /** Where he lives, or the company is registered; ISO 3166. */
  countryCode: z.string().length(2).nullable(),
  /** Empty: the register names him, and does not tell by what he controls. */
  natures: z.array(ControlNature).max(50),
  /** Bounds of what he holds himself, or is not told to hold through others, in per cent. */
  shareMin: PerCent.nullable(),
  shareMax: PerCent.nullable(),
  /** The natures as they were published. */
  shareText: z.string().min(1).max(4000).nullable(),
  votesMin: PerCent.nullable(),
  votesMax: PerCent.nullable(),
}

type Bounds = { min: number; max: number }

/**
 * The bounds of what is held in several ways, one's own and as a trustee: no less than the highest lower bound. Of several
 * ways it is not told whether they add up, so that there is no upper bound. What is held through others is the part of
 * those, and is left out.
 */
function findBounds(natures: readonly ControlNature[], kind: 'shares' | 'votes'): Bounds | null {
  const bands = natures.flatMap(({ min, max, ...nature }) =>
    nature.kind === kind && nature.directness !== 'indirect' && (min !== null || max !== null)
      ? [{ min: min ?? 0, max: max ?? 100 }]
      : [],
  )
  const [first] = bands
  if (first === undefined) return null
  return { min: Math.max(...bands.map(({ min }) => min)), max: bands.length === 1 ? first.max : 100 }
}

type Controlled = Record<'shareMin' | 'shareMax' | 'votesMin' | 'votesMax', number | null> & {
  natures: ControlNature[]
  shareText: string | null
}

/** What natures of control say all together. `toText`: how a code of the publisher is read. */
export function summariseControl(
  natures: readonly ControlNature[],
  toText: (code: string) => string = (code) => code,
): Controlled {
  const [shares, votes] = [findBounds(natures, 'shares'), findBounds(natures, 'votes')]
  return {
    natures: [...natures],
    shareMin: shares?.min ?? null,
    shareMax: shares?.max ?? null,
    shareText: natures.length === 0 ? null : natures.map(({ code }) => toText(code)).join('; '),
    votesMin: votes?.min ?? null,
    votesMax: votes?.max ?? null,
  }
}
