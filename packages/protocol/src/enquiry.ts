/** An enquiry as the form sends it and as it is stored. */
export { type Enquiry, enquirySchema } from './enquiry/enquiry.ts'
export { ENQUIRY_PATH } from './enquiry/enquiry-path.ts'
export { fieldProblem } from './enquiry/field-problem.ts'
export { DEFAULT_KEEP_DAYS } from './enquiry/keep-days.ts'
export { enquiryLimits } from './enquiry/limits.ts'
export { type ProjectType, projectLabel, projectTypes } from './enquiry/project-types.ts'
export {
  ENQUIRY_PREFIX,
  ENQUIRY_TYPE,
  type EnquiryState,
  enquiryDocumentId,
  type StoredEnquiry,
  storedEnquirySchema,
} from './enquiry/stored-enquiry.ts'
