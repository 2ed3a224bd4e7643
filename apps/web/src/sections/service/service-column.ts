/**
 * Beside the services list the column is narrower than other pages, and hung on its left: its own `max-w-page`, which
 * ends where theirs does, and `py-section`. The parts of a service page measure themselves against the container `service`, the column.
 */
export const serviceColumn =
  '[--container-page:80.5rem] [--spacing-section:clamp(3.5rem,5.5vw,5.5rem)] [--title-block-edge:var(--color-ink)] [--title-block-width:none]'
