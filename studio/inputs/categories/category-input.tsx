import { useId } from 'react'
import type { StringInputProps } from 'sanity'
import { useQuery } from '../../publishing/site-check/use-query.ts'
import { categoriesQuery, getCategoryOrder } from './category-order.ts'

/** A text field that offers the topics there are. A new one may be typed: topics are content. */
export function CategoryInput(props: StringInputProps) {
  const id = useId()
  const categories = getCategoryOrder(useQuery(categoriesQuery, { perspective: 'published' }))
  return (
    <>
      {props.renderDefault({ ...props, elementProps: withList(props.elementProps, id) })}
      <datalist id={id}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  )
}

/** The Studio passes these to its `<input>` unchanged, although its types do not have `list`. */
const withList = <Props extends object>(props: Props, list: string): Props & { list: string } => ({
  ...props,
  list,
})
