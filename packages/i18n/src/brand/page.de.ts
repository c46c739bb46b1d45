import type { brandPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const brandPageDe: Texts<typeof brandPageHu> = {
  name: 'Mérleg',
  madeUp: 'Demo-Datenbank: als erfunden markierte Unternehmen gibt es nicht, Ähnlichkeiten mit echten sind zufällig',
}
