import { useMutation } from '@tanstack/react-query'
import { showError } from './toasts.ts'
import { downloadUrl, type DownloadMode } from '../http/download.ts'
import { useErrorText } from '../http/use-error-text.ts'

/** A download with the state its button shows: busy while the file is made and fetched, a toast where it fails. */
export function useDownload(): { isBusy: boolean; start: (url: string, mode?: DownloadMode) => void } {
  const errorText = useErrorText()
  const { isPending, mutate } = useMutation({
    mutationFn: ({ url, mode }: { url: string; mode: DownloadMode }) => downloadUrl(url, mode),
    onError: (error) => showError(errorText(error)),
  })
  return { isBusy: isPending, start: (url, mode = 'save') => mutate({ url, mode }) }
}
