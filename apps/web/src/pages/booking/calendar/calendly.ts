type CalendarSource = { kind: 'calendly' | 'frame'; url: string }

/** The provider's names for night, text on night and haldi; it takes colours without the hash sign. */
const darkColours = {
  background_color: '0d1e3f',
  text_color: 'fffdf8',
  primary_color: 'ffb71b',
}

/** Calendly builds its own frame, in our colours; any other provider's page is framed as it is. */
export function getCalendarSource(schedulingUrl: string): CalendarSource {
  const url = new URL(schedulingUrl)
  if (url.hostname !== 'calendly.com' && !url.hostname.endsWith('.calendly.com')) {
    return { kind: 'frame', url: schedulingUrl }
  }
  for (const [name, value] of Object.entries(darkColours)) url.searchParams.set(name, value)
  return { kind: 'calendly', url: url.href }
}

/** Script and stylesheet of the provider, without their endings. */
export const widgetAddress = 'https://assets.calendly.com/assets/external/widget'

/** The part of the provider's script that is used. */
type Calendly = { initInlineWidget: (options: { url: string; parentElement: HTMLElement }) => void }

const isCalendly = (value: unknown): value is Calendly =>
  typeof value === 'object' && value !== null && 'initInlineWidget' in value

const getProvider = (): Calendly | undefined => {
  const value: unknown = Reflect.get(window, 'Calendly')
  return isCalendly(value) ? value : undefined
}

function addStylesheet() {
  if (document.querySelector(`link[href="${widgetAddress}.css"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `${widgetAddress}.css`
  document.head.append(link)
}

function addScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${widgetAddress}.js`
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${script.src} did not load`))
    }
    document.head.append(script)
  })
}

let script: Promise<void> | null = null

/** Loads the script once; after a failure the next visit of the page retries. */
function loadScript(): Promise<void> {
  script ??= addScript().catch((error: unknown) => {
    script = null
    throw error
  })
  return script
}

/**
 * Loads the provider's stylesheet and script, which inserts its calendar into `parentElement`
 * unless `signal` has been aborted. Rejects when the script does not load or lacks the expected
 * function.
 */
export async function insertCalendly(
  url: string,
  parentElement: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  addStylesheet()
  await loadScript()
  const calendly = getProvider()
  if (!calendly) throw new Error('The scheduling script has no inline widget')
  if (!signal.aborted) calendly.initInlineWidget({ url, parentElement })
}
