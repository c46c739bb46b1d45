import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { bringBackWatches, useWatchChange } from './watch-list.queries.ts'
import classes from './watch-toggle.module.css'

/** Longer than other toasts: there is something to decide. */
const UNDO_MS = 15_000

type Undo = { message: string; companyIds: readonly string[]; hasFocus?: boolean }

/** Says that companies are watched no more, with a button that takes it back. */
export function useUndoToast(): (undo: Undo) => void {
  const { t } = useTranslation('watch-list/page')
  const restoring = useWatchChange(bringBackWatches)
  return ({ message, companyIds, hasFocus = false }) => {
    const id = `watch-undo-${companyIds[0] ?? ''}`
    notifications.show({
      id,
      color: 'teal',
      autoClose: UNDO_MS,
      position: 'top-center',
      withBorder: true,
      closeButtonProps: { 'aria-label': i18next.t('actions.close', { ns: 'ui/page' }) },
      message: (
        <span className={classes.undo}>
          {message}
          <Button
            size="compact-sm"
            variant="default"
            // What had the focus is gone with its row.
            autoFocus={hasFocus}
            onClick={() => {
              notifications.hide(id)
              restoring.mutate(companyIds)
            }}
          >
            {t('undo')}
          </Button>
        </span>
      ),
    })
  }
}
