import type { ChangeKind } from '@merleg/contract/report/changes.contract'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { IconName } from '../../../../shared/ui/icon-map.ts'
import classes from './change-kind.module.css'

const LOOKS: Record<ChangeKind, { icon: IconName; color: string }> = {
  added: { icon: 'add', color: 'var(--good-text)' },
  changed: { icon: 'compare', color: 'var(--brand)' },
  ended: { icon: 'minus', color: 'var(--ink-second)' },
  passing: { icon: 'history', color: 'var(--ink-second)' },
  withdrawn: { icon: 'close', color: 'var(--bad-text)' },
  filed: { icon: 'statement', color: 'var(--good-text)' },
  restated: { icon: 'compare', color: 'var(--brand)' },
}

export function ChangeKindIcon({ kind }: { kind: ChangeKind }) {
  return <Icon name={LOOKS[kind].icon} size={14} color={LOOKS[kind].color} />
}

/** What became of an entry: a sign and a word. */
export function ChangeKindMark({ kind }: { kind: ChangeKind }) {
  const { t } = useTranslation('report/changes/words')
  return (
    <span className={classes.mark} style={{ color: LOOKS[kind].color }}>
      <ChangeKindIcon kind={kind} />
      {t(`kinds.${kind}`)}
    </span>
  )
}
