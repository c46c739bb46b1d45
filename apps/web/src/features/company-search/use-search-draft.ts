import type { SearchForm } from '@merleg/contract/company-search.contract'
import type { CriterionId, SearchVariant } from '@merleg/domain/company-search/criteria'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { todayInHungary } from '../../shared/format/today.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { type DraftOf, readDraft, writeDraft } from '../../shared/storage/session-draft.ts'
import type { DraftReader } from './draft-kinds.ts'
import { type SearchDraft, StoredSearchDraft, type ValueOf, withValue, writeDraftOf } from './search-draft.ts'

/** Which form it is: the search, the saved query if any, and the company that others are to be like. */
export type FormAt = { variant: SearchVariant; id?: string | undefined; similarTo?: string | undefined }

/** Where the browser keeps what was typed and not sent. */
export function draftKey({ variant, id = 'new', similarTo = '' }: FormAt): string {
  return `company-search.${variant}.${id}.${similarTo}`
}

export type SearchDraftControl = {
  draft: SearchDraft
  reader: DraftReader
  set: <Id extends CriterionId>(id: Id, value: ValueOf<Id>) => void
  replace: (draft: SearchDraft) => void
  /** The form began with what had been typed before a reload. */
  isRestored: boolean
}

/** The form as it is being filled in, kept in the browser until it is sent. */
export function useSearchDraft(at: FormAt, params: SearchForm['params']): SearchDraftControl {
  const { locale } = usePreferences()
  const reader = useMemo(() => ({ locale, today: todayInHungary() }), [locale])
  const key = draftKey(at)
  const keptAs = useMemo((): DraftOf => ({ key, over: params }), [key, params])
  const [{ initial, stored }] = useState(() => {
    const written = writeDraftOf(params, reader)
    const begun = at.similarTo === undefined ? written : withValue(written, 'similarTo', [at.similarTo])
    return { initial: begun, stored: readDraft(keptAs, StoredSearchDraft.nullable(), null) }
  })
  const [draft, setDraft] = useState(stored ?? initial)
  useEffect(() => {
    if (draft !== initial) writeDraft(keptAs, draft)
  }, [keptAs, draft, initial])
  const set = useCallback(
    <Id extends CriterionId>(id: Id, value: ValueOf<Id>): void => setDraft((old) => withValue(old, id, value)),
    [],
  )
  return { draft, reader, set, replace: setDraft, isRestored: stored !== null && draft === stored }
}
