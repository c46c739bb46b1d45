/** Why a provider has surely not done what it was asked for. */
export type RefusalReason = 'price-changed' | 'not-available' | 'busy' | 'provider-down' | 'refused'

/** The provider has answered no, or was not reached at all: nothing was ordered. */
export class ProviderRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`the provider refused: ${reason}`, options)
    this.name = 'ProviderRefusal'
    this.reason = reason
  }
}

/** It asks to be left alone for a while. */
export class ProviderBusy extends ProviderRefusal {
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('busy')
    this.retryAfterMs = retryAfterMs
  }
}

/** No answer, or one that cannot be read: whether it was done is not known. */
export class ProviderFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProviderFault'
  }
}

/** An answer of another shape than is published: the provider is there, and asking again would bring the same. */
export class ProviderMisread extends ProviderFault {
  constructor(options?: ErrorOptions) {
    super('an answer of another shape', options)
    this.name = 'ProviderMisread'
  }
}
