import { CONNECTION_ORDERS } from '@merleg/contract/address-words'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { dayField, listField, textField, wordField } from '../../../shared/address/search-fields.ts'

const ConnectionListSearch = z.object({
  text: textField,
  order: wordField(CONNECTION_ORDERS),
  asOf: dayField,
  /** Groups that are closed, and those that are shown in full. */
  closed: listField,
  more: listField,
  /** The item to go to and to mark. */
  scrollTo: textField,
})

const sectionRoute = createRoute({
  ...sectionOptions('connection-list', 'connection-list'),
  validateSearch: ConnectionListSearch,
})

const listRoute = createRoute({
  getParentRoute: () => sectionRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./connection-list.page.tsx'), 'ConnectionListPage'),
})

const articleRoute = createRoute({
  getParentRoute: () => sectionRoute,
  path: '/$section/$article',
  component: lazyRouteComponent(() => import('./connection-article.page.tsx'), 'ConnectionArticlePage'),
})

export const connectionListRoute = sectionRoute.addChildren([listRoute, articleRoute])
