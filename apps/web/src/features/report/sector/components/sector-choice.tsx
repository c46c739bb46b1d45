import { NativeSelect } from '@mantine/core'
import type { Sector } from '@merleg/contract/report/sector.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'

import classes from './sector-choice.module.css'

type Choice = Sector['sectors'][number]
type SectorChoiceProps = { sectors: readonly Choice[]; selected: string | null; onSelect: (id: string) => void }

/** The sectors of a company: of its main activity, then of the others, each narrow to wide. */
export function SectorChoice({ sectors, selected, onSelect }: SectorChoiceProps) {
  const { t } = useTranslation('report/sector/page')
  const format = useFormat()
  const describe = ({ value, level, companyCount }: Choice): string => {
    const words = { name: value, level: t(`choice.${level}`) }
    return companyCount === 0
      ? t('choice.optionFew', words)
      : t('choice.option', { ...words, count: companyCount, companies: format.number(companyCount) })
  }
  const groups = (['main', 'other'] as const).map((group) => ({
    group: t(`choice.${group}`),
    items: sectors
      .filter(({ isMain }) => isMain === (group === 'main'))
      .map((sector) => ({ value: sector.id, label: describe(sector) })),
  }))
  const chosen = sectors.find(({ id }) => id === selected)
  return (
    <div>
      <NativeSelect
        label={t('choice.label')}
        data={groups.filter(({ items }) => items.length > 0)}
        value={selected ?? ''}
        onChange={(event) => onSelect(event.currentTarget.value)}
      />
      {/* A narrow field cuts long titles off. */}
      {chosen !== undefined && (
        <p className={classes.whole} aria-hidden>
          {describe(chosen)}
        </p>
      )}
    </div>
  )
}
