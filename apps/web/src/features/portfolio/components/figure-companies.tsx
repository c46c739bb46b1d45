import type { PortfolioCompany } from '@merleg/contract/portfolio.contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChangeView, NO_FIGURE, type PortfolioView } from '../../../shared/address/portfolio-view.ts'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { RiskBadge } from '../../../shared/ui/risk-badge.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { StatusBadge } from '../../../shared/ui/status-badge.tsx'
import { CompanyName } from './company-name.tsx'
import classes from '../portfolio.module.css'
import { portfolioCompaniesQuery } from '../portfolio.queries.ts'

type FigureCompaniesProps = { view: PortfolioView; onChange: ChangeView }

/** The companies behind the chosen figure; it comes into sight when it is opened. */
export function FigureCompanies({ view, onChange }: FigureCompaniesProps) {
  const { t } = useTranslation(['portfolio/page', 'portfolio/words'])
  const { data, error, refetch, isPlaceholderData } = useQuery(portfolioCompaniesQuery(view))
  const box = useRef<HTMLDivElement>(null)
  const figure = [view.dimension, view.part, view.row, view.column, view.cause].join(' ')
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [figure])
  const columns = useColumns(data?.isMove ?? false)
  const title = data?.title ?? t('portfolio/words:companies')
  const close = (
    <button type="button" className={classes.figure} onClick={() => onChange(NO_FIGURE)}>
      {t('list.close')}
    </button>
  )
  return (
    <div ref={box} tabIndex={-1} className={classes.list}>
      <Panel title={title} actions={close}>
        {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <SkeletonTable columns={4} />}
        {error === null && data && data.meta.count === 0 && <StateEmpty text={t('list.noneText')} />}
        {error === null && data && data.meta.count > 0 && (
          <>
            <DataTable
              caption={title}
              columns={columns}
              rows={data.rows}
              getRowKey={({ companyId }) => companyId}
              isStale={isPlaceholderData}
            />
            <Pager
              {...data.meta}
              onPageChange={(currentPage) => onChange({ currentPage })}
              onPerPageChange={(perPage) => onChange({ perPage, currentPage: undefined })}
            />
          </>
        )}
      </Panel>
    </div>
  )
}

type Shown = PortfolioCompany['risk']

function useColumns(isMove: boolean): DataColumn<PortfolioCompany>[] {
  const { t } = useTranslation('portfolio/words')
  const badge = (risk: Shown) => (risk === null ? '–' : <RiskBadge {...risk} />)
  const company: DataColumn<PortfolioCompany> = {
    key: 'company',
    title: t('columns.company'),
    render: ({ name, isMadeUp }) => <CompanyName name={name} isMadeUp={isMadeUp} />,
  }
  if (isMove)
    return [
      company,
      { key: 'before', title: t('columns.before'), render: ({ before }) => badge(before) },
      { key: 'between', title: t('columns.between'), render: ({ between }) => badge(between) },
      { key: 'after', title: t('columns.after'), render: ({ after }) => badge(after) },
      { key: 'cause', title: t('columns.cause'), render: ({ cause }) => cause ?? '–' },
    ]
  return [
    company,
    { key: 'status', title: t('columns.status'), render: ({ status }) => <StatusBadge status={status} /> },
    { key: 'importance', title: t('columns.importance'), render: ({ importance }) => importance },
    { key: 'rating', title: t('columns.rating'), render: ({ risk }) => badge(risk) },
  ]
}
