import type { DataSource } from '@merleg/contract/data-sources.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import classes from '../data-sources.module.css'

type EditionCountsProps = { edition: NonNullable<DataSource['edition']>; source: DataSource }

/** How much the newest edition told, and which of its lines were not taken over. */
export function EditionCounts({ edition, source }: EditionCountsProps) {
  const { t } = useTranslation('data-sources/page')
  const format = useFormat()
  const counted = (count: number | null) => (count === null ? t('notKept') : format.number(count))
  const { rejects, rejected, outdated } = edition
  const { list, isReplaced } = source
  // A list has entries, and tells of no company; one that was replaced has none that are in use.
  const told =
    list === null
      ? [
          { key: 'companies', label: t('fields.companies'), value: isReplaced ? null : counted(edition.companies) },
          { key: 'facts', label: t('fields.facts'), value: isReplaced ? null : counted(edition.facts) },
          { key: 'statements', label: t('fields.statements'), value: isReplaced ? null : counted(edition.statements) },
          { key: 'read', label: t('fields.read'), value: format.number(edition.read) },
        ]
      : [
          { key: 'entries', label: t('fields.entries'), value: format.number(list.entries) },
          { key: 'compared', label: t('fields.compared'), value: format.number(list.compared) },
        ]
  return (
    <>
      <h3 className={classes.subtitle}>{t('ofEdition')}</h3>
      <KeyValueList
        items={[
          ...told,
          { key: 'rejected', label: t('fields.rejected'), value: format.number(rejected) },
          {
            key: 'values',
            label: t('fields.valuesRejected'),
            value: list && format.number(list.valuesRejected),
          },
          { key: 'outdated', label: t('fields.outdated'), value: list ? null : format.number(outdated) },
          {
            key: 'takenOver',
            label: t('fields.takenOver'),
            value: format.number(source.takenOver),
            note: t('editions', { count: source.editions }),
          },
        ]}
      />
      {rejects !== null && rejects.length > 0 && (
        <details className={classes.rejects}>
          <summary>{t('rejects')}</summary>
          <ul className={classes.reasons}>
            {rejects.map(({ reason, text, count }) => (
              <li key={reason}>
                {text} – {format.number(count)}
              </li>
            ))}
          </ul>
          <p className={classes.note}>{t('rejectsNote')}</p>
        </details>
      )}
    </>
  )
}
