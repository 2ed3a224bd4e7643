import { disableEstimatedHeights } from '@kitewright/site-engine/client'
import { keepArrival } from '#app/routing/arrival.ts'

/**
 * Opens and closes the services menu until React does: a visitor may click before scripts have arrived.
 * React sets `aria-expanded` once it listens, and takes over the open menu.
 * Runs before the header is parsed, so that no click is too early.
 */
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[aria-controls=services-menu]')
  if (!button || button.hasAttribute('aria-expanded')) return
  document.getElementById('services-menu')?.toggleAttribute('data-open')
})

disableEstimatedHeights()
keepArrival()
