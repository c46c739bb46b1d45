import { defineJob } from '../../shared/jobs.ts'

/** Asks VIES; whoever takes it over from a process that died asks once more, which changes nothing. */
export const askVatCheckJob = defineJob<{ checkId: string }>('vat-checks.ask', {
  retryLimit: 3,
  isLong: true,
  batchSize: 4,
})

/** Takes an answer into the register. Apart from the asking: a merge waits for every import under way. */
export const keepVatCheckJob = defineJob<{ checkId: string }>('vat-checks.keep', { retryLimit: 10, isLong: true })
