import { Button } from '@mantine/core'
import type { listSessions, Session } from '@merleg/contract/sessions.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmation } from '../../shared/confirmation/use-confirmation.tsx'
import { useFormat } from '../../shared/format/use-format.ts'
import classes from '../../shared/ui/access-list.module.css'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { showSuccess } from '../../shared/ui/toasts.ts'
import { sessionsQuery, signOutElsewhere, signOutThere } from './sessions.queries.ts'

/** Where the user is signed in: one place is ended, or all but this. */
export function SessionsPanel() {
  const { t } = useTranslation('sessions/page')
  const { data, error, refetch } = useQuery(sessionsQuery)
  const [isAsking, setIsAsking] = useState(false)
  const ending = useMutation({
    mutationFn: async (id: string | null) => (id === null ? signOutElsewhere() : signOutThere(id)),
    onSuccess: ({ notification }) => showSuccess(notification),
    onSettled: async () => refetch(),
  })
  const { run, dialog } = useConfirmation()
  const end = (id: string | null): void => {
    setIsAsking(false)
    void run(async () => void (await ending.mutateAsync(id)))
  }
  const sessions = data?.results ?? []
  return (
    <Panel title={t('title')}>
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={3} />}
      {data?.isDemo === true && <p className={classes.text}>{t('demo')}</p>}
      <ul className={classes.list} aria-label={t('title')}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {data !== undefined && <Seats seats={data.seats} />}
      {sessions.length > 1 && (
        <Button variant="default" className={classes.start} onClick={() => setIsAsking(true)}>
          {t('endOthers')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('endOthersTitle')}
        confirmLabel={t('endOthers')}
        isBusy={ending.isPending}
        onConfirm={() => end(null)}
        onClose={() => setIsAsking(false)}
      >
        {t('endOthersText')}
      </ConfirmDialog>
      {dialog}
    </Panel>
  )
}

type SessionItemProps = { session: Session; isEnding: boolean; onEnd: () => void }

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { t } = useTranslation('sessions/page')
  const { dateTime } = useFormat()
  const { browser, system, kind, address, method, hasSecondFactor, startedAt, lastSeenAt, isThis } = session
  const known = [browser, system].filter((part) => part !== null).join(', ')
  const device = known === '' ? t('unknownDevice') : known
  const by = [t(`methods.${method}`), ...(hasSecondFactor && method !== 'passkey' ? [t('withSecondFactor')] : [])]
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <p className={classes.name}>
          {device}
          {isThis && <span className={classes.mark}>{t('this')}</span>}
        </p>
        <p className={classes.notes}>
          {[t(`kinds.${kind}`), address === null ? t('noAddress') : t('address', { address })].join(' · ')}
        </p>
        <p className={classes.notes}>
          {[
            `${t('started', { moment: dateTime(startedAt) })}, ${by.join(' ')}`,
            t('seen', { moment: dateTime(lastSeenAt) }),
          ].join(' · ')}
        </p>
      </div>
      {!isThis && (
        <Button size="xs" variant="default" loading={isEnding} aria-label={t('endOf', { device })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function Seats({ seats: { signedIn, contract } }: { seats: EndpointAnswer<typeof listSessions>['seats'] }) {
  const { t } = useTranslation('sessions/page')
  return (
    <p className={classes.text}>
      {contract === null ? t('seatsUnknown', { signedIn }) : t('seats', { signedIn, contract })}
      {contract !== null && signedIn > contract && ` ${t('seatsOver')}`}
    </p>
  )
}
