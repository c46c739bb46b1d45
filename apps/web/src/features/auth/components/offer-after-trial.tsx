import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRequestOfferAfterTrial } from '../auth.queries.ts'
import classes from '../../../shared/ui/auth-frame.module.css'
import { FormAlert } from './form-alert.tsx'

/** For whoever cannot sign in any more, as the trial is over: the way to an offer, then what the server answered. */
export function OfferAfterTrial({ credentials }: { credentials: { username: string; password: string } }) {
  const { t } = useTranslation('ui/page')
  const asking = useRequestOfferAfterTrial()
  if (asking.isSuccess)
    return (
      <p className={classes.text} role="status">
        {asking.data.notification}
      </p>
    )
  return (
    <>
      <FormAlert error={asking.error} />
      <Button variant="default" fullWidth loading={asking.isPending} onClick={() => asking.mutate(credentials)}>
        {t('actions.requestOffer')}
      </Button>
    </>
  )
}
