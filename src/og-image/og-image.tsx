import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentIn } from '../load-content.tsx'
import { site } from '../settings/site-settings.ts'
import { locales, type Locale } from '../locales.ts'
import { drawBrandLogo } from '../settings/brand-logo.ts'
import { color } from '../styles/token-colors.ts'
import { ogImageSize } from '../settings/public-urls.ts'
import { HeroFigure, PriceFigure } from './figures.tsx'
import { balancedLines, type Measure } from './text-lines.ts'

/** Sizes in pixels. */
const { width: WIDTH, height: HEIGHT } = ogImageSize
const MARGIN = 72

const SIZE = 80
const LEADING = 82
const TEXT_WIDTH = 640

const LOGO_HEIGHT = 48

const logo = drawBrandLogo((name) => color(`${name}-light`))

const textStyle = `
text{font-family:'Bricolage Grotesque';fill:${color('ink-light')}}
.label{font-size:24px;fill:${color('muted-light')}}
.accent{fill:${color('accent-light')}}.signal{fill:${color('signal-light')}}
.rule{stroke:${color('rule-light')};stroke-width:1.5;fill:none}
.axis{stroke:${color('ink-light')};stroke-width:2;fill:none}
.line{stroke:${color('accent-light')};stroke-width:5;fill:none;stroke-linecap:round;stroke-linejoin:round}
.dots{stroke:${color('control-light')};stroke-width:7;fill:none;stroke-linecap:round}`

/** Returns the Open Graph images as SVG, with their paths in the build output. */
export function ogImages(measure: Measure): { file: string; svg: string }[] {
  return locales.flatMap((locale) => [
    { file: `og/landing-${locale}.png`, svg: landing(locale, measure) },
    { file: `og/pricing-${locale}.png`, svg: pricing(locale, measure) },
  ])
}

function landing(locale: Locale, measure: Measure): string {
  const { label, headline } = contentIn[locale].hero.words
  const fit = (text: string) => balancedLines(text, { size: SIZE, width: TEXT_WIDTH, measure })
  const word = headline.words[0]?.toLocaleLowerCase(locale) ?? ''
  const lines = [...fit(headline.before), word, ...fit(headline.after)]
  return image(
    label,
    <>
      <Title lines={lines} accent={word} />
      <HeroFigure />
    </>,
  )
}

function pricing(locale: Locale, measure: Measure): string {
  const { label, title } = contentIn[locale].pricing.words
  const lines = balancedLines(title, { size: SIZE * 1.2, width: 440, measure })
  return image(
    label,
    <>
      <Title lines={lines} scale={1.2} />
      <PriceFigure locale={locale} />
    </>,
  )
}

function image(label: string, children: ReactNode): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT}>
      <style>{textStyle}</style>
      <rect width={WIDTH} height={HEIGHT} fill={color('paper-light')} />
      <svg
        x={MARGIN}
        y={56}
        width={LOGO_HEIGHT * logo.ratio}
        height={LOGO_HEIGHT}
        viewBox={logo.viewBox}
        color={color('ink-light')}
        dangerouslySetInnerHTML={{ __html: logo.markup }}
      />
      <text x={MARGIN + LOGO_HEIGHT * logo.ratio + 16} y={95} fontSize={42}>
        {site.brand}
      </text>
      <text className="label" x={WIDTH - MARGIN} y={90} textAnchor="end">
        {label}
      </text>
      {children}
    </svg>,
  )
}

interface TitleProps {
  lines: string[]
  scale?: number
  /** The line that is shown in the accent colour. */
  accent?: string
}

function Title({ lines, scale = 1, accent }: TitleProps) {
  const leading = LEADING * scale
  const top = 365 - (lines.length * leading) / 2 + leading * 0.78
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={line}
          className={line === accent ? 'accent' : undefined}
          x={MARGIN}
          y={top + index * leading}
          fontSize={SIZE * scale}
          letterSpacing={-1.5}
        >
          {line}
        </text>
      ))}
    </>
  )
}
