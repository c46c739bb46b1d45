import { Button, Menu } from '@mantine/core'
import { WATCH_FILES } from '@merleg/contract/watch-list/watch-files.contract'
import type { WatchList } from '@merleg/contract/watched-rows'
import { useTranslation } from 'react-i18next'
import { usePageActions } from '../../../shared/palette/page-actions.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useDownload } from '../../../shared/ui/use-download.ts'
import { useExport } from '../watch-files/watch-files.queries.ts'
import classes from '../watch-list.module.css'

type WatchToolsProps = { list: WatchList; isImporting: boolean; onImport: () => void }

/** Import, export and its last file. While an export is under way there is no button for another (decisions 30). */
export function WatchTools({ list, isImporting, onImport }: WatchToolsProps) {
  const { t } = useTranslation('watch-list/page')
  const { isBusy, start } = useDownload()
  const { downloadUrl, isExporting, lastImport, meta } = list
  usePageActions([
    { id: 'watch-list:import', label: t('import.open'), icon: 'sheet', run: onImport },
    ...(downloadUrl === null || isExporting
      ? []
      : [
          {
            id: 'watch-list:file',
            label: t('export.download'),
            icon: 'download' as const,
            run: () => start(downloadUrl),
          },
        ]),
  ])
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon name={lastImport?.isUnderWay === true ? 'loading' : 'sheet'} size={14} />}
        aria-expanded={isImporting}
        onClick={onImport}
      >
        {t(lastImport?.isUnderWay === true ? 'import.underWay' : 'import.open')}
      </Button>
      {isExporting ? (
        <span className={classes.busy} role="status">
          <Icon name="loading" size={14} /> {t('export.underWay')}
        </span>
      ) : (
        meta.total > 0 && <ExportMenu />
      )}
      {downloadUrl !== null && !isExporting && (
        <Button
          size="xs"
          variant="subtle"
          loading={isBusy}
          leftSection={<Icon name="download" size={14} />}
          onClick={() => start(downloadUrl)}
        >
          {t('export.download')}
        </Button>
      )}
    </>
  )
}

function ExportMenu() {
  const { t } = useTranslation('watch-list/page')
  const { t: tUi } = useTranslation('ui/page')
  const exporting = useExport()
  usePageActions(
    WATCH_FILES.map((format) => ({
      id: `watch-list:export-${format}`,
      label: `${t('export.open')}: ${format.toUpperCase()}`,
      icon: 'download',
      run: () => exporting.mutate(format),
    })),
  )
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          loading={exporting.isPending}
          rightSection={<Icon name="chevron-down" size={14} />}
        >
          {t('export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {WATCH_FILES.map((format) => (
          <Menu.Item key={format} onClick={() => exporting.mutate(format)}>
            {format.toUpperCase()}
          </Menu.Item>
        ))}
        <Menu.Label maw="16rem">{tUi('files.csvCodes')}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  )
}
