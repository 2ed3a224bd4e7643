import { expect, it } from 'vitest'
import { readArguments, readChoices } from './choices.ts'

const fetchProjects = async () => [{ id: 'abc123', displayName: 'Kitewright' }]

/** A person who gives these answers in order. */
function person(...answers: string[]) {
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return answers.shift() ?? ''
  }
  return { questions, ask }
}

const choose = (args: string[], known: Record<string, string>, ask: typeof rejectQuestion | null) =>
  readChoices(readArguments(args), known, { ask, fetchProjects })

const rejectQuestion = async (question: string): Promise<string> => expect.unreachable(question)

it('asks four questions, and lists existing projects', async () => {
  const { questions, ask } = person('abc123', '', 'https://kitewright.example/', 'kitewright')
  expect(await choose([], {}, ask)).toEqual({
    project: { id: 'abc123' },
    dataset: 'production',
    isPrivate: false,
    siteUrl: 'https://kitewright.example',
    studioUrl: 'https://kitewright.sanity.studio',
    webhook: 'service',
    contactEndpoint: '/enquiries',
  })
  expect(questions).toHaveLength(4)
  expect(questions[0]).toMatch(/^ {2}abc123 {2}Kitewright\nProject, an id of these, or a name /)
  expect(questions[1]).toBe('Dataset [production]: ')
})

it('uses an answer that is no id as the name of a new project', async () => {
  const { ask } = person(
    'New shop',
    'staging',
    'https://shop.example',
    'https://studio.shop.example',
  )
  expect(await choose(['--organization', 'o1'], {}, ask)).toMatchObject({
    project: { name: 'New shop', organization: 'o1' },
    studioUrl: 'https://studio.shop.example',
  })
})

it('does not ask for configured values, and prefers arguments', async () => {
  const known = {
    PUBLIC_SANITY_PROJECT_ID: 'abc123',
    PUBLIC_SANITY_DATASET: 'production',
    PUBLIC_SITE_URL: 'https://kitewright.example',
    PUBLIC_STUDIO_URL: 'https://kitewright.sanity.studio',
    PUBLIC_CONTACT_ENDPOINT: 'none',
  }
  const args = ['--dataset', 'staging', '--webhook', 'none']
  expect(await choose(args, known, rejectQuestion)).toMatchObject({
    project: { id: 'abc123' },
    dataset: 'staging',
    studioUrl: 'https://kitewright.sanity.studio',
    webhook: 'none',
    contactEndpoint: 'none',
  })
})

it.each([
  [['--site', 'kitewright.example'], /^PUBLIC_SITE_URL: expected an origin/],
  [['--studio', 'https://a.example/x'], /^PUBLIC_STUDIO_URL: expected an origin/],
  [['--project', 'My project'], /^PUBLIC_SANITY_PROJECT_ID: expected a project ID/],
  [['--dataset', 'Live!'], /^PUBLIC_SANITY_DATASET: expected a dataset name/],
  [['--webhook', 'netlify'], /^--webhook: expected service, deploy-hook, github or none/],
  [['--sight'], /--sight/],
])('rejects %j before it creates anything', async (args, message) => {
  const right = ['--project', 'abc123', '--site', 'https://a.example', '--studio', 'a']
  const all = [...right, '--dataset', 'production', ...args]
  await expect((async () => choose(all, {}, null))()).rejects.toThrow(message)
})
