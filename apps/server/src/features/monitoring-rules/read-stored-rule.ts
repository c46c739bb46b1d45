import { RuleDefinition } from '@merleg/contract/alert-rule'
import { z } from 'zod'

const { shape } = RuleDefinition

/** What is left of a rule where parts of it mean nothing any more. */
const Remains = z.object({
  match: shape.match.catch('any'),
  happenings: z
    .array(z.unknown())
    .transform((all) => all.filter((one) => shape.happenings.element.safeParse(one).success))
    .pipe(shape.happenings),
  standing: shape.standing.catch(() => shape.standing.parse({})),
  watched: shape.watched.catch({ importances: [], labels: [] }),
  importance: shape.importance.catch('negative'),
})

export type StoredRule =
  | { isReadable: true; definition: RuleDefinition }
  /** What can still be read of it, from which it can be put right; null where nothing of what it fires at can. */
  | { isReadable: false; definition: RuleDefinition | null }

/** A rule as it is stored. It may be of another version of the program, with kinds or criteria that are not known here. */
export function readStoredRule(stored: unknown): StoredRule {
  const whole = RuleDefinition.safeParse(stored)
  if (whole.success) return { isReadable: true, definition: whole.data }
  const remains = Remains.safeParse(stored)
  return { isReadable: false, definition: remains.success ? remains.data : null }
}
