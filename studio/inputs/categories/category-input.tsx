import { API_VERSION } from '@kitewright/content-types/queries'
import { useEffect, useId, useState } from 'react'
import { type StringInputProps, useDocumentStore } from 'sanity'
import { categoriesQuery, getCategoryOrder } from './category-order.ts'

/** A text field that offers the topics there are. A new one may be typed: topics are content. */
export function CategoryInput(props: StringInputProps) {
  const id = useId()
  const categories = useCategories()
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

function useCategories(): string[] {
  const documents = useDocumentStore()
  const [categories, setCategories] = useState<string[]>([])
  useEffect(() => {
    const options = { apiVersion: API_VERSION, perspective: 'published' } as const
    const subscription = documents
      .listenQuery(categoriesQuery, {}, options)
      .subscribe((answer) => setCategories(getCategoryOrder(answer)))
    return () => subscription.unsubscribe()
  }, [documents])
  return categories
}
