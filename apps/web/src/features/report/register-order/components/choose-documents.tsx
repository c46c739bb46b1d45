import { Button } from '@mantine/core'
import type { Publication } from '@merleg/contract/report/register-order.contract'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { StateEmpty } from '../../../../shared/ui/state-empty.tsx'
import classes from '../register-order.module.css'
import { type ReviewedSelection, type Selection, toggle } from '../selection.ts'
import { useForint } from '../use-forint.ts'
import { PublicationRow } from './publication-row.tsx'

type ChooseDocumentsProps = {
  offered: readonly Publication[]
  selection: Selection
  review: ReviewedSelection
  onChoose: (selection: Selection) => void
  onOrder: () => void
}

const isAccounts = ({ id }: Publication): boolean => id.startsWith('accounts-')

/** First step: the documents with their prices, and what they cost together. */
export function ChooseDocuments({ offered, selection, review, onChoose, onOrder }: ChooseDocumentsProps) {
  const { t } = useTranslation('report/register-order/page')
  const forint = useForint()
  const { lines, total, goneCount } = review
  if (offered.length === 0) return <StateEmpty icon="file" title={t('select.nothing')} text={t('select.nothingText')} />
  const renderRows = (publications: readonly Publication[], hasDescription: boolean) => (
    <ul className={classes.rows}>
      {publications.map((publication) => (
        <PublicationRow
          key={publication.id}
          publication={publication}
          hasDescription={hasDescription}
          isChosen={Object.hasOwn(selection, publication.id)}
          onChange={(isChosen) => onChoose(toggle(review.kept, publication, isChosen))}
        />
      ))}
    </ul>
  )
  const accounts = offered.filter(isAccounts)
  return (
    <Panel title={t('select.title')} unit={t('select.price')}>
      {goneCount > 0 && <p className={classes.notice}>{t('select.gone', { count: goneCount })}</p>}
      {renderRows(
        offered.filter((one) => !isAccounts(one)),
        true,
      )}
      {accounts.length > 0 && (
        <fieldset className={classes.accounts}>
          <legend>{t('select.accounts')}</legend>
          <p className={classes.small}>{accounts[0]?.description}</p>
          {renderRows(accounts, false)}
        </fieldset>
      )}
      <div className={classes.bar}>
        <p className={classes.sum} aria-live="polite">
          {lines.length === 0 ? (
            <span className={classes.small}>{t('select.none')}</span>
          ) : (
            <>
              {t('select.chosen', { count: lines.length })} · {t('select.total')}: <strong>{forint(total)}</strong>
            </>
          )}
        </p>
        {lines.length > 0 && (
          <div className={classes.buttons}>
            <Button variant="subtle" onClick={() => onChoose({})}>
              {t('select.clear')}
            </Button>
            <Button onClick={onOrder}>{t('select.order')}</Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
