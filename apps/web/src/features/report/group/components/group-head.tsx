import type { ReportGroup } from '@merleg/contract/report/group.contract'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { StateSilence } from '../../../../shared/ui/state-silence.tsx'
import { UrlLink } from '../../../../shared/ui/url-link.tsx'
import classes from '../group.module.css'

/** Under whom the group stands, by which rule, and what is not known. */
export function GroupHead({ data: { head, count, silence } }: { data: ReportGroup }) {
  const { t } = useTranslation('report/group/page')
  return (
    <Panel title={t('head')}>
      {count > 0 && <Head head={head} />}
      {silence !== null && <StateSilence silence={silence} />}
    </Panel>
  )
}

function Head({ head }: Pick<ReportGroup, 'head'>) {
  const { t } = useTranslation('report/group/page')
  return (
    <>
      <p className={classes.head}>
        <UrlLink url={head.url} className={classes.name}>
          {head.name}
        </UrlLink>
        <span className={classes.note}>
          {t(`headKind.${head.kind}`)}
          {head.verdict === 'possible' && `, ${t('possible')}`}
        </span>
      </p>
      <h3 className={classes.subtitle}>{t('rule')}</h3>
      <ul className={classes.list}>
        {head.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}
