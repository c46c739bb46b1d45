import type { Texts } from '../../texts.ts'
import type { reportInfoPageHu } from './page.hu.ts'

export const reportInfoPageDe: Texts<typeof reportInfoPageHu> = {
  inactive: 'nicht mehr gültig',
  noActive: 'Bekannt sind nur frühere Einträge.',
  showMore_one: '{{count}} weiterer Eintrag',
  showMore_other: '{{count}} weitere Einträge',
  showFewer: 'Nur die ersten {{count}}',
  details: 'Einzelheiten',
  print: 'Drucken',
  printOf: 'Drucken: {{item}}',
  detailsOf: 'Einzelheiten: {{item}}',
  rowsError: 'Die Angaben zu diesem Eintrag konnten nicht geladen werden.',
  noRows: 'Die Quelle nennt keine weiteren Einzelheiten.',
  back: 'Zurück zur Liste',
  jump: 'Zur Gruppe springen',
  totals: 'Summen: {{group}}',
  checked: {
    title: 'Was wurde geprüft?',
    text: 'Diese Quellen nennen alle solchen Angaben zum Unternehmen: Wo kein Eintrag steht, gibt es laut Quelle keinen.',
    lists:
      'Auf diesen Sanktionslisten steht keine amtliche Kennung des Unternehmens, und weder zu ihm noch zu den verglichenen Organen, unmittelbaren und mittelbaren Eigentümern ist ein Namenstreffer offen (wer nicht bekannt ist, wurde nicht verglichen):',
    groups: 'Gegenstand',
    source: 'Quelle',
    readOn: 'Stand',
    unchecked: 'Themen, die sich bei diesem Unternehmen nicht vollständig prüfen lassen',
    uncheckedText: 'Hierzu können wir nicht sagen, dass es über das Gezeigte hinaus nichts gibt:',
  },
}
