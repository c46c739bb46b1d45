import type { brandHu } from './brand.hu.ts'
import type { Texts } from './texts.ts'

export const brandEn: Texts<typeof brandHu> = {
  name: 'Mérleg',
  madeUp: 'Demo database: companies marked as made up do not exist, any resemblance to a real one is accidental',
}
