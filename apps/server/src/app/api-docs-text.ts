import { API_KEY_MAX_DAYS } from '@merleg/contract/api-keys.contract'

/** What stands above the calls on the API page. */
export function describeApi(baseUrl: string): string {
  return `
Company reports and credit-risk assessment for programs. [Changes of the API](${baseUrl}/api/docs/changelog).

## Keys
An administrator of your subscription makes a key under *Administration › Keys*. It is shown once. Send it with each call:
\`Authorization: Bearer merleg_…\`. A key opens the modules that it was given, as far as the contract holds them; it lives a
year unless told otherwise, at most ${API_KEY_MAX_DAYS} days, and ends at once when it is revoked. Keys are the
subscriber's: the watch list is the company's, saved searches and lists are those of the administrator who made the key. A
key buys nothing and reaches no page of a person (profile, settings, administration, sign-in): 403 \`key.not-for-pages\`.

It has the shape \`merleg_[0-9A-Za-z]{49}\`; the last six characters are a checksum, so that scanners find a key that leaked.

## Quotas
Every answer to a key says what the contract allows and what is left, in the fields of
[draft-ietf-httpapi-ratelimit-headers-11](https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/):

    RateLimit-Policy: "minute";q=60;w=60, "month";q=10000;w=2592000
    RateLimit: "minute";r=59;t=31, "month";r=9841;t=604800

The month is the Hungarian calendar month. Beyond a quota the answer is 429 \`quota.exceeded\` with \`Retry-After\` and
\`violatedPolicies\`, and nothing is counted. Calls that are refused for another reason count.

## Refusals
Each has one shape: \`{ "type", "code", "message" }\`, the message in the language of \`x-locale: hu | en | de\`. 401: no key
that works · 400 \`claim.missing\`: the module (\`name\`) is not opened · 404: unknown, or not yours · 422
\`validation.failed\` with \`fields\` · 429: wait for \`Retry-After\` · 500 \`unexpected\` with a \`correlationId\` to tell us ·
503: come back later. Unknown parameters are refused, unknown fields of answers should be passed over.

## Files
To a key CSV has commas between cells and a decimal point, whatever \`x-locale\` says; what people download has the signs of
their spreadsheets, in Hungarian and German semicolons and a decimal comma. Texts and headings are in the language. A list
that a person bought is as he had it made, also where a key downloads it.

## Client
A typed client for Node 20 or later, without dependencies: [merleg-client.js](${baseUrl}/api/docs/client/merleg-client.js),
[merleg-client.d.ts](${baseUrl}/api/docs/client/merleg-client.d.ts) and
[endpoints.generated.js](${baseUrl}/api/docs/client/endpoints.generated.js), or as the package \`@merleg/client\`.

    import { createMerlegClient } from './merleg-client.js'
    const merleg = createMerlegClient({ baseUrl: '${baseUrl}', key: process.env.MERLEG_KEY })
    const found = await merleg.quickSearch({ query: { query: 'alma' } })
`
}
