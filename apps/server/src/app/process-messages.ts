import { z } from 'zod'

/** What the process that begins the others tells them. */
export const ToServing = z.discriminatedUnion('tells', [
  /** Demo data are there: answer. */
  z.object({ tells: z.literal('ready') }),
  z.object({ tells: z.literal('stop') }),
  /** Of all processes together; null where one of them did not answer. */
  z.object({ tells: z.literal('metrics'), ask: z.number(), text: z.string().nullable() }),
])
export type ToServing = z.infer<typeof ToServing>

/** What they tell it. */
export const FromServing = z.discriminatedUnion('tells', [
  z.object({ tells: z.literal('listening'), address: z.string() }),
  z.object({ tells: z.literal('metrics-asked'), ask: z.number() }),
])
export type FromServing = z.infer<typeof FromServing>

/** By which a process knows that it is the one that does the jobs. */
export const JOBS_VARIABLE = 'MERLEG_PROCESS_DOES_JOBS'
