import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { SettingsForm } from './components/settings-form.tsx'
import classes from './profile-settings.module.css'
import { useSettings } from './settings.queries.ts'

/** Functional settings of the user and, for two of them, of the whole subscription. */
export function ProfileSettingsPage() {
  const { t } = useTranslation('settings/page')
  const { data, error, refetch } = useSettings()
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} />
      {data ? (
        <SettingsForm settings={data} />
      ) : error ? (
        <StateError error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonPanel rows={10} />
      )}
    </div>
  )
}
