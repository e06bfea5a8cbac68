/** Puts no-break spaces after one-letter words and `&`, so that none of them ends a line. */
export function bindShortWords(title: string): string {
  return title.replace(/(?<=^|\s)([\p{L}&])\s/gu, '$1\u00a0')
}

/** Wraps each sentence in a `span`, which CSS shows as a block, and prevents breaks at hyphens. */
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
