import { z } from 'zod'
import type { TestReceiver } from '../outgoing/testing-receiver.ts'

const Reported = z.object({
  level: z.string(),
  release: z.string().optional(),
  tags: z.record(z.string(), z.string()),
  exception: z
    .object({
      values: z.array(
        z.object({
          type: z.string(),
          value: z.string(),
          stacktrace: z.object({ frames: z.array(z.object({ filename: z.string() })) }).optional(),
        }),
      ),
    })
    .optional(),
  breadcrumbs: z.array(z.object({ message: z.string() })).optional(),
  message: z.string().optional(),
})

/** The reports that a receiver was sent, out of their envelopes. */
export function listReported({ received }: TestReceiver): z.infer<typeof Reported>[] {
  return received.flatMap(({ body }) => {
    const [, header = '{}', event = '{}'] = body.split('\n')
    return z.object({ type: z.string() }).parse(JSON.parse(header)).type === 'event'
      ? [Reported.parse(JSON.parse(event))]
      : []
  })
}

/** Where a receiver takes reports. */
export function dsnOf({ origin }: TestReceiver): string {
  return `${origin.replace('://', '://testkey@')}/42`
}
