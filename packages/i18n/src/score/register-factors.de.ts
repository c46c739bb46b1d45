import type { scoreRegisterFactorsHu } from './register-factors.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreRegisterFactorsDe: Texts<typeof scoreRegisterFactorsHu> = {
  age: {
    name: 'Alter',
    definition:
      'Volle Jahre seit der Gründung. Junge Unternehmen scheiden weit häufiger aus: Die ersten fünf Jahre übersteht in Ungarn etwa jedes zweite.',
    against_zero: 'Vor weniger als einem Jahr gegründet; junge Unternehmen werden häufiger insolvent.',
    against_one: 'Besteht seit {{count}} Jahr; junge Unternehmen werden häufiger insolvent.',
    against_other: 'Besteht seit {{count}} Jahren; junge Unternehmen werden häufiger insolvent.',
    for_one: 'Besteht seit {{count}} Jahr; etablierte Unternehmen werden seltener insolvent.',
    for_other: 'Besteht seit {{count}} Jahren; etablierte Unternehmen werden seltener insolvent.',
  },
  'filing-delay': {
    name: 'Verspätete Offenlegung',
    definition:
      'Wie viele Tage nach Ablauf der Frist der letzte, höchstens zwei Jahre alte Jahresabschluss erstmals offengelegt wurde; dass er später erneut offengelegt wurde, etwa berichtigt, zählt nicht. Wer in Schwierigkeiten gerät, schiebt die Offenlegung oft hinaus.',
    against_one: 'Der letzte Jahresabschluss wurde erstmals {{count}} Tag nach Ablauf der Frist offengelegt.',
    against_other: 'Der letzte Jahresabschluss wurde erstmals {{count}} Tage nach Ablauf der Frist offengelegt.',
  },
  'missing-accounts': {
    name: 'Fehlende Jahresabschlüsse',
    definition:
      'Geschäftsjahre, deren Abschluss hätte offengelegt werden müssen und nicht bekannt ist. Die unterlassene Offenlegung ist eines der stärksten Vorzeichen einer Insolvenz und kann zur Zwangslöschung führen.',
    against_one: 'Der fällige Abschluss von {{count}} Geschäftsjahr ist nicht bekannt.',
    against_other: 'Die fälligen Abschlüsse von {{count}} Geschäftsjahren sind nicht bekannt.',
  },
  enforcement: {
    name: 'Zwangsvollstreckung',
    definition:
      'Eine laufende gerichtliche Zwangsvollstreckung. Sie zeigt, dass eine vollstreckbare Forderung nicht beglichen wurde.',
    against: 'Es läuft eine Zwangsvollstreckung.',
  },
  'tax-enforcement': {
    name: 'Vollstreckung durch die Steuerbehörde',
    definition:
      'Eine laufende Vollstreckung durch die Steuerbehörde. Diese gehört zu den häufigsten Antragstellern einer Insolvenzliquidation.',
    against: 'Es läuft eine Vollstreckung durch die Steuerbehörde.',
  },
  'tax-debt': {
    name: 'Steuerrückstand',
    definition:
      'Eine unserer Quellen verzeichnet Steuerrückstände. Die ungarische Steuerbehörde selbst veröffentlicht nur solche über 100 Millionen Forint.',
    against: 'Steuerrückstände sind verzeichnet.',
  },
  'officer-failures': {
    name: 'Frühere gescheiterte Unternehmen der Organe',
    definition:
      'Andere Unternehmen, gegen die ein Sanierungsverfahren, eine Insolvenzliquidation oder eine Zwangslöschung begann, während einer der heutigen Vertreter oder Eigentümer dort Vertreter oder Eigentümer war oder höchstens zwei Jahre danach.',
    against_one:
      '{{count}} anderes Unternehmen der Vertreter oder Eigentümer geriet in ein Sanierungsverfahren, eine Insolvenzliquidation oder eine Zwangslöschung.',
    against_other:
      '{{count}} andere Unternehmen der Vertreter oder Eigentümer gerieten in ein Sanierungsverfahren, eine Insolvenzliquidation oder eine Zwangslöschung.',
  },
  'auditor-changes': {
    name: 'Wechsel des Abschlussprüfers',
    definition:
      'Wie oft der Abschlussprüfer in den letzten 24 Monaten wechselte. Ein Wechsel ist üblich, wiederholte können auf Streit hindeuten.',
    against_one: 'Der Abschlussprüfer wechselte in den letzten 24 Monaten {{count}} Mal.',
    against_other: 'Der Abschlussprüfer wechselte in den letzten 24 Monaten {{count}} Mal.',
  },
  'seat-changes': {
    name: 'Sitzverlegungen',
    definition:
      'Wie oft der Sitz in den letzten 24 Monaten verlegt wurde. Unternehmen in Schwierigkeiten verlegen ihn häufiger, und wiederholte Verlegungen erschweren den Gläubigern den Zugriff.',
    against_one: 'Der Sitz wurde in den letzten 24 Monaten {{count}} Mal verlegt.',
    against_other: 'Der Sitz wurde in den letzten 24 Monaten {{count}} Mal verlegt.',
  },
  size: {
    name: 'Beschäftigtenzahl',
    definition:
      'Die gemeldete Zahl der Beschäftigten; nennt das Register keine oder nur eine aus der Zeit vor einer Insolvenzliquidation, freiwilligen Liquidation oder Zwangslöschung, die des letzten Jahresabschlusses. Größere Arbeitgeber scheiden seltener aus; das Gewicht ist klein, weil der Abschluss die Größe schon abbildet.',
    against: 'Die gemeldete Beschäftigtenzahl ist 0.',
    for_one: '{{count}} Person gemeldet; größere Arbeitgeber scheiden seltener aus.',
    for_other: '{{count}} Personen gemeldet; größere Arbeitgeber scheiden seltener aus.',
  },
  'other-procedure': {
    name: 'Sonstiges Verfahren',
    definition:
      'Eine laufende freiwillige Liquidation oder ein anderes Verfahren, das die Quelle nicht näher einordnet: Es kann ein Insolvenzverfahren sein. Deckt das Vermögen die Schulden nicht, geht die freiwillige Liquidation in die Insolvenzliquidation über.',
    against:
      'Es läuft eine freiwillige Liquidation oder ein anderes Verfahren; Letzteres kann ein Insolvenzverfahren sein.',
  },
  'own-funds': {
    name: 'Vorzeichen des Eigenkapitals',
    definition: 'Ob das Eigenkapital im letzten Jahresabschluss positiv ist. Zählt nur in der vereinfachten Bewertung.',
    against: 'Das Eigenkapital ist negativ: Das Fremdkapital übersteigt das Vermögen.',
    for: 'Das Eigenkapital ist positiv.',
  },
  'annual-result': {
    name: 'Ergebnis des Jahres',
    definition: 'Ob das Jahr des letzten Abschlusses mit Gewinn endete. Zählt nur in der vereinfachten Bewertung.',
    against: 'Das Jahr des letzten Abschlusses endete mit Verlust.',
    for: 'Das Jahr des letzten Abschlusses endete mit Gewinn.',
  },
}
