import { describe, expect, it } from 'vitest'
import { ImportSettingsError, importTarget } from './import-target.ts'

const env = { SANITY_STUDIO_PROJECT_ID: 'abc123', SANITY_WRITE_TOKEN: 'sk-1' }

it('needs project and token for hosted Sanity', () => {
  expect(importTarget(env)).toEqual({
    projectId: 'abc123',
    dataset: 'production',
    apiHost: null,
    token: 'sk-1',
  })
})

it("reads project and dataset from the site's variables, and its own ones first", () => {
  const site = { PUBLIC_SANITY_PROJECT_ID: 'site1', PUBLIC_SANITY_DATASET: 'staging' }
  const token = { SANITY_WRITE_TOKEN: 'sk-1' }
  expect(importTarget({ ...site, ...token })).toMatchObject({
    projectId: 'site1',
    dataset: 'staging',
  })
  expect(importTarget({ ...site, ...env })).toMatchObject({ projectId: 'abc123' })
})

it('needs only the address of a lake on this machine', () => {
  expect(importTarget({ SANITY_API_HOST: 'http://localhost:3900/' })).toEqual({
    projectId: 'kitewright',
    dataset: 'production',
    apiHost: 'http://localhost:3900',
    token: 'local-editor',
  })
})

describe('names the variable in one line', () => {
  const lake = { SANITY_API_HOST: 'http://localhost:3900' }
  it.each([
    ['SANITY_STUDIO_PROJECT_ID', {}],
    ['SANITY_STUDIO_PROJECT_ID', { ...env, SANITY_STUDIO_PROJECT_ID: 'My project' }],
    ['SANITY_STUDIO_DATASET', { ...env, SANITY_STUDIO_DATASET: 'Live!' }],
    ['SANITY_WRITE_TOKEN', { ...env, SANITY_WRITE_TOKEN: ' ' }],
    [
      'SANITY_WRITE_TOKEN',
      { ...env, SANITY_API_HOST: 'https://lake.example', SANITY_WRITE_TOKEN: '' },
    ],
    ['SANITY_API_HOST', { SANITY_API_HOST: 'localhost:3900' }],
    ['SANITY_API_HOST', { SANITY_API_HOST: 'http://localhost:3900/v1' }],
    ['SANITY_WRITE_TOKEN', { ...lake, SANITY_WRITE_TOKEN: 'sk 1' }],
  ])('%s in %j', (name, env) => {
    expect(() => importTarget(env)).toThrow(ImportSettingsError)
    expect(() => importTarget(env)).toThrow(new RegExp(`^${name}: [^\\n]+$`))
  })

  it('and hides the token', () => {
    expect(() => importTarget({ ...lake, SANITY_WRITE_TOKEN: 'secret secret' })).toThrow(
      /found something else$/,
    )
  })
})
