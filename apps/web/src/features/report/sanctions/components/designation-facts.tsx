import type { SanctionMatch } from '@merleg/contract/report/sanctions.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ExternalLink } from '../../../../shared/ui/external-link.tsx'
import { KeyValueList } from '../../../../shared/ui/key-value-list.tsx'
import classes from '../sanctions.module.css'

const MEASURES = [
  'Asset freeze',
  'Export control',
  'Transportation restrictions',
  'Financial restrictions',
  'Services ban',
  'Investment ban',
] as const

/** Why and since when the entry is listed, with the act that says so. */
export function DesignationFacts({ designation }: Pick<SanctionMatch, 'designation'>) {
  const { t } = useTranslation('report/sanctions/page')
  const format = useFormat()
  const { legalAct, measure, listedOn, amendedOn, delistedOn } = designation
  const { celex, annex, record } = legalAct
  const known = MEASURES.find((name) => name === measure)
  const act =
    record === null ? t('designation.annex', { celex, annex }) : t('designation.record', { celex, annex, record })
  return (
    <>
      <KeyValueList
        items={[
          { key: 'programme', label: t('designation.programme'), value: designation.programme },
          // A measure the list names anew is shown in its own words.
          { key: 'measure', label: t('designation.measure'), value: known ? t(`measures.${known}`) : measure },
          { key: 'listed', label: t('designation.listedOn'), value: listedOn && format.date(listedOn) },
          { key: 'amended', label: t('designation.amendedOn'), value: amendedOn && format.date(amendedOn) },
          { key: 'delisted', label: t('designation.delistedOn'), value: delistedOn && format.date(delistedOn) },
          {
            key: 'act',
            label: t('designation.legalAct'),
            value: legalAct.url === null ? act : <ExternalLink href={legalAct.url}>{act}</ExternalLink>,
          },
        ]}
      />
      {designation.reason !== null && (
        <details className={classes.statement}>
          <summary>{t('designation.reason')}</summary>
          <p lang="en">{designation.reason}</p>
        </details>
      )}
    </>
  )
}
