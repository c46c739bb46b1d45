import { Button, Popover, Switch } from '@mantine/core'
import type { FourEyes } from '@merleg/contract/alerts.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showSuccess } from '../../../shared/ui/toasts.ts'
import { alertDeskQuery, useSetFourEyes } from '../alerts.queries.ts'
import classes from '../alerts.module.css'
import { FourEyesProposal } from './four-eyes-proposal.tsx'

/** Whether decisions want a second pair of eyes, and who said what about it when. */
export function FourEyesMenu() {
  const { t } = useTranslation('alerts/page')
  const { data } = useQuery(alertDeskQuery)
  const setting = useSetFourEyes({ onDone: showSuccess })
  if (data === undefined) return null
  const { isOn, proposal, steps } = data.fourEyes
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
          disabled={setting.isPending || proposal !== null}
          onChange={(event) => setting.mutate(event.currentTarget.checked)}
        />
        {proposal !== null && <FourEyesProposal proposal={proposal} />}
        {steps.length > 0 && <FourEyesSteps steps={steps} />}
      </Popover.Dropdown>
    </Popover>
  )
}

function FourEyesSteps({ steps }: Pick<FourEyes, 'steps'>) {
  const { t } = useTranslation('alerts/page')
  const format = useFormat()
  return (
    <ul className={classes.fourEyesSteps} aria-label={t('fourEyes.steps')}>
      {steps.map(({ action, by, at }) => (
        <li key={`${at} ${action}`}>
          {t(`fourEyes.actions.${action}`, { name: by })}, {format.dateTime(at)}
        </li>
      ))}
    </ul>
  )
}
