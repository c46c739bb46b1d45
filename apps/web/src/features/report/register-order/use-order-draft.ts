import { useState } from 'react'
import { readDraft, writeDraft } from '../../../shared/storage/session-draft.ts'
import { Selection } from './selection.ts'

const NOTHING_CHOSEN: Selection = {}

/** What is chosen of a company; a reload of the tab does not lose it. */
export function useOrderDraft(id: string) {
  const draft = { key: `register-order.${id}` }
  const [selection, setSelection] = useState<Selection>(() => readDraft(draft, Selection, NOTHING_CHOSEN))
  return {
    selection,
    /** What was ordered is not chosen any more when the page is opened again. */
    forget: (): void => writeDraft(draft, undefined),
    choose: (changed: Selection): void => {
      setSelection(changed)
      writeDraft(draft, Object.keys(changed).length === 0 ? undefined : changed)
    },
  }
}
