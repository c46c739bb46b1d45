import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CommonUnit } from '../../../../shared/charts/common-unit.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { StateEmpty } from '../../../../shared/ui/state-empty.tsx'
import { SectionHeading } from '../../header/components/section-heading.tsx'
import { listSummarySeries } from '../summary-series.ts'
import { type CardId, SIMPLE_CARDS, type SummaryCard } from '../summary-cards.ts'
import { VerdictWidget } from '../../verdict/verdict.widget.tsx'
import { useCardLayout } from '../use-card-layout.ts'
import classes from './card-board.module.css'
import { CardFrame } from './card-frame.tsx'

// Dragging is for those who rearrange.
const CardOrganizer = lazy(async () => ({ default: (await import('./card-organizer.tsx')).CardOrganizer }))

type CardBoardProps = {
  reportId: string
  companyName: string
  /** Reports that share one arrangement: company, foreign, each simple kind. */
  group: string
  known: readonly CardId[]
  cards: readonly SummaryCard[]
}

/** The cards in the reader's order, and the way to change it. */
export function CardBoard({ reportId, companyName, group, known, cards }: CardBoardProps) {
  const { t } = useTranslation(['report/summary/page', 'report/summary/words'])
  const [isOpen, { open, close }] = useDisclosure(false)
  const layout = useCardLayout(group, known)
  const filled = layout.order.flatMap((id) => cards.filter((card) => card.id === id && !card.isEmpty))
  const shown = filled.filter((card) => !layout.hidden.has(card.id))
  return (
    <>
      <SectionHeading
        title={t('report/summary/words:title')}
        actions={
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="dashboard" />}
            onClick={open}
            aria-haspopup="dialog"
          >
            {t('widgets.open')}
          </Button>
        }
      />
      <VerdictWidget id={reportId} isLite={known === SIMPLE_CARDS} />
      {shown.length === 0 && <StateEmpty icon="hidden" text={t('emptyAll')} />}
      <CommonUnit series={shown.flatMap((card) => ('chart' in card ? listSummarySeries(card.chart) : []))}>
        <div className={classes.board}>
          {shown.map((card) => (
            <CardFrame key={card.id} card={card} companyName={companyName} />
          ))}
        </div>
      </CommonUnit>
      <Suspense>
        {isOpen && <CardOrganizer layout={layout} filled={filled.map((card) => card.id)} onClose={close} />}
      </Suspense>
    </>
  )
}
