import type { brandHu } from './brand.hu.ts'
import type { Texts } from './texts.ts'

export const brandDe: Texts<typeof brandHu> = {
  name: 'Mérleg',
  madeUp: 'Demo-Datenbank: als erfunden markierte Unternehmen gibt es nicht, Ähnlichkeiten mit echten sind zufällig',
}
