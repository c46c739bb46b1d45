import { Button, Popover, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showSuccess } from '../../../shared/ui/toasts.ts'
import { alertDeskQuery, useSetFourEyes } from '../alerts.queries.ts'
import classes from '../alerts.module.css'

/** Whether decisions want a second pair of eyes, and who said so. */
export function FourEyesMenu() {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  const { data } = useQuery(alertDeskQuery)
  const setting = useSetFourEyes({ onDone: showSuccess })
  if (data === undefined) return null
  const { isOn, setBy, setAt } = data.fourEyes
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus returnFocus width={320}>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<Icon name="visible" size={14} />}>
          {t('fourEyes.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('fourEyes.button')}>
        <Switch
          size="sm"
          label={t('fourEyes.label')}
          description={t('fourEyes.text')}
          checked={isOn}
          disabled={setting.isPending}
          onChange={(event) => setting.mutate(event.currentTarget.checked)}
        />
        {setBy !== null && (
          <p className={classes.second}>{t('fourEyes.setBy', { name: setBy, moment: format.dateTime(setAt) })}</p>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
