import { ApiError } from '../../../../shared/http/api-error.ts'
import { StateError } from '../../../../shared/ui/state-error.tsx'
import { StateNoRight } from '../../../../shared/ui/state-no-right.tsx'

/** A section that could not be loaded: offers the module where the subscription lacks it, else another try. */
export function SectionError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // The frame of the report says it, once its own call is answered.
  if (error instanceof ApiError && error.code === 'company.not-found') return null
  if (error instanceof ApiError && error.code === 'claim.missing') {
    return <StateNoRight feature={error.body?.name ?? 'report'} />
  }
  return <StateError error={error} onRetry={onRetry} />
}
