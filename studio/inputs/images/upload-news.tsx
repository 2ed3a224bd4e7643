import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { uploadNews } from './checked-source.ts'

/** Milliseconds: long enough to read the advice. */
const TOAST_MS = 30_000

/** Explains why a picture was rejected, or what will be different on the site. */
export function UploadNews() {
  const toast = useToast()
  useEffect(() => {
    const telling = uploadNews.subscribe(({ name, isRejected, message }) =>
      toast.push({
        // A later file replaces the news about the one before.
        id: 'upload-news',
        status: isRejected ? 'error' : 'warning',
        title: isRejected ? `“${name}” was not taken` : `About “${name}”`,
        description: message,
        closable: true,
        duration: TOAST_MS,
      }),
    )
    return () => telling.unsubscribe()
  }, [toast])
  return null
}
