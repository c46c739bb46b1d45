import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icon.tsx'
import classes from './layout.module.css'
import { NavigationLinks } from './navigation-links.tsx'

/** The navigation on phones, behind a button. */
export function PhoneDrawer() {
  const { t } = useTranslation('layout/page')
  const { t: tUi } = useTranslation('ui/page')
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <button type="button" className={classes.burger} aria-label={t('nav.open')} aria-expanded={isOpen} onClick={open}>
        <Icon name="menu" size={22} />
      </button>
      <Drawer
        opened={isOpen}
        onClose={close}
        title={t('nav.title')}
        size="18rem"
        closeButtonProps={{ 'aria-label': tUi('actions.close') }}
      >
        <nav aria-label={t('nav.label')}>
          <NavigationLinks className={classes.drawerLink} hasIcons onNavigate={close} />
        </nav>
      </Drawer>
    </>
  )
}
