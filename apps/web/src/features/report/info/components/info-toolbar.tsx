import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type OpenItems, setAllItems } from '../open-items.ts'

/** Opens and closes all items. */
export function InfoToolbar({ onChange }: { onChange: (changes: OpenItems) => void }) {
  const { t } = useTranslation('ui/page')
  return (
    <>
      <Button variant="subtle" size="compact-xs" onClick={() => onChange(setAllItems(true))}>
        {t('actions.openAll')}
      </Button>
      <Button variant="subtle" size="compact-xs" onClick={() => onChange(setAllItems(false))}>
        {t('actions.closeAll')}
      </Button>
    </>
  )
}
