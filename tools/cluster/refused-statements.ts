/**
 * How many statements of each file a cluster is known to refuse (docs/scaling.md, ADR 106): by file, as lines move. None by now;
 * whoever adds one says there what a cluster does without it.
 */
export const REFUSED_STATEMENTS: ReadonlyMap<string, number> = new Map()
