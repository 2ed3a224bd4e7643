import type { Enquiry } from '@kitewright/protocol/enquiry'

const FLAG = 'during a flood'

/** Marks an enquiry that arrived above the limit of all visitors; keeps an earlier flag. */
export const markFlood = (enquiry: Enquiry): Enquiry => ({
  ...enquiry,
  flag: [enquiry.flag?.slice(0, 200 - FLAG.length - 2), FLAG].filter(Boolean).join('; '),
})

export const isDuringFlood = ({ flag }: Enquiry): boolean => flag?.endsWith(FLAG) ?? false
