import { privacyPolicy } from './legal/privacy-policy.ts'
import { termsOfUse } from './legal/terms-of-use.ts'

export const legalPages = [privacyPolicy, termsOfUse]
