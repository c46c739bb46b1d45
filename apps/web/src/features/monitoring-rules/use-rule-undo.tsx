import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { bringBackRule, useRuleChange } from './monitoring-rules.queries.ts'
import classes from './monitoring-rules.module.css'

/** Longer than other toasts: there is something to decide. */
const UNDO_MS = 15_000

/** Says that a rule was deleted, with a button that takes it back. */
export function useRuleUndo(): (rule: { id: string; name: string }) => void {
  const { t } = useTranslation('monitoring-rules/page')
  const restoring = useRuleChange(bringBackRule)
  return ({ id, name }) => {
    const toast = `rule-undo-${id}`
    notifications.show({
      id: toast,
      color: 'teal',
      autoClose: UNDO_MS,
      position: 'top-center',
      withBorder: true,
      closeButtonProps: { 'aria-label': i18next.t('actions.close', { ns: 'ui/page' }) },
      message: (
        <span className={classes.undo}>
          {t('deleted', { name })}
          <Button
            size="compact-sm"
            variant="default"
            // What had the focus is gone with its row.
            autoFocus
            onClick={() => {
              notifications.hide(toast)
              restoring.mutate(id)
            }}
          >
            {t('undo')}
          </Button>
        </span>
      ),
    })
  }
}
