/** How long something may take in the database, in milliseconds; 0 is no limit. */
export type WorkLimits = {
  /** One statement, waiting for locks included. */
  statementTimeoutMs: number
  /** Waiting for one lock. */
  lockTimeoutMs: number
  /** A transaction in which nothing is asked; PostgreSQL then ends the session, and its locks are free. */
  idleInTransactionMs: number
}

const [SECOND, MINUTE] = [1000, 60_000]

/** Limits by kind of work (ADR 105); docs/operations.md tells the same to operators. */
export const WORK_LIMITS = {
  /** Somebody waits for the answer. Behind a lock he is told so before his statement would have run out of time. */
  request: { statementTimeoutMs: 30 * SECOND, lockTimeoutMs: 20 * SECOND, idleInTransactionMs: 60 * SECOND },
  /** Nobody waits, and it is tried again; what never ends would keep one of few workers for good. */
  job: { statementTimeoutMs: 15 * MINUTE, lockTimeoutMs: 0, idleInTransactionMs: 5 * MINUTE },
  /** Of the queue's own statements, all of them short; longest is what an upgrade of its tables takes. */
  queue: { statementTimeoutMs: 5 * MINUTE, lockTimeoutMs: 0, idleInTransactionMs: 60 * SECOND },
  /** Statements about the whole register take what they take. Between two of them little is worked out. */
  follower: { statementTimeoutMs: 0, lockTimeoutMs: 0, idleInTransactionMs: 10 * MINUTE },
  /** The same of commands and merges, which also read files between two statements; a person can stop them. */
  command: { statementTimeoutMs: 0, lockTimeoutMs: 0, idleInTransactionMs: 30 * MINUTE },
  /** Behind a migration that waits for a table everybody waits; given up, it is tried again with the next start. */
  migration: { statementTimeoutMs: 0, lockTimeoutMs: 60 * SECOND, idleInTransactionMs: 10 * MINUTE },
} as const satisfies Record<string, WorkLimits>

export type WorkKind = keyof typeof WORK_LIMITS

/** The limits by the names that the server has for them. */
export function toServerSettings({ statementTimeoutMs, lockTimeoutMs, idleInTransactionMs }: WorkLimits) {
  return {
    statement_timeout: String(statementTimeoutMs),
    lock_timeout: String(lockTimeoutMs),
    idle_in_transaction_session_timeout: String(idleInTransactionMs),
  }
}

/** For `setLocally`: a transaction about the whole register, whoever asked for it; before it waits for a lock. */
export const COMMAND_LIMITS = toServerSettings(WORK_LIMITS.command)
