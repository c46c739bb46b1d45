import type { SanctionMatch } from '@merleg/contract/report/sanctions.contract'
import { translateSource } from '@merleg/domain/reference/source-names'
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
  const { t } = useTranslation(['report/sanctions/page', 'report/sanctions/words'])
  const format = useFormat()
  const { legalAct, list, entry, measure, listedOn, firstSeenOn, amendedOn, delistedOn } = designation
  const known = MEASURES.find((name) => name === measure)
  const { title } = translateSource(format.locale, list)
  const onList = t('designation.listOfDay', { title, day: format.date(list.day) })
  const since = firstSeenOn && t('report/sanctions/words:listedSince', { day: format.date(firstSeenOn) })
  return (
    <>
      <KeyValueList
        items={[
          {
            key: 'list',
            label: t('designation.list'),
            value: list.url === null ? onList : <ExternalLink href={list.url}>{onList}</ExternalLink>,
          },
          { key: 'entry', label: t('designation.entry'), value: entry },
          { key: 'programme', label: t('designation.programme'), value: designation.programme },
          // A measure the list names anew is shown in its own words.
          { key: 'measure', label: t('designation.measure'), value: known ? t(`measures.${known}`) : measure },
          { key: 'listed', label: t('designation.listedOn'), value: listedOn === null ? since : format.date(listedOn) },
          { key: 'amended', label: t('designation.amendedOn'), value: amendedOn && format.date(amendedOn) },
          { key: 'delisted', label: t('designation.delistedOn'), value: delistedOn && format.date(delistedOn) },
          { key: 'act', label: t('designation.legalAct'), value: legalAct && <LegalAct act={legalAct} /> },
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

function LegalAct({ act }: { act: NonNullable<SanctionMatch['designation']['legalAct']> }) {
  const { t } = useTranslation('report/sanctions/page')
  const { celex, annex, record, url } = act
  // A list of its own numbers names the act alone; its number of the entry stands beside it.
  const inAnnex =
    record === null ? t('designation.annex', { celex, annex }) : t('designation.record', { celex, annex, record })
  const text = annex === '' ? celex : inAnnex
  return url === null ? text : <ExternalLink href={url}>{text}</ExternalLink>
}
