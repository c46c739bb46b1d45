import type { Texts } from '../../texts.ts'
import type { reportConnectionListAnswersHu } from './answers.hu.ts'

export const reportConnectionListAnswersDe: Texts<typeof reportConnectionListAnswersHu> = {
  groups: {
    owner: 'Gesellschafter',
    leader: 'Geschäftsleiter und Vertreter',
    interest: 'Beteiligungen',
    affiliated: 'Unternehmen im Umfeld',
    succession: 'Rechtsvorgänger und Rechtsnachfolger',
  },
  counts: {
    active_one: '{{number}} aktiv',
    active_other: '{{number}} aktiv',
    activeOn_one: '{{number}} aktiv nach letztem bekanntem Stand ({{date}})',
    activeOn_other: '{{number}} aktiv nach letztem bekanntem Stand ({{date}})',
    inactive: '{{number}} inaktiv',
    banned: '{{number}} mit Tätigkeitsverbot',
  },
  brief: {
    all: 'Aktive Verbindungen: {{active}}, beendet: {{ended}} (Personen und Unternehmen, je einmal).',
    troubled_one:
      '{{number}} aktive Verbindung führt zu einer Person mit Tätigkeitsverbot oder zu einem Unternehmen im Sanierungsverfahren, in Insolvenzliquidation oder Zwangslöschung oder mit ausgesetzter Geschäftstätigkeit.',
    troubled_other:
      '{{number}} aktive Verbindungen führen zu Personen mit Tätigkeitsverbot oder zu Unternehmen im Sanierungsverfahren, in Insolvenzliquidation oder Zwangslöschung oder mit ausgesetzter Geschäftstätigkeit.',
  },
  roles: {
    owner: 'Gesellschafter, {{share}}',
    member: '{{role}}, {{share}}',
    ownShares: 'eigene Anteile, {{share}}',
    shareUnknown: 'Anteil nicht bekannt',
    /** Of what holds on a day after the last one of which its source tells. */
    lastTold: 'letzter bekannter Stand: {{date}}',
    signatory: 'zeichnungsberechtigt',
    representative: 'Vertreter',
    'supervisory-board': 'Mitglied des Aufsichtsrats',
    'beneficial-owner': 'wirtschaftlicher Eigentümer laut Register',
    auditor: 'Abschlussprüfer',
    predecessor: 'Rechtsvorgänger',
    successor: 'Rechtsnachfolger',
  },
  banned: 'Person mit Tätigkeitsverbot',
  changes: {
    begins: '{{party}} – {{company}}: {{role}}',
    ends: '{{party}} – {{company}}: beendet ({{role}})',
    becomes: '{{party}} – {{company}}: {{after}} statt {{before}}',
  },
  through: 'über {{names}}',
  more: 'und {{number}} weitere',
  inactive: 'inaktive Verbindung',
  past: {
    all: 'Namen, Sitze, Status und Bewertungen sind die vom {{date}}, wie die Quellen sie heute angeben. Ein Verfahren, das keine Quelle für diesen Tag angibt, ist nicht bekannt; eine Bewertung steht nur, wo bis dahin eine erstellt war.',
    addresses: 'Namen und Anschriften sind die vom {{date}}, wie die Quellen sie heute angeben.',
    names: 'Den damaligen Namen gibt keine Quelle an, daher steht der heutige: {{names}}.',
  },
  withoutId_one:
    '{{number}} Eigentümer oder Geschäftsleiter hat in der Quelle keine Kennung: Ob er auch in anderen Unternehmen ist, ist nicht bekannt.',
  withoutId_other:
    '{{number}} Eigentümer oder Geschäftsleiter haben in der Quelle keine Kennung: Ob sie auch in anderen Unternehmen sind, ist nicht bekannt.',
  sheet: {
    title: 'Verbindungen',
    fileName: 'verbindungen',
    heading: 'Verbindungsliste, {{date}}',
    inactive: 'Inaktive Verbindungen, die in der Datei fehlen: {{number}}.',
    notFollowed:
      'Das Unternehmen hat sehr viele Gesellschafter und Geschäftsleiter: weitere Unternehmen von {{number}} davon wurden nicht gesucht.',
    columns: {
      group: 'Gruppe',
      name: 'Name',
      id: 'Kennung',
      address: 'Adresse',
      status: 'Status',
      active: 'Aktiv',
      company: 'In welchem Unternehmen',
      companyId: 'Kennung des Unternehmens',
      party: 'Wessen Rolle',
      partyId: 'Kennung der Partei',
      partyKind: 'Art',
      interest: 'Code der Beteiligung',
      role: 'Rolle',
      shareMin: 'Anteil, mindestens',
      shareMax: 'Anteil, höchstens',
      votesMin: 'Stimmen, mindestens',
      votesMax: 'Stimmen, höchstens',
      from: 'Von',
      until: 'Bis',
      source: 'Quelle',
      reference: 'Fundstelle',
      known: 'Tag der Quelle',
      record: 'Eintrag',
    },
    kinds: { person: 'Person', company: 'Unternehmen', other: 'Sonstige' },
    yes: 'ja',
    no: 'nein',
  },
}
