import type { Claim } from '@merleg/domain/claims'
import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: anyone, any signed-in user, or holders of a claim. Server, route guard, menus and docs read this value. */
export type Access = 'public' | 'user' | Claim

type Shape = z.ZodObject
type Method = 'GET' | 'POST' | 'DELETE'

/**
 * One call of the product, described once: path (`:name` for parameters), access, request, answer, errors.
 * `kind`: `json` in and out; `form` a multipart upload answered in json; `file` a download with `x-filename`.
 */
export type Endpoint = {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly access: Access
  readonly kind: 'json' | 'form' | 'file'
  readonly summary: string
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: z.ZodType
  readonly answer?: z.ZodType
  readonly errors: readonly ErrorCode[]
}

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsFor<Path extends string> = [PathParams<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodObject<Record<PathParams<Path>, z.ZodType>> }

type AnswerFor<Kind> = Kind extends 'file' ? { readonly answer?: never } : { readonly answer: z.ZodType }

/** Declares an endpoint; a path parameter without a schema, or an answer forgotten, does not compile. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E & ParamsFor<E['path']> & AnswerFor<E['kind']>): E {
  return endpoint
}

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives, after validation. */
export type EndpointInput<E extends Endpoint> = {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  body: OutputOf<E['body']>
}
/** What a handler returns and a client receives. */
export type EndpointAnswer<E extends Endpoint> = E['answer'] extends z.ZodType ? z.output<E['answer']> : undefined

type Present<Key extends string, S> = S extends z.ZodType
  ? Record<string, never> extends InputOf<S>
    ? { [K in Key]?: InputOf<S> }
    : { [K in Key]: InputOf<S> }
  : { [K in Key]?: undefined }

/** What a client sends. */
export type EndpointRequest<E extends Endpoint> = Present<'params', E['params']> &
  Present<'query', E['query']> &
  Present<'body', E['body']>
