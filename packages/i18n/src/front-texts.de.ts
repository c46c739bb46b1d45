import { authDe } from './auth.de.ts'
import { brandDe } from './brand.de.ts'
import { commonUiDe } from './common-ui.de.ts'
import { layoutDe } from './layout.de.ts'

/** The namespaces that the pages before the login use: all that a visitor of those has to load. */
export const frontTextsDe = { auth: authDe, brand: brandDe, 'common-ui': commonUiDe, layout: layoutDe } as const
