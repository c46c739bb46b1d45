import type { scoreLeversHu } from './levers.hu.ts'
import type { Texts } from '../texts.ts'

export const scoreLeversDe: Texts<typeof scoreLeversHu> = {
  levers: {
    'collect-receivables': {
      name: 'Forderungen einziehen',
      step: 'Mit eingezogenen {{amount}} lägen die Forderungen bei {{to}} statt {{from}}.',
      assumption: 'Der Erlös bleibt bei den flüssigen Mitteln.',
    },
    'sell-inventories': {
      name: 'Vorräte verkaufen',
      step: 'Mit einem Verkauf von {{amount}} zum Buchwert lägen die Vorräte bei {{to}} statt {{from}}.',
      assumption: 'Der Erlös bleibt bei den flüssigen Mitteln; ein Gewinn entsteht nicht.',
    },
    'raise-capital': {
      name: 'Kapitalerhöhung',
      step: 'Mit einer Barkapitalerhöhung von {{amount}} läge das Eigenkapital bei {{to}} statt {{from}}.',
      assumption: 'Die Einzahlung erhöht das gezeichnete Kapital und die flüssigen Mittel.',
    },
    'cut-costs': {
      name: 'Betriebskosten senken',
      step: 'Mit Einsparungen von {{amount}} lägen die Betriebskosten bei {{to}} statt {{from}}.',
      assumption:
        'Die Umsatzerlöse ändern sich nicht; das Ersparte erhöht nach dem bisherigen Steueranteil des Unternehmens Eigenkapital und flüssige Mittel.',
    },
    'sell-more': {
      name: 'Umsatzerlöse steigern',
      step: 'Mit {{amount}} zusätzlichem Umsatz bei gleicher Marge lägen die Umsatzerlöse bei {{to}} statt {{from}}.',
      assumption:
        'Die Kosten wachsen im gleichen Verhältnis, Forderungen und Vorräte nicht; der zusätzliche Gewinn erhöht nach Steuern Eigenkapital und flüssige Mittel.',
    },
    'pay-short-term-debt': {
      name: 'Kurzfristige Schulden tilgen',
      step: 'Mit einer Tilgung von {{amount}} lägen die kurzfristigen Verbindlichkeiten bei {{to}} statt {{from}}.',
      assumption: 'Getilgt wird aus den vorhandenen flüssigen Mitteln.',
    },
    'lengthen-debt': {
      name: 'Kurzfristige Schulden umschulden',
      step: 'Mit {{amount}} von kurz- in langfristige Schulden umgewandelt lägen die langfristigen Verbindlichkeiten bei {{to}} statt {{from}}.',
      assumption: 'Die Summe der Verbindlichkeiten und die Zinslast ändern sich nicht.',
    },
  },
  none: 'Wir haben keine realistische Änderung gefunden, die das Unternehmen allein oder mit einer zweiten in eine bessere Klasse brächte.',
  moves:
    'Die kurzfristigen Verbindlichkeiten nehmen die Differenz auf: Zusätzliches Vermögen wird fremdfinanziert; neues Eigenkapital, Gewinn und langfristige Kredite tilgen Schulden. Kurzfristig aufgenommene Mittel fließen den flüssigen Mitteln zu, Abschreibungen mindern das Anlagevermögen, die Steuer bleibt wie eingereicht.',
}
