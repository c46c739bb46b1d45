import { Button } from '@mantine/core'
import { requestOffer } from '@merleg/contract/requests.contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../http/call.ts'
import { useErrorText } from '../http/use-error-text.ts'
import { Icon } from './icon.tsx'
import classes from './state.module.css'
import { showError } from './toasts.ts'

type StateNoRightProps = {
  /** What the offer is asked for: a claim, or the name of the module. */
  feature: string
  title?: string | undefined
  text?: string | undefined
}

/** The subscription does not hold this: offers to ask for it, then shows what the server answered. */
export function StateNoRight({ feature, title, text }: StateNoRightProps) {
  const { t } = useTranslation('ui/page')
  const errorText = useErrorText()
  const request = useMutation({
    mutationFn: () => call(requestOffer, { body: { feature } }),
    onError: (error) => showError(errorText(error)),
  })
  return (
    <div className={classes.state}>
      <Icon name="no-right" size={28} className={classes.icon} />
      <p className={classes.title}>{title ?? t('states.noRightTitle')}</p>
      <p className={classes.text} aria-live="polite">
        {request.data?.notification ?? text ?? t('states.noRightText')}
      </p>
      {!request.isSuccess && (
        <Button className={classes.action} loading={request.isPending} onClick={() => request.mutate()}>
          {t('actions.requestOffer')}
        </Button>
      )}
    </div>
  )
}
