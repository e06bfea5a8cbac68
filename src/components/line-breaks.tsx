/** Inserts no-break spaces after one-letter words and `&`, so that no line ends with them. */
export function bindShortWords(title: string): string {
  return title.replace(/(?<=^|\s)([\p{L}&])\s/gu, '$1\u00a0')
}

/** Starts each sentence of a heading on a new line; words such as `constrói-se` do not wrap. */
export function HeadingLines({ title }: { title: string }) {
  return title
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => <span key={sentence}>{withoutHyphenBreaks(bindShortWords(sentence))} </span>)
}

function withoutHyphenBreaks(sentence: string) {
  return sentence.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="nowrap">
        {part}
      </span>
    ),
  )
}
