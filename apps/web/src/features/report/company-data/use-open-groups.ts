import type { DataGroup } from '@merleg/contract/report/company-data.contract'
import { useState } from 'react'
import { usePreferences } from '../../../shared/storage/preferences.ts'

export type OpenGroups = {
  isOpen: (group: DataGroup) => boolean
  toggle: (group: DataGroup) => void
  setAll: (isOpen: boolean) => void
}

/** Which groups are open: those told, and as the preference and the server say, until the reader opens or closes. */
export function useOpenGroups(
  groups: readonly DataGroup[],
  openFirst: ReadonlyArray<DataGroup | undefined>,
): OpenGroups {
  const { dataExpanded } = usePreferences()
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = (group: DataGroup): boolean =>
    chosen.get(group.id) ?? (openFirst.includes(group) || dataExpanded || group.open)
  return {
    isOpen,
    toggle: (group) => setChosen(new Map(chosen).set(group.id, !isOpen(group))),
    setAll: (open) => setChosen(new Map(groups.map((group) => [group.id, open]))),
  }
}
