import { authEn } from './auth.en.ts'
import { brandEn } from './brand.en.ts'
import { commonUiEn } from './common-ui.en.ts'
import { layoutEn } from './layout.en.ts'

/** The namespaces that the pages before the login use: all that a visitor of those has to load. */
export const frontTextsEn = { auth: authEn, brand: brandEn, 'common-ui': commonUiEn, layout: layoutEn } as const
