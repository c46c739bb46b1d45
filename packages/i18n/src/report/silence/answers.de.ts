import type { Texts } from '../../texts.ts'
import type { reportSilenceAnswersHu } from './answers.hu.ts'

export const reportSilenceAnswersDe: Texts<typeof reportSilenceAnswersHu> = {
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
      none: 'Keine verbundenen Unternehmen',
      partly: 'Keine verbundenen Unternehmen bekannt',
      unknown: 'Ob es verbundene Unternehmen gibt, ist nicht bekannt',
    },
    network: {
      none: 'Keine Verbindungen',
      partly: 'Keine Verbindungen bekannt',
      unknown: 'Ob es Verbindungen gibt, ist nicht bekannt',
    },
    statements: {
      none: 'Keine Jahresabschlüsse',
      partly: 'Keine Jahresabschlüsse bekannt',
      unknown: 'Ob es Jahresabschlüsse gibt, ist nicht bekannt',
    },
  },
  state: 'Mit Stand vom {{date}} kein Eintrag in: {{sources}}.',
  period: 'Zwischen dem {{from}} und dem {{to}} kein Eintrag in: {{sources}}.',
  outside: 'Keine unserer Quellen erfasst die gefragten Tage.',
  nobody:
    'Keine unserer Quellen nennt zu diesem Unternehmen alles: Dass hier nichts steht, heißt nicht, dass es nichts gibt.',
  onlyOf: 'Das gilt nur für: {{subjects}}. Zu allem anderen haben wir keine vollständige Quelle.',
  notOf: 'Keine vollständige Quelle haben wir zu: {{subjects}}.',
  before: 'Die Zeit vor dem {{date}} erfasst die Quelle nicht.',
  after: 'Für die Zeit nach dem {{date}} liegen uns keine Daten vor.',
  lists: 'Nennt nur einzelne Angaben, ihr Schweigen ist daher kein Negativbefund: {{sources}}.',
  partial: 'Quelle: {{sources}}. Sie nennt nicht alles: Es kann weitere geben.',
  titled: '{{title}} ({{publisher}})',
  span: '{{title}} ({{publisher}}; erfasst {{from}} bis {{to}})',
  asOf: '{{title}} ({{publisher}}; Stand {{to}})',
  statement: 'veröffentlichte Abschlüsse',
  sinceUnknown: 'Beginn nicht bekannt',
  lastTold: 'Beginn nicht bekannt; letzter bekannter Stand: {{date}}',
  inForce_one: '{{number}} gültig',
  inForce_other: '{{number}} gültig',
  inForceOn_one: '{{number}} nach letztem bekanntem Stand ({{date}})',
  inForceOn_other: '{{number}} nach letztem bekanntem Stand ({{date}})',
  withEnded: '{{held}}, {{number}} erloschen',
  happened_one: '{{number}} Eintrag, {{years}}',
  happened_other: '{{number}} Einträge, {{years}}',
}
