import { createField, line, picture, upload } from '@kitewright/schema-fields'
import { type BlockSchema, defineHeading } from '#app/blocks/block-schema.ts'

const hasNoFile = ({ parent }: { parent?: { file?: unknown } }) => !parent?.file

export const schema: BlockSchema = {
  title: 'Video',
  fields: [
    defineHeading(),
    upload(
      'file',
      'Video file',
      'MP4 (H.264) or WebM of at most 25 MB, which the site itself serves. Or write an address below.',
      ['mp4', 'webm'],
    ),
    upload(
      'captions',
      'Captions',
      'A WebVTT file (.vtt) with what is said and heard, for people who cannot hear it.',
      ['vtt'],
      hasNoFile,
    ),
    createField('boolean', 'silent', 'The video has no sound', 'Then it needs no captions.', {
      optional: true,
      hidden: hasNoFile,
    }),
    line('video', 'Video address', 'At YouTube or Vimeo. It loads when a visitor plays it.', {
      max: 200,
      optional: true,
      noPlaceholders: true,
      is: 'video',
      pattern: {
        as: /^https:\/\/((www\.)?youtube\.com\/watch\?v=|youtu\.be\/|vimeo\.com\/(\d+\/(?=\w))?)[\w-]+([?&]\S*)?$/,
        message: 'Paste the address of a video at YouTube or Vimeo: https://youtu.be/…',
      },
    }),
    picture('image', 'Picture', 'Shown until a visitor plays the video, at least 960 px wide.', {
      minWidth: 960,
      crops: [{ title: 'Video', aspectRatio: 16 / 9 }],
    }),
    line('caption', 'Caption', 'Below the video. If empty, none.', { max: 200, optional: true }),
  ],
}
