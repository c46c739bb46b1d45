import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useInThousands } from '../format/amount-unit.tsx'

/** Forints in thousands or whole. */
export function ThousandsSwitch({ onChange }: { onChange: (isInThousands: boolean) => void }) {
  const { t } = useTranslation('ui/page')
  return (
    <Checkbox
      size="xs"
      label={t('units.inThousands')}
      checked={useInThousands()}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
