import type { ScorePage } from '@merleg/contract/report/score.contract'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../../shared/ui/data-table.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { getStatusColors } from '../../../../shared/ui/status-color.ts'
import { useScoreFormat } from '../use-score-format.ts'
import classes from './classical-panel.module.css'

type Classical = ScorePage['classical'][number]

const ZONE_COLORS = { safe: 'good', grey: 'warning', distress: 'bad' } as const

/** The well-known models from the same accounts, each with its zone, published limits, formula and source. */
export function ClassicalPanel({ page }: { page: ScorePage }) {
  const { t } = useTranslation('report/score/page')
  const format = useScoreFormat(page)
  return (
    <Panel title={t('classical.title')}>
      <p className={classes.intro}>{t('classical.intro')}</p>
      {page.classicalNote !== null && <p className={classes.note}>{page.classicalNote}</p>}
      <DataTable
        caption={t('classical.title')}
        rows={page.classical}
        getRowKey={({ key }) => key}
        columns={[
          { key: 'name', title: t('classical.model'), render: (row) => <ModelName row={row} /> },
          {
            key: 'value',
            title: t('classical.value'),
            kind: 'number',
            render: ({ value }) => format.number(value, { decimals: 2 }),
          },
          { key: 'zone', title: t('classical.zone'), render: (row) => <Zone row={row} /> },
          { key: 'thresholds', title: t('classical.thresholds'), render: ({ thresholds }) => thresholds },
        ]}
      />
    </Panel>
  )
}

/** The model, with its formula and where it was published on demand. */
function ModelName({ row: { name, formula, source } }: { row: Classical }) {
  const { t } = useTranslation('report/score/page')
  return (
    <span className={classes.name}>
      {name}
      <ProvenanceHint
        provenance={{ derivation: null, sources: [] }}
        button={{ 'aria-label': t('classical.about', { name }) }}
        lead={
          <dl className={classes.about}>
            <dt>{t('classical.formula')}</dt>
            <dd>{formula}</dd>
            <dt>{t('classical.source')}</dt>
            <dd>{source}</dd>
          </dl>
        }
      >
        <Icon name="info" size={14} />
      </ProvenanceHint>
    </span>
  )
}

function Zone({ row: { zone, zoneLabel, missing } }: { row: Classical }) {
  const { t } = useTranslation('report/score/page')
  if (zone === null) {
    return (
      <span className={classes.missing}>
        {missing.length > 0 ? t('classical.missing', { inputs: missing.join(', ') }) : zoneLabel}
      </span>
    )
  }
  const { text, fill } = getStatusColors(ZONE_COLORS[zone])
  return (
    <span className={classes.zone} style={{ color: text }}>
      <Icon name="dot" size={14} color={fill} />
      {zoneLabel}
    </span>
  )
}
