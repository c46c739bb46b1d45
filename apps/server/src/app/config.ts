import { join, resolve } from 'node:path'
import { PROVIDER_IDS } from '@merleg/domain/international/foreign-providers'
import { parseBaseRates } from '@merleg/domain/score/rate/base-rates'
import { REGISTER_FACTOR_KEYS } from '@merleg/domain/score/rate/register-factors'
import { parseEuVatNumber } from '@merleg/domain/vat-checks/eu-vat-number'
import { z } from 'zod'
import { parseSecretKey } from '../shared/secret-box.ts'

const OptionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional()

const WebAddress = z
  .string()
  .trim()
  .refine(
    (text) => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'an address with http:// or https://',
  )
  .transform((text) => text || undefined)
  .optional()

/** Names with commas between them. */
const RegisterFactors = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
  .pipe(z.array(z.enum(REGISTER_FACTOR_KEYS)))

const BaseRates = z
  .string()
  .default('')
  .transform((text, context) => {
    try {
      return parseBaseRates(text)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      context.addIssue({ code: 'custom', message: error.message })
      return z.NEVER
    }
  })

/** Addresses with commas between them, each of a scheme, a host and perhaps a port: where a webhook may lead inside. */
const Origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((origin) => origin.trim() || []))
  .pipe(z.array(z.string().refine(isOrigin, 'addresses such as https://erp.example:8443, without a path')))
  .transform((origins) => origins.flatMap((origin) => URL.parse(origin)?.origin ?? []))

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\/[^/?#@]+\/?$/i.test(text)
}

/** Plain http leaves what it says to anybody on the way; on this machine there is none. */
const OidcIssuer = WebAddress.refine(
  (text) => text === undefined || text.startsWith('https:') || isLoopback(text),
  'an address with https://',
)

/** Is it an address of this machine? */
export function isLoopback(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(address)?.hostname ?? '')
}

const SecretKey = OptionalText.refine(
  (text) => text === undefined || parseSecretKey(text) !== null,
  '32 bytes in base64 or hexadecimal digits, as `openssl rand -base64 32` makes them',
)

/** As services that collect faults give it: https://<key>@<host>/<project>. */
const ErrorDsn = OptionalText.refine((text) => text === undefined || isDsn(text), 'https://<key>@<host>/<project>')

function isDsn(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.password !== '' || url.search !== '') return false
  return /^\w+$/.test(url.username) && /\/\d+$/.test(url.pathname)
}

/** Names with commas between them, the one that is asked first before the others. */
const ForeignProviders = z
  .string()
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
  .pipe(z.array(z.enum(PROVIDER_IDS)))
  .optional()

/** Ids with commas between them; whether there is such a source is said where they are updated. */
const UpdateSources = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []))

/** Whoever knows it is let in, so it must not be guessed; its signs are those that the header may carry (RFC 6750). */
const BearerToken = OptionalText.refine(
  (text) => text === undefined || /^[\w.~+/-]{20,200}=*$/.test(text),
  'a token of at least 20 signs, as `openssl rand -base64 32` makes them',
)

const OnOff = z
  .enum(['on', 'off'])
  .default('on')
  .transform((text) => text === 'on')

/** A VAT number of a member state, check digits included. */
const EuVat = OptionalText.refine(
  (text) => text === undefined || parseEuVatNumber(text).ok,
  'a VAT number such as HU12345676',
)

/** More would each have too small a share of what they divide among them. */
export const MOST_PROCESSES = 16

/** What one of the processes of a server may of what is meant for all of them together; rounded up. */
export function shareOf(limit: number, { MERLEG_PROCESSES: processes }: Pick<Config, 'MERLEG_PROCESSES'>): number {
  return Math.ceil(limit / processes)
}

