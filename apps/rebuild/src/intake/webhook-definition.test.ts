import { documentTypes } from '@kitewright/content-types/model'
import { ENQUIRY_TYPE } from '@kitewright/protocol/enquiry'
import { REQUEST_TYPE, SCHEDULE_TYPE } from '@kitewright/protocol/requests'
import { describe, expect, it } from 'vitest'
import { createWebhookDefinition, findReplaced } from './webhook-definition.ts'

const service = {
  WEBHOOK_URL: 'https://kitewright.example/hooks/sanity',
  SANITY_WEBHOOK_SECRET: 'a-secret-of-some-length',
}

describe('createWebhookDefinition', () => {
  it('covers every content type, requests and scheduled publishes, and no drafts', async () => {
    const { rule, includeDrafts } = await createWebhookDefinition('service', service)
    const named = [...rule.filter.matchAll(/"([a-zA-Z]+)"/g)].map(([, type]) => type)
    expect(named).toEqual([...documentTypes, REQUEST_TYPE, SCHEDULE_TYPE])
    // Enquiries start no build.
    expect(named).not.toContain(ENQUIRY_TYPE)
    expect(rule.filter).toContain('!(_id in path("drafts.**"))')
    expect(includeDrafts).toBe(false)
  })

  it('signs requests to the service', async () => {
    expect(await createWebhookDefinition('service', service)).toMatchObject({
      type: 'document',
      dataset: 'production',
      url: service.WEBHOOK_URL,
      secret: service.SANITY_WEBHOOK_SECRET,
      rule: { on: ['create', 'update', 'delete'] },
    })
  })

  it('sends GitHub the event of the workflow', async () => {
    const env = { GITHUB_REPOSITORY: 'kitewright/website', GITHUB_TOKEN: 'token' }
    const { url, headers, rule } = await createWebhookDefinition('github', env)
    expect(url).toBe('https://api.github.com/repos/kitewright/website/dispatches')
    expect(headers).toMatchObject({ authorization: 'Bearer token' })
    expect(JSON.parse(rule.projection)).toEqual({ event_type: 'content-published' })
  })

  it('names every missing variable', async () => {
    await expect(createWebhookDefinition('service', {})).rejects.toThrow(
      'WEBHOOK_URL: expected a value; found nothing\nSANITY_WEBHOOK_SECRET: expected a value; found nothing',
    )
  })

  it('has dataset and address in its name, shortened for a deploy hook', async () => {
    const env = { ...service, PUBLIC_SANITY_DATASET: 'staging' }
    expect((await createWebhookDefinition('service', env)).name).toBe(
      'Kitewright: rebuild service, staging to kitewright.example/hooks/sanity',
    )
    const hook = { WEBHOOK_URL: 'https://api.host.example/build_hooks/0123456789abcdef' }
    expect((await createWebhookDefinition('deploy-hook', hook)).name).toBe(
      'Kitewright: deploy hook, production to api.host.example/…cdef',
    )
  })

  it('does not replace a webhook with another address, dataset or purpose', async () => {
    const definition = await createWebhookDefinition('service', service)
    const { name, dataset, url } = definition
    const same = { id: 'same', name, dataset, url }
    const otherHooks = [
      { ...same, id: 'other address', url: 'https://staging.example/hooks/sanity' },
      { ...same, id: 'other dataset', dataset: 'staging' },
      { ...same, id: 'of somebody else', name: 'Search index' },
    ]
    expect(findReplaced(definition, [...otherHooks, same])).toEqual([same])
  })
})
