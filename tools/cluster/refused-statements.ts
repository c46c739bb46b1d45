/**
 * How many statements of each file a cluster is known to refuse (docs/scaling.md, ADR 106): by file, as lines move. Whoever makes
 * one of them plannable takes it out.
 */
export const REFUSED_STATEMENTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'score/register-training/training-companies.repository.ts': 1,
  }),
)
