import type { Access } from '@merleg/contract/endpoint'
import { newAdvancedSearch, newMarketingSearch } from '@merleg/contract/company-search.contract'
import { getComparison } from '@merleg/contract/comparison.contract'
import { listFavorites } from '@merleg/contract/favorites.contract'
import { listInternationalCountries } from '@merleg/contract/international.contract'
import { listMatchingLists } from '@merleg/contract/list-matching.contract'
import { sendMessage } from '@merleg/contract/requests.contract'
import { listWatched } from '@merleg/contract/watch-list.contract'
import { geoSearch, quickSearch } from '@merleg/contract/search.contract'
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
  { key: 'monitoring', to: '/monitoring', icon: 'bell', access: listWatched.access, alsoAt: '/monitoring/' },
  { key: 'quickSearch', to: '/quick/search', icon: 'search', access: quickSearch.access, alsoAt: '/report/' },
  { key: 'geoSearch', to: '/geo/search', icon: 'geo', access: geoSearch.access },
  {
    key: 'advancedSearch',
    to: '/advanced/search/{-$id}',
    icon: 'filter',
    access: newAdvancedSearch.access,
    alsoAt: '/advanced/',
    isInTopBar: true,
  },
  {
    key: 'marketing',
    to: '/marketing/search/{-$id}',
    icon: 'people',
    access: newMarketingSearch.access,
    alsoAt: '/marketing/',
  },
  {
    key: 'international',
    to: '/international',
    icon: 'foreign',
    access: listInternationalCountries.access,
    alsoAt: '/international/',
  },
  { key: 'favorites', to: '/favorites', icon: 'star', access: listFavorites.access },
  { key: 'listMatching', to: '/list-matching', icon: 'sheet', access: listMatchingLists.access },
  { key: 'comparison', to: '/comparison', icon: 'scale', access: getComparison.access },
  { key: 'sendMessage', to: '/send-message', icon: 'message', access: sendMessage.access },
]
