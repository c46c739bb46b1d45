import type { layoutPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const layoutPageEn: Texts<typeof layoutPageHu> = {
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main navigation',
    home: 'Home',
    quickSearch: 'Company search',
    geoSearch: 'Search by area',
    sendMessage: 'Message',
    open: 'Open menu',
    title: 'Menu',
  },
  search: {
    label: 'Find a company',
    placeholder: 'Company name, tax number or registration number',
    suggestions: 'Suggestions',
    tooShort: 'Type at least 3 characters.',
    nothingFound: 'No such company. Check the spelling, or search by tax number.',
    matchedName: 'also: {{name}}',
    countFound_one: '{{count}} suggestion',
    countFound_other: '{{count}} suggestions',
    shortcut: 'Ctrl K',
  },
  user: {
    menu: 'Account',
    menuOf: 'Account of {{name}}',
    editProfile: 'Edit profile',
    settings: 'Preferences',
    logout: 'Sign out',
    language: 'Language',
    colourScheme: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    auto: 'System default',
  },
  footer: {
    label: 'Footer',
    purpose: 'Company information and credit risk',
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
  modules: {
    MarketingAdatok: 'Marketing data',
    Reszleteskereso: 'Advanced search',
    Monitoring: 'Monitoring',
    Kedvencek: 'Favourites',
    Nemzetkozi: 'International company information',
    Osszehasonlitas: 'Comparison',
    Cegriport: 'Company data',
    GazdasagiAdatok: 'Financial data',
    Beszamolok: 'Financial statements',
    Mutatok: 'Indicators',
    KapcsolatiHalo: 'Connection network',
    Idovonal: 'Timeline',
    AgazatiMutatok: 'Sector indicators',
    TenylegesTulajdonos: 'Beneficial owner',
    NegativInfo: 'Negative information',
    PozitivInfo: 'Positive information',
  },
}
