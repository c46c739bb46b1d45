import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { MONITORING_LEVELS, type MonitoringLevel } from '@merleg/domain/monitoring-events'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import { monitoringLevelsQuery } from '../watch-list.queries.ts'
import classes from '../watch-list.module.css'

/** The level of the subscriber, and what each level tells of in a popup. */
export function LevelsButton({ level }: { level: MonitoringLevel | undefined }) {
  const { t } = useTranslation(['watch-list/page', 'ui/page'])
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button size="xs" variant="subtle" leftSection={<Icon name="info" size={14} />} onClick={open}>
        {level === undefined ? t('levels.title') : t('levels.current', { level: t(`levels.names.${level}`) })}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        size="lg"
        centered
        title={t('levels.title')}
        closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
      >
        <Levels />
      </Modal>
    </>
  )
}

function Levels() {
  const { t } = useTranslation(['watch-list/page', 'monitoring/words'])
  const { data, error, refetch } = useQuery(monitoringLevelsQuery())
  if (error) return <StateError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonTable columns={3} />
  const events = data.levels.flatMap(({ level, events: own }) => own.map((event) => ({ level, ...event })))
  const current = MONITORING_LEVELS.indexOf(data.monitoringLevel)
  return (
    <>
      <p className={classes.note}>
        {t('levels.intro', { level: t(`levels.names.${data.monitoringLevel}`) })}{' '}
        {data.isNegativeOnly && t('levels.negativeOnly')}
      </p>
      <DataTable
        caption={t('levels.title')}
        narrow="scroll"
        rows={events}
        getRowKey={({ key }) => key}
        rowClassName={({ level }) => (MONITORING_LEVELS.indexOf(level) > current ? classes.beyond : undefined)}
        columns={[
          {
            key: 'event',
            title: t('levels.event'),
            render: ({ title, isNegative }) => (
              <span className={classes.event} data-importance={isNegative ? 'negative' : 'neutral'}>
                <Icon name={isNegative ? 'warning' : 'dot'} size={14} />
                {isNegative && <span className="visually-hidden">{t('events.negative')}:</span>}
                {title}
              </span>
            ),
          },
          ...MONITORING_LEVELS.map((level) => ({
            key: level,
            title: t(`levels.names.${level}`),
            kind: 'identifier' as const,
            render: (event: (typeof events)[number]) => {
              const isTold = MONITORING_LEVELS.indexOf(event.level) <= MONITORING_LEVELS.indexOf(level)
              return isTold ? (
                <>
                  <Icon name="check" size={15} />
                  <span className="visually-hidden">{t('levels.told')}</span>
                </>
              ) : (
                '–'
              )
            },
          })),
        ]}
      />
      <p className={classes.note}>{t('monitoring/words:firstEdition')}</p>
      <p className={classes.note}>
        {t('levels.change')} <Link to="/send-message">{t('levels.contact')}</Link>
      </p>
    </>
  )
}
