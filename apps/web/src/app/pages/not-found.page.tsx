import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icon.tsx'
import { ButtonLink } from './button-link.tsx'
import { Notice } from './notice.tsx'

/** An address that is no page of ours. */
export function NotFoundPage() {
  const { t } = useTranslation('layout/page')
  const { t: tUi } = useTranslation('ui/page')
  return (
    <Notice title={t('notFound.title')} text={t('notFound.text')} background={<Icon name="search" stroke={0.7} />}>
      <ButtonLink to="/">{tUi('actions.toHome')}</ButtonLink>
    </Notice>
  )
}
