import type { HomeWidgetId } from '@merleg/contract/home-widgets.generated'
import { arrangeWidgets, moveWidget, toggleWidget, toLayout, UNARRANGED } from '@merleg/domain/home-layout'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { useHasAccess } from '../../shared/session/access.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { showError } from '../../shared/ui/toasts.ts'
import { type HomeLayout, useHomeLayout, useSaveHomeLayout } from './home.queries.ts'
import { ALL_WIDGETS, isOfferedTo, type ListedWidget } from './list-widgets.ts'

export type PlacedWidget = ListedWidget & { isHidden: boolean }

export type HomeWidgets = {
  isLoading: boolean
  /** Why the user's own arrangement is not known: it must not be written over. */
  error: unknown
  retry: () => void
  /** What there is for this user, hidden or not, in his order. */
  placed: readonly PlacedWidget[]
  /** Moves one to the place of another. */
  move: (id: HomeWidgetId, target: HomeWidgetId) => void
  toggle: (id: HomeWidgetId) => void
  reset: () => void
}

/** The widgets as the user has arranged them, and what changes that. */
export function useHomeWidgets(): HomeWidgets {
  const { t } = useTranslation('home/page')
  const errorText = useErrorText()
  const preferences = usePreferences()
  const canOpen = useHasAccess()
  const { data, error, refetch } = useHomeLayout()
  const store = useSaveHomeLayout({
    onError: (reason) => showError(`${t('arrange.failed')} ${errorText(reason)}`),
  })
  // The cache tells of a change a moment later: what is moved is to stand there in the same moment.
  const [draft, setDraft] = useState<{ layout: HomeLayout; base: HomeLayout | undefined } | null>(null)
  // Those of others' rights keep their places, too.
  const arranged = arrangeWidgets(ALL_WIDGETS, (draft?.base === data ? draft?.layout : data) ?? UNARRANGED)
  const save = (layout: HomeLayout): void => {
    setDraft({ layout, base: data })
    store(layout)
  }
  return {
    isLoading: data === undefined && error === null,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    placed: arranged.flatMap(({ id, isHidden }) => {
      const widget = ALL_WIDGETS.find((one) => one.id === id)
      return widget !== undefined && isOfferedTo(widget, { preferences, canOpen }) ? [{ ...widget, isHidden }] : []
    }),
    move: (id, target) => save(toLayout(moveWidget(arranged, id, target))),
    toggle: (id) => save(toLayout(toggleWidget(arranged, id))),
    reset: () => save({ order: [], hidden: [] }),
  }
}
