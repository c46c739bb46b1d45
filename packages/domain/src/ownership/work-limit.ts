/**
 * How many stakes an answer may visit, so that no network, however dense, keeps others waiting; of visits and not of time,
 * so that the same is answered everywhere.
 */
export type WorkLimit = {
  /** What one of so many questions that are left may use; what one does not need the others have. */
  readonly shareAmong: (questions: number) => void
  /** Counts what was visited; may this question go on? */
  readonly spend: (visits: number) => boolean
  /** Is there so much left for this question? */
  readonly allows: (visits: number) => boolean
}

/** @param mostVisits finite */
export function limitWork(mostVisits: number): WorkLimit {
  let left = mostVisits
  let until = 0
  return {
    shareAmong: (questions) => {
      until = left - left / Math.max(1, questions)
    },
    spend: (visits) => {
      left -= visits
      return left > until
    },
    allows: (visits) => left - visits > until,
  }
}
