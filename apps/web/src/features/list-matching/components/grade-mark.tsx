import type { RowGrade } from '@merleg/domain/list-matching/row-grading'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { IconName } from '../../../shared/ui/icon-map.ts'
import classes from '../list-matching.module.css'

const ICONS: Readonly<Record<RowGrade, IconName>> = {
  certain: 'check',
  contradiction: 'warning',
  probable: 'status-working',
  possible: 'status-unknown',
  none: 'minus',
}

/** The sign of a grade, and its word where there is one. */
export function GradeMark({ grade, label }: { grade: RowGrade; label?: string }) {
  return (
    <span className={`${classes.grade} ${classes[grade]}`}>
      <Icon name={ICONS[grade]} size={14} />
      {label !== undefined && <span>{label}</span>}
    </span>
  )
}
