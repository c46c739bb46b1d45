import { reportPage } from '@merleg/contract/pages'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../../shared/ui/page-title.tsx'
import { StateEmpty } from '../../../../shared/ui/state-empty.tsx'
import classes from './report-layout.module.css'

/** There is no such company (decisions 7): says so, leads to the search and to customer service. */
export function ReportNotFound({ id }: { id: string }) {
  const { t } = useTranslation(['report/header/page', 'layout/page', 'ui/page'])
  const title = t('layout/page:error.company.title')
  return (
    <div className={classes.notFound} role="alert">
      <PageTitle title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <StateEmpty
        icon="search"
        title={title}
        text={
          <>
            {t('layout/page:error.company.text')} <span className="identifier">({id})</span>
          </>
        }
        action={
          <div className={classes.notFoundActions}>
            <Button renderRoot={(props) => <Link to="/quick/search" {...props} />}>{t('searchAgain')}</Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/send-message" search={{ from: reportPage(id) }} {...props} />}
            >
              {t('ui/page:actions.sendMessage')}
            </Button>
          </div>
        }
      />
    </div>
  )
}
