import type { BlockRules } from '@kitewright/content-types/model'

export const rules: BlockRules = {
  oneOf: {
    fields: ['file', 'video'],
    missing: 'Upload a video, or write its address at YouTube or Vimeo.',
    both: 'A file is uploaded already. Empty this, or remove the file.',
  },
  needs: {
    field: 'captions',
    when: 'file',
    skipIf: 'silent',
    message: 'Upload captions, or say below that the video has no sound.',
  },
}
