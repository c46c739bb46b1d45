import type { scoreFactorsHu } from './factors.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreFactorsDe: Texts<typeof scoreFactorsHu> = {
  equityRatio: {
    name: 'Eigenkapitalquote',
    definition:
      'Welchen Teil des Vermögens das Eigenkapital deckt. Je mehr eigene Mittel, desto größere Verluste übersteht das Unternehmen; negativ, wenn Verluste das Eigenkapital aufgezehrt haben.',
    formula: 'Eigenkapital / Bilanzsumme',
  },
  retainedEarnings: {
    name: 'Eigenkapital über dem gezeichneten Kapital',
    definition:
      'Welchen Teil des Vermögens das Eigenkapital über das gezeichnete Kapital hinaus deckt: angesammelte Gewinne und Rücklagen. Es zeigt, ob das Unternehmen mit seiner Tätigkeit Kapital aufgebaut oder verbraucht hat.',
    formula: '(Eigenkapital − Gezeichnetes Kapital) / Bilanzsumme',
  },
  currentRatio: {
    name: 'Liquidität 3. Grades',
    definition:
      'Wie oft das Umlaufvermögen die innerhalb eines Jahres fälligen Verbindlichkeiten deckt. Unter 1 deckt es die kurzfristigen Schulden nicht.',
    formula: 'Umlaufvermögen / Kurzfristige Verbindlichkeiten',
  },
  quickRatio: {
    name: 'Liquidität 2. Grades',
    definition:
      'Wie oft das Umlaufvermögen ohne die schwerer zu Geld zu machenden Vorräte die kurzfristigen Verbindlichkeiten deckt.',
    formula: '(Umlaufvermögen − Vorräte) / Kurzfristige Verbindlichkeiten',
  },
  cashRatio: {
    name: 'Liquidität 1. Grades',
    definition:
      'Welchen Teil der kurzfristigen Verbindlichkeiten flüssige Mittel und Wertpapiere des Umlaufvermögens sofort decken.',
    formula: '(Flüssige Mittel + Wertpapiere) / Kurzfristige Verbindlichkeiten',
  },
  longTermCover: {
    name: 'Anlagendeckungsgrad II',
    definition:
      'Wie oft Eigenkapital und langfristige Verbindlichkeiten das Anlagevermögen decken. Unter 1 ist ein Teil des langfristig gebundenen Vermögens kurzfristig finanziert.',
    formula: '(Eigenkapital + Langfristige Verbindlichkeiten) / Anlagevermögen',
  },
  returnOnAssets: {
    name: 'Vermögensrentabilität vor Steuern',
    definition:
      'Welches Ergebnis vor Steuern das Vermögen erbracht hat. Dauerhafte Verluste sind die Hauptursache von Insolvenzen.',
    formula: 'Ergebnis vor Steuern / Bilanzsumme',
  },
  operatingMargin: {
    name: 'Betriebsergebnismarge',
    definition:
      'Welcher Teil des Umsatzes als Betriebsergebnis blieb, sonstige Erträge und Aufwendungen eingeschlossen.',
    formula: 'Betriebsergebnis / Umsatzerlöse',
  },
  salesMargin: {
    name: 'Umsatzmarge',
    definition:
      'Welcher Teil des Umsatzes nach den Kosten des Betriebs bleibt, ohne sonstige Erträge und Aufwendungen. Sie zeigt, ob das Unternehmen von dem lebt, was es verkauft.',
    formula:
      '(Umsatzerlöse + Bestandsveränderungen und aktivierte Eigenleistungen − Materialaufwand − Personalaufwand − Abschreibungen) / Umsatzerlöse',
  },
  debtCoverage: {
    name: 'Schuldendeckung',
    definition:
      'Welcher Teil des Fremdkapitals aus einem Ergebnis vor Steuern und den Abschreibungen zurückgezahlt werden könnte. Fremdkapital ist alles, was nicht Eigenkapital ist: Verbindlichkeiten, Rückstellungen und Rechnungsabgrenzung. Ein Verlust wird am Vermögen gemessen: An den Schulden gemessen erschiene er umso schlimmer, je geringer diese sind.',
    formula: '(Ergebnis vor Steuern + Abschreibungen) / (Bilanzsumme − Eigenkapital)',
  },
  financialBurden: {
    name: 'Belastung durch Finanzaufwand',
    definition:
      'Welchen Teil des Umsatzes der Finanzaufwand nimmt: Zinsen, Kursverluste und Übriges. Wo der Abschluss ihn nicht ausweist, der Verlust aus Finanzgeschäften: Betriebsergebnis abzüglich Ergebnis vor Steuern.',
    formula: 'Finanzaufwendungen / Umsatzerlöse',
  },
  depreciationRate: {
    name: 'Abschreibungsquote',
    definition:
      'Abschreibungen des Jahres im Verhältnis zum Anlagevermögen. Wer Anlagen hat und kaum abschreibt, steht womöglich still oder beschönigt sein Ergebnis. Zählt nicht, wo das Anlagevermögen unter einem Zwanzigstel der Bilanzsumme liegt.',
    formula: 'Abschreibungen / Anlagevermögen',
  },
  assetTurnover: {
    name: 'Kapitalumschlag',
    definition: 'Wie oft der Wert des Vermögens in den Umsatzerlösen des Jahres zurückfloss.',
    formula: 'Umsatzerlöse / Bilanzsumme',
  },
  inventoryDays: {
    name: 'Lagerdauer',
    definition: 'Dem Umsatz von wie vielen Tagen die Vorräte am Jahresende entsprechen.',
    formula: 'Vorräte / Umsatzerlöse × 365',
  },
  receivableDays: {
    name: 'Forderungslaufzeit',
    definition:
      'Dem Umsatz von wie vielen Tagen die Forderungen am Jahresende entsprechen. Eine lange Zeit deutet auf Kunden hin, die langsam oder gar nicht zahlen.',
    formula: 'Forderungen / Umsatzerlöse × 365',
  },
  shortTermDebtDays: {
    name: 'Laufzeit der kurzfristigen Verbindlichkeiten',
    definition:
      'Dem Umsatz von wie vielen Tagen die kurzfristigen Verbindlichkeiten am Jahresende entsprechen. Eine lange Zeit deutet auf hinausgeschobene Zahlungen hin.',
    formula: 'Kurzfristige Verbindlichkeiten / Umsatzerlöse × 365',
  },
  salesGrowth: {
    name: 'Umsatzveränderung',
    definition:
      'Um wie viel der Umsatz gegenüber dem Vorjahr stieg oder sank. Ein Rückgang ist oft das erste Zeichen von Schwierigkeiten; über 30 % im Jahr bringt Wachstum keine weiteren Punkte, weil es auch finanziert werden muss.',
    formula: 'Umsatzerlöse / Umsatzerlöse des Vorjahres − 1',
  },
  priorProfits: {
    name: 'Ergebnisse der Vorjahre',
    definition:
      'Mittleres Ergebnis vor Steuern der beiden Vorjahre im Verhältnis zum Umsatz des Vorjahres; nur des letzten, wenn allein dieses bekannt ist. Ist das Vorjahr nicht bekannt, bringt und kostet es keine Punkte.',
    formula: 'Mittleres Ergebnis vor Steuern der beiden Vorjahre / Umsatzerlöse des Vorjahres',
  },
  profitChange: {
    name: 'Veränderung des Ergebnisses',
    definition:
      'Um wie viel besser oder schlechter das Ergebnis vor Steuern ist als im Mittel der beiden Vorjahre, im Verhältnis zum Umsatz; als im Vorjahr, wenn nur dieses bekannt ist. Ein Rückgang zeigt sich oft vor dem Verlust.',
    formula: '(Ergebnis vor Steuern − Mittleres Ergebnis vor Steuern der beiden Vorjahre) / Umsatzerlöse',
  },
  size: {
    name: 'Größe',
    definition:
      'Die Bilanzsumme als Größenordnung: der Zehnerlogarithmus ihres Wertes in tausend Zloty zu festen Kursen von 2007–2013: der Maßstab der polnischen Daten, an denen das mitgelieferte Modell gelernt hat.',
    formula: 'lg (Bilanzsumme, Tsd. PLN)',
  },
  depreciationShare: {
    name: 'Anteil der Abschreibungen an den Kosten',
    definition:
      'Welcher Teil der Kosten des Betriebs Abschreibungen sind. Wer mit eigenen Maschinen und Gebäuden arbeitet, scheitert seltener; wo nichts abgeschrieben wird, steht der Betrieb womöglich still, oder das Ergebnis ist beschönigt. Mehr als ein Zehntel zählt nicht mehr.',
    formula:
      'Abschreibungen / (Materialaufwand + Personalaufwand + Abschreibungen − Bestandsveränderungen und aktivierte Eigenleistungen)',
  },
}
