import fc from 'fast-check'

/** A server to test. */
export type Entry = {
  port: number
  /** Valid paths of the server; others are generated. */
  paths: readonly string[]
  /** Valid bodies. */
  bodies?: readonly string[]
  /** A form of the server: accepted requests whose bodies may be invalid. */
  form?: { path: string; body: Readonly<Record<string, string>> }
}

export type HostileRequest = {
  port: number
  bytes: Buffer
  /** Whether it is valid HTTP and so must be answered. */
  isProper: boolean
  /** When the client disconnects: after so many bytes, or at the first byte of the response. */
  breaksOff: number | 'at the answer' | 'never'
}

/** Valid targets that have crashed servers. */
const invalidTargets = [
  ...['//', '///', '//:80', '//evil.example/'],
  ...['/%', '/%00', '/%2e%2e/%2e%2e/etc/passwd', '/..//..//'],
  ...['/?', '/?%', '/#', '/%ff%fe', '/%c0%af', '/index', '/404', '/manifest.json', '/.git/config'],
  ...['/a\\b', '/:80', '/;', '/constructor', '/__proto__', '/%5c%5c', `/${'a/'.repeat(2_000)}`],
  ...[`/${'x'.repeat(8_000)}`, '/about/', '/about.html', '/about%2F', '/about%00.html'],
  // Corrected to a page; must not redirect to another host.
  ...['/about).', '//about', '/about&a=b', '/about%3Fa', '/about%E2%80%8B', '/about%A0', '/&a=//b'],
  ...[
    '/about&%0D%0Ax:y',
    '//evil.example/about.',
    '/\\evil.example&a',
    `/about${'.'.repeat(8_000)}`,
  ],
  ...['/%2F/evil.example/about/', '/about%23//evil.example', '/%5Cabout', `/${'/.'.repeat(4_000)}`],
]

/** Invalid targets, or valid only for proxies. */
const brokenTargets = [
  'http://',
  'http:///',
  'http://[',
  '*',
  'about',
  '',
  ' ',
  '/\u0000',
  '/\r',
  '@:',
]

const ranges = [
  ...[
    'bytes=5-2',
    `bytes=0-${'9'.repeat(26)}`,
    `bytes=${'9'.repeat(26)}-`,
    'bytes=-5',
    'bytes=0-0',
  ],
  ...['bytes=-0', 'bytes=--1', 'bytes=0-0,2-3,5-', 'bytes=', 'lines=1-2', 'bytes=1e3-', 'bytes=0-'],
]

const invalidHeaders: Record<string, readonly string[]> = {
  range: ranges,
  'if-range': ['"x"', 'W/"x"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'never'],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', ',', '"'.repeat(500)],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', '0', 'x'],
  'accept-encoding': [
    'br;q=0, gzip;q=0',
    'br',
    'identity;q=0',
    '*;q=0',
    'x'.repeat(3_000),
    ';;,,=',
  ],
  accept: ['image/webp', '*/*;q=x', 'text/event-stream', ','.repeat(2_000)],
  origin: ['https://evil.example', 'null', 'http://', 'http://localhost:3333', '//'],
  referer: ['http://', '//', 'https://evil.example/'],
  'sec-fetch-site': ['cross-site', 'none', 'x'],
  authorization: ['Bearer x', 'Bearer', 'Basic Og==', `Bearer ${'x'.repeat(3_000)}`, 'x'],
  cookie: ['a=b', '='.repeat(2_000), '%'],
  'content-type': ['application/json', 'text/plain', 'x', 'multipart/form-data; boundary='],
  'content-encoding': ['gzip', 'br', 'x'],
  'sanity-webhook-signature': ['t=1,v1=x', 't=,v1=', 'x', `t=${'9'.repeat(40)},v1=x`],
  'idempotency-key': ['x', '../../x', 'x'.repeat(3_000)],
  'last-event-id': ['x', '#', 'a#b#c'],
  'x-forwarded-host': ['evil.example', '//'],
  'x-sanity-project-id': ['x', '__proto__'],
  expect: ['100-continue'],
}

