import { useTranslation } from 'react-i18next'
import { ApiError } from './api-error.ts'

/** Words for whatever went wrong: the server's own, in the reader's language, or ours when it did not answer. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('ui/page')
  return (error) => {
    if (error instanceof ApiError && error.code === 'network') return t('states.networkError')
    if (error instanceof ApiError && error.code === 'request.too-large') return t('states.fileTooLarge')
    return (error instanceof ApiError ? error.body?.message : undefined) ?? t('states.unexpected')
  }
}
