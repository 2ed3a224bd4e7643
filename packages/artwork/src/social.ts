/** Sharing pictures. */
export { pagePicture } from './social/page-picture.ts'
export { SOCIAL_IMAGE_SIZE } from './social/social-image.ts'
