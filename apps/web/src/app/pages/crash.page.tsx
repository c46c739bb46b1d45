import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ScalesLogo } from '../../shared/ui/scales-logo.tsx'
import { Notice } from './notice.tsx'

/** Shown where a page broke while it was drawn. */
export function CrashPage() {
  const { t } = useTranslation('layout/page')
  const { t: tUi } = useTranslation('ui/page')
  return (
    <Notice title={t('crash.title')} text={t('crash.text')} background={<ScalesLogo />}>
      <Button onClick={() => window.location.reload()}>{tUi('actions.reload')}</Button>
    </Notice>
  )
}
