import { type Interest } from './interests.ts'
import { meetsRule, type OwnershipRule } from './ownership-rules.ts'
import { type ShareBand } from './share-band.ts'

/** `certain` whatever the unknown parts are; `possible`, they decide; `excluded` whatever they are. */
export const OWNER_VERDICTS = ['certain', 'possible', 'excluded'] as const
export type OwnerVerdict = (typeof OWNER_VERDICTS)[number]

/** Nobody is excluded who might hold enough through owners that no source lists. */
export function judgeInterest(rule: OwnershipRule, { min, maxWithUnlisted }: Interest): OwnerVerdict {
  if (meetsRule(rule, min)) return 'certain'
  return meetsRule(rule, maxWithUnlisted) ? 'possible' : 'excluded'
}

/** The verdict if nobody whom a source lists is also behind owners whom none lists. */
export function judgeAmongListed(rule: OwnershipRule, { min, max }: ShareBand): OwnerVerdict {
  return judgeInterest(rule, { min, max, maxWithUnlisted: max })
}

/** What one of several grounds makes of it: one certain ground is enough. */
export function pickVerdict(verdicts: readonly OwnerVerdict[]): OwnerVerdict {
  return OWNER_VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'excluded'
}
