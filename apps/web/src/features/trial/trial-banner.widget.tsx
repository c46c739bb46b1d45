import { requestOffer } from '@merleg/contract/requests.contract'
import { trialDaysLeft } from '@merleg/domain/trial'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { call } from '../../shared/http/call.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError } from '../../shared/ui/toasts.ts'
import classes from './trial-banner.module.css'

/** Above every page of somebody who tries the service out: until when, and the way to an offer. */
export function TrialBanner({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation('trial/page')
  const { t: tUi } = useTranslation('ui/page')
  const format = useFormat()
  const errorText = useErrorText()
  const [openedAt] = useState(() => new Date())
  const asking = useMutation({
    mutationFn: () => call(requestOffer, { body: { feature: t('banner.feature') } }),
    onError: (error) => showError(errorText(error)),
  })
  const left = t('banner.left', { count: trialDaysLeft(new Date(endsAt), openedAt), end: format.dateTime(endsAt) })
  return (
    <p className={classes.banner}>
      <span>{left}</span>{' '}
      <span aria-live="polite">
        {asking.isSuccess ? (
          asking.data.notification
        ) : (
          <button type="button" className={classes.ask} disabled={asking.isPending} onClick={() => asking.mutate()}>
            {tUi('actions.requestOffer')}
          </button>
        )}
      </span>
    </p>
  )
}
