import { describe, expect, it } from 'vitest'
import { ContentInvalidError, getExitCode, LakeUnreachableError } from './errors.ts'

describe('ContentInvalidError', () => {
  it('lists every problem under its document, with its field', () => {
    const document = { type: 'service', id: 'service-a', title: 'Web Development' }
    const error = new ContentInvalidError([
      { document, path: 'tiers[1].from', message: 'Enter a number.' },
      { document: { type: 'faq', title: 'question' }, path: '', message: 'Publish one.' },
      { document, path: 'lead', field: 'Lead', message: 'Expected text, found 7.' },
    ])
    expect(error.message).toBe(
      [
        'The content has 3 problems:',
        '  service “Web Development” (service-a)',
        '    tiers[1].from: Enter a number.',
        '    Lead: Expected text, found 7.',
        '  faq “question”',
        '    Publish one.',
      ].join('\n'),
    )
    expect(getExitCode(error)).toBe(4)
  })
})

describe('LakeUnreachableError', () => {
  it('has exit code 3', () => {
    expect(getExitCode(new LakeUnreachableError('x', { retry: true }))).toBe(3)
  })
})
