import { Button } from '@mantine/core'
import type { VatCheck } from '@merleg/contract/vat-checks.contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { KeyValueList } from '../../shared/ui/key-value-list.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { showError } from '../../shared/ui/toasts.ts'
import { useCheckVatNumber, useReadCompanyAnew, vatChecksQuery } from './vat-checks.queries.ts'
import classes from './vat-checks.module.css'

const ICONS = { asking: 'history', valid: 'check', invalid: 'ban', unanswered: 'info' } as const

/** Checks of the VAT number in VIES: a new one, the last one as evidence, and those before. Nothing where none can be. */
export function VatChecks({ companyId }: { companyId: string }) {
  const { t } = useTranslation('vat-checks/page')
  const titleId = useId()
  const query = useQuery(vatChecksQuery(companyId))
  useNewsOfRegister(query.data?.awaits ?? null)
  if (query.isError) return <StateError error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return null
  const { number, numberNote, canCheck, obstacle, awaits, checks, hasMore } = query.data
  const [latest, ...earlier] = checks
  if (latest === undefined && !canCheck && obstacle === null) return null
  return (
    <section className={classes.checks} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h3 id={titleId} className={classes.title}>
          {t('title')}
        </h3>
        {number !== null && (canCheck || awaits === 'answer') && (
          <CheckButton
            companyId={companyId}
            number={number}
            isAgain={latest !== undefined}
            isUnderWay={awaits === 'answer'}
          />
        )}
      </div>
      <div className={classes.body}>
        {number !== null && (
          <p>
            <span className={classes.number}>{number}</span> <span className={classes.small}>({numberNote})</span>
          </p>
        )}
        {obstacle !== null && <p className={classes.small}>{obstacle}</p>}
        <p role="status" className={classes.small}>
          {awaits === 'answer' ? t('asking') : awaits === 'register' ? t('keeping') : null}
        </p>
        {latest === undefined ? canCheck && <p>{t('never')}</p> : <Check check={latest} />}
        {earlier.length > 0 && (
          <details className={classes.earlier}>
            <summary>{t('earlier', { count: earlier.length })}</summary>
            {earlier.map((check) => (
              <Check key={check.id} check={check} />
            ))}
            {hasMore && <p className={classes.small}>{t('more')}</p>}
          </details>
        )}
        <p className={classes.small}>{t('source')}</p>
      </div>
    </section>
  )
}

/** Once the answer has come into the register the page tells of it. */
function useNewsOfRegister(awaits: 'answer' | 'register' | null): void {
  const before = useRef(awaits)
  const readAnew = useReadCompanyAnew()
  useEffect(() => {
    if (before.current !== null && awaits === null) void readAnew()
    before.current = awaits
  }, [awaits, readAnew])
}

type CheckButtonProps = { companyId: string; number: string; isAgain: boolean; isUnderWay: boolean }

function CheckButton({ companyId, number, isAgain, isUnderWay }: CheckButtonProps) {
  const { t } = useTranslation('vat-checks/page')
  const errorText = useErrorText()
  const checking = useCheckVatNumber(companyId)
  return (
    <Button
      variant="default"
      size="xs"
      loading={checking.isPending || isUnderWay}
      onClick={() => checking.mutate(number, { onError: (error) => showError(errorText(error)) })}
    >
      {isAgain ? t('checkAgain') : t('check')}
    </Button>
  )
}

/** A check with its proof. */
function Check({ check: { state, title, text, rows } }: { check: VatCheck }) {
  return (
    <article className={classes.check}>
      <h4 className={`${classes.verdict} ${classes[state]}`}>
        <Icon name={ICONS[state]} /> {title}
      </h4>
      <p>{text}</p>
      <KeyValueList items={rows.map(({ key, value }) => ({ key, label: key, value }))} />
    </article>
  )
}
