import { ActionIcon, Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { PrintOptions, type PrintOptionsProps } from './print-options.tsx'
import classes from './print.module.css'

/** The floating settings of the print view; below 62em a drawer at the foot of the screen. */
export function PrintPanel(props: PrintOptionsProps) {
  const { t } = useTranslation(['report/print/page', 'ui/page'])
  const [isOpen, panel] = useDisclosure(true)
  const [isDrawerOpen, drawer] = useDisclosure(false)
  return (
    <>
      <aside className={classes.panel} aria-label={t('panel')} data-open={isOpen}>
        <div className={classes.panelHead}>
          {isOpen && <h2>{t('panel')}</h2>}
          <ActionIcon
            variant="default"
            size="lg"
            aria-expanded={isOpen}
            aria-label={isOpen ? t('close') : t('open')}
            onClick={panel.toggle}
          >
            <Icon name={isOpen ? 'close' : 'settings'} />
          </ActionIcon>
        </div>
        {isOpen && <PrintOptions {...props} />}
      </aside>
      <Button className={classes.opener} leftSection={<Icon name="settings" />} onClick={drawer.open}>
        {t('panel')}
      </Button>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        position="bottom"
        size="85%"
        title={t('panel')}
        closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
      >
        <PrintOptions {...props} />
      </Drawer>
    </>
  )
}
