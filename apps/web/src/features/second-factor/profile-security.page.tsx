import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecoveryCodesDialog } from '../../shared/confirmation/recovery-codes-dialog.tsx'
import { loadCurrentUser, meQuery } from '../../shared/session/current-user.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { IdentitiesPanel } from '../oidc/identities.widget.tsx'
import { PasskeysPanel } from '../passkeys/passkeys.widget.tsx'
import { SessionsPanel } from '../sessions/sessions.widget.tsx'
import { AppPanel } from './components/app-panel.tsx'
import { RecoveryCodesPanel } from './components/recovery-codes-panel.tsx'
import classes from './profile-security.module.css'
import { secondFactorQuery } from './second-factor.queries.ts'

/** How the user signs in, and where he is signed in. */
export function ProfileSecurityPage() {
  const { t } = useTranslation('second-factor/page')
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(secondFactorQuery)
  const { data: me } = useQuery(meQuery)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [wasRequired, setWasRequired] = useState(false)
  const mustSetUp = me?.mustSetUpSecondFactor ?? false
  const changed = async (made: readonly string[] | null): Promise<void> => {
    setCodes(made)
    setWasRequired(mustSetUp)
    await Promise.all([refetch(), mustSetUp ? loadCurrentUser(queryClient) : undefined])
  }
  const isReadOnly = data?.isDemo ?? false
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} />
      {mustSetUp && (
        <p role="status" className={classes.required}>
          {t('required')}
        </p>
      )}
      {wasRequired && !mustSetUp && (
        <Button component={Link} to="/" className={classes.start}>
          {t('goOn')}
        </Button>
      )}
      {isReadOnly && <p className={classes.text}>{t('demo')}</p>}
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={6} />}
      {data && <AppPanel state={data} onChanged={changed} />}
      {data && <PasskeysPanel isReadOnly={isReadOnly} onChanged={changed} />}
      {data && (data.app !== null || data.passkeys > 0) && !mustSetUp && (
        <RecoveryCodesPanel left={data.recoveryCodesLeft} onChanged={changed} />
      )}
      {/* Refused until the second factor is there. */}
      {data && !mustSetUp && <IdentitiesPanel isReadOnly={isReadOnly} />}
      {data && !mustSetUp && <SessionsPanel />}
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  )
}
