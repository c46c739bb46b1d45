import type { Claim, EitherClaim } from '@merleg/domain/claims'
import type { z } from 'zod'
import type { Role } from '@merleg/domain/roles'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call: anyone, any signed-in user, or holders of a claim, or of one of several. Server, route guard, menus and
 * docs read this value.
 */
export type Access = 'public' | 'user' | Claim | EitherClaim

/**
 * When a call needs a fresh proof of who is calling: the password and, where he has one, a second factor, both given in this
 * session minutes ago. Always, or where the body is of a shape; `hasPassword`: the call itself asks for the password, so
 * that only who has a second factor proves anything before.
 */
export type FreshProof = 'always' | { readonly where: z.ZodType; readonly hasPassword?: true }

/** What a user can be asked to be. */
export type RequiredRole = Exclude<Role, 'member'>

type Shape = z.ZodObject
type Method = 'GET' | 'POST' | 'DELETE'

/**
 * How a call goes over the wire:
 * - `json` in and out;
 * - `upload` one file with form fields (`body`) in multipart, at most `maxBytes` long, answered in json;
 * - `file` a download made whole, with `x-filename`;
 * - `stream` a download made while it is sent, of any length;
 * - `events` server-sent events that go on until one side ends them.
 */
export type EndpointKind = 'json' | 'upload' | 'file' | 'stream' | 'events'

/** One call of the product, described once: path (`:name` for parameters), access, request, answer, errors. */
export type Endpoint = {
  readonly method: Method
  readonly path: `/api/${string}`
  readonly access: Access
  /** Beside the access: what the user has to be to his subscriber. */
  readonly role?: RequiredRole
  /** May a program call it by a key? Left out: what a claim opens it may, what is for any signed-in user it may not. */
  readonly machine?: boolean
  /** Left out: the session is enough. Its refusal is `auth.confirmation-required`. */
  readonly freshProof?: FreshProof
  readonly kind: EndpointKind
  /** May take the processor for long: a few are worked on at once, and further ones of a user refused for a while. */
  readonly isHeavy?: boolean
  /** Served as well to whoever must set up a second factor before anything else. */
  readonly isOpenToSetUp?: boolean
  readonly summary: string
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: z.ZodType
  readonly answer?: z.ZodType
  /** Of an upload: bytes the file may have; a larger one is refused before it is read. */
  readonly maxBytes?: number
  /** Of events: what each carries, by name. */
  readonly events?: Readonly<Record<string, z.ZodType>>
  /** Of events that can be taken up again: what `id` and `Last-Event-ID` hold. */
  readonly eventId?: z.ZodType<string | number>
  /** Of events: after so long a silence the server says that it is there; three times as long, and the reader asks anew. */
  readonly heartbeatMs?: number
  /** Of events: how long a reader should wait before it connects anew; left out, as it likes. */
  readonly retryMs?: number
  readonly errors: readonly ErrorCode[]
}

/** May a program call it by a key? Never what asks for a role: that is for people who administer. */
export function isForMachines({ access, role, machine }: Pick<Endpoint, 'access' | 'role' | 'machine'>): boolean {
  if (access === 'public' || role !== undefined) return false
  return machine ?? access !== 'user'
}

/** Does a call with this body need a fresh proof? */
export function needsFreshProof({ freshProof }: Pick<Endpoint, 'freshProof'>, body: unknown): boolean {
  if (freshProof === undefined) return false
  return freshProof === 'always' || freshProof.where.safeParse(body).success
}

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type ParamsFor<Path extends string> = [PathParams<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodObject<Record<PathParams<Path>, z.ZodType>> }

type None<Key extends keyof Endpoint> = { readonly [K in Key]?: never }
type OfEvents = 'events' | 'eventId' | 'heartbeatMs' | 'retryMs'

/** What each kind demands and rules out. */
type PartsFor = {
  json: { readonly answer: z.ZodType } & None<'maxBytes' | OfEvents>
  upload: {
    readonly method: 'POST'
    readonly body?: Shape
    readonly answer: z.ZodType
    readonly maxBytes: number
  } & None<OfEvents>
  file: None<'answer' | 'maxBytes' | OfEvents>
  stream: None<'answer' | 'maxBytes' | OfEvents>
  events: {
    readonly method: 'GET'
    readonly events: Readonly<Record<string, z.ZodType>>
    readonly heartbeatMs: number
  } & None<'body' | 'answer' | 'maxBytes'>
}

/** Declares an endpoint; a path parameter without a schema, or a part that its kind lacks or forbids, does not compile. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E & ParamsFor<E['path']> & PartsFor[E['kind']]): E {
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

type EventName<E extends Endpoint> = Extract<keyof E['events'], string>
type EventId<E extends Endpoint> = E['eventId'] extends z.ZodType ? { id: z.output<E['eventId']> } : { id?: undefined }

/** One of the events of an endpoint, as a handler gives and a client receives it. */
export type EndpointEvent<E extends Endpoint> = EventId<E> &
  { [Name in EventName<E>]: { event: Name; data: OutputOf<NonNullable<E['events']>[Name]> } }[EventName<E>]

/** What a client sends. */
export type EndpointRequest<E extends Endpoint> = Present<'params', E['params']> &
  Present<'query', E['query']> &
  Present<'body', E['body']>
