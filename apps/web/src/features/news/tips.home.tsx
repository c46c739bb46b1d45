import { ActionIcon } from '@mantine/core'
import { TIP_COUNT } from '@merleg/contract/news.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeWidget } from '../../shared/home-widget.ts'
import { sendRequest } from '../../shared/http/request.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonRows } from '../../shared/ui/skeletons.tsx'
import classes from './tips.module.css'

const ServerHtml = lazy(async () => ({ default: (await import('../../shared/ui/server-html.tsx')).ServerHtml }))

function tipQuery(number: number) {
  return {
    queryKey: ['did-you-know', number],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const response = await sendRequest(`/did-you-know/${number}.html`, { headers: { accept: 'text/html' }, signal })
      return response.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/** A tip about the product, another one each time, with those before and after it; there are Hungarian ones only. */
function TipPanel() {
  const { t } = useTranslation('news/page')
  const [number, setNumber] = useState(() => 1 + Math.floor(Math.random() * TIP_COUNT))
  const { data, error } = useQuery({ ...tipQuery(number), placeholderData: keepPreviousData })
  const step = (by: number): void => setNumber(((number - 1 + by + TIP_COUNT) % TIP_COUNT) + 1)
  return (
    <Panel
      title={t('tip.title')}
      unit={t('tip.position', { number, count: TIP_COUNT })}
      actions={
        <>
          <ActionIcon variant="default" aria-label={t('tip.previous')} onClick={() => step(-1)}>
            <Icon name="chevron-left" />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={t('tip.next')} onClick={() => step(1)}>
            <Icon name="chevron-right" />
          </ActionIcon>
        </>
      }
    >
      <div className={classes.tip} aria-live="polite">
        {data !== undefined ? (
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <ServerHtml html={data} />
          </Suspense>
        ) : error === null ? (
          <SkeletonRows rows={4} />
        ) : (
          <p className={classes.tipFailed}>{t('tip.failed')}</p>
        )}
      </div>
    </Panel>
  )
}

export const tipsHome: HomeWidget = {
  readTitle: () => i18next.t('tip.title', { ns: 'news/page' }),
  rank: 60,
  size: 'narrow',
  access: 'user',
  isHiddenByDefault: false,
  isOffered: ({ locale }) => locale === 'hu',
  Component: TipPanel,
}
