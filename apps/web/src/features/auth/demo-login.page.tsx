import { Button, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ExternalLink } from '../../shared/ui/external-link.tsx'
import { forgetAddressSecrets, getDemoCredentials } from './address-secrets.ts'
import { useDemoLogin } from './auth.queries.ts'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'
import classes from '../../shared/ui/auth-frame.module.css'
import { FormAlert } from './components/form-alert.tsx'

/** Demo login: the credentials came with the address; the terms must be accepted (spec part 1 §4, §5). */
export function DemoLoginPage() {
  const { t } = useTranslation('auth/page')
  const [credentials] = useState(getDemoCredentials)
  const [isAccepted, setIsAccepted] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const demoLogin = useDemoLogin()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (!isAccepted || credentials === null) return
    demoLogin.mutate(
      { username: credentials.email, password: credentials.password },
      { onSuccess: forgetAddressSecrets },
    )
  }
  const back = (
    <p className={classes.below}>
      <Link to="/login">{t('forgot.back')}</Link>
    </p>
  )
  if (credentials === null) {
    return (
      <AuthFrame title={t('demo.title')} below={back}>
        <p className={classes.text}>{t('demo.noCredentials')}</p>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('demo.title')} below={back}>
      <form onSubmit={submit} noValidate>
        <FormAlert error={demoLogin.error} />
        <p className={classes.text}>{t('demo.account', { email: credentials.email })}</p>
        <p className={classes.text}>{t('demo.terms')}</p>
        <p className={classes.text}>
          <ExternalLink href="/demo/terms">{t('demo.readTerms')}</ExternalLink>
        </p>
        <Checkbox
          label={t('demo.accept')}
          checked={isAccepted}
          error={isChecked && !isAccepted ? t('demo.mustAccept') : null}
          onChange={(event) => setIsAccepted(event.currentTarget.checked)}
        />
        <Button type="submit" fullWidth loading={demoLogin.isPending}>
          {t('demo.submit')}
        </Button>
      </form>
    </AuthFrame>
  )
}
