import { groupsAt, type Rule } from '../rule.ts'

/** Only one enquiry form per page: its fields have ids. */
export const oneForm =
  (sections: string): Rule =>
  (document) => {
    const forms = groupsAt(document, sections).filter(
      ({ value }) => value._type === 'enquirySection',
    )
    return forms.slice(1).map(({ path }) => ({
      path,
      message: 'A page has one enquiry form. Remove this one or the other.',
      expected: 'one enquiry form',
      found: String(forms.length),
    }))
  }
