import { NETWORK_KINDS, TIE_KINDS, type TieKind } from '@merleg/domain/connections/tie-kinds'

/** What the address says of the paths between parties: ids and kinds with commas between. */
export type PathsView = {
  parties?: string | undefined
  kinds?: string | undefined
  asOf?: string | undefined
  ever?: boolean | undefined
  hubTies?: number | undefined
}

export function readIds({ parties = '' }: PathsView): string[] {
  return [...new Set(parties.split(',').filter((id) => id !== ''))]
}

export function readKinds({ kinds }: PathsView): readonly TieKind[] {
  const named = TIE_KINDS.filter((kind) => kinds?.split(',').includes(kind))
  return named.length === 0 ? NETWORK_KINDS : named
}

/** As it stands in the address: left out where it is what is meant without. */
export function writeKinds(kinds: readonly TieKind[]): string | undefined {
  const text = TIE_KINDS.filter((kind) => kinds.includes(kind)).join(',')
  return text === '' || text === NETWORK_KINDS.join(',') ? undefined : text
}

/** What is asked of the server; what is left out is its to choose. */
export function toPathsRequest({ kinds, asOf, ever, hubTies, ...view }: PathsView) {
  return {
    parties: readIds(view).join(','),
    ...(kinds === undefined ? {} : { kinds }),
    ...(asOf === undefined ? {} : { asOf }),
    ...(ever === true ? { ever: 'true' as const } : {}),
    ...(hubTies === undefined ? {} : { hubTies: String(hubTies) }),
  }
}
