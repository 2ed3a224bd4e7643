import { noteLoadedCode } from '../build/loaded-code.ts'

noteLoadedCode()
const [{ answerOneJob }, { loadedHash }, { refuseOtherCode }, { makeSharePages }] =
  await Promise.all([
    import('../build/child.ts'),
    import('../build/loaded-code.ts'),
    import('../build/start-checks.ts'),
    import('./make-share-pages.ts'),
  ])
answerOneJob(async (job: Parameters<typeof makeSharePages>[0]) => {
  refuseOtherCode(job.bundleFolder, job.content, loadedHash)
  return makeSharePages(job)
})
