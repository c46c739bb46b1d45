import { z } from 'zod'
import type { LongJobKind } from './long-jobs.usecases.ts'

/** A kind for the tests: writes so many rows. */
export const testingExport: LongJobKind<{ rows: number }> = {
  name: 'testing-export',
  input: z.object({ rows: z.number() }),
  maxAttempts: 2,
  keepResultDays: 7,
}
