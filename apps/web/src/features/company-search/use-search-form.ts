import type { SearchForm } from '@merleg/contract/company-search.contract'
import { isEmptyQuery } from '@merleg/contract/filled-criteria'
import { criteriaResultsPage, criteriaSearchPage } from '@merleg/contract/pages'
import { CRITERION_IDS, type CriterionId } from '@merleg/domain/company-search/criteria'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { ApiError } from '../../shared/http/api-error.ts'
import { writeDraft } from '../../shared/storage/session-draft.ts'
import { searchFormQuery, useSaveSearch } from './company-search.queries.ts'
import {
  type DraftFaults,
  groupFaults,
  NO_FAULTS,
  readQuery,
  type SearchDraft,
  valueOf,
  writeDraftOf,
} from './search-draft.ts'
import { draftKey, type FormAt, useSearchDraft } from './use-search-draft.ts'

/** Refusals that are about one criterion and do not name it. */
const REFUSED: Partial<Record<ApiError['code'], string>> = {
  'place.not-found': 'nearby.settlement',
  'company.not-found': 'similarTo',
}

function faultsOf(error: unknown): DraftFaults {
  if (!(error instanceof ApiError)) return NO_FAULTS
  const { code, body, message } = error
  const named = Object.entries(body?.fields ?? {}).map(([path, fault]) => ({ path: path.split('.'), code: fault }))
  const faults = groupFaults(named)
  const path = REFUSED[code]
  return faults.size === 0 && path !== undefined ? groupFaults([{ path: path.split('.'), code, message }]) : faults
}

type Told = { draft: SearchDraft; faults: DraftFaults }

/** A fault is told once its criterion is left; the server's own until that is filled in anew. */
function listShownFaults({ draft, faults, left, refused }: Told & { left: ReadonlySet<CriterionId>; refused: Told }) {
  return new Map([
    ...[...refused.faults].filter(([id]) => valueOf(draft, id) === valueOf(refused.draft, id)),
    ...[...faults].filter(([id]) => left.has(id)),
  ])
}

/** What the form knows and does: what is filled in, what is wrong with it, sending, clearing and taking that back. */
export function useSearchForm(at: FormAt, form: SearchForm) {
  const { variant, id } = at
  const { draft, reader, set, replace, isRestored } = useSearchDraft(at, form.params)
  const { query, faults } = useMemo(() => readQuery(draft, reader), [draft, reader])
  const [left, setLeft] = useState<ReadonlySet<CriterionId>>(new Set())
  const [isEmptySent, setIsEmptySent] = useState(false)
  const [refused, setRefused] = useState<Told>({ draft, faults: NO_FAULTS })
  const [cleared, setCleared] = useState<{ before: SearchDraft; after: SearchDraft } | null>(null)
  const save = useSaveSearch(variant)
  const { history } = useRouter()
  const queryClient = useQueryClient()

  const shown = listShownFaults({ draft, faults: faults ?? NO_FAULTS, left, refused })
  const submit = async (): Promise<DraftFaults> => {
    setLeft(new Set(CRITERION_IDS))
    if (query === null) return faults
    setIsEmptySent(isEmptyQuery(query))
    if (isEmptyQuery(query)) return NO_FAULTS
    try {
      const saved = await save.mutateAsync(query)
      // Back from the results leads to the form as it was sent.
      queryClient.setQueryData(searchFormQuery(variant, saved.id).queryKey, { ...form, params: query })
      writeDraft({ key: draftKey(at) }, undefined)
      if (saved.id !== id) history.replace(criteriaSearchPage(variant, saved.id))
      history.push(criteriaResultsPage(variant, saved.id))
      return NO_FAULTS
    } catch (error) {
      const told = faultsOf(error)
      setRefused({ draft, faults: told })
      return told
    }
  }
  const clear = async (): Promise<void> => {
    const { params } = await queryClient.query(searchFormQuery(variant, undefined))
    const after = writeDraftOf(params, reader)
    replace(after)
    setCleared({ before: draft, after })
    setLeft(new Set())
    save.reset()
  }
  return {
    draft,
    reader,
    query,
    faults: shown,
    set,
    leave: (one: CriterionId) => setLeft((before) => new Set([...before, one])),
    submit,
    isSending: save.isPending,
    /** What no criterion tells. */
    error: refused.faults.size > 0 ? null : save.error,
    isEmptySent: isEmptySent && query !== null && isEmptyQuery(query),
    clear,
    /** Takes back that the form was cleared; until it is filled in anew. */
    undo:
      cleared === null || cleared.after !== draft
        ? null
        : () => {
            replace(cleared.before)
            setCleared(null)
          },
    isRestored,
  }
}

export type SearchFormControl = ReturnType<typeof useSearchForm>
