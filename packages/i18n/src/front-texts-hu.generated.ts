/** Written by `npm run lists` from the files of texts; not by hand. */

import { authPageHu } from './auth/page.hu.ts'
import { brandPageHu } from './brand/page.hu.ts'
import { layoutPageHu } from './layout/page.hu.ts'
import { trialPageHu } from './trial/page.hu.ts'
import { uiPageHu } from './ui/page.hu.ts'

/** Namespaces of the pages before the login: all that a visitor of those has to load. */
export const frontTextsHu = {
  'auth/page': authPageHu,
  'brand/page': brandPageHu,
  'layout/page': layoutPageHu,
  'trial/page': trialPageHu,
  'ui/page': uiPageHu,
} as const
