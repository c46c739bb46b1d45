import type { Texts } from '../texts.ts'
import type { vatChecksAnswersHu } from './answers.hu.ts'

export const vatChecksAnswersDe: Texts<typeof vatChecksAnswersHu> = {
  titles: {
    asking: 'Die Prüfung läuft',
    valid: 'Bei der Prüfung gültig',
    invalid: 'Bei der Prüfung nicht gültig',
    unanswered: 'Es kam keine Antwort',
  },
  texts: {
    asking: 'MIAS (VIES) wurde am {{at}} gefragt; die Antwort des Mitgliedstaats kann bis zu zwei Minuten dauern.',
    valid:
      'Laut MIAS (VIES) war die Nummer zum Zeitpunkt der Prüfung ({{at}}) gültig. Über die Zeit danach sagt das nichts aus: Prüfen Sie vor jedem Geschäft erneut.',
    invalid:
      'Zum Zeitpunkt der Prüfung ({{at}}) war die Nummer in MIAS (VIES) nicht als gültig für innergemeinschaftliche Umsätze bekannt. Das Unternehmen kann dennoch tätig sein und eine inländische Steuernummer haben: Mehrere Mitgliedstaaten nehmen nur auf Antrag auf, und Mitglieder einer Umsatzsteuergruppe verwenden die Nummer der Gruppe.',
  },
  proof: {
    with: 'Die Konsultationsnummer belegt gegenüber der Finanzbehörde, dass der Inhaber der USt-IdNr. {{requester}} geprüft hat; für andere ist sie kein Nachweis.',
    without:
      'Ohne Konsultationsnummer ist dies nur unsere eigene Aufzeichnung der Prüfung: Eine Nummer erhält nur, wer seine eigene USt-IdNr. angibt.',
    withheld:
      'MIAS (VIES) hat keine Konsultationsnummer vergeben, obwohl die USt-IdNr. des Anfragenden ({{requester}}) angegeben wurde: Dies ist nur unsere eigene Aufzeichnung der Prüfung.',
  },
  causes: {
    'member-state':
      'Der Dienst des Mitgliedstaats hat nicht geantwortet. Daraus folgt weder, dass die Nummer gültig ist, noch, dass sie es nicht ist: Prüfen Sie später erneut.',
    busy: 'MIAS (VIES) oder der Dienst des Mitgliedstaats war überlastet. Über die Nummer sagt das nichts aus: Prüfen Sie später erneut.',
    service:
      'MIAS (VIES) war nicht erreichbar, oder die Antwort war nicht lesbar. Über die Nummer sagt das nichts aus: Prüfen Sie später erneut.',
    blocked:
      'MIAS (VIES) nimmt derzeit keine Anfragen von uns an. Über die Nummer sagt das nichts aus; bitte informieren Sie den Kundendienst.',
    requester:
      'MIAS (VIES) hat die USt-IdNr. des Anfragenden nicht angenommen. Über die Nummer sagt das nichts aus; bitte informieren Sie den Kundendienst.',
    input: 'MIAS (VIES) hat die Nummer in dieser Form nicht angenommen und daher nicht geprüft.',
    'given-up': 'Die Prüfung wurde unterbrochen. Über die Nummer sagt das nichts aus: Prüfen Sie erneut.',
  },
  rows: {
    number: 'USt-IdNr.',
    askedAt: 'Gefragt',
    answeredAt: 'Beantwortet',
    askedBy: 'Gefragt von',
    requester: 'USt-IdNr. des Anfragenden',
    consultationNumber: 'Konsultationsnummer',
    toldDate: 'Zeitpunkt der Prüfung laut MIAS (VIES)',
    traderName: 'Name laut Mitgliedstaat',
    traderAddress: 'Anschrift laut Mitgliedstaat',
  },
  notTold: 'vom Mitgliedstaat nicht mitgeteilt',
  origins: {
    told: 'die Nummer im Register',
    'tax-number': 'aus der Steuernummer gebildet; ob das Unternehmen eine solche Nummer hat, sagt MIAS (VIES)',
    'register-number': 'aus der Registernummer gebildet; ob das Unternehmen eine solche Nummer hat, sagt MIAS (VIES)',
  },
  obstacles: {
    off: 'Die Prüfung in MIAS (VIES) ist ausgeschaltet. Einschalten: MERLEG_VIES=on und MERLEG_VIES_REQUESTER mit der eigenen USt-IdNr.',
    'made-up': 'Dieses Unternehmen ist erfunden, daher wird MIAS (VIES) nicht nach seiner Nummer gefragt.',
    unknown: 'Die USt-IdNr. des Unternehmens ist nicht bekannt und kann nicht geprüft werden.',
    format: 'Die Nummer im Register hat nicht die Form einer USt-IdNr. und kann nicht geprüft werden.',
    'not-eu': 'MIAS (VIES) kennt nur Nummern der Mitgliedstaaten der Europäischen Union und Nordirlands.',
    'check-digit': 'Die Prüfziffer der Nummer im Register ist falsch, daher kann sie nicht geprüft werden.',
  },
  print: {
    title: 'Prüfungen in MIAS (VIES)',
    note: 'Von Benutzern Ihres Abonnements verlangt; Quelle: Europäische Kommission, MIAS (VIES)',
    more: 'Die letzten {{count}} Prüfungen; es gab frühere.',
  },
}
