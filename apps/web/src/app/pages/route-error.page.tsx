import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../shared/http/api-error.ts'
import { correlationIdOf } from '../../shared/http/report-refusal.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { ScalesLogo } from '../../shared/ui/scales-logo.tsx'
import { isReloading } from '../reload-once.ts'
import { CrashPage } from './crash.page.tsx'
import { Notice } from './notice.tsx'

/** Shown where a page could not be opened: what it waited for was not answered, or it broke while it was drawn. */
export function RouteErrorPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  if (isReloading()) return null
  if (!(error instanceof ApiError)) return <CrashPage error={error} />
  // The way to the login page is under way.
  return error.status === 401 ? null : <UnansweredPage error={error} />
}

/** Session and address stay as they are; a retry opens the same page. */
function UnansweredPage({ error }: { error: ApiError }) {
  const { t } = useTranslation('ui/page')
  const errorText = useErrorText()
  const router = useRouter()
  const correlationId = correlationIdOf(error)
  const id = correlationId === undefined ? '' : ` ${t('states.correlationId', { id: correlationId })}`
  return (
    <Notice
      title={t('states.errorTitle')}
      text={<span role="alert">{`${errorText(error)}${id}`}</span>}
      background={<ScalesLogo />}
    >
      <Button onClick={() => void router.invalidate()}>{t('actions.retry')}</Button>
    </Notice>
  )
}
