import { listChildren, listTexts, type XmlElement } from '../../../../shared/xml-elements.ts'
import type { Designation, DesignationKind } from '../../../sanctions/designation.ts'
import { readNames } from '../../reading/listed/listed-names.ts'
import { attribute } from './attributes.ts'

type Quality = 'alias' | 'weak-alias' | 'previous-name'

/**
 * The names of an entry. None is marked as the main one: it is the first of which no remark says that it is a weak or a
 * former name.
 */
export function listEntryNames(entry: XmlElement, kind: DesignationKind): Designation['names'] {
  const told = listChildren(entry, 'nameAlias').flatMap((alias) => {
    const name = attribute(alias, 'wholeName') ?? joinParts(alias)
    return name === '' ? [] : [{ name, quality: qualityOf(alias) }]
  })
  const main = told.find(({ quality }) => quality === 'alias') ?? told[0]
  if (main === undefined) return []
  const join = (quality: Quality): string =>
    told.flatMap((one) => (one !== main && one.quality === quality ? one.name : [])).join(';')
  return readNames({
    kind,
    name: main.name,
    aliases: join('alias'),
    weakAliases: join('weak-alias'),
    previousNames: join('previous-name'),
  })
}

const joinParts = (alias: XmlElement): string =>
  ['firstName', 'middleName', 'lastName'].flatMap((part) => attribute(alias, part) ?? []).join(' ')

const WEAK = /^low quality\b/i
const FORMER = /^(?:formerly known as|former name|previously known as|f\.?k\.?a\b|maiden name)/i

/**
 * A remark judges a name where a part of it begins so: in the middle of a sentence it speaks of somebody else ("owned by
 * the fund formerly known as …").
 */
function qualityOf(alias: XmlElement): Quality {
  const parts = listTexts(alias, 'remark')
    .flatMap((remark) => remark.split(/[\n;]/))
    .map((part) => part.replace(/^[\s("'‘]+/, '').replaceAll(/\s+/g, ' '))
  if (parts.some((part) => FORMER.test(part))) return 'previous-name'
  return attribute(alias, 'strong') === 'false' || parts.some((part) => WEAK.test(part)) ? 'weak-alias' : 'alias'
}
