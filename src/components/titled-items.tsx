interface TitledItemsProps {
  items: readonly { title: string; text: string }[]
  heading: 'h3' | 'h4' | 'h5'
}

/** List items, each with a heading and a text. */
export function TitledItems({ items, heading: Heading }: TitledItemsProps) {
  return items.map(({ title, text }) => (
    <li key={title}>
      <Heading>{title}</Heading>
      <p>{text}</p>
    </li>
  ))
}
