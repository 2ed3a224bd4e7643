/** An enquiry as the form sends it and as it is stored. */
export { type Enquiry, enquirySchema } from './enquiry/enquiry.ts'
export { fieldProblem } from './enquiry/field-problem.ts'
export {
  DEFAULT_KEEP_DAYS,
  ENQUIRY_PATH,
  enquiryLimits,
  type ProjectType,
  projectLabel,
  projectTypes,
} from './enquiry/form.ts'
export {
  ENQUIRY_PREFIX,
  ENQUIRY_TYPE,
  type EnquiryState,
  enquiryDocumentId,
  type StoredEnquiry,
  storedEnquirySchema,
} from './enquiry/stored-enquiry.ts'
