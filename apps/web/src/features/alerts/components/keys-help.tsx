import { Button, Popover, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../alerts.module.css'
import { INBOX_KEYS } from '../inbox-keys.ts'
import type { Inbox } from '../use-inbox.ts'

type KeysHelpProps = Inbox['help'] & { areKeysOn: boolean; onSwitch: (isOn: boolean) => void }

/** The keys of the inbox, and the switch that turns them off. */
export function KeysHelp({ isOpen, setIsOpen, areKeysOn, onSwitch }: KeysHelpProps) {
  const { t } = useTranslation('alerts/page')
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="info" size={14} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('keys.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('keys.title')}>
        <dl className={classes.keys}>
          {INBOX_KEYS.map(({ key, action }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.${action}`)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          size="xs"
          label={t('keys.on')}
          description={t('keys.note')}
          checked={areKeysOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
