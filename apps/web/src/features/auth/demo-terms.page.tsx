import { getDemoTerms } from '@merleg/contract/auth.contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'
import { ServerHtml } from '../../shared/ui/server-html.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'

/** What whoever enters by a demo login agrees to, as the operator has written it. */
export function DemoTermsPage() {
  const { t } = useTranslation('auth/page')
  const { data, error, refetch } = useQuery(endpointQuery(getDemoTerms))
  return (
    <AuthFrame title={t('demo.termsTitle')} isWide>
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
