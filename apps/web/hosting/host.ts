import type { StaticSite } from '@kitewright/protocol/site'

type Environment = Readonly<Record<string, string | undefined>>

export type Host = {
  place: StaticSite['host']
  /** The build that runs, as its host calls it: an id, and where a person sees it. */
  build: { id: string; url: string | null } | null
  /** Whether the build is for visitors. Branches and pull requests with another address are not. */
  isForVisitors: boolean
  /** It sends our headers and finds our preview, so that drafts can be shown in the Studio. */
  canPreview: boolean
}

/** The static host of a build, recognized by its environment variables. */
export function hostOf(env: Environment): Host {
  if (env.GITHUB_ACTIONS === 'true') return gitHub(env)
  if (env.NETLIFY === 'true') return netlify(env)
  if (env.CF_PAGES === '1') return cloudflare(env)
  return { place: null, build: null, isForVisitors: true, canPreview: true }
}

function gitHub(env: Environment): Host {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env
  const actions = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions`
  return {
    place: { name: 'GitHub Pages', url: `${actions}/workflows/deploy.yml` },
    build: { id: `github-${GITHUB_RUN_ID}`, url: `${actions}/runs/${GITHUB_RUN_ID}` },
    isForVisitors: true,
    canPreview: false,
  }
}

function netlify({ SITE_NAME, DEPLOY_ID, CONTEXT }: Environment): Host {
  const deploys = `https://app.netlify.com/sites/${SITE_NAME}/deploys`
  return {
    place: { name: 'Netlify', url: deploys },
    build: { id: `netlify-${DEPLOY_ID}`, url: `${deploys}/${DEPLOY_ID}` },
    isForVisitors: CONTEXT === 'production',
    canPreview: true,
  }
}

/** Cloudflare names neither the production branch nor its own pages of a build; the latter is its preview. */
function cloudflare({ CF_PAGES_URL }: Environment): Host {
  return {
    place: { name: 'Cloudflare Pages', url: 'https://dash.cloudflare.com/?to=/:account/pages' },
    build: CF_PAGES_URL ? { id: `cloudflare-${CF_PAGES_URL}`, url: CF_PAGES_URL } : null,
    isForVisitors: true,
    canPreview: true,
  }
}
