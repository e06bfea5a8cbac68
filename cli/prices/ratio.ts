/** An exact ratio of two whole numbers greater than zero. */
export interface Ratio {
  numerator: bigint
  denominator: bigint
}

/** Reads `17/100`; null where the text is no such ratio. */
export function parseRatio(text: string): Ratio | null {
  const match = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text)
  if (!match) return null
  const [, numerator = '', denominator = ''] = match
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

/** A whole amount times a ratio, in whole units; half a unit rounds up. The amount isn't negative. */
export function convert(amount: number, { numerator, denominator }: Ratio): bigint {
  return (2n * BigInt(amount) * numerator + denominator) / (2n * denominator)
}
