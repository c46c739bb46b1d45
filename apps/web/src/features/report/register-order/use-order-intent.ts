import { z } from 'zod'
import { isPassing } from '../../../shared/http/api-error.ts'
import { makeIntentKey } from '../../../shared/http/intent-key.ts'
import { readDraft, writeDraft } from '../../../shared/storage/session-draft.ts'

/** `isUnsure`: an earlier attempt was not answered, and may have been placed. */
const Intent = z.object({ of: z.string(), key: z.string(), isUnsure: z.boolean() }).nullable()

export type OrderIntent = ReturnType<typeof useOrderIntent>

/**
 * The key by which an order of a company is known as the same one, however often and late it is sent: also after the reload
 * that often follows a lost answer.
 */
export function useOrderIntent(id: string) {
  const draft = { key: `register-order-intent.${id}` }
  const readIntent = () => readDraft(draft, Intent, null)
  return {
    /** For sending it. Of these documents; of others it is another order. */
    keyOf: (publications: readonly string[]): string => {
      const [of, sent] = [publications.join(), readIntent()]
      const intent = sent?.of === of ? { ...sent, isUnsure: true } : { of, key: makeIntentKey(), isUnsure: false }
      writeDraft(draft, intent)
      return intent.key
    },
    /** What was sent with a key was answered. Where no answer came, or not ours, it may have been placed: it goes on with the same key until one does. */
    end: (key: string, error?: Error): void => {
      const intent = readIntent()
      if (intent?.key !== key) return
      const isUnsure = intent.isUnsure || (error !== undefined && isPassing(error))
      writeDraft(draft, error !== undefined && isUnsure ? { ...intent, isUnsure } : undefined)
    },
  }
}
