import { Subject } from 'rxjs'
import type { AssetSource, AssetSourceUploadEvent } from 'sanity'
import { pictureNews } from './picture-file.ts'

/** Notices about an upload. */
type UploadNews = { name: string; isRefused: boolean; words: string }

const said = new Subject<UploadNews>()

/** Receives every upload of the Studio. */
export const uploadNews = said.asObservable()

type Subscriber = (event: AssetSourceUploadEvent) => void

/** A source of pictures that checks a file before the upload; a file that would fail is not sent. */
export function checkedSource(source: AssetSource): AssetSource {
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
        Promise.all(files.map(isTaken)).then(
          (areTaken) => {
            const taken = files.filter((_, place) => areTaken[place])
            if (taken.length > 0) super.upload(taken, options)
            else this.#finish()
          },
          (error: unknown) => {
            said.next({ name: '', isRefused: true, words: `It cannot be read: ${error}` })
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

async function isTaken(file: File): Promise<boolean> {
  const news = pictureNews(new Uint8Array(await file.arrayBuffer()))
  if (news) said.next({ name: file.name, ...news })
  return !news?.isRefused
}
