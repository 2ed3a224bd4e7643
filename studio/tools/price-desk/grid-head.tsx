import styled from 'styled-components'
import { HeadButton, headCell } from './head-cell.tsx'
import type { Size } from './selection.ts'

type Props = {
  size: Size
  onAll: () => void
  /** Selects the columns from the first to the last. */
  onColumns: (first: number, last: number) => void
}

/** The headings of the table; a click selects what stands below. The keyboard has keys of its own for that. */
export function GridHead({ size, onAll, onColumns }: Props) {
  const packages = Array.from({ length: size.columns / 2 }, (_, place) => place)
  return (
    <thead>
      <tr>
        <Th rowSpan={2} scope="col">
          <HeadButton onClick={onAll}>Service</HeadButton>
        </Th>
        {packages.map((place) => (
          <Th key={place} colSpan={2} scope="colgroup">
            <HeadButton onClick={() => onColumns(2 * place, 2 * place + 1)}>
              {`Package ${place + 1}`}
            </HeadButton>
          </Th>
        ))}
      </tr>
      <tr>
        {packages.flatMap((place) =>
          (['From', 'To'] as const).map((name, end) => (
            <Th key={`${place} ${name}`} scope="col">
              <HeadButton
                aria-label={`Package ${place + 1}, ${name}`}
                onClick={() => onColumns(2 * place + end, 2 * place + end)}
              >
                {name}
              </HeadButton>
            </Th>
          )),
        )}
      </tr>
    </thead>
  )
}

const Th = styled.th`
  ${headCell}
  position: sticky;
  top: 0;
  z-index: 4;
  height: 34px;
  box-sizing: border-box;
  text-align: right;

  /* Below the first line of headings. */
  tr + tr > & {
    top: 34px;
  }

  &[rowspan] {
    width: 22%;
    text-align: left;
    vertical-align: bottom;
  }
`
