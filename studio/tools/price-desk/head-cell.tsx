import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'

/** One line between two cells, and none of two around the table. */
export const cellBorder = css`
  border: solid var(--card-border-color);
  border-width: 0 1px 1px 0;
`

/** Shared style of all headings. */
export const headCell = css`
  ${cellBorder}
  padding: 0;
  font-weight: 500;
  background: var(--card-muted-bg-color, var(--card-bg-color));
`

/** A heading that selects. Not a tab stop: the keyboard has the keys of a spreadsheet. */
export const HeadButton = (props: ComponentProps<'button'>) => (
  <Plain type="button" tabIndex={-1} {...props} />
)

const Plain = styled.button`
  display: block;
  width: 100%;
  padding: 8px;
  border: 0;
  font: inherit;
  text-align: inherit;
  color: inherit;
  background: none;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, var(--card-focus-ring-color) 10%, transparent);
  }
`
