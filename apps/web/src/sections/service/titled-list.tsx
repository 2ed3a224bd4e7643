type TitledText = { _key: string; title: string; text: string }

/** Classes of the list and of what stands in it. */
export type TitledListLook = { list: string; item: string; title: string; text: string }

type TitledListProps = { items: TitledText[]; look: TitledListLook }

/** Highlights, features and areas: a title and a few words each. Its look is the layout's. */
export function TitledList({ items, look }: TitledListProps) {
  return (
    <ul className={look.list}>
      {items.map((item) => (
        <li key={item._key} className={look.item}>
          <h3 className={look.title}>{item.title}</h3>
          <p className={look.text}>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
