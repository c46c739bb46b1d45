import type { SourceInfo } from '@merleg/domain/observation'
import type { SourceDownload } from './source-download.ts'

/** A source that is one file under an address that never changes; its terms stand where its publisher presents it. */
export function oneFile({ sourceId, licence, url: licenceUrl }: SourceInfo, name: string, url: string): SourceDownload {
  return { sourceId, licence, licenceUrl: licenceUrl ?? url, list: () => Promise.resolve([{ name, url }]) }
}
