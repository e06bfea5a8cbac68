import { ContentBoundary } from '../components/content-boundary.tsx'
import type { Content } from '../content/load.tsx'
import { About } from '../sections/about.tsx'
import { Chatbot } from '../sections/chatbot.tsx'
import { Contact } from '../sections/contact.tsx'
import { DataCulture } from '../sections/data-culture.tsx'
import { Experts } from '../sections/experts.tsx'
import { Hero } from '../sections/hero.tsx'
import { Industries } from '../sections/industries.tsx'
import { Partners } from '../sections/partners.tsx'
import { Products } from '../sections/products.tsx'
import { Services } from '../sections/services.tsx'
import { Solutions } from '../sections/solutions.tsx'

/** The landing page: its sections in order. */
export function LandingPage({ content }: { content: Content }) {
  const sections = [
    () => <Hero {...content.hero} />,
    () => <About {...content.about} />,
    () => <Products {...content.products} />,
    () => (
      <Chatbot
        {...content.chatbot}
        products={content.products.words}
        pricing={content.pricing.words}
      />
    ),
    () => <Industries {...content.industries} />,
    () => <DataCulture {...content['data-culture']} />,
    () => <Services {...content.services} />,
    () => <Experts {...content.experts} />,
    () => <Solutions {...content.solutions} />,
    () => <Partners {...content.partners} />,
    () => (
      <Contact
        {...content.contact}
        privacy={content.privacy.words}
        accessibility={content.accessibility.words}
      />
    ),
  ]
  return sections.map((section, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- The order never changes.
    <ContentBoundary key={index}>{section}</ContentBoundary>
  ))
}
