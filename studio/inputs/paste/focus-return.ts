import { PortableTextEditor } from '@portabletext/editor'
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import type { ArrayOfObjectsMember } from 'sanity'

/** Sanity's id of the style menu's button; its menu is labelled by it. */
const STYLE_MENU = 'block-style-select'

/**
 * Returns the focus to a text when its style menu or the form of an object in it closes. Sanity 6 moves the focus to
 * the menu's button, then to an item that it removes; the next words are lost.
 */
export function useFocusReturn(
  editor: RefObject<PortableTextEditor | null>,
  members: readonly ArrayOfObjectsMember[],
) {
  const isOpen = members.some((member) => member.kind === 'item' && member.open)
  const wasOpen = useRef(false)
  const focusText = () => {
    if (editor.current) PortableTextEditor.focus(editor.current)
  }

  useEffect(() => {
    // Otherwise the editor is in another field.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) focusText()
    wasOpen.current = isOpen
  }, [isOpen])

  return ({ target, currentTarget }: FocusEvent) => {
    // The button gets the focus while its menu still shows, an item when the menu is closed already.
    const isButton = target.id === STYLE_MENU && target.ariaExpanded === 'true'
    const isItem =
      target.closest(`[aria-labelledby=${STYLE_MENU}]`) &&
      currentTarget.querySelector(`#${STYLE_MENU}[aria-expanded=false]`)
    if (isButton || isItem) requestAnimationFrame(focusText)
  }
}
