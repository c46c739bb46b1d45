import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import classes from '../international.module.css'
import type { ForeignCompanyPage } from '../international.queries.ts'

type LastOrderProps = { order: NonNullable<ForeignCompanyPage['lastOrder']>; onOpen: (orderId: string) => void }

/** The last report about the company that the subscriber bought, to be had again free of charge. */
export function LastOrder({ order: { id, variant, orderedAt }, onOpen }: LastOrderProps) {
  const { t } = useTranslation(['international/page', 'international/words'])
  const format = useFormat()
  const text = t('company.lastOrderText', {
    variant: t(`international/words:variants.${variant}`),
    at: format.dateTime(orderedAt),
  })
  return (
    <Panel title={t('company.lastOrder')}>
      <div className={classes.lastOrder}>
        <p className={classes.text}>{text}</p>
        <Button variant="default" leftSection={<Icon name="download" size={16} />} onClick={() => onOpen(id)}>
          {t('company.again')}
        </Button>
      </div>
    </Panel>
  )
}
