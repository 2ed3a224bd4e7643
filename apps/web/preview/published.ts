import type { InlinedData } from '../src/routing/page-content.ts'

const requests = new Map<string, Promise<InlinedData>>()

/**
 * The published page at an address, with the shell around it and the settings. It shows until drafts have
 * arrived, and contains the addresses of drawings. An unknown address shows home, as for visitors.
 */
export function fetchPublishedPage(path: string): Promise<InlinedData> {
  const known = requests.get(path) ?? fetchInlinedData(path)
  requests.set(path, known)
  return known
}

async function fetchInlinedData(path: string): Promise<InlinedData> {
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const data = page.getElementById('page-data')?.textContent
  if (!data) throw new Error(`${path} answered ${response.status}, and no page`)
  const inlined: InlinedData = JSON.parse(data)
  // A preview sends no enquiries and no statistics.
  const config = {
    ...inlined.config,
    contactEndpoint: null,
    gaMeasurementId: null,
    schedulingUrl: null,
  }
  return { ...inlined, config }
}
