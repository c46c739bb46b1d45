import { Button } from '@mantine/core'
import { addWatched } from '@merleg/contract/watch-list.contract'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../shared/session/access.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { useWatchChange, watchAll } from './watch-list.queries.ts'

/** Watches the chosen companies of a list in one call; nothing without the module. */
export function WatchSelection({ companyIds }: { companyIds: readonly string[] }) {
  const { t } = useTranslation('watch-list/page')
  const canOpen = useHasAccess()
  const adding = useWatchChange(watchAll)
  if (!canOpen(addWatched.access)) return null
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon name="watched" size={15} />}
      loading={adding.isPending}
      disabled={companyIds.length === 0}
      onClick={() => adding.mutate(companyIds)}
    >
      {t('watchSelected')}
    </Button>
  )
}
