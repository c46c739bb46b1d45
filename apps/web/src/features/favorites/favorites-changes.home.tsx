import { listFavoriteChanges } from '@merleg/contract/favorites.contract'
import i18next from 'i18next'
import type { HomeWidget } from '../../shared/home-widget.ts'
import { FavoritesChanges } from './components/favorites-changes.tsx'

export const favoritesChangesHome: HomeWidget = {
  readTitle: () => i18next.t('changes.title', { ns: 'favorites/page' }),
  rank: 65,
  size: 'wide',
  access: listFavoriteChanges.access,
  isHiddenByDefault: false,
  Component: FavoritesChanges,
}
