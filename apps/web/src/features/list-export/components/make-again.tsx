import { Button } from '@mantine/core'
import type { ListExport } from '@merleg/contract/list-export.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import classes from '../list-export.module.css'
import { calculationAgainQuery, useRunExportAgain } from '../list-export.queries.ts'
import { PriceTable } from './price-table.tsx'
import { Purchase } from './purchase.tsx'

type MakeAgainProps = Pick<ListExport, 'id' | 'format'>

/** The companies of a list that was delivered, from the data of today; worked out once it is opened. */
export function MakeAgain(props: MakeAgainProps) {
  const { t } = useTranslation('list-export/page')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Panel title={t('again.title')} className={classes.panel}>
      <p className={classes.intro}>{t('again.text')}</p>
      {isOpen ? (
        <Offer {...props} />
      ) : (
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {t('again.open')}
        </Button>
      )}
    </Panel>
  )
}

function Offer({ id, format }: MakeAgainProps) {
  const run = useRunExportAgain(id)
  const { data, error, isFetching, refetch } = useQuery(calculationAgainQuery(id))
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable columns={5} />
  return (
    <>
      <PriceTable calculation={data} isStale={isFetching} />
      <Purchase
        run={run}
        calculation={data}
        isStale={isFetching}
        format={format}
        onStart={(chosen) => run.mutate({ quoteId: data.quoteId, format: chosen })}
      />
    </>
  )
}
