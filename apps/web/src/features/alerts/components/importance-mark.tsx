import type { EventImportance } from '@merleg/domain/event-importances'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import classes from '../alerts.module.css'

const ICONS = { negative: 'warning', neutral: 'dot', positive: 'add' } as const

/** What an event means: its sign, and the word for those who hear the page. */
export function ImportanceMark({ importance }: { importance: EventImportance }) {
  const { t } = useTranslation('alerts/page')
  return (
    <span className={classes.importance} data-importance={importance} title={t(`importance.${importance}`)}>
      <Icon name={ICONS[importance]} size={importance === 'neutral' ? 10 : 16} />
      <span className="visually-hidden">{t(`importance.${importance}`)}:</span>
    </span>
  )
}
