import type { searchHu } from './search.hu.ts'
import type { Texts } from './texts.ts'

export const searchDe: Texts<typeof searchHu> = {
  quickTitle: 'Suche: {{query}}',
  quickEmptyTitle: 'Suche',
  tooShort: 'Geben Sie mindestens 3 Zeichen ein: Name, früherer Name, Steuernummer oder Handelsregisternummer.',
  geoTitle: 'Firmen nach Ort',
  resultCount_one: '{{formatted}} Treffer',
  resultCount_other: '{{formatted}} Treffer',
  tableCaption: 'Treffer',
  columns: {
    name: 'Name',
    address: 'Sitz',
    registrationNumber: 'Handelsregisternummer',
    taxNumber: 'Steuernummer',
    status: 'Status',
    distance: 'Entfernung (km)',
  },
  formerly: 'passender Name: {{name}}',
  madeUp: 'erfunden',
  noResult: {
    title: 'Keine Treffer',
    text: 'Bitte verfeinern Sie die Suche:',
    advice: {
      shorter: 'geben Sie einen kürzeren Teil ein, etwa nur das erste Wort des Namens;',
      form: 'lassen Sie die Rechtsform weg (Kft., Zrt.);',
      number: 'von einer Steuernummer genügen die ersten acht Ziffern, mit oder ohne Bindestriche;',
      foreign: 'bei ausländischen Firmen beginnen Sie mit dem Länderkürzel, etwa ro-67248.',
    },
  },
  geo: {
    formLabel: 'Suche nach Ort',
    settlement: 'Ort',
    settlementPlaceholder: 'zum Beispiel Vác',
    radius: 'Umkreis (km)',
    noCoordinates: 'Die Koordinaten dieses Ortes sind nicht bekannt, der Umkreis umfasst daher nur den Ort selbst.',
    county: 'Komitat',
    anyCounty: 'beliebig',
    zip: 'Postleitzahl',
    zipInvalid: 'Eine Postleitzahl hat vier Ziffern.',
    submit: 'Suchen',
    clear: 'Zurücksetzen',
    startTitle: 'Geben Sie einen Ort ein',
    startText: 'Wählen Sie einen Ort, auf Wunsch mit Umkreis, ein Komitat oder eine Postleitzahl.',
    placeRequired: 'Geben Sie einen Ort, ein Komitat oder eine Postleitzahl ein.',
    radiusNeedsSettlement: 'Ein Umkreis braucht einen Ort.',
  },
}
