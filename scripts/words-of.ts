/** What a line of a program's log tells people; a line of another kind as it is. */
export function wordsOf(line: string): string {
  // The time and name that the content lake begins a line with.
  if (!line.startsWith('{')) return line.replace(/^[\d:.TZ-]{20,} content-lake (info: )?/, '')
  try {
    const entry: unknown = JSON.parse(line)
    if (typeof entry !== 'object' || entry === null || !('msg' in entry)) return line
    const reasons = 'reasons' in entry && Array.isArray(entry.reasons) ? entry.reasons : []
    return reasons.length > 0 ? `${entry.msg} (${reasons.join(', ')})` : String(entry.msg)
  } catch {
    return line
  }
}
