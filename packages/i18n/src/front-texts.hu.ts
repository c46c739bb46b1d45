import { authHu } from './auth.hu.ts'
import { brandHu } from './brand.hu.ts'
import { commonUiHu } from './common-ui.hu.ts'
import { layoutHu } from './layout.hu.ts'

/** The namespaces that the pages before the login use: all that a visitor of those has to load. */
export const frontTextsHu = { auth: authHu, brand: brandHu, 'common-ui': commonUiHu, layout: layoutHu } as const
