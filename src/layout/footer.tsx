import { site } from '../content/site-settings.ts'
import { useWords } from '../language.tsx'
import { Logo } from '../components/logo.tsx'

/** The year of the build; `entry-client.ts` replaces it with the current one. */
const year = String(new Date().getFullYear())

export function Footer() {
  const words = useWords('footer')
  const [before, after] = words.copyright.split('{year}')
  return (
    <footer className="site-footer ground-ink">
      <div className="frame">
        <p className="brand">
          <Logo />
          <span>{site.brand}</span>
        </p>
        <div className="legal">
          <p>
            {before}
            <span data-year="">{year}</span>
            {after} · {site.legalName}
          </p>
          <p>{words.rights}</p>
        </div>
      </div>
    </footer>
  )
}
