import base from './playwright.config.ts'
export default {
  ...base,
  webServer: undefined,
  retries: 0,
  use: { ...base.use, trace: 'off' as const },
}
