import type { Texts } from '../../texts.ts'
import type { reportSanctionsAnswersHu } from './answers.hu.ts'

export const reportSanctionsAnswersDe: Texts<typeof reportSanctionsAnswersHu> = {
  notChecked: 'Noch mit keiner Sanktionsliste verglichen: Eine Prüfung hat nicht stattgefunden.',
  noMatch:
    'Kein Treffer: Weder das Unternehmen noch seine aus dem Register bekannten Eigentümer und Organe stehen auf der Liste ({{title}}, Stand {{day}}).',
  matches_one: 'Ein Treffer. Namensgleichheit ist keine Feststellung: Es kann eine andere Person sein.',
  matches_other: '{{count}} Treffer. Namensgleichheit ist keine Feststellung: Es kann eine andere Person sein.',
  scope:
    'Geprüft wurden nur diese Liste und die Namen und Kennungen des Registers; über andere Listen und über Personen, die das Register nicht nennt, ist damit nichts gesagt.',
  list: 'Liste',
  day: 'Stand der Liste',
  entries: 'Einträge',
  checkedAt: 'Geprüft am',
  checkedCount: 'Geprüfte Namen',
  found: 'Treffer',
  columns: {
    party: 'Im Register',
    listed: 'Auf der Liste',
    grade: 'Übereinstimmung',
    programme: 'Programm',
    listedOn: 'Gelistet am',
    decision: 'Entscheidung',
  },
  verdicts: { confirmed: 'bestätigt', dismissed: 'verworfen', withdrawn: 'zurückgenommen' },
  undecided: 'noch keine Entscheidung',
  ended: 'kein Treffer mehr (seit {{day}})',
}