const invalidBodies = [
  ...['', '{', '[]', 'null', '{}', '"', '{"query":1}', '{"query":"*["}', '{"mutations":{}}'],
  ...[
    '{"__proto__":{"x":1}}',
    '['.repeat(50_000),
    `{"query":"*","params":${'{"a":'.repeat(5_000)}1`,
  ],
  ...[
    `{"query":${JSON.stringify('('.repeat(30_000))}}`,
    `"${'x'.repeat(100_000)}"`,
    '\u0000\u0001',
  ],
]

/** Generates requests for a server. */
export function generateHostileRequests({
  port,
  paths,
  bodies = [],
  form,
}: Entry): fc.Arbitrary<HostileRequest> {
  const target = fc.oneof(
    { arbitrary: fc.constantFrom(...paths), weight: 3 },
    { arbitrary: fc.constantFrom(...invalidTargets), weight: 2 },
    fc
      .tuple(fc.constantFrom(...paths), fc.constantFrom(...invalidTargets))
      .map((both) => both.join('')),
    fc.webPath().map((path) => `/${path}`),
  )
  const method = fc.oneof(
    { arbitrary: fc.constant('GET'), weight: 4 },
    fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE'),
  )
  const header = fc
    .constantFrom(...Object.entries(invalidHeaders))
    .chain(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)))
  const headers = fc.uniqueArray(header, { maxLength: 4, selector: ([name]) => name })
  const body = fc.oneof(
    { arbitrary: fc.constant(''), weight: 2 },
    fc.constantFrom(...invalidBodies, ...bodies),
    fc.json(),
  )
  const host = fc.oneof(
    { arbitrary: fc.constant(`localhost:${port}`), weight: 6 },
    fc.constantFrom(`127.0.0.1:${port}`, 'evil.example', 'localhost:99999', '[::1]', ':80'),
  )
  const proper = fc
    .record({ method, target, host, headers, body })
    .map((parts) => Buffer.from(formatRequest(parts), 'latin1'))
  const unchanged = proper.map((bytes) => ({ bytes, isProper: true, breaksOff: 'never' as const }))
  const aborted = fc
    .record({ bytes: proper, at: fc.oneof(fc.constant('at the answer' as const), fc.nat(400)) })
    .map(({ bytes, at }) => ({ bytes, isProper: false, breaksOff: at }))
  const broken = fc
    .oneof(brokenLine, generateBrokenFrames(paths), generateDamaged(proper), fc.uint8Array())
    .map((bytes) => ({ bytes: Buffer.from(bytes), isProper: false, breaksOff: 'never' as const }))
  return fc
    .oneof(
      { arbitrary: unchanged, weight: 5 },
      { arbitrary: aborted, weight: 2 },
      { arbitrary: broken, weight: 3 },
      ...(form ? [{ arbitrary: generateHostileForms(port, form), weight: 5 }] : []),
    )
    .map((request) => ({ port, ...request }))
}

const invalidValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '\u0000', '\ud800', '\r\nBcc: x@evil.example', 'x'.repeat(20_000), '=1+1', '💥'],
    ...[null, true, -1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [['x']]],
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
)

