import type { NoticeEvent, NoticeItem } from '@merleg/contract/alert-mails.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { DataTable } from '../../../shared/ui/data-table.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import classes from '../alert-mails.module.css'

/** A company of a notice: who it is, where its report tells of the changes, and each of them with before and after. */
export function NoticeCompany({ item }: { item: NoticeItem }) {
  const { t } = useTranslation('alert-mails/page')
  const format = useFormat()
  const facts = [
    { key: 'companyNumber', value: item.companyNumber },
    { key: 'taxNumber', value: item.taxnumber },
    { key: 'address', value: item.address },
  ] as const
  const known = facts.filter(({ value }) => value !== '')
  return (
    <Panel
      title={
        <>
          <UrlLink url={item.url}>{item.name}</UrlLink>
          {item.isMadeUp && <span className={classes.madeUp}>{t('notice.madeUp')}</span>}
        </>
      }
      foot={
        item.otherChanges > 0
          ? t('notice.otherChanges', { count: item.otherChanges, number: format.number(item.otherChanges) })
          : undefined
      }
    >
      {known.length > 0 && (
        <dl className={classes.facts}>
          {known.map(({ key, value }) => (
            <div key={key}>
              <dt>{t(`notice.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <EventTable item={item} />
      {item.sections.length > 0 && (
        <nav aria-label={t('notice.sections', { company: item.name })} className={classes.sections}>
          {item.sections.map(({ name, url }) => (
            <UrlLink key={url} url={url}>
              {name}
            </UrlLink>
          ))}
        </nav>
      )}
    </Panel>
  )
}

function EventTable({ item }: { item: NoticeItem }) {
  const { t } = useTranslation('alert-mails/page')
  const format = useFormat()
  const side = (value: string | null) => <span className={classes.side}>{value ?? '–'}</span>
  return (
    <DataTable
      caption={t('notice.events', { company: item.name })}
      rows={item.events.map((event, place) => ({ ...event, place }))}
      getRowKey={({ place }) => place}
      columns={[
        { key: 'event', title: t('notice.event'), render: (event) => <EventName event={event} /> },
        { key: 'before', title: t('notice.before'), render: ({ before }) => side(before) },
        { key: 'after', title: t('notice.after'), render: ({ after }) => side(after) },
        {
          key: 'day',
          title: t('notice.day'),
          kind: 'identifier',
          render: ({ occurredOn }) => format.date(occurredOn),
        },
        { key: 'source', title: t('notice.source'), render: ({ source }) => source ?? t('notice.foundByUs') },
      ]}
    />
  )
}

function EventName({ event }: { event: NoticeEvent }) {
  const { t } = useTranslation('alert-mails/page')
  const { t: tWords } = useTranslation('monitoring/words')
  const { importance, toldAs } = event
  return (
    <span className={classes.event}>
      <UrlLink url={event.url}>{event.title}</UrlLink>
      <span className={classes.marks}>
        <span data-importance={importance}>{tWords(`importances.${importance}`)}</span>
        {toldAs !== 'news' && <span>{t('notice.told', { toldAs: tWords(`toldAs.${toldAs}`) })}</span>}
      </span>
    </span>
  )
}
