import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'

type SharePostProps = { title: string; path: string }

/** Shares a page as the device does, or else copies its address. */
export function SharePost({ title, path }: SharePostProps) {
  const [message, setMessage] = useState('')

  const share = async () => {
    setMessage('')
    // Without the campaign and the place in the text that brought this visitor.
    const url = new URL(path, location.href).href
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setMessage('Link copied.')
    } catch (error) {
      // The visitor closed the device's own dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setMessage(url)
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden noscript:hidden">
      <Button kind="ghost" small onClick={() => void share()}>
        Share this post
      </Button>
      <span role="status" className="text-md break-all text-ink-2">
        {message}
      </span>
    </p>
  )
}
