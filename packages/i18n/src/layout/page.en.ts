import type { layoutPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const layoutPageEn: Texts<typeof layoutPageHu> = {
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main navigation',
    home: 'Home',
    monitoring: 'Monitoring',
    quickSearch: 'Company search',
    geoSearch: 'Search by area',
    marketing: 'Marketing',
    international: 'International',
    favorites: 'Favourites',
    advancedSearch: 'Advanced search',
    listMatching: 'List matching',
    comparison: 'Comparison',
    sendMessage: 'Message',
    open: 'Open menu',
    title: 'Menu',
  },
  search: {
    label: 'Find a company',
    placeholder: 'Company name, tax number or registration number',
    suggestions: 'Suggestions',
    similar: 'No exact match; similar names',
    matchedName: 'also: {{name}}',
    countFound_one: '{{count}} suggestion',
    countFound_other: '{{count}} suggestions',
  },
  user: {
    administration: 'Administration',
    operator: 'Operation',
    menu: 'Account',
    menuOf: 'Account of {{name}}',
    editProfile: 'Edit profile',
    editSecurity: 'Sign-in and security',
    settings: 'Preferences',
    credits: 'Credit and statement',
    corrections: 'My reported errors',
    logout: 'Sign out',
    language: 'Language',
    colourScheme: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    auto: 'System default',
  },
  footer: {
    label: 'Footer',
    dataSources: 'Data sources',
    purpose: 'Company information and credit risk',
    clock: 'Times are Budapest time',
    laws: 'Law library',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The address may be outdated or mistyped. Search in the field above, or start from the home page.',
  },
  error: {
    module: {
      title: '{{module}}: not part of your subscription',
      titleUnnamed: 'This module is not part of your subscription',
      opens: 'In the report, this module opens: {{sections}}.',
      text: 'Request an offer and our staff will contact you with the terms.',
      sent: 'We have received your request',
    },
    traffic: {
      title: 'Increased traffic',
      text: 'Unusually many requests arrived within a short time. Wait a moment, or send a message to customer service.',
    },
    company: {
      title: 'This company is not in the database',
      text: 'The link may be outdated. Find the company by name, tax number or registration number.',
    },
    other: {
      title: 'We cannot show this now',
      text: 'The server refused the request. If this happens again, contact customer service.',
    },
  },
  crash: {
    title: 'An unexpected error occurred',
    text: 'The page could not be shown. Reload it; if the error persists, contact customer service.',
  },
}
