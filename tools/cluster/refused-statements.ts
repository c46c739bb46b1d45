/**
 * How many statements of each file a cluster is known to refuse (docs/scaling.md, ADR 106): by file, as lines move. Whoever makes
 * one of them plannable takes it out.
 */
export const REFUSED_STATEMENTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'company-search/columns/column-rows.repository.ts': 1,
    'company-search/read-model/search-profile-writes.repository.ts': 2,
    'connections/associations.repository.ts': 1,
    'connections/neighbours.repository.ts': 1,
    'connections/ties.repository.ts': 1,
    'list-matching/candidates.repository.ts': 1,
    'monitoring/looks/due-looks.repository.ts': 1,
    'monitoring/register-changes.repository.ts': 1,
    'quartiles/quartiles.repository.ts': 2,
    'report/silence/speaking-sources.repository.ts': 1,
    'score/register-training/training-companies.repository.ts': 1,
    'score/store/score-writes.repository.ts': 1,
  }),
)

/** Calls of the API that need one of them, and fail on a cluster. */
export const REFUSED_CALLS: ReadonlySet<string> = new Set([
  '/api/report/:id/marketing',
  '/api/report/:id/connection-list',
])
