import type { Access } from '@merleg/contract/endpoint'
import { getComparison } from '@merleg/contract/comparison.contract'
import { listMatchingLists } from '@merleg/contract/list-matching.contract'
import { sendMessage } from '@merleg/contract/messages.contract'
import { geoSearch, quickSearch } from '@merleg/contract/search.contract'
import type { IconName } from '../../shared/ui/icon-map.ts'

type NavigationEntry = {
  key: 'home' | 'quickSearch' | 'geoSearch' | 'listMatching' | 'comparison' | 'sendMessage'
  to: '/' | '/quick/search' | '/geo/search' | '/list-matching' | '/comparison' | '/send-message'
  icon: IconName
  /** The access of the call behind the page: who lacks it does not see the entry. */
  access: Access
  /** Other addresses that count as being there. */
  alsoAt?: string
}

/** The modules that exist, in the order of the navigation. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { key: 'home', to: '/', icon: 'home', access: 'user' },
  { key: 'quickSearch', to: '/quick/search', icon: 'search', access: quickSearch.access, alsoAt: '/report/' },
  { key: 'geoSearch', to: '/geo/search', icon: 'geo', access: geoSearch.access },
  { key: 'listMatching', to: '/list-matching', icon: 'sheet', access: listMatchingLists.access },
  { key: 'comparison', to: '/comparison', icon: 'scale', access: getComparison.access },
  { key: 'sendMessage', to: '/send-message', icon: 'message', access: sendMessage.access },
]
