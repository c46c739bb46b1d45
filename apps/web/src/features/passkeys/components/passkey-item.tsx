import { Button } from '@mantine/core'
import type { Passkey } from '@merleg/contract/passkeys.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from '../../../shared/ui/access-list.module.css'

type PasskeyItemProps = { passkey: Passkey; onRename: () => void; onDelete: () => void }

/** A passkey with when it was made and used. */
export function PasskeyItem({ passkey, onRename, onDelete }: PasskeyItemProps) {
  const { t } = useTranslation('passkeys/page')
  const { dateTime } = useFormat()
  const { name, isSynced, createdAt, lastUsedAt } = passkey
  const notes = [
    t('added', { moment: dateTime(createdAt) }),
    lastUsedAt === null ? t('neverUsed') : t('used', { moment: dateTime(lastUsedAt) }),
    ...(isSynced ? [t('synced')] : []),
  ]
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <p className={classes.name}>{name}</p>
        <p className={classes.notes}>{notes.join(' · ')}</p>
      </div>
      <div className={classes.buttons}>
        <Button size="xs" variant="default" aria-label={t('renameOf', { name })} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button size="xs" variant="default" aria-label={t('deleteOf', { name })} onClick={onDelete}>
          {t('delete')}
        </Button>
      </div>
    </li>
  )
}
