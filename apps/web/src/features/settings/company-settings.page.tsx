import { Switch } from '@mantine/core'
import { COMPANY_SETTINGS } from '@merleg/contract/settings.contract'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { AdministrationTabs } from '../../shared/ui/administration-tabs.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'
import classes from './profile-settings.module.css'
import { useSettings, useUpdateSettings } from './settings.queries.ts'

/** The settings that hold for every user of the subscription, for its administrators. */
export function CompanySettingsPage() {
  const { t } = useTranslation('settings/page')
  const errorText = useErrorText()
  const { data, error, refetch } = useSettings()
  const saving = useUpdateSettings()
  return (
    <div className={classes.page}>
      <PageHeading title={t('companyTitle')} />
      <AdministrationTabs />
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={3} />}
      {data !== undefined && (
        <Panel title={t('monitoring')} foot={t('companyIntro')}>
          <div className={classes.group}>
            {COMPANY_SETTINGS.map((name) => (
              <Switch
                key={name}
                label={t(name)}
                description={t(`${name}Hint`)}
                checked={data[name]}
                disabled={saving.isPending}
                onChange={(event) =>
                  saving.mutate(
                    { [name]: event.currentTarget.checked },
                    {
                      onSuccess: ({ message }) => showSuccess(message),
                      onError: (failure) => showError(errorText(failure)),
                    },
                  )
                }
              />
            ))}
          </div>
        </Panel>
      )}
    </div>
  )
}
