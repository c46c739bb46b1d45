import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connections } from './connections.queries.ts'
import { NO_NODE, readIds, showPicture, type ShownPicture, writeIds } from './picture-state.ts'

const route = getRouteApi('/main/report/$id/connections')

export type PictureActions = {
  choose: (id: string | null) => void
  expand: (id: string) => void
  collapse: (id: string) => void
  remove: (id: string) => void
  undo: () => void
  restore: () => void
}

/** What the reader made of the picture, which all stands in the address, and what is said of it to who does not see it. */
export function usePicture(data: Connections): {
  shown: ShownPicture
  actions: PictureActions
  said: string
} {
  const { t } = useTranslation('report/connections/page')
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/report/$id/connections' })
  const [said, setSaid] = useState('')
  const shown = useMemo(() => showPicture(data, readIds(search.removed)), [data, search.removed])
  const change = (changes: Partial<typeof search>): void => {
    void navigate({ to: '.', search: (before) => ({ ...before, ...changes }), replace: true, resetScroll: false })
  }
  const expanded = readIds(search.expanded)
  const removed = readIds(search.removed)
  const setRemoved = (ids: readonly string[]): number => {
    change({ removed: writeIds(ids) })
    return shown.nodes.length - showPicture(data, ids).nodes.length
  }
  const actions: PictureActions = {
    choose: (id) => change({ node: id ?? NO_NODE }),
    expand: (id) => change({ expanded: writeIds([...expanded, id]) }),
    collapse: (id) => change({ expanded: writeIds(expanded.filter((party) => party !== id)) }),
    remove: (id) => {
      const name = shown.nodes.find((node) => node.id === id)?.name
      if (id === shown.focus || name === undefined) return
      const count = setRemoved([...removed, id])
      setSaid(t('picture.removed', { name, count }))
    },
    undo: () => {
      if (removed.length === 0) return
      setSaid(t('picture.undone', { count: -setRemoved(removed.slice(0, -1)) }))
    },
    restore: () => setSaid(t('picture.undone', { count: -setRemoved([]) })),
  }
  return { shown, actions, said }
}
