/**
 * Opens and closes the services menu until React does: a visitor may click before scripts have arrived.
 * React gives the button `aria-expanded` as soon as it listens itself, and takes over what is open then.
 * Stands in the document as text, before the header, so that no click is too early.
 */
export const earlyMenu = `addEventListener('click',e=>{const b=e.target.closest('[aria-controls=services-menu]');if(b&&!b.hasAttribute('aria-expanded'))document.getElementById('services-menu').toggleAttribute('data-open')})`
