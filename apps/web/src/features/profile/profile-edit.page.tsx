import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { PersonalDataPanel } from '../personal-data/personal-data.widget.tsx'
import { CreditPanel } from './components/credit-panel.tsx'
import { ProfileForm } from './components/profile-form.tsx'
import classes from './profile-edit.module.css'
import { useProfile } from './profile.queries.ts'

/** Own name, phone and password, and what the subscriber can spend. */
export function ProfileEditPage() {
  const { t } = useTranslation('profile/page')
  const { data, error, refetch } = useProfile()
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} />
      {data ? (
        <>
          <ProfileForm profile={data} />
          <CreditPanel credit={data.credit} />
          <PersonalDataPanel />
        </>
      ) : error ? (
        <StateError error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonPanel rows={6} />
      )}
    </div>
  )
}
