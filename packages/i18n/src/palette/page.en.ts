import type { palettePageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const palettePageEn: Texts<typeof palettePageHu> = {
  title: 'Commands',
  placeholder: 'Company, page, action or setting',
  open: 'Commands',
  keys: 'Ctrl K',
  on: 'on',
  off: 'off',
  groups: {
    recent: 'Used last',
    actions: 'On this page',
    pages: 'Pages',
    settings: 'Settings',
    companies: 'Companies',
    opened: 'Companies opened last',
  },
  pages: {
    exports: 'Exports of marketing lists',
    internationalOrders: 'International orders',
    connectionPaths: 'Paths between parties',
  },
  shortcuts: 'Keyboard shortcuts',
  searching: 'Searching…',
  nothing: 'Nothing matches. Of the name of a company, type at least three letters.',
  found_one: '{{count}} match',
  found_other: '{{count}} matches',
}
