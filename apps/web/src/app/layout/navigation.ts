import type { Access } from '@merleg/contract/endpoint'
import { sendMessage } from '@merleg/contract/requests.contract'
import { PAGE_ACCESS } from '../../shared/session/page-access.generated.ts'
import type { IconName } from '../../shared/ui/icon-map.ts'

type NavigationEntry = {
  key:
    | 'home'
    | 'monitoring'
    | 'quickSearch'
    | 'geoSearch'
    | 'advancedSearch'
    | 'marketing'
    | 'international'
    | 'favorites'
    | 'listMatching'
    | 'comparison'
    | 'sendMessage'
  to:
    | '/'
    | '/monitoring'
    | '/quick/search'
    | '/geo/search'
    | '/advanced/search/{-$id}'
    | '/marketing/search/{-$id}'
    | '/international'
    | '/favorites'
    | '/list-matching'
    | '/comparison'
    | '/send-message'
  icon: IconName
  /** The access of the call behind the page: who lacks it does not see the entry. */
  access: Access
  /** Other addresses that count as being there. */
  alsoAt?: string
  /** On wide screens the top bar has it. */
  isInTopBar?: true
}

/** Links keep the ids of the address they stand on unless told otherwise. */
export const NO_ID = { id: undefined } as const

/** The modules that exist, in the order of the navigation. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { key: 'home', to: '/', icon: 'home', access: 'user' },
  { key: 'monitoring', to: '/monitoring', icon: 'bell', access: PAGE_ACCESS.watchList, alsoAt: '/monitoring/' },
  { key: 'quickSearch', to: '/quick/search', icon: 'search', access: PAGE_ACCESS.quickSearch, alsoAt: '/report/' },
  { key: 'geoSearch', to: '/geo/search', icon: 'geo', access: PAGE_ACCESS.geoSearch },
  {
    key: 'advancedSearch',
    to: '/advanced/search/{-$id}',
    icon: 'filter',
    access: PAGE_ACCESS.advancedSearch,
    alsoAt: '/advanced/',
    isInTopBar: true,
  },
  {
    key: 'marketing',
    to: '/marketing/search/{-$id}',
    icon: 'people',
    access: PAGE_ACCESS.marketingSearch,
    alsoAt: '/marketing/',
  },
  {
    key: 'international',
    to: '/international',
    icon: 'foreign',
    access: PAGE_ACCESS.international,
    alsoAt: '/international/',
  },
  { key: 'favorites', to: '/favorites', icon: 'star', access: PAGE_ACCESS.favorites },
  { key: 'listMatching', to: '/list-matching', icon: 'sheet', access: PAGE_ACCESS.listMatching },
  { key: 'comparison', to: '/comparison', icon: 'scale', access: PAGE_ACCESS.comparison },
  { key: 'sendMessage', to: '/send-message', icon: 'message', access: sendMessage.access },
]
