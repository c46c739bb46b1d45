import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import classes from './state.module.css'

export type StateEmptyProps = {
  title?: string | undefined
  /** Why it is empty and what to do about it. */
  text?: ReactNode
  /** Key of the icon map. */
  icon?: string | undefined
  action?: ReactNode
}

/** Nothing to show: says why and what to do; without a text, that the database holds no such data. */
export function StateEmpty({ title, text, icon = 'empty', action }: StateEmptyProps) {
  const { t } = useTranslation('ui/page')
  return (
    <div className={classes.state}>
      <Icon name={icon} size={28} className={classes.icon} />
      <p className={classes.title}>{title ?? t('states.emptyTitle')}</p>
      <p className={classes.text}>{text ?? t('states.emptyText')}</p>
      {action != null && <div className={classes.action}>{action}</div>}
    </div>
  )
}
