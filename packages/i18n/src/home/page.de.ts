import type { homePageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const homePageDe: Texts<typeof homePageHu> = {
  welcome: 'Guten Tag, {{name}}!',
  welcomeUnnamed: 'Guten Tag!',
  documentTitle: 'Startseite',
  question: 'Welches Unternehmen sehen wir uns an?',
  searchHelp:
    'Name, früherer Name, Steuernummer oder Registernummer, mit oder ohne Bindestriche. Akzente und Großschreibung spielen keine Rolle.',
  tiles: {
    label: 'Module',
    quickSearch: 'Firmensuche',
    quickSearchText: 'Trefferliste nach Name oder Kennung',
    geoSearch: 'Gebietssuche',
    geoSearchText: 'Unternehmen nach Ort, Komitat oder Umkreis',
    settings: 'Einstellungen',
    settingsText: 'Darstellung von Berichten und Benachrichtigungen',
    laws: 'Gesetzessammlung',
    lawsText: 'Gesetze auf einer externen Seite',
    sendMessage: 'Nachricht senden',
    sendMessageText: 'Frage oder Hinweis an den Kundendienst',
  },
}