/** Every setting, by environment variable. The README's table lists the same names. */
const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  MERLEG_DATA_DIR: z.string().default('.merleg'),
  /** The operator's own news and tips; a file that is not there is the one that comes with the program. */
  MERLEG_CONTENT_DIR: OptionalText,
  DATABASE_URL: OptionalText,
  /** A streaming replica of the server of DATABASE_URL; the register is read from it while it is fit. */
  DATABASE_REPLICA_URL: OptionalText,
  /** Seconds by which what is read from the replica may be older than the primary. */
  DATABASE_REPLICA_MAX_LAG: z.coerce.number().min(1).max(600).default(10),
  MERLEG_DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(200).default(10),
  /** So many processes answer behind the port. */
  MERLEG_PROCESSES: z.coerce.number().int().min(1).max(MOST_PROCESSES).default(1),
  MERLEG_DEMO_COMPANIES: z.coerce.number().int().min(0).max(6_000_000).default(2000),
  /** Files that were made and are kept, in an S3 bucket instead of the data folder; its keys as the AWS SDK reads them. */
  MERLEG_FILES_S3_BUCKET: OptionalText,
  /** Address of an S3 store that is not Amazon's. */
  MERLEG_FILES_S3_ENDPOINT: WebAddress,
  MERLEG_FILES_S3_REGION: z.string().default('eu-central-1'),
  MERLEG_PUBLIC_URL: WebAddress,
  MERLEG_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Where faults of server and browser are reported to; left out, to nobody. */
  MERLEG_ERROR_DSN: ErrorDsn,
  MERLEG_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(3000),
  MERLEG_SESSION_HOURS: z.coerce.number().min(0.1).max(720).default(12),
  /** How many proxies in front of the server are ours; the address they report is believed, no other. */
  MERLEG_TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  MERLEG_SMTP_URL: OptionalText,
  MERLEG_MAIL_FROM: z.string().default('Mérleg <no-reply@merleg.example>'),
  MERLEG_CUSTOMER_SERVICE_EMAIL: z.string().default('ugyfelszolgalat@merleg.example'),
  MERLEG_SALES_EMAIL: z.string().default('ertekesites@merleg.example'),
  MERLEG_REGISTRATION_URL: WebAddress,
  /** Who gives trials: nobody, whoever confirms the address by a mail, or the operator. */
  MERLEG_TRIALS: z.enum(['off', 'confirm', 'operator']).default('off'),
  /** What the register adds to or takes from the points of a rating, and shall not. */
  MERLEG_SCORE_SWITCHED_OFF: RegisterFactors,
  /** Shares of failing companies instead of those of the table, as in HU:2025=0.02,*=0.01. */
  MERLEG_BASE_RATES: BaseRates,
  /** `/metrics` and `/api/docs` are not there for anybody when switched off. */
  MERLEG_METRICS: OnOff,
  /** By which `/metrics` is read from anywhere; left out, it is read from this machine alone. */
  MERLEG_METRICS_TOKEN: BearerToken,
  MERLEG_API_DOCS: OnOff,
  /** What companies are searched for by, in the memory of each process that answers: some 200 MB for a million. */
  MERLEG_SEARCH_COLUMNS: OnOff,
  /** Seals what is secret in the database and must be read again; without it a key is made once in the data folder. */
  MERLEG_SECRET_KEY: SecretKey,
  /** Inside addresses that webhooks may lead to; any other must be public, with https and no port. */
  MERLEG_WEBHOOK_ALLOWED_ORIGINS: Origins,
  /** Who is asked for foreign companies; left out, made-up ones where the data are made up as well, otherwise nobody. */
  MERLEG_FOREIGN_PROVIDERS: ForeignProviders,
  /** For what a subscriber may order of foreign reports in a day at most, in euros. */
  MERLEG_FOREIGN_DAILY_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(500),
  /** The operator's key to the interface of Companies House. */
  MERLEG_COMPANIES_HOUSE_KEY: OptionalText,
  /** The operator's key to its streams, which is another one. */
  MERLEG_COMPANIES_HOUSE_STREAM_KEY: OptionalText,
  /** The operator's token to the Financial Sanctions Files of the Commission, which stands in their addresses. */
  MERLEG_EU_FSF_TOKEN: OptionalText,
  /** Whether VIES, the Commission's register of VAT numbers, may be asked about companies. */
  MERLEG_VIES: z
    .enum(['on', 'off'])
    .default('off')
    .transform((text) => text === 'on'),
  /** In whose name: the operator's own VAT number. Without it VIES gives no consultation number. */
  MERLEG_VIES_REQUESTER: EuVat,
  /** Another provider (OpenID Connect) by whose accounts people may sign in: its issuer, as https://accounts.google.com. */
  MERLEG_OIDC_ISSUER: OidcIssuer,
  MERLEG_OIDC_CLIENT_ID: OptionalText,
  /** Left out of a client that has none. */
  MERLEG_OIDC_CLIENT_SECRET: OptionalText,
  /** What the provider is called on the button; left out, Google or the host of the issuer. */
  MERLEG_OIDC_NAME: OptionalText,
  /** What the provider is to ask each time, as select_account; left out, what it likes. */
  MERLEG_OIDC_PROMPT: OptionalText,
  /** The domain that passkeys are bound to; left out, the host of MERLEG_PUBLIC_URL. Changed, no passkey fits any more. */
  MERLEG_PASSKEY_DOMAIN: OptionalText,
  /** Sources that are fetched from their publishers and imported each night; naming one accepts its licence. */
  MERLEG_UPDATE_SOURCES: UpdateSources,
  /** When, by the Hungarian clock. */
  MERLEG_UPDATE_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour such as 03:30')
    .default('03:30'),
  MERLEG_LAWS_URL: WebAddress,
  MERLEG_EXTRA_MENU_URL: WebAddress,
  MERLEG_EXTRA_MENU_NAME: OptionalText,
})

