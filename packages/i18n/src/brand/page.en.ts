import type { brandPageHu } from './page.hu.ts'
import type { Texts } from '../texts.ts'

export const brandPageEn: Texts<typeof brandPageHu> = {
  name: 'Mérleg',
  madeUp: 'Demo database: companies marked as made up do not exist, any resemblance to a real one is accidental',
}
