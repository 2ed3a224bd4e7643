import { recordLoadedCode } from '../build/loaded-code.ts'

recordLoadedCode()
const [{ handleJobs }, { getLoadedHash }, { rejectOtherCode }, { makeSharePages }] =
  await Promise.all([
    import('../build/child.ts'),
    import('../build/loaded-code.ts'),
    import('../build/start-checks.ts'),
    import('./make-share-pages.ts'),
  ])
handleJobs(async (job: Parameters<typeof makeSharePages>[0]) => {
  rejectOtherCode(job.bundleFolder, job.content, getLoadedHash)
  return makeSharePages(job)
})
