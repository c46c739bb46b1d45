import type { InfoPage } from '@merleg/contract/report/info.contract'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { StateEmpty } from '../../../../shared/ui/state-empty.tsx'
import classes from './info-groups.module.css'

type NoInfoProps = { type: InfoType } & Pick<InfoPage, 'checked' | 'unchecked'>

/** That there is nothing, as of the day on which the oldest of the sources was read; or of how much nobody can tell. */
export function NoInfo({ type, checked, unchecked }: NoInfoProps) {
  const { t } = useTranslation('report/info/page')
  const format = useFormat()
  const [oldest] = checked.map(({ readOn }) => readOn).toSorted()
  const isSure = oldest !== undefined && unchecked.length === 0
  const date = format.date(oldest)
  const text = isSure ? t(`empty.${type}.complete`, { date }) : t(oldest ? 'empty.partial' : 'empty.unknown', { date })
  return (
    <div className={isSure ? `${classes.none} ${classes.sure}` : classes.none}>
      <StateEmpty
        icon={isSure ? 'check' : 'info'}
        title={t(`empty.${type}.${isSure ? 'title' : 'unsure'}`)}
        text={text}
      />
    </div>
  )
}
