import type { homePageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const homePageEn: Texts<typeof homePageHu> = {
  welcome: 'Hello, {{name}}!',
  welcomeUnnamed: 'Hello!',
  documentTitle: 'Home',
  question: 'Which company shall we look at?',
  searchHelp:
    'Name, former name, tax number or registration number, with or without dashes. Accents and case do not matter.',
  tiles: {
    label: 'Modules',
    quickSearch: 'Company search',
    quickSearchText: 'Result list by name or identifier',
    geoSearch: 'Search by area',
    geoSearchText: 'Companies by settlement, county or radius',
    settings: 'Settings',
    settingsText: 'How reports and notifications look',
    laws: 'Law library',
    lawsText: 'Laws on an external site',
    sendMessage: 'Send a message',
    sendMessageText: 'A question or remark for customer service',
  },
}
