/** The part of the scorer that is used; the package has no types of its own. */
declare module '@mdn/mdn-http-observatory' {
  type Test = { pass: boolean; result: string; scoreModifier: number }
  type Scan = { grade: string; score: number }
  export function scan(address: string): Promise<{ scan: Scan; tests: Record<string, Test> }>
}
