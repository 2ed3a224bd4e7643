import { type MouseEvent, useState } from 'react'
import { Band } from '#app/blocks/band.tsx'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { Picture } from '#app/ui/picture.tsx'
import { getVideoPlayer } from './video-player.ts'

/** The link that had the focus is gone; loading a page of another site may drop the focus again. */
function focusFrame(frame: HTMLIFrameElement | null) {
  if (document.activeElement === document.body) frame?.focus()
}

/**
 * An uploaded file, or a picture that a click replaces by the player of another host: nothing loads from there before.
 * Without JavaScript the picture is a link.
 */
export function Block({ block, className }: BlockProps<'video'>) {
  const { heading, video, file, captions, image, caption } = block
  const [isPlaying, setPlaying] = useState(false)
  const player = getVideoPlayer(video)
  const play = (event: MouseEvent) => {
    if (!player || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <Band className={className} heading={heading}>
      <figure>
        <div className="aspect-16/9 border border-ink bg-night">
          {file && (
            // biome-ignore lint/a11y/useMediaCaption: the rules of the content require captions of a video with sound
            <video
              className="size-full"
              src={file}
              poster={image.src}
              aria-label={image.alt}
              controls
              playsInline
              preload="none"
              // Captions need it from another origin, which they have in the preview.
              crossOrigin={file.startsWith('/') ? undefined : 'anonymous'}
            >
              {captions && <track kind="captions" label="Captions" srcLang="en" src={captions} />}
            </video>
          )}
          {!file && player && isPlaying && (
            <iframe
              ref={focusFrame}
              onLoad={({ currentTarget }) => focusFrame(currentTarget)}
              className="size-full"
              src={player.src}
              title={heading}
              allow="autoplay; fullscreen; picture-in-picture"
            />
          )}
          {!file && !(player && isPlaying) && (
            <div className="relative size-full">
              <Picture
                picture={image}
                sizes="(min-width: 90rem) 84rem, 94vw"
                className="size-full object-cover"
              />
              <a
                href={(player && video) ?? undefined}
                onClick={play}
                className="absolute inset-0 flex items-end p-5"
              >
                <span className="button button--haldi">
                  {player ? `Play on ${player.host}` : video}
                </span>
              </a>
            </div>
          )}
        </div>
        {caption && (
          <figcaption className="mt-2 font-mono text-note text-ink-2">{caption}</figcaption>
        )}
      </figure>
    </Band>
  )
}
