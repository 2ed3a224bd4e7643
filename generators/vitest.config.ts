import { defineConfig } from 'vitest/config'

/** A clone is installed, generated into, checked and built: minutes on a small machine. */
export default defineConfig({ test: { testTimeout: 600_000, hookTimeout: 300_000 } })
