import { reportPage } from '@merleg/contract/pages'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/icon.tsx'
import { ButtonLink } from './button-link.tsx'
import { getErrorBackground } from './error-background.ts'
import { ModuleError } from './module-error.tsx'
import { Notice } from './notice.tsx'

/** `/error/{type}/{name?}` and `/{type}/{id}/error/{name?}` (spec part 1 §2 "Error page"). */
export function ErrorPage() {
  const { t } = useTranslation('layout/page')
  const { t: tUi } = useTranslation('ui/page')
  const { type = 'other', name, id } = useParams({ strict: false })
  const background = <Icon name={getErrorBackground(type, name)} stroke={0.7} />
  if (type === 'module') return <ModuleError key={name ?? ''} name={name} background={background} />
  const known = type === 'traffic' || type === 'company' ? type : 'other'
  return (
    <Notice title={t(`error.${known}.title`)} text={t(`error.${known}.text`)} background={background}>
      <ButtonLink to="/send-message" search={{ from: id === undefined ? `/error/${type}` : reportPage(id) }}>
        {tUi('actions.sendMessage')}
      </ButtonLink>
      <ButtonLink to="/" variant="default">
        {tUi('actions.toHome')}
      </ButtonLink>
    </Notice>
  )
}
