import './category-label.css'

/** The service's group, above the headline. */
export function CategoryLabel({ title }: { title: string }) {
  return <p className="category-label">{title}</p>
}
