import { Button } from '@mantine/core'
import { addWatched } from '@merleg/contract/watch-list.contract'
import { useTranslation } from 'react-i18next'
import { useHasAccess } from '../../shared/session/access.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { useWatchChange, watchAll } from './watch-list.queries.ts'

type WatchSelectionProps = {
  /** Chosen already, or asked for when they are wanted. */
  companyIds: readonly string[] | (() => Promise<readonly string[]>)
  of?: 'selected' | 'matched'
}

/** Watches several companies of a list in one call; nothing without the module. */
export function WatchSelection({ companyIds, of = 'selected' }: WatchSelectionProps) {
  const { t } = useTranslation('watch-list/page')
  const canOpen = useHasAccess()
  const adding = useWatchChange(async () =>
    watchAll(typeof companyIds === 'function' ? await companyIds() : companyIds),
  )
  if (!canOpen(addWatched.access)) return null
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon name="watched" size={15} />}
      loading={adding.isPending}
      disabled={companyIds.length === 0 && typeof companyIds !== 'function'}
      onClick={() => adding.mutate(undefined)}
    >
      {t(of === 'matched' ? 'watchMatched' : 'watchSelected')}
    </Button>
  )
}
