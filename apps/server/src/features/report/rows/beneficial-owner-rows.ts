import type { ControlNature } from '@merleg/domain/beneficial-owners/control-natures'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { describeBounds } from '../words/register-words.ts'
import { partyRows, type RenderRows, row, sourceRow } from './data-rows.ts'

/** A nature of control in words: `voting rights, over 75% (through a trust)`. */
function describeNature(locale: Locale, { kind, directness, holder, min, max }: ControlNature): string {
  const t = getTranslator(locale, 'register/fact-sections')
  const bare = t(`natures.${kind}`)
  const nature = directness === null ? bare : t(`control.${directness}`, { nature: bare })
  const share = describeBounds(locale, min, max)
  const told = share === null ? nature : t('control.inFigures', { nature, share })
  return holder === null ? told : t(`control.${holder}`, { nature: told })
}

/** All of them; that the register does not tell by what somebody controls is said too. */
export function describeNatures(locale: Locale, natures: readonly ControlNature[]): string {
  if (natures.length === 0) return getTranslator(locale, 'register/fact-sections')('control.untold')
  return [...new Set(natures.map((nature) => describeNature(locale, nature)))].join('; ')
}

const COUNTRY_CODE = /^[A-Z]{2}$/

/** What is no code is shown as it was told; asking for its name would throw. */
function nameCountry(locale: Locale, code: string | null): string | null {
  if (code === null || !COUNTRY_CODE.test(code)) return code
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

/** Whom the register tells as beneficial owner, and what it says where it tells none. */
export const OWNER_ROWS: {
  [Section in 'beneficial-owner' | 'beneficial-owner-statement']: RenderRows<Section>
} = {
  'beneficial-owner': (owner, context) =>
    partyRows(context, owner, [
      ...row(context, 'natures', describeNatures(context.locale, owner.natures)),
      ...sourceRow(context, 'published', owner.shareText),
      ...row(context, 'country', nameCountry(context.locale, owner.countryCode)),
    ]),
  'beneficial-owner-statement': ({ statement, text }, context) => [
    ...row(context, 'ownerStatement', {
      value: getTranslator(context.locale, 'register/fact-sections')(`ownerStatements.${statement}`),
      keyIcon: 'info',
    }),
    ...sourceRow(context, 'published', text),
  ],
}
