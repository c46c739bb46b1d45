import type { Texts } from '../../texts.ts'
import type { reportSanctionsWordsHu } from './words.hu.ts'

export const reportSanctionsWordsDe: Texts<typeof reportSanctionsWordsHu> = {
  title: 'Sanktionsprüfung',
  grades: {
    identifier: 'Kennung stimmt überein',
    strong: 'Starke Namensübereinstimmung',
    probable: 'Wahrscheinliche Namensübereinstimmung',
    possible: 'Mögliche Namensübereinstimmung',
  },
  checkedAt: 'Zeitpunkt der Prüfung',
  checkedAtClock: '{{at}} (Budapester Zeit)',
  checkedCount: 'Geprüfte Beteiligte',
  checkedTitle: 'Wer geprüft wurde',
  unnamedTitle: 'Wer nicht geprüft werden konnte',
  unnamed_one:
    'Von einem Eigentümer oder Organ nennt die Quelle nicht den Namen, sondern nur einen Platzhalter. Diese Person konnte nicht geprüft werden: Ob sie auf einer Liste steht, ist nicht bekannt.',
  unnamed_other:
    'Von {{count}} Eigentümern oder Organen nennt die Quelle nicht die Namen, sondern nur Platzhalter. Sie konnten nicht geprüft werden: Ob sie auf einer Liste stehen, ist nicht bekannt.',
  noMatch: {
    all: 'Weder das Unternehmen noch seine aus dem Register bekannten Eigentümer und Organe stimmen mit einem Eintrag der unten genannten Listen überein, nach dem dort angegebenen Stand.',
    named:
      'Weder das Unternehmen noch diejenigen Eigentümer und Organe, deren Namen bekannt sind, stimmen mit einem Eintrag der unten genannten Listen überein, nach dem dort angegebenen Stand.',
    alone:
      'Name und Kennungen des Unternehmens stimmen mit keinem Eintrag der unten genannten Listen überein, nach dem dort angegebenen Stand. Sonst wurde niemand geprüft: Von keinem Eigentümer oder Organ ist der Name bekannt.',
  },
  itself: 'das Unternehmen selbst, mit jetzigen und früheren Namen',
  roles: {
    member: 'Gesellschafter, Eigentümer',
    signatory: 'vertretungsberechtigt',
    auditor: 'Abschlussprüfer',
    'supervisory-board': 'Mitglied des Aufsichtsrats',
    'beneficial-owner': 'wirtschaftlicher Eigentümer laut Register',
    representative: 'Vertreter',
  },
}
