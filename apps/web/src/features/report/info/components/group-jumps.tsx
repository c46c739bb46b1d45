import type { InfoPage } from '@merleg/contract/report/info.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from './info-groups.module.css'

type GroupJumpsProps = {
  groups: InfoPage['groups']
  chosen: string | undefined
  onChoose: (group: string) => void
}

/** Every group with how many it has in force: a press goes there. */
export function GroupJumps({ groups, chosen, onChoose }: GroupJumpsProps) {
  const { t } = useTranslation('report/info/page')
  const format = useFormat()
  return (
    <nav aria-label={t('jump')}>
      <ul className={classes.jumps}>
        {groups.map(({ id, title, icon, active, inactive, items }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.jump}
              data-color={items[0]?.color}
              aria-current={chosen === id || undefined}
              onClick={() => {
                onChoose(id)
                document.getElementById(`info-${id}`)?.focus()
              }}
            >
              <Icon name={icon} size={15} />
              <span>{title}</span>
              {/* In brackets where all of them are over. */}
              <span className="figures">{active > 0 ? format.number(active) : `(${format.number(inactive)})`}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
