import type { palettePageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const palettePageDe: Texts<typeof palettePageHu> = {
  title: 'Befehle',
  placeholder: 'Unternehmen, Seite, Aktion oder Einstellung',
  open: 'Befehle',
  keys: 'Strg K',
  on: 'ein',
  off: 'aus',
  groups: {
    recent: 'Zuletzt verwendet',
    actions: 'Auf dieser Seite',
    pages: 'Seiten',
    settings: 'Einstellungen',
    companies: 'Unternehmen',
    opened: 'Zuletzt geöffnete Unternehmen',
  },
  pages: {
    exports: 'Exporte von Marketinglisten',
    internationalOrders: 'Internationale Bestellungen',
    connectionPaths: 'Pfade zwischen Parteien',
  },
  shortcuts: 'Tastenkürzel',
  searching: 'Suche läuft…',
  nothing: 'Dazu passt kein Eintrag. Geben Sie vom Namen eines Unternehmens mindestens drei Buchstaben ein.',
  found_one: '{{count}} Treffer',
  found_other: '{{count}} Treffer',
}
