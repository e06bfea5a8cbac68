import type { ReactNode } from 'react'
import type { PageUrl } from '../urls.ts'
import { contentIn } from '../content/load.tsx'
import { LanguageProvider } from '../language.tsx'
import { FloatingNavigation } from './floating-navigation.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What stands around every page, in the language of its address. */
export function Layout({ address, children }: { address: PageUrl; children: ReactNode }) {
  const words = contentIn[address.locale].site.words
  return (
    <LanguageProvider language={{ locale: address.locale, page: address.page, words }}>
      <a className="skip" href="#content">
        {words.header.skip}
      </a>
      <Header page={address.page} />
      <FloatingNavigation />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </LanguageProvider>
  )
}
