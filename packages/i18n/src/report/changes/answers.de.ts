import type { Texts } from '../../texts.ts'
import type { reportChangesAnswersHu } from './answers.hu.ts'

export const reportChangesAnswersDe: Texts<typeof reportChangesAnswersHu> = {
  statements: 'Jahresabschlüsse',
  validity: 'Gültigkeit',
  nothingLearnt: {
    title: 'Wir haben nichts Neues erfahren',
    text: 'Zwischen den beiden Tagen hat keine unserer Quellen Neues über das Unternehmen mitgeteilt. Quellen: {{sources}}.',
  },
  nothingRead: {
    title: 'Zu diesem Unternehmen hatten wir damals keine Quelle',
    before: 'Zu diesem Unternehmen hatten wir vor dem {{date}} keine Quelle eingelesen.',
    until: 'Bis zum Ende des {{date}} hatte keine der eingelesenen Quellen etwas über dieses Unternehmen mitgeteilt.',
  },
  sheet: {
    title: 'Änderungen',
    fileName: 'aenderungen',
    world: 'Änderungen zwischen {{from}} und {{to}}',
    knowledge: 'Was wir zwischen {{from}} und {{to}} erfahren haben',
    knownAt: 'Nach dem Kenntnisstand vom {{date}}',
    columns: {
      section: 'Bereich',
      kind: 'Änderung',
      field: 'Feld',
      before: 'Vorher',
      after: 'Nachher',
      day: 'Seit',
      validity: 'Gültigkeit',
      source: 'Quelle',
      known: 'Uns bekannt seit',
    },
  },
}
