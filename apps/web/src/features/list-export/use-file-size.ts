import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** How large a file is, as people say it. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation('list-export/page')
  const format = useFormat()
  return (bytes) =>
    bytes < MEGABYTE
      ? t('kilobytes', { size: format.number(Math.max(1, Math.round(bytes / KILOBYTE))) })
      : t('megabytes', { size: format.number(bytes / MEGABYTE, { decimals: bytes < 10 * MEGABYTE ? 1 : 0 }) })
}