export type Config = z.infer<typeof Environment> & { dataDir: string; contentDir: string }

/** Reads the settings; a wrong value is an error that names the variable. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Wrong settings:\n  ${problems.join('\n  ')}`)
  }
  if (parsed.data.DATABASE_REPLICA_URL && !parsed.data.DATABASE_URL)
    throw new ConfigError('Wrong settings:\n  DATABASE_REPLICA_URL: a replica needs the primary in DATABASE_URL')
  if (parsed.data.MERLEG_FOREIGN_PROVIDERS?.includes('companies-house') && !parsed.data.MERLEG_COMPANIES_HOUSE_KEY)
    throw new ConfigError(
      'Wrong settings:\n  MERLEG_FOREIGN_PROVIDERS: companies-house needs MERLEG_COMPANIES_HOUSE_KEY',
    )
  if (parsed.data.MERLEG_OIDC_ISSUER && !parsed.data.MERLEG_OIDC_CLIENT_ID)
    throw new ConfigError('Wrong settings:\n  MERLEG_OIDC_ISSUER: needs MERLEG_OIDC_CLIENT_ID')
  const dataDir = resolve(parsed.data.MERLEG_DATA_DIR)
  const contentDir = resolve(parsed.data.MERLEG_CONTENT_DIR ?? join(dataDir, 'content'))
  return { ...parsed.data, dataDir, contentDir }
}

/** What the provider is called by whose accounts people may sign in; null where there is none. */
export function oidcProviderName({ MERLEG_OIDC_ISSUER: issuer, MERLEG_OIDC_NAME: name }: Config): string | null {
  if (issuer === undefined) return null
  const { hostname } = new URL(issuer)
  return name ?? (hostname === 'accounts.google.com' ? 'Google' : hostname)
}

/** Under which address people reach the program; never made from a request, whose Host header is anybody's to choose. */
export function publicUrlOf({ MERLEG_PUBLIC_URL: url, HOST, PORT }: Config): string {
  return url ?? `http://${HOST}:${PORT}`
}

/** The environment holds a value that cannot be used. */
export class ConfigError extends Error {}
