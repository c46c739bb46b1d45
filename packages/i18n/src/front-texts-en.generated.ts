/** Written by `npm run lists` from the files of texts; not by hand. */

import { authPageEn } from './auth/page.en.ts'
import { brandPageEn } from './brand/page.en.ts'
import { layoutPageEn } from './layout/page.en.ts'
import { trialPageEn } from './trial/page.en.ts'
import { uiPageEn } from './ui/page.en.ts'
import type { frontTextsHu } from './front-texts-hu.generated.ts'
import type { Texts } from './texts.ts'

export const frontTextsEn: Texts<typeof frontTextsHu> = {
  'auth/page': authPageEn,
  'brand/page': brandPageEn,
  'layout/page': layoutPageEn,
  'trial/page': trialPageEn,
  'ui/page': uiPageEn,
}
