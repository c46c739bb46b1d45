import type { Texts } from '../texts.ts'
import type { reportHeaderHu } from './header.hu.ts'

export const reportHeaderDe: Texts<typeof reportHeaderHu> = {
  kinds: {
    company: 'Gesellschaft',
    selfemployed: 'Einzelunternehmer',
    nonprofit: 'Gemeinnützige Organisation',
    budgetary: 'Haushaltseinrichtung',
    educational: 'Bildungseinrichtung',
    taxentity: 'Steuersubjekt',
    foreign: 'Ausländisches Unternehmen',
  },
  madeUp: 'ERFUNDENE DEMODATEN – dieses Unternehmen gibt es nicht',
}
