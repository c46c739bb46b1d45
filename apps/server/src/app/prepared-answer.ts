import type { Endpoint, EndpointAnswer } from '@merleg/contract/endpoint'
import { serializerCompiler } from 'fastify-type-provider-zod'

/** An answer of a json endpoint as it is sent: made once, and sent to all who ask for the same. */
export class PreparedAnswer {
  readonly json: Buffer

  constructor(json: Buffer) {
    this.json = json
  }
}

/** Makes the bytes of answers of an endpoint, as they would be sent otherwise. */
export function createPreparation<const E extends Endpoint & { kind: 'json' }>({
  answer,
  method,
  path,
}: E): (value: EndpointAnswer<E>) => Buffer {
  if (answer === undefined) throw new TypeError(`${path} answers with nothing`)
  const serialize = serializerCompiler({ schema: answer, method, url: path, httpStatus: '200' })
  return (value) => {
    const text = serialize(value)
    // Kept for long: a piece of the memory that small buffers share would keep all of it.
    const json = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
    json.write(text)
    return json
  }
}
