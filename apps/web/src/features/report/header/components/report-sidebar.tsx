import { Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReportHeader } from '@merleg/contract/report/header.contract'
import type { SectionNoun } from '@merleg/contract/report/report-sections'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { SkeletonRows } from '../../../../shared/ui/skeletons.tsx'
import { useSectionTitle } from '../use-section-title.ts'
import { ReportActions } from './report-actions.tsx'
import { ReportIdentity } from './report-identity.tsx'
import { ReportMenu } from './report-menu.tsx'
import classes from './report-sidebar.module.css'

type ReportSidebarProps = { header: ReportHeader | undefined; section: SectionNoun | null }

/** Sticky beside the content; below 48em name and status stay and the rest moves into a drawer. */
export function ReportSidebar({ header, section }: ReportSidebarProps) {
  const { t } = useTranslation(['report/header/page', 'ui/page'])
  const titleOf = useSectionTitle()
  const [isOpen, { open, close }] = useDisclosure(false)
  if (!header) {
    return (
      <aside className={classes.sidebar} aria-label={t('sidebar')}>
        <SkeletonRows rows={8} />
      </aside>
    )
  }
  return (
    <aside className={classes.sidebar} aria-label={t('sidebar')}>
      <ReportIdentity header={header} />
      <div className={classes.beside}>
        <ReportActions header={header} section={section} />
        <ReportMenu header={header} />
      </div>
      <Button className={classes.opener} variant="default" leftSection={<Icon name="menu" />} onClick={open}>
        {section === null ? t('openMenu') : titleOf(section)}
        <span className="visually-hidden"> – {t('openMenu')}</span>
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        title={<span className={classes.drawerName}>{header.name}</span>}
        size="20rem"
        closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
      >
        <ReportActions header={header} section={section} />
        <ReportMenu header={header} onNavigate={close} />
      </Drawer>
    </aside>
  )
}
