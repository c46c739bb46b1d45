import { Button } from '@mantine/core'
import { type Correction, downloadCorrectionFile } from '@merleg/contract/corrections.contract'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { reportPage } from '@merleg/contract/pages'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { KeyValueList } from '../../../shared/ui/key-value-list.tsx'
import { ProvenanceList } from '../../../shared/ui/provenance-list.tsx'
import { UrlLink } from '../../../shared/ui/url-link.tsx'
import { useDownload } from '../../../shared/ui/use-download.ts'
import classes from '../corrections.module.css'

/** A report of a wrong value, its sources, and what was answered. */
export function CorrectionItem({ correction }: { correction: Correction }) {
  const { t } = useTranslation('corrections/page')
  const format = useFormat()
  const download = useDownload()
  const { id, number, companyId, companyName, section, field, file, state, notices } = correction
  return (
    <li className={classes.item}>
      <div className={classes.itemHead}>
        <h3 className={classes.itemTitle}>
          {number}. <UrlLink url={reportPage(companyId, section)}>{companyName}</UrlLink> – {field}
        </h3>
        <span className={classes.state}>{t(`states.${state}`)}</span>
      </div>
      <KeyValueList
        items={[
          { key: 'shown', label: t('form.shownValue'), value: correction.shownValue },
          { key: 'fault', label: t('form.fault'), value: correction.fault },
          { key: 'expected', label: t('form.expected'), value: correction.expected },
          { key: 'evidence', label: t('form.evidence'), value: correction.evidence },
          { key: 'reported', label: t('list.reportedAt'), value: format.dateTime(correction.reportedAt) },
          {
            key: 'file',
            label: t('form.file'),
            value: file && (
              <Button
                variant="subtle"
                size="compact-sm"
                loading={download.isBusy}
                leftSection={<Icon name="download" size={14} />}
                onClick={() => download.start(endpointUrl(downloadCorrectionFile, { params: { id } }))}
              >
                {file.name}
              </Button>
            ),
          },
        ]}
      />
      {correction.sources.length > 0 && (
        <details className={classes.sources}>
          <summary>{t('list.sources')}</summary>
          <ProvenanceList sources={correction.sources} />
        </details>
      )}
      {notices.length > 0 && (
        <ol className={classes.notices} aria-label={t('list.answers')}>
          {notices.map(({ kind, body, at }) => (
            <li key={`${kind} ${at}`}>
              <p className={classes.small}>
                {format.dateTime(at)} · {t(`notices.${kind}`)}
              </p>
              <p className={classes.body}>{body}</p>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
