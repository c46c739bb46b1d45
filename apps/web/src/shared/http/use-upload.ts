import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { upload, type UploadEndpoint, type UploadProgress, type UploadRequest } from './upload.ts'

/** An upload as its form shows it. */
export type UploadState<E extends UploadEndpoint> = {
  /** While the file is sent and worked on. */
  isBusy: boolean
  progress: UploadProgress | null
  answer: EndpointAnswer<E> | null
  /** Why it failed; a cancelled upload did not. */
  error: Error | null
  start: (request: UploadRequest<E>) => void
  cancel: () => void
}

/** An upload with progress and cancel; leaving the page cancels it. */
export function useUpload<const E extends UploadEndpoint>(endpoint: E): UploadState<E> {
  const running = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: (request: UploadRequest<E>) => upload(endpoint, request),
  })
  useEffect(() => () => running.current?.abort(), [])
  const cancel = () => {
    running.current?.abort()
    running.current = null
    setProgress(null)
    reset()
  }
  const start = (request: UploadRequest<E>) => {
    cancel()
    const controller = new AbortController()
    running.current = controller
    const onProgress = (sent: UploadProgress) => {
      if (running.current === controller) setProgress(sent)
    }
    mutate({ ...request, signal: controller.signal, onProgress })
  }
  return { isBusy: isPending, progress, answer: data ?? null, error, start, cancel }
}
