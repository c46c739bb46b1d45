import type { Texts } from '../../texts.ts'
import type { reportTimelinePageHu } from './page.hu.ts'

export const reportTimelinePageDe: Texts<typeof reportTimelinePageHu> = {
  alert: 'Meldung: {{state}}',
  start: 'Seit {{date}}',
  print: 'Drucken',
  kinds: {
    all: 'Alle',
    company: 'Firmendaten',
    places: 'Sitz und Betriebsstätten',
    people: 'Gesellschafter und Organe',
    contacts: 'Kontaktdaten',
    accounts: 'Abschlüsse',
    procedures: 'Verfahren und Schulden',
    awards: 'Aufträge und Zertifikate',
    notices: 'Bekanntmachungen',
  },
  filter: {
    kinds: 'Art des Ereignisses',
    none: 'Kein Ereignis entspricht dem Filter.',
    clear: 'Filter löschen',
  },
  count_one: '{{count}} Ereignis',
  count_other: '{{count}} Ereignisse',
  years: 'Zu einem Jahr springen',
  openAll: 'Alle Jahre aufklappen',
  closeAll: 'Alle Jahre zuklappen',
  ended: 'nicht mehr gültig',
  tones: {
    positive: 'günstig',
    negative: 'ungünstig',
  },
  more_one: '{{count}} weiteres Ereignis',
  more_other: '{{count}} weitere Ereignisse',
  shown: '{{shown}} von {{total}} angezeigt',
  moreRows_one: '{{count}} weiterer Eintrag',
  moreRows_other: '{{count}} weitere Einträge',
  rest: 'Zu dem, was nicht auf der Zeitachse steht:',
  companyData: 'Firmendaten öffnen',
  negativeInfo: 'Negative Informationen öffnen',
}
