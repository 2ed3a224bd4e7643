/**
 * For a line of short texts, several lines where it must be: each has a diamond on its left, and the one that
 * begins a line is cut off with the margin.
 */
export const betweenDiamonds =
  '-ml-7 flex flex-wrap text-ink-3 [clip-path:inset(0_0_0_1.75rem)] *:relative *:pl-7 *:before:absolute *:before:top-1/2 *:before:left-3.5 *:before:size-1.5 *:before:-translate-1/2 *:before:rotate-45 *:before:bg-rani'
