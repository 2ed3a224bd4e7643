/** A line of the list of small screens. */
export const menuItem = 'border-rule @max-xl:border-b'

/** What stands in the header's list: lines across the sheet of small screens, or words in the row of wide ones. */
export const menuLink =
  'menu-link flex h-14 w-full cursor-pointer items-center justify-between whitespace-nowrap @max-xl:pt-0.75 @max-xl:text-h3/[1.1] @max-xl:font-bold @max-xl:tracking-head @max-xl:focus-visible:-outline-offset-3 @max-xl:aria-[current]:[box-shadow:inset_0_-3px_var(--color-rani)] @xl:h-11 @xl:gap-1.25 @xl:pt-1 @xl:text-md @xl:font-medium @[79rem]:text-copy'
