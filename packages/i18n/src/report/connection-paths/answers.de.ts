import type { Texts } from '../../texts.ts'
import type { reportConnectionPathsAnswersHu } from './answers.hu.ts'

export const reportConnectionPathsAnswersDe: Texts<typeof reportConnectionPathsAnswersHu> = {
  owner: '{{party}} ist Eigentümer von {{company}}, {{share}}',
  ownerOfUnknownShare: '{{party}} ist Eigentümer von {{company}}; die Höhe der Beteiligung ist nicht bekannt',
  role: '{{party}} hat eine Funktion bei {{company}}: {{role}}',
  succession: '{{company}} und {{party}}: {{role}}',
  ended: 'beendet',
  madeUp: 'ERFUNDENE DEMODATEN – mindestens eine dieser Parteien gibt es nicht',
  outcome: {
    found:
      'Länge des kürzesten Pfads in Schritten: {{steps}}; Pfade dieser Länge: {{number}} (in dem, was unsere Quellen angeben, mit dem Stand, der bei jedem Pfad steht).',
    none: 'Kein Pfad mit höchstens {{steps}} Schritten in dem, was unsere Quellen angeben. Einen längeren, eine Verbindung, die die Quellen nicht nennen, oder einen Pfad über jemanden ohne Kennung in der Quelle kann es geben.',
    stopped:
      'Die Suche ist an ihre Grenze gestoßen. Kein Pfad mit höchstens {{steps}} Schritten in dem, was unsere Quellen angeben; längere wurden nicht gesucht.',
  },
  known: {
    all: 'Stand: {{date}}.',
    last: 'Als Ganzes ist der Pfad nur mit Stand vom {{date}} bekannt: Seine Verbindungen sind mit verschiedenem Stand angegeben, und dies ist der letzte Tag, für den jeder Schritt angegeben ist.',
    none: 'Bis zum {{date}} gibt es keinen Tag, für den unsere Quellen jeden Schritt dieses Pfads angeben.',
    ended: 'Der Pfad führt über beendete Verbindungen und besteht am {{date}} nicht.',
    source: 'Quelle: {{told}}',
  },
  print: {
    fileName: 'pfade',
    kinds: 'Über welche Verbindungen',
    asOf: 'Stand: {{date}}',
    picture: 'Bild der Pfade',
    step: 'Schritt',
    ties: 'Was sie verbindet',
    known: 'Stand',
    source: 'Quelle',
  },
}
