import { Button } from '@mantine/core'
import { listWatchStates, toggleWatched } from '@merleg/contract/watch-list.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePageActions } from '../../shared/palette/page-actions.ts'
import { useHasAccess } from '../../shared/session/access.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import toggles from '../../shared/ui/list-toggle.module.css'
import { showSuccess } from '../../shared/ui/toasts.ts'
import { toggleWatch, useWatchChange, watchStateQuery } from './watch-list.queries.ts'
import { useUndoToast } from './use-undo-toast.tsx'
import classes from './watch-toggle.module.css'

type WatchToggleProps = {
  companyId: string
  name: string
  /** `icon` and `words` in lists, `button` among the actions of a report. */
  look?: 'icon' | 'words' | 'button'
  /** What an answer has said already. */
  isWatched?: boolean
  className?: string | undefined
}

/** Watches a company, or ends it, wherever companies are shown; nothing without the module. */
export function WatchToggle(props: WatchToggleProps) {
  const canOpen = useHasAccess()
  return canOpen(toggleWatched.access) ? <Toggle {...props} /> : null
}

function Toggle({ companyId, name, look = 'icon', isWatched, className }: WatchToggleProps) {
  const { t } = useTranslation(['watch-list/page', 'watch-list/words'])
  const { state, isBusy, toggle } = useToggle({ companyId, isWatched })
  const word = t(state === true ? 'watch-list/words:watched' : 'watch-list/words:notWatched')
  usePageActions(
    look === 'button' && state !== undefined
      ? [
          {
            id: 'watch',
            label: t('toggle.of', { name }),
            note: word,
            icon: state ? 'watched' : 'not-watched',
            run: toggle,
          },
        ]
      : [],
  )
  const icon = <Icon name={state === true ? 'watched' : 'not-watched'} size={look === 'words' ? 13 : 16} />
  const pressed = {
    'aria-pressed': state === true,
    'aria-busy': isBusy,
    // Unknown is not the same as no: what cannot be told is not changed.
    disabled: state === undefined,
    onClick: toggle,
  }
  if (look === 'button')
    return (
      <Button
        variant="default"
        justify="flex-start"
        className={className}
        classNames={{ root: classes.button, label: classes.label }}
        leftSection={icon}
        {...pressed}
      >
        {t('toggle.label')}
        <span className={classes.state}>{state === undefined ? '–' : word}</span>
      </Button>
    )
  return (
    <button
      type="button"
      className={look === 'icon' ? `${toggles.toggle} ${toggles.icon}` : toggles.toggle}
      title={look === 'icon' ? `${t('toggle.label')}: ${word}` : undefined}
      {...pressed}
    >
      {icon}
      {look === 'words' && <span aria-hidden>{t('toggle.label')}</span>}
      <span className="visually-hidden">{t('toggle.of', { name })}</span>
    </button>
  )
}

function useToggle({ companyId, isWatched }: { companyId: string; isWatched: boolean | undefined }) {
  const queryClient = useQueryClient()
  const showUndo = useUndoToast()
  const { data: state } = useQuery({
    ...watchStateQuery(companyId),
    ...(isWatched === undefined ? {} : { initialData: isWatched }),
  })
  const changing = useWatchChange(toggleWatch, { isTold: false })
  const toggle = (): void => {
    if (state === undefined || changing.isPending) return
    changing.mutate(
      { companyId, isWanted: !state },
      {
        onSuccess: (answer) => {
          queryClient.setQueryData([listWatchStates.path, companyId], answer.state)
          if (answer.state) showSuccess(answer.notification)
          else showUndo({ message: answer.notification, companyIds: [companyId] })
        },
      },
    )
  }
  return { state, isBusy: changing.isPending, toggle }
}
