import type { monitoringAnswersHu } from './answers.hu.ts'
import type { Texts } from '../texts.ts'

export const monitoringAnswersDe: Texts<typeof monitoringAnswersHu> = {
  more: '{{title}} und {{number}} weitere',
  about: '{{title}}: {{subject}}',
  withdrawn: '{{kind}}: Fehleintrag zurückgenommen',
  rating: '{{band}} ({{points}} Punkte)',
  missing: 'Geschäftsjahr {{year}}, Frist: {{deadline}}',
  overdue: 'Frist: {{deadline}}',
  failed: '{{name}}: {{failure}}',
  match: '{{grade}}: „{{name}}“{{role}} im Register, „{{listed}}“ auf der Liste ({{list}}, Stand {{day}})',
  matchOnList: '{{grade}} ({{list}}, Stand {{day}})',
  basis:
    'Ereignisse Ihrer Stufe, Einstellungen und Regeln können zu den überwachten Unternehmen diese Quellen melden, gelesen mit Stand: {{sources}}. Was dort nicht erschienen ist, können wir nicht melden.',
  basisUnknown:
    'Keine unserer Quellen berichtet über die überwachten Unternehmen: Ob ihnen etwas geschehen ist, ist nicht bekannt.',
  missingAtWatched_one: 'Bei {{count}} der überwachten Unternehmen',
  missingAtWatched_other: 'Bei {{count}} der überwachten Unternehmen',
  missingAtShown_one: 'Bei {{count}} der hier angesehenen und überwachten Unternehmen',
  missingAtShown_other: 'Bei {{count}} der hier angesehenen und überwachten Unternehmen',
  missingBehind:
    '{{where}} steht die Suche nach fehlenden Jahresabschlüssen noch aus (zuletzt am {{looked}} oder später): Von solchen, deren Frist nach dem {{date}} ablief oder an einem Tag, bis zu dem ihre Quelle damals noch nicht gelesen war, wissen wir womöglich nichts.',
  missingUndated:
    '{{where}} steht die Suche nach fehlenden Jahresabschlüssen noch aus, und an welchem Tag zuletzt gesucht wurde, ist nicht bekannt: Womöglich wissen wir von keinem.',
  missingNever:
    '{{where}} wurde noch nicht nach fehlenden Jahresabschlüssen gesucht: Es ist nicht bekannt, ob welche fehlen.',
}
