import { describe, expect, it } from 'vitest'
import { getExitCode, SettingsError } from './errors.ts'
import {
  type Environment,
  omitMalformedOptional,
  readSettings,
  readSiteSettings,
} from './settings.ts'

function getMessage(env: Environment): string {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  throw new Error('expected a SettingsError')
}

describe('readSettings', () => {
  const unset = {
    siteUrl: 'http://localhost:4173',
    contactEndpoint: null,
    gaMeasurementId: null,
    schedulingUrl: null,
    studioUrl: null,
    hsts: { seconds: 63_072_000, hasSubdomains: true },
    lake: null,
    contentSource: 'auto',
  }

  it('has defaults for everything', () => {
    expect(readSettings({})).toEqual(unset)
  })

  it('treats blank as unset', () => {
    const blank = Object.fromEntries(
      [
        'PUBLIC_SITE_URL',
        'PUBLIC_CONTACT_ENDPOINT',
        'PUBLIC_GA_MEASUREMENT_ID',
        'PUBLIC_SCHEDULING_URL',
        'PUBLIC_STUDIO_URL',
        'PUBLIC_HSTS_SECONDS',
        'PUBLIC_HSTS_SUBDOMAINS',
        'PUBLIC_SANITY_PROJECT_ID',
        'PUBLIC_SANITY_DATASET',
        'SANITY_API_HOST',
        'SANITY_READ_TOKEN',
        'CONTENT_SOURCE',
      ].map((name, place) => [name, place % 2 ? '' : '  ']),
    )
    expect(readSettings(blank)).toEqual(unset)
  })

  it('reads all settings', () => {
    expect(
      readSettings({
        PUBLIC_SITE_URL: ' https://kitewright.example/ ',
        PUBLIC_CONTACT_ENDPOINT: 'https://script.google.com/macros/s/abc/exec',
        PUBLIC_GA_MEASUREMENT_ID: 'G-1A2B3C4D5E',
        PUBLIC_SCHEDULING_URL: 'https://calendly.com/kitewright/30min',
        PUBLIC_STUDIO_URL: 'https://kitewright.sanity.studio/',
        PUBLIC_HSTS_SECONDS: '300',
        PUBLIC_HSTS_SUBDOMAINS: 'no',
        PUBLIC_SANITY_PROJECT_ID: 'abc123',
        PUBLIC_SANITY_DATASET: 'staging',
        SANITY_API_HOST: 'http://localhost:3334/',
        SANITY_READ_TOKEN: 'sk-1',
        CONTENT_SOURCE: 'sanity',
      }),
    ).toEqual({
      siteUrl: 'https://kitewright.example',
      contactEndpoint: 'https://script.google.com/macros/s/abc/exec',
      gaMeasurementId: 'G-1A2B3C4D5E',
      schedulingUrl: 'https://calendly.com/kitewright/30min',
      studioUrl: 'https://kitewright.sanity.studio',
      hsts: { seconds: 300, hasSubdomains: false },
      lake: {
        projectId: 'abc123',
        dataset: 'staging',
        apiHost: 'http://localhost:3334',
        token: 'sk-1',
      },
      contentSource: 'sanity',
    })
  })

  it('uses the default dataset of Sanity projects', () => {
    expect(readSettings({ PUBLIC_SANITY_PROJECT_ID: 'abc123' }).lake).toMatchObject({
      dataset: 'production',
      apiHost: null,
      token: null,
    })
    expect(readSettings({ PUBLIC_SANITY_DATASET: 'production' }).lake).toBeNull()
  })

  it.each([
    'https://script.google.com/macros/s/YOUR_SCRIPT_ID/exec',
    'YOUR_SCRIPT_URL',
    'placeholder',
    'http://localhost:9999/contact',
    '/enquiries',
  ])('accepts %s as an endpoint', (value) => {
    expect(readSettings({ PUBLIC_CONTACT_ENDPOINT: value }).contactEndpoint).toBe(value)
  })

  it.each([
    ['PUBLIC_SITE_URL', 'kitewright.example'],
    ['PUBLIC_SITE_URL', 'https://kitewright.example/en'],
    ['PUBLIC_SITE_URL', 'https://kitewright.example/?a'],
    ['PUBLIC_SITE_URL', 'javascript:alert(1)'],
    ['PUBLIC_CONTACT_ENDPOINT', 'http://script.example/exec'],
    ['PUBLIC_CONTACT_ENDPOINT', 'script.google.com'],
    ['PUBLIC_CONTACT_ENDPOINT', 'https://user:word@script.example'],
    ['PUBLIC_CONTACT_ENDPOINT', '//script.example'],
    ['PUBLIC_CONTACT_ENDPOINT', '/enquirys'],
    ['PUBLIC_CONTACT_ENDPOINT', '/enquiries/'],
    ['PUBLIC_CONTACT_ENDPOINT', '/Enquiries'],
    ['PUBLIC_GA_MEASUREMENT_ID', 'UA-12345-1'],
    ['PUBLIC_GA_MEASUREMENT_ID', 'G-"><script>'],
    ['PUBLIC_SCHEDULING_URL', 'http://calendly.com/kitewright'],
    ['PUBLIC_SCHEDULING_URL', 'calendly'],
    ['PUBLIC_HSTS_SECONDS', '300s'],
    ['PUBLIC_HSTS_SECONDS', '-1'],
    ['PUBLIC_HSTS_SUBDOMAINS', 'true'],
    ['PUBLIC_SANITY_PROJECT_ID', 'My Project'],
    ['PUBLIC_SANITY_DATASET', 'Production!'],
    ['SANITY_API_HOST', 'localhost:3334'],
    ['SANITY_API_HOST', 'http://localhost:3334/v1'],
    ['CONTENT_SOURCE', 'lake'],
  ])('rejects %s=%s in one line', (name, value) => {
    const message = getMessage({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name}: expected (a|an|auto|whole|"yes").+; found "`))
    expect(message).not.toContain('\n')
  })

  it('never shows a token', () => {
    const message = getMessage({ SANITY_READ_TOKEN: 'sk-1 sk-2' })
    expect(message).toBe('SANITY_READ_TOKEN: expected a token without spaces; found something else')
  })

  it('lists every malformed variable', () => {
    const message = getMessage({ CONTENT_SOURCE: 'x', PUBLIC_SITE_URL: 'x' })
    expect(message.split('\n')).toHaveLength(2)
  })

  it('sets no HSTS if another program does', () => {
    expect(readSettings({ PUBLIC_HSTS_SECONDS: 'off' }).hsts).toBeNull()
    expect(readSettings({ PUBLIC_HSTS_SECONDS: '0' }).hsts).toMatchObject({ seconds: 0 })
  })

  it('requires a project if the lake is required', () => {
    expect(getMessage({ CONTENT_SOURCE: 'sanity' })).toMatch(/^PUBLIC_SANITY_PROJECT_ID: expected /)
  })

  it('has exit code 2', () => {
    expect(getExitCode(new SettingsError('x'))).toBe(2)
    expect(getExitCode(new Error('x'))).toBe(1)
  })
})

describe('readSiteSettings', () => {
  const site = 'https://kitewright.example'
  const publicSettings = {
    PUBLIC_SITE_URL: site,
    CONTENT_SOURCE: 'seed',
    PUBLIC_CONTACT_ENDPOINT: 'none',
  }

  it.each([
    '',
    'http://localhost:4173',
    'http://127.0.0.1',
    'http://[::1]:80',
    'http://a.localhost',
  ])('allows defaults at “%s”, which is this machine', (address) => {
    expect(readSiteSettings({ PUBLIC_SITE_URL: address }).contentSource).toBe('auto')
  })

  it('accepts explicit settings for a public address, also a form without endpoint', () => {
    expect(readSiteSettings(publicSettings)).toMatchObject({
      contentSource: 'seed',
      contactEndpoint: null,
    })
    const sending = { ...publicSettings, PUBLIC_CONTACT_ENDPOINT: '/enquiries' }
    expect(readSiteSettings(sending).contactEndpoint).toBe('/enquiries')
  })

  it.each([
    ['CONTENT_SOURCE', ''],
    ['CONTENT_SOURCE', 'auto'],
    ['PUBLIC_CONTACT_ENDPOINT', ' '],
    ['PUBLIC_CONTACT_ENDPOINT', 'https://script.google.com/macros/s/YOUR_SCRIPT_ID/exec'],
  ])('rejects %s=“%s” for a public address in one line', (name, value) => {
    const env = { ...publicSettings, [name]: value }
    expect(() => readSiteSettings(env)).toThrow(
      new RegExp(`^${name}: expected .+, because PUBLIC_SITE_URL is ${site}; found [^\\n]+$`),
    )
    // For programs that read settings without building a site.
    expect(readSettings(env).siteUrl).toBe(site)
  })

  it('rejects demo content caused by a misspelt project', () => {
    const env = { PUBLIC_SITE_URL: site, PUBLIC_SANITY_PROJECT: 'abc123' }
    expect(() => readSiteSettings(env)).toThrow(/^CONTENT_SOURCE: .+\nPUBLIC_CONTACT_ENDPOINT: .+$/)
  })
})

describe('omitMalformedOptional', () => {
  it('ignores malformed optional settings, with a warning each', () => {
    const wrong = {
      PUBLIC_GA_MEASUREMENT_ID: 'UA-1',
      PUBLIC_SCHEDULING_URL: 'calendly',
      PUBLIC_STUDIO_URL: 'studio',
    }
    const { env, warnings } = omitMalformedOptional({
      ...wrong,
      PUBLIC_SITE_URL: 'https://a.example',
    })
    expect(readSettings(env)).toEqual({ ...readSettings({}), siteUrl: 'https://a.example' })
    expect(warnings).toEqual(
      Object.keys(wrong).map((name) => expect.stringMatching(new RegExp(`^${name}: expected `))),
    )
  })

  it('sets no HSTS from a malformed value', () => {
    const getHsts = (env: Environment) => readSettings(omitMalformedOptional(env).env).hsts
    expect(getHsts({ PUBLIC_HSTS_SECONDS: '5 minutes' })).toBeNull()
    expect(getHsts({ PUBLIC_HSTS_SUBDOMAINS: 'none' })).toMatchObject({ hasSubdomains: false })
  })

  it('keeps malformed required settings', () => {
    const env = { PUBLIC_SITE_URL: 'x', PUBLIC_CONTACT_ENDPOINT: 'x', SANITY_API_HOST: 'x' }
    expect(omitMalformedOptional(env)).toEqual({ env, warnings: [] })
  })
})
