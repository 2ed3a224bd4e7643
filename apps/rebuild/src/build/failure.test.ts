import {
  ContentInvalidError,
  LakeUnreachableError,
  SettingsError,
} from '@kitewright/content-loader/errors'
import { describe, expect, it } from 'vitest'
import { formatFailureLines, toFailure, VerificationError } from './failure.ts'

const diskFull = Object.assign(new Error('ENOSPC: no space left on device, write'), {
  code: 'ENOSPC',
})

const rejected = new LakeUnreachableError('The lake refused to answer.', {
  retry: false,
  cause: Object.assign(new Error('Unauthorized'), { statusCode: 401 }),
})

describe('toFailure', () => {
  it.each([
    ['settings', 2, false, new SettingsError('PORT: expected a port; found "x"')],
    ['unreachable', 3, true, new LakeUnreachableError('The lake is down.', { retry: true })],
    ['refused', 3, true, rejected],
    ['invalid', 4, false, new ContentInvalidError([])],
    ['verification', 5, false, new VerificationError([])],
    ['disk', 6, true, diskFull],
    ['disk', 6, true, new Error('VipsPng: No space left on device')],
    ['crashed', 1, true, new Error('The page /about could not be rendered: x is not a function')],
    ['crashed', 1, true, 'a text'],
  ])('names %s, exit code %d, retry %s', (kind, exitCode, retry, error) => {
    expect(toFailure(error)).toMatchObject({ kind, exitCode, retry })
  })

  it('names the document and the field for an editor', () => {
    const failure = toFailure(
      new ContentInvalidError([
        {
          document: { type: 'service', id: 'service-a', title: 'Web Development' },
          path: 'tiers[1].from',
          field: 'Package 2 · From (rupees)',
          message: 'Type a price.',
        },
      ]),
    )
    // The Studio makes a link of these.
    expect(failure.issues[0]).toMatchObject({
      document: { type: 'service', id: 'service-a' },
      path: 'tiers[1].from',
    })
    expect(formatFailureLines(failure)).toBe(
      [
        'The website was not updated; visitors see the last good version. Please fix these fields in the Studio and publish again:',
        '  Web Development · Package 2 · From (rupees): Type a price.',
      ].join('\n'),
    )
  })

  it('says that published content is safe when the lake does not answer', () => {
    const failure = toFailure(new LakeUnreachableError('The lake is down.', { retry: true }))
    expect(failure.message).toContain('The lake is down. What you published is safe')
  })
})
