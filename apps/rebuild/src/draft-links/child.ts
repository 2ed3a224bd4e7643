import { noteLoadedCode } from '../build-process/loaded-code.ts'

noteLoadedCode()
const [{ answerOneJob }, { loadedHash }, { refuseOtherCode }, { makeDraftPages }] =
  await Promise.all([
    import('../build-process/child.ts'),
    import('../build-process/loaded-code.ts'),
    import('../build-process/same-code.ts'),
    import('./make-draft-pages.ts'),
  ])
answerOneJob(async (job: Parameters<typeof makeDraftPages>[0]) => {
  refuseOtherCode(job.bundleFolder, job.content, loadedHash)
  return makeDraftPages(job)
})
