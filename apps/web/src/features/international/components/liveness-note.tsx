import type { Liveness } from '@merleg/contract/international.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../international.module.css'

/** Where an answer comes from, and of when it is: asked now, made up, or kept. */
export function LivenessNote({ liveness: { kind, provider, at } }: { liveness: Liveness }) {
  const { t } = useTranslation('international/page')
  const format = useFormat()
  return (
    <p className={`${classes.liveness} ${classes[kind] ?? ''}`}>
      <Icon name={kind === 'live' ? 'website' : kind === 'kept' ? 'history' : 'warning'} size={16} />
      {t(`liveness.${kind}`, { provider: provider ?? t('liveness.nobody'), at: format.dateTime(at) })}
    </p>
  )
}
