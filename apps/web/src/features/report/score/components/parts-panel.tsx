import { Button, SegmentedControl } from '@mantine/core'
import type { ScorePage } from '@merleg/contract/report/score.contract'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { usePrinting } from '../../../../shared/ui/use-printing.ts'
import { type PartOrder, partId } from '../part-steps.ts'
import { PartsTable } from './parts-table.tsx'
import classes from './parts-panel.module.css'

type PartsPanelProps = {
  page: ScorePage
  points: number
  order: PartOrder
  openParts: readonly string[]
  onShow: (changes: { order?: PartOrder; openParts?: readonly string[] }) => void
}

/** Why the company has its points: every part of them, in an order of the reader's choice. */
export function PartsPanel({ page, points, order, openParts, onShow }: PartsPanelProps) {
  const { t } = useTranslation(['report/score/page', 'report/score/words'])
  const typical = page.parts.find((part) => part.typical !== null)?.typical
  const isPrinting = usePrinting()
  const all = page.parts.map(partId)
  const hasFactors = page.parts.some(({ kind }) => kind === 'factor')
  const areAllOpen = all.every((id) => openParts.includes(id))
  const toggle = (id: string): void =>
    onShow({ openParts: openParts.includes(id) ? openParts.filter((known) => known !== id) : [...openParts, id] })
  return (
    <Panel
      title={t('parts.title')}
      actions={
        <div className={classes.actions}>
          <Button variant="subtle" size="compact-xs" onClick={() => onShow({ openParts: areAllOpen ? [] : all })}>
            {t(areAllOpen ? 'parts.closeAll' : 'parts.openAll')}
          </Button>
          {hasFactors && (
            <SegmentedControl
              size="xs"
              aria-label={t('parts.order.label')}
              data={[
                { value: 'importance', label: t('parts.order.importance') },
                { value: 'kind', label: t('parts.order.kind') },
              ]}
              value={order}
              onChange={(chosen) => onShow({ order: chosen === 'kind' ? 'kind' : 'importance' })}
            />
          )}
        </div>
      }
    >
      <p className={classes.intro}>{t('parts.intro')}</p>
      <PartsTable
        page={page}
        points={points}
        order={order}
        openParts={isPrinting ? all : openParts}
        onToggle={toggle}
      />
      {typical && (
        <p className={classes.foot}>
          {t('report/score/words:sectorBasis', { sector: typical.sector, count: typical.companyCount })}
        </p>
      )}
    </Panel>
  )
}
