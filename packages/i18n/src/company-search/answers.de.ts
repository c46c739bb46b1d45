import type { Texts } from '../texts.ts'
import type { companySearchAnswersHu } from './answers.hu.ts'

export const companySearchAnswersDe: Texts<typeof companySearchAnswersHu> = {
  variants: {
    marketing: 'Marketingsuche',
    advanced: 'Erweiterte Suche',
  },
  moreCriteria_one: 'und {{count}} weiteres Kriterium',
  moreCriteria_other: 'und {{count}} weitere Kriterien',
  months_one: '{{count}} Monat',
  months_other: '{{count}} Monaten',
  millions: 'Mio. HUF',
  limits: {
    amounts:
      'Betragsgrenzen gelten in Forint, umgerechnet wird nicht: Ein Unternehmen, dessen maßgeblicher Abschluss in einer anderen Währung aufgestellt ist, gehört unabhängig von seinen Beträgen nicht zu den Treffern. Solche Unternehmen wurden nicht gezählt.',
    wholeYear:
      'Grenzen für Umsatz, EBITDA, Ergebnisse und Körperschaftsteuer werden nur mit Geschäftsjahren von {{from}}–{{to}} Tagen verglichen: Ein Unternehmen, dessen maßgeblicher Abschluss ein kürzeres oder längeres Geschäftsjahr betrifft, gehört unabhängig von seinen Beträgen nicht zu den Treffern. Solche Unternehmen wurden nicht gezählt.',
    growth:
      'Die Umsatzveränderung wird nur zwischen vollen Jahren in derselben Währung betrachtet: Ein Unternehmen ohne zwei solche aufeinanderfolgende Jahre gehört nicht zu den Treffern.',
    order:
      'Die Reihenfolge nach Umsatz gilt nur für Abschlüsse in Forint: Unternehmen mit Abschlüssen in anderer Währung stehen am Ende, wie hoch ihr Umsatz auch ist.',
    likeness:
      'Die Ähnlichkeit des Umsatzes wurde nur unter Abschlüssen in Forint über ein volles Jahr betrachtet: Wo es keinen gibt, galt der Umsatz als unbekannt, mit mittlerem Abstand.',
    noLikeness:
      'Die Ähnlichkeit des Umsatzes ließ sich nicht betrachten: Von keinem der Unternehmen, denen andere ähneln sollen, ist ein Umsatz in Forint über ein volles Jahr bekannt, daher entschieden die übrigen Merkmale.',
    noActivity:
      'Von keinem der Unternehmen, denen andere ähneln sollen, ist eine Haupttätigkeit bekannt, nach der sich ähnliche suchen ließen: Daher wurde kein Unternehmen mit ihnen verglichen.',
    nearest:
      'Als ähnlich gelten die {{limit}} ähnlichsten Unternehmen der Branche: Die übrigen Unternehmen der Branche gehören auch dann nicht zu den Treffern, wenn sie die anderen Kriterien erfüllen.',
  },
  alike: {
    sales: 'ähnlicher Umsatz',
    headcount: 'ähnliche Mitarbeiterzahl',
    age: 'ähnliches Alter',
    growth: 'ähnliche Umsatzentwicklung',
    equityRatio: 'ähnliche Eigenkapitalquote',
    rating: 'ähnliche Bewertung',
    activity: 'ähnliche Tätigkeit',
    place: 'Sitz in der Nähe',
    legalForm: 'gleiche Rechtsform',
  },
}
