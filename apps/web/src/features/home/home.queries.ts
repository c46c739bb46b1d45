import { getChangesSinceOpening, getHomeLayout, getRecentWork, saveHomeLayout } from '@merleg/contract/home.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

export type HomeLayout = EndpointAnswer<typeof getHomeLayout>

/** Another device may have changed it: asked whenever the page is opened or looked at again. */
const layoutQuery = { ...endpointQuery(getHomeLayout), staleTime: 0, refetchOnWindowFocus: true }

/** How the user arranged the page. */
export function useHomeLayout() {
  return useQuery(layoutQuery)
}

/** Saves an arrangement: seen at once, one after the other; what cannot be saved is asked for again. */
export function useSaveHomeLayout({ onError }: { onError: (error: unknown) => void }): (layout: HomeLayout) => void {
  const client = useQueryClient()
  const { queryKey } = layoutQuery
  const { mutate } = useMutation({
    scope: { id: 'home-layout' },
    mutationFn: (layout: HomeLayout) => call(saveHomeLayout, { body: layout }),
    onError: async (error) => {
      onError(error)
      await client.invalidateQueries({ queryKey })
    },
  })
  return (layout) => {
    // An answer under way is older than this.
    void client.cancelQueries({ queryKey }, { revert: false })
    client.setQueryData(queryKey, layout)
    mutate(layout)
  }
}

/** The reports opened last and the last searches; each opening adds to them. */
export function useRecentWork() {
  return useQuery({ ...endpointQuery(getRecentWork), staleTime: 0 })
}

/** What the register heard of the companies opened last, since they were. */
export function useChangesSinceOpening() {
  return useQuery({ ...endpointQuery(getChangesSinceOpening), staleTime: 0 })
}
