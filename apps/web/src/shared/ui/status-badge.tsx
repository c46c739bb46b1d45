import type { StatusBadge as Status } from '@merleg/contract/fields'
import classes from './badge.module.css'
import { Icon } from './icon.tsx'
import { getStatusColors } from './status-color.ts'

type StatusBadgeProps = {
  status: Status
  /** `badge`: icon and word on a tint; `plain`: without the tint; `icon`: the word only for readers of the page. */
  variant?: 'badge' | 'plain' | 'icon'
}

/** Status of a company: its icon and its word in the colour of its meaning. */
export function StatusBadge({ status, variant = 'badge' }: StatusBadgeProps) {
  const { text, soft } = getStatusColors(status.color)
  const style = variant === 'badge' ? { color: text, background: soft } : { color: text }
  return (
    <span
      className={variant === 'badge' ? classes.badge : classes.plain}
      style={style}
      title={variant === 'icon' ? status.value : undefined}
    >
      <Icon name={status.icon} size={variant === 'icon' ? 16 : 14} />
      <span className={variant === 'icon' ? 'visually-hidden' : undefined}>{status.value}</span>
    </span>
  )
}
