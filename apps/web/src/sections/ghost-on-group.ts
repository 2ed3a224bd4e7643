/** An outlined button on the full colour of a group: in the colour of the words, and open to that of the ground. */
export const ghostOnGroup =
  '[--fill:var(--on-group)] [--label:var(--on-group)] not-hover:surface-(--group) hover:[--label:var(--color-ink)] hover:surface-sheet'
