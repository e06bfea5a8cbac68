/** Puts no-break spaces after one-letter words and `&`, so that none of them ends a line. */
export function bindShortWords(title: string): string {
  return title.replace(/(?<=^|\s)([\p{L}&])\s/gu, '$1\u00a0')
}

/** Puts each sentence on its own line. Words such as `constrói-se` do not break at the hyphen. */
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
