import type { Texts } from '../../texts.ts'
import type { reportConnectionsAnswersHu } from './answers.hu.ts'

export const reportConnectionsAnswersDe: Texts<typeof reportConnectionsAnswersHu> = {
  relations: {
    owner: 'Gesellschafter',
    beneficial: 'wirtschaftlicher Eigentümer laut Register',
    leader: 'Geschäftsführung',
    succession: 'Rechtsvorgänger',
  },
  kinds: {
    company: 'Unternehmen',
    person: 'Person',
    other: 'Organisation',
  },
  focus: 'Mitte des Bildes',
  banned: 'Tätigkeitsverbot',
  unrated: 'ohne Bewertung',
  unratedThen: 'keine Bewertung von damals',
  hub_one: 'Knotenpunkt, {{number}} weitere Verbindung',
  hub_other: 'Knotenpunkt, {{number}} weitere Verbindungen',
  rests: {
    owners_one: '+ {{number}} weiterer Gesellschafter',
    owners_other: '+ {{number}} weitere Gesellschafter',
    leaders_one: '+ {{number}} weiteres Leitungsmitglied',
    leaders_other: '+ {{number}} weitere Leitungsmitglieder',
    interests_one: '+ {{number}} weitere Beteiligung',
    interests_other: '+ {{number}} weitere Beteiligungen',
    led_one: '+ {{number}} weiteres geleitetes Unternehmen',
    led_other: '+ {{number}} weitere geleitete Unternehmen',
    successions_one: '+ {{number}} weitere Rechtsnachfolge',
    successions_other: '+ {{number}} weitere Rechtsnachfolgen',
  },
  restOf: 'aufklappbar',
  unknown: 'Unbekannter Gesellschafter',
  unknownText: '{{share}}, über die nichts bekannt ist',
  rows: {
    kind: 'Art',
    registerNumber: 'Registernummer',
    seat: 'Sitz',
    address: 'Adresse',
    status: 'Status',
    rating: 'Bewertung',
    connections: 'Verbindungen',
  },
  drawnOf: '{{drawn}} gezeigt, {{hidden}} nicht',
  drawnAll: '{{drawn}}, alle gezeigt',
  day: {
    came: '+{{number}}: {{ties}}',
    went: '−{{number}}: {{ties}}',
    changed: 'geändert {{number}}: {{ties}}',
    tie: '{{source}} ({{relation}}, {{target}})',
    more: '{{ties}} und {{number}} weitere',
  },
  notes: {
    drawn: 'Gezeigte Beteiligte: {{parties}}, Verbindungen: {{connections}}, Stand {{date}}.',
    ended_one:
      '{{number}} beendete Verbindung ist ausgeblendet (alle Rollen zwischen zwei Beteiligten zählen als eine).',
    ended_other:
      '{{number}} beendete Verbindungen sind ausgeblendet (alle Rollen zwischen zwei Beteiligten zählen als eine).',
    otherKinds_one: '{{number}} Verbindung ist ausgeblendet, weil Gesellschafter oder Leitung abgewählt sind.',
    otherKinds_other: '{{number}} Verbindungen sind ausgeblendet, weil Gesellschafter oder Leitung abgewählt sind.',
    alone_one: '{{number}} Verbindung ist ausgeblendet, weil die andere Seite keine weitere hat.',
    alone_other: '{{number}} Verbindungen sind ausgeblendet, weil die andere Seite keine weitere hat.',
    overLimit_one:
      '{{number}} Verbindung hatte keinen Platz: Das Bild zeigt höchstens {{limit}}, zuerst bestehende, dann größere Anteile, dann Leitungsämter.',
    overLimit_other:
      '{{number}} Verbindungen hatten keinen Platz: Das Bild zeigt höchstens {{limit}}, zuerst bestehende, dann größere Anteile, dann Leitungsämter.',
    inHubs_one: '{{number}} Verbindung ist in Knotenpunkten zusammengefasst, die sich aufklappen lassen.',
    inHubs_other: '{{number}} Verbindungen sind in Knotenpunkten zusammengefasst, die sich aufklappen lassen.',
  },
  picture: {
    title: 'Verflechtungen von {{company}}',
    state: 'Stand {{date}}',
    sources: 'Quelle: {{sources}}',
  },
  sheet: {
    title: 'Verflechtungen',
    fileName: 'verflechtungen',
    heading: 'Verflechtungen, {{date}}',
    levels1:
      'Ebenen: 1 – die Datei enthält die Verbindungen des Bildes, höchstens {{limit}}, und keine weiteren der anderen Beteiligten.',
    levels2:
      'Ebenen: 2 – die Datei enthält die Verbindungen des Bildes, höchstens {{limit}}, und keine jenseits der zweiten Ebene.',
    hub: '{{name}} ({{number}})',
    hubs: 'Zusammengefasste Knotenpunkte, in Klammern die Zahl ihrer Verbindungen, die in der Datei fehlen: {{hubs}}',
    moreHubs: 'und {{number}} weitere Knotenpunkte',
  },
  printed: 'Verbindungen, Stand {{date}}',
}
