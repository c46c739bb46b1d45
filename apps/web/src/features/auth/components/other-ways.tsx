import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { canUsePasskeys } from '../../../shared/session/passkey-support.ts'
import { ApiError } from '../../../shared/http/api-error.ts'
import { readSiteSettings } from '../../../shared/session/site-settings.ts'
import classes from '../../../shared/ui/auth-frame.module.css'
import { useOidcLogin, usePasskeyLogin } from '../auth.queries.ts'
import { FormAlert } from './form-alert.tsx'

/** Signing in without the password: by a passkey, and by an account of the provider where one is configured. */
export function OtherWays({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation('auth/page')
  const { oidc } = readSiteSettings()
  const byPasskey = usePasskeyLogin(redirect)
  const byProvider = useOidcLogin(redirect)
  const hasPasskeys = canUsePasskeys()
  if (!hasPasskeys && oidc === undefined) return null
  return (
    <div className={classes.otherWays}>
      <p className={classes.or}>{t('login.or')}</p>
      {hasPasskeys && (
        <Button variant="default" fullWidth loading={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          {t('login.passkey')}
        </Button>
      )}
      {oidc !== undefined && (
        <Button variant="default" fullWidth loading={byProvider.isPending} onClick={() => byProvider.mutate()}>
          {t('login.oidc', { provider: oidc })}
        </Button>
      )}
      {byPasskey.error !== null && !(byPasskey.error instanceof ApiError) ? (
        <p role="alert" className={classes.alert}>
          {t('login.passkeyFailed')}
        </p>
      ) : (
        <FormAlert error={byPasskey.error} />
      )}
      <FormAlert error={byProvider.error} />
    </div>
  )
}
