import { getTrialTerms } from '@merleg/contract/trial.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'
import { ServerHtml } from '../../shared/ui/server-html.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'

/** What whoever asks for a trial agrees to, as the operator has written it. */
export function TrialTermsPage() {
  const { t } = useTranslation('trial/page')
  const { data, error, refetch } = useQuery(endpointQuery(getTrialTerms))
  return (
    <AuthFrame title={t('terms.title')} isWide>
      {data ? (
        <ServerHtml html={data.html} />
      ) : error ? (
        <StateError error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonPanel rows={10} />
      )}
    </AuthFrame>
  )
}
