import { filmSources, MOBILE_MEDIA, posters } from './film-formats.ts'
import type { Film } from './use-film.ts'

const { desktop, mobile } = posters

/** The poster, and over it the film once that has loaded. Both are decoration. */
export function HeroPicture({ film }: { film: Film }) {
  const { format, video, isLoaded, onLoaded, onFailed } = film
  return (
    <div className={isLoaded ? 'hero__picture hero__picture--film' : 'hero__picture'}>
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
          className="hero__poster"
          src={desktop.webp}
          alt=""
          width={desktop.width}
          height={desktop.height}
          fetchPriority="high"
        />
      </picture>
      {format && (
        <video
          ref={video}
          className="hero__film"
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
