import { Button } from '@mantine/core'
import { requestOffer } from '@merleg/contract/requests.contract'
import { SECTION_NOUNS, sectionOf } from '@merleg/contract/report/report-sections'
import { GRANTING_CLAIMS, hasClaim, isBarred } from '@merleg/domain/claims'
import { useMutation } from '@tanstack/react-query'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NAVIGATION } from '../../app/layout/navigation.ts'
import type { HomeWidget } from '../../shared/home-widget.ts'
import { call } from '../../shared/http/call.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { showError } from '../../shared/ui/toasts.ts'
import classes from './module-offer.module.css'

type ModuleClaim = (typeof GRANTING_CLAIMS)[number]

/** Only what there is to be opened is offered: sections of the report, and pages of the navigation. */
const OFFERED = GRANTING_CLAIMS.filter((claim) => listSections(claim).length > 0 || listPages(claim).length > 0)

const SHOWN_MODULES = 3

function listSections(claim: ModuleClaim) {
  return SECTION_NOUNS.filter((noun) => sectionOf(noun).access === claim)
}

function listPages(claim: ModuleClaim) {
  return NAVIGATION.filter(({ access }) => access === claim)
}

function listMissing(claims: Parameters<typeof hasClaim>[0]): ModuleClaim[] {
  return OFFERED.filter((claim) => !hasClaim(claims, claim) && !isBarred(claims, claim))
}

/** The modules that the subscription lacks, each with what it opens and the way to ask for it. */
function ModuleOffer() {
  const { t } = useTranslation('home/page')
  const { claims } = usePreferences()
  const [isWhole, setIsWhole] = useState(false)
  const missing = listMissing(claims)
  const others = missing.length - SHOWN_MODULES
  return (
    <Panel title={t('offer.title')}>
      <ul className={classes.modules}>
        {(isWhole ? missing : missing.slice(0, SHOWN_MODULES)).map((claim) => (
          <OfferedModule key={claim} claim={claim} />
        ))}
      </ul>
      {others > 0 && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('heard.fewer') : t('offer.more', { count: others })}
        </Button>
      )}
    </Panel>
  )
}

function OfferedModule({ claim }: { claim: ModuleClaim }) {
  const { t } = useTranslation('home/page')
  const { t: tLayout } = useTranslation('layout/page')
  const { t: tWords } = useTranslation('administration/words')
  const errorText = useErrorText()
  const request = useMutation({
    mutationFn: () => call(requestOffer, { body: { feature: claim } }),
    onError: (error) => showError(errorText(error)),
  })
  const name = tWords(`modules.${claim}`)
  // A page and a section of the report may bear one name.
  const titles = new Set([
    ...listPages(claim).map(({ key }) => tLayout(`nav.${key}`)),
    ...listSections(claim).map((noun) => i18next.t('title', { ns: `report/${noun}/words` })),
  ])
  const opened = [...titles].filter((title) => title !== name)
  return (
    <li className={classes.module}>
      <span className={classes.told} aria-live="polite">
        <strong>{name}</strong>
        {request.isSuccess ? (
          <span className={classes.opens}>{request.data.notification}</span>
        ) : (
          opened.length > 0 && <span className={classes.opens}>{t('offer.opens', { pages: opened.join(', ') })}</span>
        )}
      </span>
      {!request.isSuccess && (
        <Button
          variant="default"
          size="xs"
          loading={request.isPending}
          aria-label={t('offer.requestOf', { module: name })}
          onClick={() => request.mutate()}
        >
          {t('offer.request')}
        </Button>
      )}
    </li>
  )
}

export const moduleOfferHome: HomeWidget = {
  readTitle: () => i18next.t('offer.title', { ns: 'home/page' }),
  rank: 70,
  size: 'narrow',
  access: requestOffer.access,
  isHiddenByDefault: false,
  isOffered: ({ claims }) => listMissing(claims).length > 0,
  Component: ModuleOffer,
}
