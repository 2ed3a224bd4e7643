import { Subject } from 'rxjs'
import type { AssetSource, AssetSourceUploadEvent } from 'sanity'
import { checkPicture } from './picture-file.ts'

/** Notices about an upload. */
type UploadNews = { name: string; isRejected: boolean; message: string }

const newsSubject = new Subject<UploadNews>()

/** Receives every upload of the Studio. */
export const uploadNews = newsSubject.asObservable()

type Subscriber = (event: AssetSourceUploadEvent) => void

/** A source of pictures that checks a file before the upload; a file that would fail is not sent. */
export function withFileCheck(source: AssetSource): AssetSource {
  const { Uploader } = source
  if (!Uploader) return source
  return {
    ...source,
    Uploader: class extends Uploader {
      readonly #subscribers = new Set<Subscriber>()

      override subscribe(subscriber: Subscriber) {
        this.#subscribers.add(subscriber)
        const unsubscribe = super.subscribe(subscriber)
        return () => {
          this.#subscribers.delete(subscriber)
          unsubscribe()
        }
      }

      /** Reports progress to the form by events. */
      override upload(...[files, options]: Parameters<InstanceType<typeof Uploader>['upload']>) {
        Promise.all(files.map(isAccepted)).then(
          (areAccepted) => {
            const accepted = files.filter((_, index) => areAccepted[index])
            if (accepted.length > 0) super.upload(accepted, options)
            else this.#finish()
          },
          (error: unknown) => {
            newsSubject.next({ name: '', isRejected: true, message: `It cannot be read: ${error}` })
            this.#finish()
          },
        )
        return this.getFiles()
      }

      #finish() {
        for (const tell of this.#subscribers) tell({ type: 'all-complete', files: [] })
      }
    },
  }
}

async function isAccepted(file: File): Promise<boolean> {
  const news = await checkPicture(file)
  if (news) newsSubject.next({ name: file.name, ...news })
  return !news?.isRejected
}
