import type { FoundRow } from '@merleg/contract/company-search.contract'
import { useRef, useState } from 'react'
import type { BasketCompany } from '../../shared/storage/comparison-basket.ts'

type Chosen = { isChosen: boolean; within: readonly FoundRow[] | null }

export type RowSelection = {
  companies: readonly BasketCompany[]
  has: (companyId: string) => boolean
  /** One row, or, of those it stands within, all from the one chosen before to it. */
  choose: (row: FoundRow, how: Chosen) => void
  chooseAll: (rows: readonly FoundRow[], isChosen: boolean) => void
  clear: () => void
}

/** Companies chosen over the pages of a list. */
export function useRowSelection(): RowSelection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const last = useRef<string | null>(null)
  const chooseAll = (rows: readonly FoundRow[], isChosen: boolean): void =>
    setChosen((before) => {
      const after = new Map(before)
      for (const { companyId, name } of rows) {
        if (isChosen) after.set(companyId, name.value)
        else after.delete(companyId)
      }
      return after
    })
  return {
    companies: [...chosen].map(([id, name]) => ({ id, name })),
    has: (companyId) => chosen.has(companyId),
    choose: (row, { isChosen, within }) => {
      const from = within?.findIndex(({ companyId }) => companyId === last.current) ?? -1
      const to = within?.findIndex(({ companyId }) => companyId === row.companyId) ?? -1
      last.current = row.companyId
      const range = from < 0 || to < 0 ? [row] : (within?.slice(Math.min(from, to), Math.max(from, to) + 1) ?? [row])
      chooseAll(range, isChosen)
    },
    chooseAll,
    clear: () => setChosen(new Map()),
  }
}
