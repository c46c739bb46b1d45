/** Written by `npm run lists` from the files of texts; not by hand. */

import { authPageDe } from './auth/page.de.ts'
import { brandPageDe } from './brand/page.de.ts'
import { layoutPageDe } from './layout/page.de.ts'
import { trialPageDe } from './trial/page.de.ts'
import { uiPageDe } from './ui/page.de.ts'
import type { frontTextsHu } from './front-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const frontTextsDe: Texts<typeof frontTextsHu> = {
  'auth/page': authPageDe,
  'brand/page': brandPageDe,
  'layout/page': layoutPageDe,
  'trial/page': trialPageDe,
  'ui/page': uiPageDe,
}
