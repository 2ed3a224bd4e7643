import { useSite } from '#app/routing/site-context.tsx'

/** Legal facts of the company that Settings have: "CIN", "U72200KA2020PTC123456". */
export function useCompanyFacts() {
  const { legalName, foundedYear, registeredAddress, cin, gstin, signatory } = useSite().settings
  const facts = {
    'Legal name': legalName,
    Founded: foundedYear,
    'Registered address': registeredAddress,
    CIN: cin,
    GSTIN: gstin,
    'Quotes signed by': signatory,
  }
  return Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
