import { z } from 'zod'
import { IsoDate } from './fields.ts'

export const ALERT_TEXT_MAX = 2000
/** Alerts that one call may decide. */
export const ALERTS_AT_ONCE = 500

const Text = z.string().trim().max(ALERT_TEXT_MAX)
const Reason = Text.min(1)

/** A step of an alert. A decision, and that it is proposed, has a reason; a comment is nothing without a text. */
export const AlertStep = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('assign'), assigneeId: z.uuid().max(36) }),
  z.strictObject({ action: z.literal('unassign') }),
  z.strictObject({ action: z.literal('comment'), text: Reason }),
  z.strictObject({ action: z.literal('propose'), text: Reason }),
  z.strictObject({ action: z.literal('approve'), text: Text.default('') }),
  z.strictObject({ action: z.literal('return'), text: Text.default('') }),
  z.strictObject({ action: z.literal('done'), text: Reason }),
  z.strictObject({ action: z.literal('reopen'), text: Text.default('') }),
  z.strictObject({
    action: z.literal('snooze'),
    /** The first day on which it is to be seen again; `filing-deadline`: of each company that of its next accounts. */
    until: IsoDate.max(10).or(z.literal('filing-deadline')),
  }),
  z.strictObject({ action: z.literal('wake') }),
])
export type AlertStep = z.infer<typeof AlertStep>
