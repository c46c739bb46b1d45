import type { FactChange } from '@merleg/contract/report/changes.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { DataRowValue } from '../../../../shared/ui/data-row-value.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import { ChangeFieldRow } from './change-field.tsx'
import classes from './change-item.module.css'
import { ChangeKindMark } from './change-kind.tsx'

/** One entry of the register that is not as it was: its fields, its days, its sources. */
export function ChangeItem({ change }: { change: FactChange }) {
  const { t } = useTranslation('report/changes/page')
  const format = useFormat()
  const { kind, fields, between, knownSince } = change
  // An entry that stayed what it is and only broke off for a while needs no before and after.
  const isSame = kind === 'passing'
  return (
    <li className={classes.item}>
      <div className={classes.kind}>
        <ChangeKindMark kind={kind} />
      </div>
      <div className={classes.what}>
        <dl className={classes.fields}>
          {fields.map((field, index) => (
            <ChangeFieldRow
              // oxlint-disable-next-line react/no-array-index-key -- fields have no identity and keep their order
              key={index}
              field={field}
              isComparison={kind === 'changed'}
            />
          ))}
        </dl>
        {isSame && between.length === 0 && <p className={classes.note}>{t('interrupted')}</p>}
        {between.length > 0 && <Between versions={between} hasLabel={fields.length > 0 || !isSame} />}
      </div>
      <div className={classes.days}>
        <Validity change={change} />
        <span className={classes.known}>{t('learnt', { date: format.day(knownSince) })}</span>
      </div>
    </li>
  )
}

/** Days of validity of what was and what is, each with its source. */
function Validity({ change: { before, after, kind } }: { change: FactChange }) {
  const { t } = useTranslation('report/changes/page')
  const sides = [
    { key: 'was', version: before },
    { key: 'is', version: after },
  ] as const
  const isPair = before !== null && after !== null && kind !== 'passing'
  const shown = kind === 'passing' ? sides.slice(1) : sides
  return shown.map(
    ({ key, version }) =>
      version && (
        <span key={key}>
          {isPair && <span className={classes.side}>{t(key)}: </span>}
          {version.days}
          <ProvenanceHint
            provenance={version.provenance}
            label={[isPair ? t(key) : null, version.days].filter(Boolean).join(' ') || undefined}
          />
        </span>
      ),
  )
}

function Between({ versions, hasLabel }: { versions: FactChange['between']; hasLabel: boolean }) {
  const { t } = useTranslation('report/changes/page')
  return (
    <div className={classes.between}>
      {hasLabel && <p className={classes.note}>{t('between')}</p>}
      <ul>
        {versions.map(({ rows, days, provenance }) => (
          <li key={`${provenance.validFrom ?? ''} ${provenance.recordedAt}`}>
            <dl className={classes.fields}>
              {rows.map((row, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- rows have no identity and keep their order
                <div key={index}>
                  <dt className={classes.key}>{row.key}</dt>{' '}
                  <dd className={classes.value}>
                    <DataRowValue row={row} />
                  </dd>
                </div>
              ))}
            </dl>
            <span className={classes.known}>
              {days} <ProvenanceHint provenance={provenance} label={days ?? undefined} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
