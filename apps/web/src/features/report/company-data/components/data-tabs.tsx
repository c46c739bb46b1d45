import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../../../shared/ui/count-badge.tsx'
import { DATA_TABS, type DataTab } from '../data-filter.ts'

type DataTabsProps = {
  tab: DataTab
  counts: Record<DataTab, { active: number; inactive: number }>
  isWithEnded: boolean
  onTabChange: (tab: DataTab) => void
  children: ReactNode
}

/** Company data, members, news, each with how many items it holds. */
export function DataTabs({ tab, counts, isWithEnded, onTabChange, children }: DataTabsProps) {
  const { t } = useTranslation('report/company-data/page')
  const choose = (value: string | null): void => {
    const chosen = DATA_TABS.find((known) => known === value)
    if (chosen) onTabChange(chosen)
  }
  return (
    <Tabs value={tab} onChange={choose} keepMounted={false}>
      <Tabs.List aria-label={t('tabs.label')}>
        {DATA_TABS.map((known) => (
          <Tabs.Tab key={known} value={known}>
            {t(`tabs.${known}`)}{' '}
            <CountBadge
              count={counts[known].active + (isWithEnded ? counts[known].inactive : 0)}
              label={t('tabs.count')}
            />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab}>{children}</Tabs.Panel>
    </Tabs>
  )
}
