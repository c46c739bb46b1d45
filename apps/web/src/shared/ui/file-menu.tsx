import { Button, Menu } from '@mantine/core'
import { TABLE_FILES, type TableFileFormat } from '@merleg/contract/table-files'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { useDownload } from './use-download.ts'

type FileMenuProps = {
  /** Where the file of a format is. */
  urlOf: (format: TableFileFormat) => string
}

/** A button that offers what is shown as a file of each kind. */
export function FileMenu({ urlOf }: FileMenuProps) {
  const { t } = useTranslation('ui/page')
  const { isBusy, start } = useDownload()
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" size="xs" loading={isBusy} leftSection={<Icon name="download" size={14} />}>
          {t('actions.download')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TABLE_FILES.map((format) => (
          <Menu.Item key={format} onClick={() => start(urlOf(format))}>
            {format.toUpperCase()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
