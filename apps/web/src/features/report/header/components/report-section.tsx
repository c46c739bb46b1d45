import type { ErrorCode } from '@merleg/contract/errors'
import type { ReactNode } from 'react'
import { ApiError } from '../../../../shared/http/api-error.ts'
import { SkeletonPanel } from '../../../../shared/ui/skeletons.tsx'
import { StateEmpty, type StateEmptyProps } from '../../../../shared/ui/state-empty.tsx'
import { SectionError } from './section-error.tsx'
import { SectionHeading } from './section-heading.tsx'

/** What the call of a section came to, as TanStack Query tells it. */
type SectionQuery<Data> = { data: Data | undefined; error: Error | null; refetch: () => Promise<unknown> }

type ReportSectionProps<Data> = {
  query: SectionQuery<Data>
  /** Left out where the section has no heading of its own. */
  title?: string
  /** Beside the heading, once there is something to act on. */
  actions?: (data: Data) => ReactNode
  /** Under the heading, whatever the call came to. */
  controls?: ReactNode
  /** The shape of what is to come. */
  skeleton?: ReactNode
  /** Where there is nothing to show: why, and what to do about it. */
  empty?: (data: Data) => StateEmptyProps | null
  /** Refusals that are an answer of this section: what is shown instead of the error; null for nothing. */
  refusals?: Partial<Record<ErrorCode, (error: ApiError) => StateEmptyProps | null>>
  children: (data: Data) => ReactNode
}

/** A section of the report in each of its states: loading, failed, not subscribed to, empty, or with its content. */
export function ReportSection<Data>(props: ReportSectionProps<Data>) {
  const { query, title, actions, controls } = props
  const isFull = query.data !== undefined && (props.empty?.(query.data) ?? null) === null
  return (
    <>
      {title !== undefined && (
        <SectionHeading title={title} actions={isFull && query.data !== undefined ? actions?.(query.data) : null} />
      )}
      {controls}
      <SectionBody {...props} />
    </>
  )
}

function SectionBody<Data>({ query, skeleton, empty, refusals, children }: ReportSectionProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) {
    const state = empty?.(data) ?? null
    return state === null ? children(data) : <StateEmpty {...state} />
  }
  if (error === null) return skeleton ?? <SkeletonPanel rows={8} />
  const answer = error instanceof ApiError && error.code !== 'network' ? refusals?.[error.code] : undefined
  if (!answer || !(error instanceof ApiError)) return <SectionError error={error} onRetry={() => void refetch()} />
  const state = answer(error)
  return state && <StateEmpty {...state} />
}
