type TitledText = { _key: string; title: string; text: string }

type TitledListProps = {
  items: TitledText[]
  /** Names the look: `block` on the list, `block__item` on each row. */
  block: string
}

/** Highlights, features and areas: a title and a few words each. Its look is the layout's. */
export function TitledList({ items, block }: TitledListProps) {
  return (
    <ul className={block}>
      {items.map((item) => (
        <li key={item._key} className={`${block}__item`}>
          <h3 className={`${block}__title`}>{item.title}</h3>
          <p className={`${block}__text`}>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
