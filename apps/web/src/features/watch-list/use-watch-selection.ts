import { useState } from 'react'

export type WatchSelection = {
  companyIds: readonly string[]
  has: (companyId: string) => boolean
  choose: (companyIds: readonly string[], isChosen: boolean) => void
  clear: () => void
}

/** Companies chosen over the pages of the list. */
export function useWatchSelection(): WatchSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return {
    companyIds: [...chosen],
    has: (companyId) => chosen.has(companyId),
    choose: (companyIds, isChosen) =>
      setChosen((before) => {
        const named = new Set(companyIds)
        const others = [...before].filter((companyId) => !named.has(companyId))
        return new Set(isChosen ? [...others, ...named] : others)
      }),
    clear: () => setChosen(new Set()),
  }
}
