import type { Texts } from '../../texts.ts'
import type { reportSanctionsAnswersHu } from './answers.hu.ts'

export const reportSanctionsAnswersDe: Texts<typeof reportSanctionsAnswersHu> = {
  notChecked: 'Noch mit keiner Sanktionsliste verglichen: Eine Prüfung hat nicht stattgefunden.',
  matches_one: 'Ein Treffer. Namensgleichheit ist keine Feststellung: Es kann eine andere Person sein.',
  matches_other: '{{count}} Treffer. Namensgleichheit ist keine Feststellung: Es kann eine andere Person sein.',
  identified_one: 'Ein Treffer. Die amtliche Kennung stimmt überein: Die Liste betrifft diesen Beteiligten.',
  identified_other:
    '{{count}} Treffer. Die amtliche Kennung stimmt jeweils überein: Die Listen betreffen die genannten Beteiligten.',
  someIdentified: 'Wo die amtliche Kennung übereinstimmt, betrifft die Liste den genannten Beteiligten.',
  scope:
    'Geprüft wurden nur die folgenden Listen und die im Register genannten Namen und Kennungen des Unternehmens und seiner heutigen Organe und Eigentümer, auch derer, die über Unternehmen des Registers beteiligt sind; über andere Listen, über frühere Eigentümer und über Personen, die das Register nicht nennt, ist damit nichts gesagt.',
  lists: 'Womit verglichen wurde',
  list: 'Liste',
  day: 'Stand',
  entries: 'Einträge',
  compared: 'Verglichen',
  notLoaded:
    'Nicht geladene und daher nicht angesehene Listen: {{lists}}. Ob jemand auf diesen steht, ist nicht bekannt.',
  name: 'Name',
  role: 'Rolle',
  more: 'und {{count}} weitere',
  placeholder: 'Platzhalter der Quelle',
  found: 'Treffer',
  columns: {
    party: 'Im Register',
    listed: 'Auf der Liste',
    grade: 'Übereinstimmung',
    programme: 'Programm',
    list: 'Liste, Eintrag',
    listedOn: 'Gelistet am',
    decision: 'Entscheidung',
  },
  sides: { for: 'Dafür', against: 'Dagegen', unknown: 'Nicht vergleichbar' },
  verdicts: { confirmed: 'bestätigt', dismissed: 'verworfen', withdrawn: 'zurückgenommen' },
  decidedBy: '{{name}}, {{at}}',
  undecided: 'noch keine Entscheidung',
  reopened: 'wieder offen',
  history: 'Verlauf der Entscheidungen',
  historyColumns: { match: 'Treffer', verdict: 'Entscheidung', reason: 'Begründung', by: 'Wer und wann' },
  ended: 'kein Treffer mehr (seit {{day}})',
  listUnused: 'die Liste wird nicht mehr verwendet (seit {{day}})',
}
