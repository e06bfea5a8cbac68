import type { Hero } from '../content/hero.ts'

/**
 * The headline whose word changes every two seconds by CSS alone. All words lie
 * in one cell, so the widest reserves the place; one sentence is read aloud.
 */
export function RotatingHeadline({ id, before, words, after }: Hero['headline'] & { id: string }) {
  return (
    <h1 id={id}>
      <span className="visually-hidden">
        {before} {words[0]} {after}
      </span>
      <span aria-hidden="true">
        {before}{' '}
        <span className="rotating">
          {words.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </span>{' '}
        {after}
      </span>
    </h1>
  )
}