/** Values that `JSON.stringify` never writes, in place of the first one. */
const invalidTexts = [
  ...[
    `1${'0'.repeat(5_000)}`,
    '1e99999',
    '-',
    'NaN',
    '01',
    '"\\ud800"',
    '"\\u0000"',
    '"\\x"',
    "'x'",
  ],
  ...['['.repeat(20_000), `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, '"x","name":"y"'],
  ...['{"__proto__":1}', '"x","__proto__":{"toString":1}', '"x","constructor":{"prototype":{}}'],
]

/** A form with a valid body, an odd value, a truncated body or invalid UTF-8, each from another address. */
function generateHostileForms(port: number, { path, body }: NonNullable<Entry['form']>) {
  const [first = ''] = Object.keys(body)
  const invalidForm = fc.record({
    name: fc.constantFrom(...Object.keys(body), 'flag'),
    value: invalidValues,
  })
  const text = fc.oneof(
    invalidForm.map(({ name, value }) => JSON.stringify({ ...body, [name]: value })),
    fc.constantFrom(...invalidTexts).map((value) => {
      const { [first]: _first, ...others } = body
      return `{"${first}":${value},${JSON.stringify(others).slice(1)}`
    }),
  )
  const damaged = fc.oneof(
    { arbitrary: fc.constant((bytes: Buffer) => bytes), weight: 3 },
    fc.nat(200).map((at) => (bytes: Buffer) => bytes.subarray(0, at)),
    fc.tuple(fc.nat(200), fc.uint8Array({ minLength: 1, maxLength: 4 })).map(
      ([at, by]) =>
        (bytes: Buffer) =>
          Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at)]),
    ),
  )
  return fc
    .record({ text, spoil: damaged, client: fc.ipV4(), id: fc.uuid({ version: 4 }) })
    .map(({ text: written, spoil: spoilt, client, id }) => {
      const sent = spoilt(Buffer.from(written.replace('"id":"', `"id":"${id}`)))
      const head = [
        `POST ${path} HTTP/1.1`,
        `host: localhost:${port}`,
        `origin: http://localhost:${port}`,
        'connection: close',
        'content-type: application/json',
        `x-forwarded-for: ${client}`,
        `content-length: ${sent.length}`,
      ]
      const bytes = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), sent])
      return { bytes, isProper: true, breaksOff: 'never' as const }
    })
}

type Parts = {
  method: string
  target: string
  host: string
  headers: readonly (readonly [string, string])[]
  body: string
}

function formatRequest({ method, target, host, headers, body }: Parts): string {
  const lines = [
    // Percent signs, colons and backslashes stay; spaces and controls are encoded.
    `${method} ${target.replace(/[^!-~]/g, encodeURIComponent)} HTTP/1.1`,
    `host: ${host}`,
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${Buffer.byteLength(body, 'latin1')}`] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

const brokenLine = fc
  .record({
    method: fc.constantFrom('GET', 'get', '', 'G T', 'CONNECT', 'GET\u0000', 'PRI'),
    target: fc.constantFrom(...brokenTargets, ...invalidTargets),
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', '', 'http/1.1'),
    end: fc.constantFrom('\r\n\r\n', '\n\n', '\r\n', ''),
  })
  .map(({ method, target, version, end }) =>
    Buffer.from(`${method} ${target} ${version}\r\nhost: localhost${end}`, 'latin1'),
  )

/** Wrong body headers, and malformed headers. */
const generateBrokenFrames = (paths: readonly string[]) =>
  fc
    .record({
      path: fc.constantFrom(...paths),
      lines: fc.subarray(
        [
          ...['content-length: -1', 'content-length: 99999', 'content-length: 1, 2', 'host'],
          ...['transfer-encoding: chunked', 'transfer-encoding: x', ': x', 'x\u0000y: z', 'host: '],
          ...['upgrade: websocket', 'upgrade: h2c', 'connection: upgrade', 'connection: x, close'],
          ...['sec-websocket-version: 13', `sec-websocket-key: ${'x'.repeat(22)}==`, ' folded'],
          `x: ${'y'.repeat(20_000)}`,
        ],
        { minLength: 1, maxLength: 5 },
      ),
      body: fc.constantFrom(
        '',
        '0\r\n\r\n',
        '5\r\nab',
        'zz\r\n',
        'ffffffffffffffff\r\n',
        'GET / HTTP/1.1',
      ),
    })
    .map(({ path, lines, body }) =>
      Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'),
    )

/** Replaces some bytes of a valid request. */
const generateDamaged = (proper: fc.Arbitrary<Buffer>) =>
  fc
    .record({
      bytes: proper,
      at: fc.nat(300),
      length: fc.nat(20),
      by: fc.uint8Array({ maxLength: 20 }),
    })
    .map(({ bytes, at, length, by }) =>
      Buffer.concat([bytes.subarray(0, at), by, bytes.subarray(at + length)]),
    )
