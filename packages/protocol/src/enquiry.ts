/** An enquiry as the form sends it and as it is stored. */
export {
  ENQUIRY_PREFIX,
  ENQUIRY_TYPE,
  type Enquiry,
  type EnquiryState,
  enquirySchema,
  getEnquiryDocumentId,
  NOTE_CHARACTERS,
  type StoredEnquiry,
  storedEnquirySchema,
} from './enquiry/enquiry.ts'
export {
  DEFAULT_KEEP_DAYS,
  ENQUIRY_PATH,
  enquiryLimits,
  getProjectLabel,
  type ProjectType,
  projectTypes,
  validateField,
} from './enquiry/form.ts'
