import type { ReactNode } from 'react'
import type { PageUrl } from '../urls/page-urls.ts'
import { contentIn } from '../load-content.tsx'
import { LanguageProvider } from '../language.tsx'
import { FloatingNavigation } from './floating-navigation.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export function Layout({ url, children }: { url: PageUrl; children: ReactNode }) {
  const { locale, page } = url
  const { site, privacy, accessibility } = contentIn[locale]
  const { words } = site
  return (
    <LanguageProvider language={{ locale, page, words }}>
      <a className="skip" href="#content">
        {words.header.skip}
      </a>
      <Header />
      <FloatingNavigation />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer privacy={privacy.words.title} accessibility={accessibility.words.title} />
    </LanguageProvider>
  )
}
