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
  undated_one:
    'Bei {{count}} Angabe ist der Beginn nicht bekannt: Sie steht nicht auf der Zeitachse, wohl aber in den Firmendaten.',
  undated_other:
    'Bei {{count}} Angaben ist der Beginn nicht bekannt: Sie stehen nicht auf der Zeitachse, wohl aber in den Firmendaten.',
  rest: 'Zu dem, was nicht auf der Zeitachse steht:',
  companyData: 'Firmendaten öffnen',
}
