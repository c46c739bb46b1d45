import type { ScorePage } from '@merleg/contract/report/score.contract'
import { useTranslation } from 'react-i18next'
import { DataTable, type DataColumn } from '../../../../shared/ui/data-table.tsx'
import { useScoreFormat } from '../use-score-format.ts'
import classes from './band-table.module.css'

type Band = ScorePage['bands'][number]

/** The bands with their limits, advice and risk, the company's own marked. */
export function BandTable({ bands, accounts }: Pick<ScorePage, 'bands' | 'accounts'>) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat({ accounts })
  const risk: DataColumn<Band> = {
    key: 'probability',
    title: t('bands.probability'),
    kind: 'number',
    render: ({ probability }) => (probability === null ? format.number(null) : format.probability(probability)),
  }
  return (
    <div className={classes.bands}>
      <DataTable
        caption={t('bands.caption')}
        headerColumn="band"
        rows={bands}
        getRowKey={({ band }) => band}
        rowClassName={({ isOwn }) => (isOwn ? classes.own : undefined)}
        columns={[
          {
            key: 'points',
            title: t('bands.points'),
            kind: 'identifier',
            render: ({ from, to }) => t('bands.range', { from, to }),
          },
          {
            key: 'band',
            title: t('bands.band'),
            render: ({ band, label, isOwn }) => (
              <span className={classes.band}>
                <span className={classes.mark} style={{ background: `var(--band-${band})` }} />
                {label}
                {isOwn && ` – ${t('bands.own')}`}
              </span>
            ),
          },
          { key: 'advice', title: t('bands.advice'), render: ({ advice }) => advice },
          ...(bands.some(({ probability }) => probability !== null) ? [risk] : []),
        ]}
      />
    </div>
  )
}
