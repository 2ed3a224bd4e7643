import { Outlet } from 'react-router-dom'

/** A page that is not under /services: content alone. */
export function PlainLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}
