import { clsx } from 'clsx'
import { preload } from 'react-dom'
import { type Film, filmSources, MOBILE_MEDIA, markPlaces, posters } from './use-film.ts'

const { desktop, mobile } = posters

const plate = 'hero__plate absolute right-0 max-w-none'

const pictureFrame =
  'absolute inset-0 -z-1 flex-1 overflow-hidden max-md:relative max-md:min-h-[min(78vw,40svh,23rem)] xs:max-md:low:absolute xs:max-md:low:left-1/2 xs:max-md:low:min-h-0'

/**
 * The poster, and over it the film once that has loaded. Both are decoration. The head asks for the poster:
 * found in the body only, a phone far away shows it 140 ms later.
 */
export function HeroPicture({ film }: { film: Film }) {
  const { format, video, isLoaded, onLoaded, onFailed } = film
  const early = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
  preload(mobile.avif, { ...early, media: MOBILE_MEDIA })
  preload(desktop.avif, { ...early, media: `not all and ${MOBILE_MEDIA}` })
  return (
    <div className={pictureFrame}>
      <picture>
        <source
          media={MOBILE_MEDIA}
          type="image/avif"
          srcSet={mobile.avif}
          width={mobile.width}
          height={mobile.height}
        />
        <source
          media={MOBILE_MEDIA}
          srcSet={mobile.webp}
          width={mobile.width}
          height={mobile.height}
        />
        <source type="image/avif" srcSet={desktop.avif} />
        <img
          className={clsx(plate, isLoaded && 'opacity-0')}
          src={desktop.webp}
          alt=""
          data-mark-places={markPlaces}
          width={desktop.width}
          height={desktop.height}
          fetchPriority="high"
        />
      </picture>
      {format && (
        <video
          key={format}
          ref={video}
          className={clsx(plate, !isLoaded && 'opacity-0')}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          disablePictureInPicture
          onLoadedData={onLoaded}
          onError={({ target, currentTarget }) => target === currentTarget && onFailed()}
        >
          {filmSources[format].map((source, index, all) => (
            // Each source reports its own failure, through React also to the video; only that of the
            // last means there is no film.
            <source
              key={source.src}
              {...source}
              onError={index === all.length - 1 ? onFailed : undefined}
            />
          ))}
        </video>
      )}
    </div>
  )
}
