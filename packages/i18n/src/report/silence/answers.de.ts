import type { Texts } from '../../texts.ts'
import type { reportSilenceAnswersHu } from './answers.hu.ts'

export const reportSilenceAnswersDe: Texts<typeof reportSilenceAnswersHu> = {
  /** In place of contacts that are not given out. */
  withoutId:
    'Ein Eigentümer oder Geschäftsleiter hat in der Quelle keine Kennung: Ob er auch in anderen Unternehmen ist, ist nicht bekannt.',
  refused: {
    title: 'Die Kontaktdaten werden nicht herausgegeben',
    text: 'Das Unternehmen möchte nicht kontaktiert werden.',
  },
  titles: {
    changes: {
      none: 'Keine Änderung',
      partly: 'Keine Änderung bekannt',
      unknown: 'Ob sich etwas geändert hat, ist nicht bekannt',
    },
    negative: {
      none: 'Keine negativen Informationen',
      partly: 'Keine negativen Informationen bekannt',
      unknown: 'Ob es negative Informationen gibt, ist nicht bekannt',
    },
    entry: {
      none: 'Kein solcher Eintrag',
      partly: 'Kein solcher Eintrag bekannt',
      unknown: 'Nicht bekannt, ob es einen solchen Eintrag gibt',
    },
    positive: {
      none: 'Keine positiven Informationen',
      partly: 'Keine positiven Informationen bekannt',
      unknown: 'Ob es positive Informationen gibt, ist nicht bekannt',
    },
    company: {
      none: 'Keine Firmendaten',
      partly: 'Keine Firmendaten bekannt',
      unknown: 'Firmendaten nicht bekannt',
    },
    members: {
      none: 'Keine Gesellschafter und Organe',
      partly: 'Keine Gesellschafter und Organe bekannt',
      unknown: 'Gesellschafter und Organe nicht bekannt',
    },
    /** Nobody tells of them so that silence would say anything: one sentence for all. */
    beneficialOwners: {
      none: 'Die geladenen Quellen nennen keine wirtschaftlichen Eigentümer',
      partly: 'Die geladenen Quellen nennen keine wirtschaftlichen Eigentümer',
      unknown: 'Die geladenen Quellen nennen keine wirtschaftlichen Eigentümer',
    },
    news: {
      none: 'Keine Bekanntmachungen und Verfahren',
      partly: 'Keine Bekanntmachungen und Verfahren bekannt',
      unknown: 'Ob es Bekanntmachungen oder Verfahren gibt, ist nicht bekannt',
    },
    events: {
      none: 'Keine Ereignisse',
      partly: 'Keine Ereignisse bekannt',
      unknown: 'Ob es Ereignisse gab, ist nicht bekannt',
    },
    contacts: {
      none: 'Keine Kontaktdaten',
      partly: 'Keine Kontaktdaten bekannt',
      unknown: 'Kontaktdaten nicht bekannt',
    },
    interests: {
      none: 'Keine Beteiligungen',
      partly: 'Keine Beteiligungen bekannt',
      unknown: 'Ob es Beteiligungen gibt, ist nicht bekannt',
    },
    associations: {
      none: 'Keine Unternehmen im Umfeld',
      partly: 'Keine Unternehmen im Umfeld bekannt',
      unknown: 'Ob es Unternehmen im Umfeld gibt, ist nicht bekannt',
    },
    connections: {
      none: 'Keine Verbindungen',
      partly: 'Keine Verbindungen bekannt',
      unknown: 'Ob es Verbindungen gibt, ist nicht bekannt',
    },
    owners: {
      none: 'Das Register nennt keine Gesellschafter',
      partly: 'Das Register nannte keine Gesellschafter',
      unknown: 'Wer die Gesellschafter sind, ist nicht bekannt',
    },
    leaders: {
      none: 'Keine Geschäftsleiter',
      partly: 'Keine Geschäftsleiter bekannt',
      unknown: 'Ob es Geschäftsleiter gibt, ist nicht bekannt',
    },
    successions: {
      none: 'Keine Rechtsvorgänger oder -nachfolger',
      partly: 'Keine Rechtsvorgänger oder -nachfolger bekannt',
      unknown: 'Ob es Rechtsvorgänger oder -nachfolger gibt, ist nicht bekannt',
    },
    group: {
      none: 'Kein weiteres Unternehmen in der Gruppe',
      partly: 'Kein weiteres Unternehmen in der Gruppe bekannt',
      unknown: 'Nicht bekannt, ob die Gruppe weitere Unternehmen hat',
    },
    failures: {
      none: 'Kein solches Unternehmen innerhalb von zwei Schritten',
      partly: 'Kein solches Unternehmen innerhalb von zwei Schritten bekannt',
      unknown: 'Nicht bekannt, ob es innerhalb von zwei Schritten ein solches Unternehmen gibt',
    },
    phoenix: {
      none: 'Kein Phönix-Anzeichen',
      partly: 'Kein Phönix-Anzeichen bekannt',
      unknown: 'Nicht bekannt, ob es Phönix-Anzeichen gibt',
    },
    statements: {
      none: 'Keine Jahresabschlüsse',
      partly: 'Keine Jahresabschlüsse bekannt',
      unknown: 'Ob es Jahresabschlüsse gibt, ist nicht bekannt',
    },
  },
  titleOf: '{{title}} – {{told}} von {{all}} Themen geprüft',
  titleFewOf: '{{title}} – nur {{told}} von {{all}} Themen geprüft',
  titleFew: '{{title}} – nur {{told}} von {{all}} Themen geprüft: {{subjects}}',
  titleAsOf: '{{title}} – Stand {{date}}',
  state_one: 'Mit Stand vom {{date}} kein Eintrag in: {{sources}}.',
  state_other: 'Mit Stand vom {{date}} kein Eintrag in: {{sources}}.',
  stateEach: 'Kein Eintrag in: {{sources}}.',
  screened:
    'Keine amtliche Kennung des Unternehmens steht auf diesen Sanktionslisten: {{sources}}. Über seine Eigentümer und Organe sagt das nichts: Wer von ihnen verglichen wurde, steht in der Sanktionsprüfung.',
  period_one: 'Zwischen dem {{from}} und dem {{to}} kein Eintrag in: {{sources}}.',
  period_other: 'Zwischen dem {{from}} und dem {{to}} kein Eintrag in: {{sources}}.',
  day_one: 'Am {{to}} kein Eintrag in: {{sources}}.',
  day_other: 'Am {{to}} kein Eintrag in: {{sources}}.',
  notYet: {
    founded: 'Am {{asOf}} gab es das Unternehmen noch nicht: Gegründet wurde es am {{date}} – Quelle: {{source}}.',
    registered:
      'Die früheste uns bekannte Eintragung des Unternehmens ist vom {{date}}, also nach dem {{asOf}} – Quelle: {{source}}.',
  },
  notYetTitles: {
    founded: 'Gab es an diesem Tag noch nicht',
    registered: 'Früheste bekannte Eintragung liegt nach diesem Tag',
  },
  outside: 'Keine unserer Quellen erfasst die gefragten Tage.',
  nobody:
    'Keine unserer Quellen nennt zu diesem Unternehmen alles: Dass hier nichts steht, heißt nicht, dass es nichts gibt.',
  nobodyOfThem:
    'Keine unserer Quellen nennt zu diesen Parteien alles: Dass hier nichts steht, heißt nicht, dass es nichts gibt.',
  onlyOf: 'Das gilt nur für: {{subjects}}. Zu allem anderen haben wir keine vollständige Quelle.',
  notOf: 'Keine vollständige Quelle haben wir zu: {{subjects}}.',
  unjudgedAccounts:
    'Ob Abschlüsse fehlen, ist nicht bekannt: Nach der Regel ({{law}}) lässt sich das nur von einem ungarischen Unternehmen sagen, von dem Abschlüsse bekannt sind oder dessen Rechtsform sie offenlegen muss und dessen Gründungstag bekannt ist; wird es abgewickelt oder ist es erloschen, muss auch der Tag bekannt sein, an dem das begann. Quelle der offengelegten Abschlüsse: {{sources}}.',
  before: 'Die Zeit vor dem {{date}} erfasst die Quelle nicht.',
  after: 'Für die Zeit nach dem {{date}} liegen uns keine Daten vor.',
  lists: 'Nennt nur einzelne Angaben, ihr Schweigen ist daher kein Negativbefund: {{sources}}.',
  linesNotRead:
    'Eine Zeile zu diesem Unternehmen war nicht lesbar, sodass uns eine etwaige Änderung darin entgangen ist: {{sources}}.',
  linesNotReadOf_one:
    'Zu {{count}} dieser Unternehmen war eine Zeile nicht lesbar, sodass uns eine etwaige Änderung darin entgangen ist: {{sources}}.',
  linesNotReadOf_other:
    'Zu {{count}} dieser Unternehmen waren Zeilen nicht lesbar, sodass uns eine etwaige Änderung darin entgangen ist: {{sources}}.',
  partial: 'Quelle: {{sources}}. Sie nennt nicht alles: Es kann weitere geben.',
  titled: '{{title}} ({{publisher}})',
  span: '{{title}} ({{publisher}}; erfasst {{from}} bis {{to}})',
  asOf: '{{title}} ({{publisher}}; Stand {{to}})',
  moreInTime_one: '{{sources}}; und {{number}} weitere Quelle (Stand {{date}} oder später)',
  moreInTime_other: '{{sources}}; und {{number}} weitere Quellen (Stand {{date}} oder später)',
  statement: 'offengelegte Abschlüsse',
  sinceUnknown: 'Beginn nicht bekannt',
  answeredSince: 'seit {{date}} so beantwortet, wann immer gefragt wurde',
  lastTold: 'Beginn nicht bekannt; letzter bekannter Stand: {{date}}',
  tiesUntil:
    '{{source}}: Der letzte bekannte Stand der Verbindungen aus dieser Quelle ist der {{date}}. Ob sie am {{asOf}} bestehen, nennt keine unserer Quellen.',
  tiesFrom:
    '{{source}}: Nennt weder den Beginn der Verbindungen aus dieser Quelle noch etwas über die Zeit vor dem {{date}}. Ob sie am {{asOf}} bestanden, ist nicht bekannt.',
  inForce_one: '{{number}} gültig',
  inForce_other: '{{number}} gültig',
  inForceOn_one: '{{number}} nach letztem bekanntem Stand ({{date}})',
  inForceOn_other: '{{number}} nach letztem bekanntem Stand ({{date}})',
  withEnded: '{{held}}, {{number}} nicht mehr gültig',
  happened_one: '{{number}} Eintrag, {{years}}',
  happened_other: '{{number}} Einträge, {{years}}',
}
