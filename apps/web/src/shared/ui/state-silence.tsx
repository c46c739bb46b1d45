import type { Silence } from '@merleg/contract/fields'
import type { ReactNode } from 'react'
import { StateEmpty } from './state-empty.tsx'

/** Nothing is listed: what that means, in the words of the server. Only sources that tell everything earn the tick. */
export function StateSilence({ silence, action }: { silence: Silence; action?: ReactNode }) {
  return (
    <StateEmpty
      icon={silence.level === 'none' ? 'check' : 'info'}
      title={silence.title}
      text={silence.text}
      action={action}
    />
  )
}
