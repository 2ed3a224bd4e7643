/** Whether the visitor follows a link to a place of the page. Scripts do not see a link to text in the location. */
export function leadsToPlace(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return location.hash !== '' || load?.name.includes('#') === true
}
