import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { AuthFrame } from '../../shared/ui/auth-frame.tsx'
import classes from '../../shared/ui/auth-frame.module.css'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { JoinForm } from './components/join-form.tsx'
import { getInvitationToken } from './invitation-token.ts'
import { invitationQuery, useAcceptInvitation } from './invitations.queries.ts'

/** The page behind the link of the mail: a name and a password of one's own make the account. */
export function InvitationPage() {
  const { t } = useTranslation('invitations/page')
  const [token] = useState(getInvitationToken)
  if (token !== null) return <Invitation token={token} />
  return (
    <AuthFrame title={t('noTokenTitle')} below={<ToLogin />}>
      <p className={classes.text}>{t('noToken')}</p>
    </AuthFrame>
  )
}

function Invitation({ token }: { token: string }) {
  const { t } = useTranslation('invitations/page')
  const format = useFormat()
  const errorText = useErrorText()
  const { data, error } = useQuery(invitationQuery(token))
  const accepting = useAcceptInvitation(token)
  if (accepting.isSuccess)
    return (
      <AuthFrame title={t('doneTitle')}>
        <p role="status" className={classes.text}>
          {accepting.data.message}
        </p>
        <Button fullWidth mt="lg" renderRoot={(props) => <Link to="/login" {...props} />}>
          {t('toLogin')}
        </Button>
      </AuthFrame>
    )
  if (error !== null)
    return (
      <AuthFrame title={t('invalidTitle')} below={<ToLogin />}>
        <p role="alert" className={classes.text}>
          {errorText(error)}
        </p>
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('title')} below={<ToLogin />}>
      {data === undefined ? (
        <SkeletonPanel rows={4} />
      ) : (
        <>
          <p className={classes.text}>{t('text', { company: data.company, email: data.email })}</p>
          <p className={classes.text}>{t('until', { end: format.dateTime(data.expiresAt) })}</p>
          <JoinForm accepting={accepting} />
        </>
      )}
    </AuthFrame>
  )
}

function ToLogin() {
  const { t } = useTranslation('invitations/page')
  return (
    <p className={classes.below}>
      <Link to="/login">{t('toLogin')}</Link>
    </p>
  )
}
