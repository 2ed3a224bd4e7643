import { useContext, useMemo, useState } from 'react'
import type { NavbarProps } from 'sanity'
import { NavbarContext } from 'sanity/_singletons'
import { SearchDialog } from './search-dialog.tsx'

/**
 * The navbar, whose magnifier and shortcut (Ctrl + K) open our search: Sanity's own looks
 * for entries and does not show the matching sentences.
 */
export function SearchNavbar(props: NavbarProps) {
  const navbar = useContext(NavbarContext)
  const [isOpen, setIsOpen] = useState(false)
  const withOurs = useMemo(() => {
    // The bar itself closes its search when it changes between wide and narrow; ours stays.
    const onOpen = (wanted: boolean) => {
      if (wanted) setIsOpen(true)
    }
    return { ...navbar, onSearchOpenChange: onOpen, onSearchFullscreenOpenChange: onOpen }
  }, [navbar])
  return (
    <NavbarContext value={withOurs}>
      {props.renderDefault(props)}
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} />}
    </NavbarContext>
  )
}
