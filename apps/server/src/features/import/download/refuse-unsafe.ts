import { DownloadFault } from './download-fault.ts'

/** What a list that came safely leads to comes safely too: else anybody on the way could change it. */
export function refuseUnsafe(listUrl: string, fileUrl: string): void {
  if (listUrl.startsWith('https:') && !fileUrl.startsWith('https:'))
    throw new DownloadFault(`${listUrl}: leads to ${fileUrl}, which anybody on the way can change.`)
}
