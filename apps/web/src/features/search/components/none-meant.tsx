import { useTranslation } from 'react-i18next'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'

/** Companies match, and none of them is of the status or county; `isAll`: all that match were looked at. */
export function NoneMeant({ isAll }: { isAll: boolean }) {
  const { t } = useTranslation('search/page')
  return (
    <StateEmpty
      icon="search"
      title={t('noneMeant.title')}
      text={t(isAll ? 'noneMeant.text' : 'noneMeant.textOfSome')}
    />
  )
}
