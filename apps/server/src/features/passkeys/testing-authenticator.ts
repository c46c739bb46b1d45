import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

/** What a test may have the device do otherwise. */
type Faults = { origin?: string; isUnverified?: boolean; counter?: number; isForgery?: boolean }

const FLAG = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 }

/** A security key as far as a server sees one: it makes one passkey (ES256), and signs with it. */
export class TestAuthenticator {
  readonly #privateKey: KeyObject
  readonly #publicKey: KeyObject
  readonly #credentialId = randomBytes(16)
  readonly #of: { origin: string; domain: string }
  #userHandle = ''
  #counter = 0

  constructor(of: { origin: string; domain: string }) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    this.#publicKey = publicKey
    this.#of = of
  }

  register({ challenge, user }: { challenge: string; user: { id: string } }, faults: Faults = {}) {
    this.#userHandle = user.id
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' })
    const cose = Buffer.concat([
      // A map of five: kty EC2, alg ES256, crv P-256, x, y.
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ])
    const length = Buffer.from([0, this.#credentialId.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#credentialId, cose])
    const data = Buffer.concat([this.#authenticatorData(FLAG.attested, faults), attested])
    const size = Buffer.alloc(2)
    size.writeUInt16BE(data.length)
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x59]),
      size,
      data,
    ])
    const clientData = this.#clientData('webauthn.create', challenge, faults)
    const response = {
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    }
    return { ...this.#named(), response }
  }

  sign({ challenge }: { challenge: string }, faults: Faults = {}) {
    this.#counter = faults.counter ?? this.#counter + 1
    const data = this.#authenticatorData(0, faults)
    const clientData = this.#clientData('webauthn.get', challenge, faults)
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
    const key =
      faults.isForgery === true ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : this.#privateKey
    const response = {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(key).toString('base64url'),
      userHandle: this.#userHandle,
    }
    return { ...this.#named(), response }
  }

  #named() {
    const id = this.#credentialId.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  #authenticatorData(more: number, { isUnverified = false }: Faults): Buffer {
    const flags = FLAG.userPresent | (isUnverified ? 0 : FLAG.userVerified) | more
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([createHash('sha256').update(this.#of.domain).digest(), Buffer.from([flags]), counter])
  }

  #clientData(type: string, challenge: string, { origin = this.#of.origin }: Faults): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}
