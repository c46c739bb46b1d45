import type { watchListAnswersHu } from './answers.hu.ts'

export const watchListAnswersDe: typeof watchListAnswersHu = {
  orders: {
    name: 'Name',
    address: 'Sitz',
    registrationNumber: 'Registernummer',
    taxNumber: 'Steuernummer',
    cor: 'Bonität',
    creditability: 'Kreditlimit',
    lastEvent: 'Letztes Ereignis',
    importance: 'Wichtigkeit',
    addedAt: 'Überwacht seit',
  },
  watched: 'Die Firma wird ab jetzt überwacht.',
  ended: 'Die Firma wird nicht mehr überwacht.',
  added_one: '{{count}} Firma wird ab jetzt überwacht.',
  added_other: '{{count}} Firmen werden ab jetzt überwacht.',
  knownBefore_one: '{{count}} Firma wurde schon überwacht.',
  knownBefore_other: '{{count}} Firmen wurden schon überwacht.',
  unknown_one: '{{count}} Kennung steht nicht in unserer Datenbank.',
  unknown_other: '{{count}} Kennungen stehen nicht in unserer Datenbank.',
  changed_one: '{{count}} Firma wurde geändert.',
  changed_other: '{{count}} Firmen wurden geändert.',
  removed_one: '{{count}} Firma wird nicht mehr überwacht.',
  removed_other: '{{count}} Firmen werden nicht mehr überwacht.',
  restored_one: '{{count}} Firma wird wieder überwacht.',
  restored_other: '{{count}} Firmen werden wieder überwacht.',
  silence:
    'Seit {{since}} haben wir aus diesen Quellen von keinem Ereignis gehört: {{sources}}. Was sie nicht melden, ist nicht bekannt.',
  silenceUnknown: 'Wir haben keine Quelle, die von dieser Firma berichtet: Ihre Ereignisse sind nicht bekannt.',
}
