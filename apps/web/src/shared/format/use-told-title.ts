import type { ToldAs } from '@merleg/domain/monitoring-events'
import { useTranslation } from 'react-i18next'

/** The title of an event; where it is no news in the usual sense, that too, as in the mails. */
export function useToldTitle(): (event: { title: string; toldAs: ToldAs }) => string {
  const { t } = useTranslation('monitoring/words')
  return ({ title, toldAs }) => (toldAs === 'news' ? title : `${title} (${t(`toldAs.${toldAs}`)})`)
}
