import { describe, expect, it } from 'vitest'
import { ContentInvalidError, exitCodeOf, LakeUnreachableError, problemText } from './errors.ts'

describe('ContentInvalidError', () => {
  it('lists every problem under its document, with its field', () => {
    const service = { type: 'service', id: 'service-a', title: 'Web Development' }
    const error = new ContentInvalidError([
      { ...service, path: 'tiers[1].from', expected: 'a number', found: 'nothing' },
      {
        type: 'faq',
        path: '',
        expected: 'at least one question',
        found: 'none',
        message: 'Publish one.',
      },
      { ...service, path: 'lead', expected: 'text', found: '7' },
    ])
    expect(error.message).toBe(
      [
        'The content has 3 problems:',
        '  service “Web Development” (service-a)',
        '    tiers[1].from: expected a number, found nothing.',
        '    lead: expected text, found 7.',
        '  faq',
        '    expected at least one question, found none. Publish one.',
      ].join('\n'),
    )
    expect(exitCodeOf(error)).toBe(4)
  })
})

describe('LakeUnreachableError', () => {
  it('has exit code 3', () => {
    expect(exitCodeOf(new LakeUnreachableError('x', { retry: true }))).toBe(3)
  })
})

describe('problemText', () => {
  it('says what to write in an empty field', () => {
    expect(problemText({ expected: 'text', found: 'nothing' })).toBe('Write something here.')
    expect(problemText({ expected: 'a list', found: 'nothing' })).toBe('Add at least one.')
    expect(problemText({ expected: 'a number', found: 'nothing' })).toBe('Enter a number.')
    expect(problemText({ expected: 'a group of fields', found: 'nothing' })).toBe(
      'Fill in this part.',
    )
    expect(problemText({ expected: 'text', found: '7' })).toBe('expected text, found 7.')
    expect(problemText({ expected: 'text', found: 'nothing', message: 'Why.' })).toBe('Why.')
  })
})
