import type { SourceInfo } from '@merleg/domain/observation'
import { OFAC_CONSOLIDATED, OFAC_SDN } from '../../../sanctions/list-sources.ts'
import type { EditionFile, ListAdapter } from '../../reading/source-adapter.ts'
import { readCsvEntries } from './ofac-csv.ts'
import { findXmlDay, readXmlEntries } from './ofac-xml.ts'

type Role = 'main' | 'aliases' | 'addresses' | 'comments'
type Names = Readonly<Record<Role, string>>

/** The Office writes its names small or in capitals, by where they are downloaded. */
function listFiles(names: Names): EditionFile<Role>[] {
  const fileOf = (role: Role): EditionFile<Role> => ({
    role,
    name: new RegExp(`^${names[role]}\\.csv$`, 'i'),
    example: `${names[role].toUpperCase()}.CSV`,
  })
  return [fileOf('main'), fileOf('aliases'), fileOf('addresses'), { ...fileOf('comments'), isOptional: true }]
}

/**
 * A list of the Office of Foreign Assets Control: the XML form (`SDN.XML`, `CONSOLIDATED.XML`), which tells its day and the
 * number of its entries, or a folder with the files of the older CSV form, which tell neither. Read from the published
 * consolidated XML of March 2025 and both sets of CSV; the advanced form of the XML is refused.
 */
function adaptList(source: SourceInfo, names: Names): ListAdapter {
  const isFolder = (edition: Parameters<ListAdapter['readDesignations']>[0]): boolean =>
    edition.fileOf('main') !== edition.path
  return {
    source,
    observedOn: null,
    findObservedOn: async (edition) => (isFolder(edition) ? null : findXmlDay(edition.path)),
    files: null,
    folderFiles: listFiles(names),
    readDesignations: (edition) => {
      if (!isFolder(edition)) return readXmlEntries(edition.path, source)
      const [main, aliases, addresses] = [
        edition.fileOf('main'),
        edition.fileOf('aliases'),
        edition.fileOf('addresses'),
      ]
      return readCsvEntries({ main, aliases, addresses, comments: edition.filesOf('comments')[0] ?? null }, source)
    },
  }
}

/** Specially Designated Nationals: whose property is blocked. */
export const ofacSdn = adaptList(OFAC_SDN, {
  main: 'sdn',
  aliases: 'alt',
  addresses: 'add',
  comments: 'sdn_comments',
})

/** All other lists of the Office in one. */
export const ofacConsolidated = adaptList(OFAC_CONSOLIDATED, {
  main: 'cons_prim',
  aliases: 'cons_alt',
  addresses: 'cons_add',
  comments: 'cons_comments',
})
