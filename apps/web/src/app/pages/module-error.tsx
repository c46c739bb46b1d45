import { Button } from '@mantine/core'
import { requestOffer } from '@merleg/contract/requests.contract'
import { SECTION_NOUNS, sectionOf } from '@merleg/contract/report/report-sections'
import { GRANTING_CLAIMS, parseClaim } from '@merleg/domain/claims'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSectionTitle } from '../../features/report/header/use-section-title.ts'
import { call } from '../../shared/http/call.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError } from '../../shared/ui/toasts.ts'
import { ButtonLink } from './button-link.tsx'
import { Notice } from './notice.tsx'

type ModuleErrorProps = { name: string | undefined; background: ReactNode }

/** The module is not in the subscription: says which sections it opens, offers to ask for it, then shows what the server answered. */
export function ModuleError({ name, background }: ModuleErrorProps) {
  const { t } = useTranslation('layout/page')
  const { t: tWords } = useTranslation('administration/words')
  const { t: tUi } = useTranslation('ui/page')
  const titleOf = useSectionTitle()
  const errorText = useErrorText()
  const claim = GRANTING_CLAIMS.find((granting) => granting === parseClaim(name ?? ''))
  const module = claim === undefined ? null : tWords(`modules.${claim}`)
  // The page that was sought need not be called as its module is.
  const opened = SECTION_NOUNS.filter((noun) => sectionOf(noun).access === claim).map(titleOf)
  const request = useMutation({
    mutationFn: () => call(requestOffer, { body: { feature: claim ?? name ?? 'module' } }),
    onError: (error) => showError(errorText(error)),
  })
  const toHome = (
    <ButtonLink to="/" variant="default">
      {tUi('actions.toHome')}
    </ButtonLink>
  )
  if (request.isSuccess)
    return (
      <Notice title={t('error.module.sent')} text={request.data.notification} background={background}>
        {toHome}
      </Notice>
    )
  return (
    <Notice
      title={module === null ? t('error.module.titleUnnamed') : t('error.module.title', { module })}
      text={
        <>
          {opened.length > 0 && `${t('error.module.opens', { sections: opened.join(', ') })} `}
          {t('error.module.text')}
        </>
      }
      background={background}
    >
      <Button loading={request.isPending} onClick={() => request.mutate()}>
        {tUi('actions.requestOffer')}
      </Button>
      {toHome}
    </Notice>
  )
}
