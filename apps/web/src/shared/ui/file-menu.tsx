import { Button, Menu } from '@mantine/core'
import type { NetworkFileFormat } from '@merleg/contract/table-files'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { useDownload } from './use-download.ts'

type FileMenuProps<Format extends NetworkFileFormat> = {
  formats: readonly Format[]
  /** Where the file of a format is. */
  urlOf: (format: Format) => string
}

/** Formats are called by their names, which are no words of a language. */
const NAMES: Readonly<Record<NetworkFileFormat, string>> = {
  xlsx: 'XLSX',
  csv: 'CSV',
  json: 'JSON',
  bods: 'BODS 0.4',
  ftm: 'FollowTheMoney',
}

/** A button that offers what is shown as a file of each kind. */
export function FileMenu<Format extends NetworkFileFormat>({ formats, urlOf }: FileMenuProps<Format>) {
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
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => start(urlOf(format))}>
            {NAMES[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
