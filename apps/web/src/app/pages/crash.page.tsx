import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFault } from '../../shared/error-reports/error-reports.ts'
import { ScalesLogo } from '../../shared/ui/scales-logo.tsx'
import { Notice } from './notice.tsx'

/** Shown where a page broke while it was drawn. */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useTranslation('layout/page')
  const { t: tUi } = useTranslation('ui/page')
  // Told once, however often it is drawn.
  const [id] = useState(() => reportFault(error))
  const told = id === undefined ? '' : ` ${tUi('states.correlationId', { id })}`
  return (
    <Notice title={t('crash.title')} text={`${t('crash.text')}${told}`} background={<ScalesLogo />}>
      <Button onClick={() => window.location.reload()}>{tUi('actions.reload')}</Button>
    </Notice>
  )
}
