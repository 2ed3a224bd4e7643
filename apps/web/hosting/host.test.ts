import { expect, it } from 'vitest'
import { hostOf } from './host.ts'

it.each([
  [
    {
      GITHUB_ACTIONS: 'true',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'a/b',
      GITHUB_RUN_ID: '7',
    },
    'GitHub Pages',
    'https://github.com/a/b/actions/runs/7',
    true,
    false,
  ],
  [
    { NETLIFY: 'true', CONTEXT: 'production', SITE_NAME: 'kitewright', DEPLOY_ID: '65f' },
    'Netlify',
    'https://app.netlify.com/sites/kitewright/deploys/65f',
    true,
    true,
  ],
  [
    { NETLIFY: 'true', CONTEXT: 'deploy-preview', SITE_NAME: 'kitewright', DEPLOY_ID: '65f' },
    'Netlify',
    'https://app.netlify.com/sites/kitewright/deploys/65f',
    false,
    true,
  ],
  [
    { CF_PAGES: '1', CF_PAGES_URL: 'https://1a2b.kitewright.pages.dev' },
    'Cloudflare Pages',
    'https://1a2b.kitewright.pages.dev',
    true,
    true,
  ],
  [{ CI: 'true' }, undefined, undefined, true, true],
])('%o', (env, name, url, isForVisitors, canPreview) => {
  const host = hostOf(env)
  expect([host.place?.name, host.build?.url, host.isForVisitors, host.canPreview]).toEqual([
    name,
    url,
    isForVisitors,
    canPreview,
  ])
})
