/** A script of `package.json`. */
export type Script = 'check:types' | `test:${Suite}`

type Suite =
  'unit' | 'function' | 'platforms' | 'development' | 'site' | 'browser' | 'pages' | 'visual'

/** The tests that must fail: those of a file whose full name matches a regular expression. */
export interface Tests {
  script: Script
  /** Empty if the script itself must fail. */
  test: string
  title: string
}

/** A change that makes the product worse, and what must notice it. */
export interface Break {
  /** What goes wrong. It stays true when the code moves to another file. */
  name: string
  file: string
  /** Must match exactly once. */
  find: string | RegExp
  /** Code that still compiles: the tests are to notice the break, not the compiler. */
  replace: string
  /** As narrow as possible. */
  caughtBy: Tests
}

const tests =
  (script: Script) =>
  (test: string, title: string): Tests => ({ script, test: `tests/${test}`, title })
const unit = tests('test:unit')
const contactFunction = tests('test:function')
const platforms = tests('test:platforms')
const development = tests('test:development')
const site = tests('test:site')
const browser = tests('test:browser')
const pages = tests('test:pages')
const visual = tests('test:visual')

/*
 * When code moves, change `file`, `find` and `replace` of its breaks; `name` stays as it is. When a
 * break is no longer possible, replace it with another one of the same area.
 */

export const breaks: readonly Break[] = [
  // Content
  {
    name: 'A link to a section that does not exist is not reported',
    file: 'cli/rules/broken-link.ts',
    find: 'if (anchor === undefined || knownAnchors.includes(anchor)) return []',
    replace: "if (anchor === undefined || anchor !== '') return []",
    caughtBy: unit('cli/check-locales.test.ts', 'broken-link.*a section'),
  },
  {
    name: 'A Brazilian word in pt-PT is not reported',
    file: 'cli/rules/portuguese-variant.ts',
    find: 'if (instead !== undefined) return',
    replace: "if (instead !== undefined && variant === 'pt-BR') return",
    caughtBy: unit('cli/check-locales.test.ts', 'portuguese-variant.*a Brazilian word'),
  },
  {
    name: 'A translation that lost a placeholder is not reported',
    file: 'cli/rules/placeholder-mismatch.ts',
    find: 'missing.length === 0 && extra.length === 0',
    replace: 'extra.length === 0',
    caughtBy: unit('cli/check-locales.test.ts', 'placeholder-mismatch.*a placeholder that'),
  },
  {
    name: 'An amount in the prose is reported at the start of its paragraph',
    file: 'cli/rules/typed-amount.ts',
    find: 'partOf(text, match.index, match.index + amount.length)',
    replace: 'partOf(text, 0, amount.length)',
    caughtBy: unit('cli/check-locales.test.ts', 'typed-amount.*an amount of euros'),
  },
  {
    name: 'A translation whose source has changed does not count as stale',
    file: 'cli/rules/stale-translation.ts',
    find: 'if (accepted === fingerprintOf(source)) return []',
    replace: 'if (accepted !== undefined) return []',
    caughtBy: unit('cli/translation-record.test.ts', 'a changed source ages its translations'),
  },
  {
    name: 'check-locales exits with 0 although it has found an error',
    file: 'cli/commands/check-locales.ts',
    find: "severity === 'error' || (release && severity === 'warning')",
    replace: "release && severity === 'warning'",
    caughtBy: unit(
      'cli/check-options.test.ts',
      'show a part of the report, and fail for that part',
    ),
  },
  {
    name: 'A mistyped option exits with the code of a finding',
    file: 'cli/exit-code.ts',
    find: 'failure: 2',
    replace: 'failure: 1',
    caughtBy: unit('cli/usage.test.ts', 'a mistyped flag.*called'),
  },
  {
    name: 'A comment that allows a finding in the prose is ignored',
    file: 'cli/check-content.ts',
    find: 'allows(allowance, finding)',
    replace: "allows(allowance, finding) && allowance.reason === ''",
    caughtBy: unit('cli/allowances.test.ts', 'a reason on the last line of the front matter'),
  },
  {
    name: 'Numbers in copy have the thousands separator of English in every language',
    file: 'src/content/facts.ts',
    find: 'new Intl.NumberFormat(locale)',
    replace: "new Intl.NumberFormat('en')",
    caughtBy: unit('content/facts.test.ts', 'placeholders in pt-BR'),
    needsBuild: false,
  },
  {
    name: 'The site can be built with errors in its content',
    file: 'vite/content-check.ts',
    find: "content.findings.some(({ severity }) => severity === 'error')",
    replace: 'content.findings.length < 0',
    caughtBy: unit('vite/content-check.test.ts', 'a build of wrong content fails'),
  },

  // Links
  {
    name: 'A link of the built site to a missing anchor is not reported',
    file: 'cli/links/rules/broken-anchor.ts',
    find: 'page.ids.has(anchor)',
    replace: 'page.ids.size > 0',
    caughtBy: unit('cli/links/check-links.test.ts', 'broken-anchor.*a tab'),
  },
  {
    name: 'A broken link of the prose is reported in the built page, not in its MDX file',
    file: 'cli/links/locate.ts',
    find: 'if (origin) return',
    replace: "if (origin && spot.writtenBy !== 'address') return",
    caughtBy: unit('cli/links/check-links.test.ts', 'broken-link.*a link of prose'),
  },
  {
    name: 'check-links sends requests to other sites without --external',
    file: 'cli/commands/check-links.ts',
    find: 'options.external ? await asking(options) : undefined',
    replace: 'await asking(options)',
    caughtBy: unit('cli/links/external.test.ts', 'stays offline unless it is asked to look'),
  },

  // Prices
  {
    name: 'Prices are rounded down instead of half up',
    file: 'cli/prices/ratio.ts',
    find: '(2n * BigInt(amount) * numerator + denominator) / (2n * denominator)',
    replace: '(BigInt(amount) * numerator) / denominator',
    caughtBy: unit('cli/prices.test.ts', 'amounts are exact, and half a unit rounds up'),
  },
  {
    name: 'A price table whose amounts have changed counts as up to date',
    file: 'cli/prices/generated-folder.ts',
    find: '({ current, wanted }) => current !== wanted',
    replace: '({ current, wanted }) => (current === null) !== (wanted === null)',
    caughtBy: unit('cli/prices.test.ts', 'only stale files are written'),
  },
  {
    name: 'Prices in Spanish are shown in reais',
    file: 'cli/prices/price-table.ts',
    find: 'prices.currencies[locale]',
    replace: "prices.currencies[locale === 'es' ? 'pt-BR' : locale]",
    caughtBy: unit('cli/prices.test.ts', 'each language shows its currency'),
  },

  // Built pages
  {
    name: 'The landing page lacks the section about industries',
    file: 'src/pages/landing.tsx',
    find: '<Industries {...content.industries} />',
    replace: 'null',
    caughtBy: browser('browser/pages.spec.ts', '/en has its landmarks, sections'),
  },
  {
    name: 'The names of the partners skip a heading level',
    file: 'src/sections/partners.tsx',
    find: '<h3>{name}</h3>',
    replace: '<h5>{name}</h5>',
    caughtBy: pages('site/pages.spec.ts', '/en is accessible at'),
  },
  {
    name: 'The pricing page declares the landing page as its canonical URL',
    file: 'src/seo/document-head.tsx',
    find: 'href={canonicalUrl(url)}',
    replace: "href={canonicalUrl({ ...url, page: 'landing' })}",
    caughtBy: unit('seo/page-head.test.ts', '/en/precos. declares one canonical'),
  },
  {
    name: 'Pages declare English as the default language in hreflang',
    file: 'src/seo/public-urls.ts',
    find: "['x-default', defaultLocale]",
    replace: "['x-default', 'en']",
    caughtBy: unit('seo/page-head.test.ts', '/en. names each language'),
  },
  {
    name: 'The JSON-LD of every language gives prices in reais',
    file: 'src/seo/structured-data.ts',
    find: 'const priceCurrency = priceTables[locale].currency',
    replace: "const priceCurrency = 'BRL'",
    caughtBy: unit('seo/structured-data.test.ts', '/en/precos. offers each plan'),
  },
  {
    name: 'The sitemap also lists the URLs without a language',
    file: 'src/seo/metadata-files.ts',
    find: 'pageUrls.filter((url) => !unprefixed.includes(url))',
    replace: "pageUrls.filter((url) => !unprefixed.includes(url) || url.path === '/')",
    caughtBy: unit('seo/metadata-files.test.ts', 'lists each page once'),
  },
  {
    name: 'robots.txt keeps every robot out',
    file: 'src/seo/metadata-files.ts',
    find: "'Allow: /'",
    replace: "'Disallow: /'",
    caughtBy: unit('seo/metadata-files.test.ts', 'robots.txt lets every robot in'),
  },
  {
    name: 'The footer shows the year of the build in every later year',
    file: 'src/entry-client.ts',
    find: 'if (year.textContent !== now)',
    replace: "if (year.textContent === '')",
    caughtBy: browser('browser/pages.spec.ts', '/en has its landmarks, sections'),
  },
  {
    name: 'A section shows a text that is not in its schema',
    file: 'src/sections/about.tsx',
    find: 'title={words.title}',
    replace: 'title={words.heading}',
    caughtBy: { script: 'check:types', test: '', title: '' },
  },
  {
    name: 'A page contains a letter that its font lacks',
    file: 'src/layout/footer.tsx',
    find: '<span>{site.brand}</span>',
    replace: '<span>{site.brand}ø</span>',
    caughtBy: site('site/fonts.test.ts', 'instrument-sans.woff2.* includes every'),
  },
  {
    name: 'The icons show an earlier drawing of the logo',
    file: 'src/components/logo-drawing.ts',
    find: 'strokeWidth: 3',
    replace: 'strokeWidth: 2',
    caughtBy: unit('scripts/icons.test.ts', 'icon-192.png is what npm run icons draws'),
  },
  {
    name: 'A demo video whose look has changed does not count as stale',
    file: 'scripts/video/check.ts',
    find: 'for (const file of stage) hash',
    replace: 'for (const file of stage.slice(0, 0)) hash',
    caughtBy: unit('scripts/video/check-video.test.ts', 'a change of the stage makes'),
  },
  {
    name: 'The first script of a page contains React',
    file: 'src/entry-client.ts',
    find: /^/,
    replace: "import 'react-dom/client'\n",
    caughtBy: pages('site/pages.spec.ts', '/en hydrates without an error'),
  },

  // Layout
  {
    name: 'The introductions of the sections are wider than a phone',
    file: 'src/styles/elements.css',
    find: /(\.lead \{\n\s+)max-width: 34rem/,
    replace: '$1width: 34rem',
    caughtBy: pages('site/pages.spec.ts', '/en fits windows of'),
  },
  {
    name: 'The floating navigation is wider than a phone',
    file: 'src/layout/floating-navigation.css',
    find: 'min-width: 2.75rem',
    replace: 'min-width: 3.5rem',
    caughtBy: pages('site/pages.spec.ts', '/en fits windows of'),
  },
  {
    name: 'Secondary text has too little contrast in the light scheme',
    file: 'src/styles/tokens.css',
    find: '--muted-light: #4a5b63',
    replace: '--muted-light: #9aa8ad',
    caughtBy: pages('site/pages.spec.ts', '/en is accessible at'),
  },
  {
    name: 'The element that has the focus shows no outline',
    file: 'src/styles/elements.css',
    find: 'outline: 3px solid var(--accent)',
    replace: 'outline: none',
    caughtBy: browser('browser/keyboard.spec.ts', 'every element of /en in order'),
  },
  {
    name: 'The headline keeps changing for people who ask for less motion',
    file: 'src/sections/hero.css',
    find: /(prefers-reduced-motion: reduce\) \{\n\s+\.rotating > span \{\n\s+)animation: none/,
    replace: '$1animation-timing-function: linear',
    caughtBy: browser('browser/motion.spec.ts', 'reduced motion, nothing moves on /en from'),
  },
  {
    name: 'Only the open tab is printed',
    file: 'src/styles/print.css',
    find: '.panel[data-state] {',
    replace: ".panel[data-state='active'] {",
    caughtBy: browser('browser/print.spec.ts', 'the landing page prints light, with every panel'),
  },
  {
    name: 'The partners are shown in three columns instead of four on a wide screen',
    file: 'src/sections/partners.css',
    find: 'grid-template-columns: repeat(4, 1fr)',
    replace: 'grid-template-columns: repeat(3, 1fr)',
    caughtBy: visual('visual/sections.spec.ts', 'at 1280 px in the light scheme, /en looks like'),
  },

  // Islands
  {
    name: 'Opening a tab does not change the URL',
    file: 'src/islands/solutions-tabs.tsx',
    find: "history.replaceState(history.state, '', `#${solutionAnchor(chosen)}`)",
    replace: '',
    caughtBy: browser('browser/solutions.spec.ts', 'a click opens one of three, changes the URL'),
  },
  {
    name: 'A tooltip opens after 400 ms instead of 700 ms',
    file: 'src/islands/navigation-links.tsx',
    find: 'delayDuration={700}',
    replace: 'delayDuration={400}',
    caughtBy: browser('browser/tooltips.spec.ts', 'tooltips open after 700 ms'),
  },
  {
    name: 'A tap on a tab is lost if it comes before hydration',
    file: 'src/islands/hydrate-islands.ts',
    find: 'else if (missed !== undefined) replayEvent(missed)',
    replace: "else if (missed?.type === 'submit') replayEvent(missed)",
    caughtBy: browser('browser/islands.spec.ts', 'before hydration, a click on a tab is repeated'),
  },
  {
    name: 'The form reports the last wrong field instead of the first',
    file: 'src/islands/contact-form/use-contact-form.ts',
    find: 'const [issue] = checked.error.issues',
    replace: 'const issue = checked.error.issues.at(-1)',
    caughtBy: browser('browser/contact-form.spec.ts', 'reports the first invalid field alone'),
  },
  {
    name: 'What was typed is lost when the visitor changes the language',
    file: 'src/islands/contact-form/draft-storage.ts',
    find: 'sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))',
    replace: 'sessionStorage.removeItem(STORAGE_KEY)',
    caughtBy: browser('browser/contact-form.spec.ts', 'a draft survives a reload, and moves'),
  },
  {
    name: 'A message that could not be sent is cleared',
    file: 'src/islands/contact-form/use-contact-form.ts',
    find: '} catch {',
    replace: '} catch {\n      element.reset()',
    caughtBy: browser('browser/contact-sending.spec.ts', 'the function fails: the form keeps it'),
  },
  {
    name: 'The toast of a failure closes by itself',
    file: 'src/islands/contact-form/use-contact-form.ts',
    find: 'duration: Infinity',
    replace: 'duration: 4000',
    caughtBy: browser('browser/contact-form.spec.ts', 'toast of a failure stays until'),
  },
  {
    name: 'The toast of a failure looks like one of success',
    file: 'src/islands/contact-form/use-contact-form.ts',
    find: 'toast.error(toasts.failed.title',
    replace: 'toast.success(toasts.failed.title',
    caughtBy: browser('browser/contact-sending.spec.ts', 'the function fails: the form keeps it'),
  },

  // Hosts
  {
    name: 'A Brazilian host name in capital letters is served in pt-PT',
    file: 'src/locales.ts',
    find: 'host.toLowerCase().includes(',
    replace: 'host.includes(',
    caughtBy: unit('locales.test.ts', 'the host WWW.FAROL.COM.BR shows pt-BR'),
  },
  {
    name: 'A missing page responds with 200',
    file: 'hosting/policy.ts',
    find: 'return page(notFoundFor(decode(pathname)).file, 404)',
    replace: 'return page(notFoundFor(decode(pathname)).file, 200)',
    caughtBy: unit('server/site-server.test.ts', 'our server GET /nothing is 404'),
  },
  {
    name: 'A URL with a slash at the end is not redirected',
    file: 'hosting/policy.ts',
    find: "pathname.replace(/\\/$/, '').toLowerCase()",
    replace: 'pathname.toLowerCase()',
    caughtBy: unit('server/site-server.test.ts', 'our server GET /pt-BR/ is 301'),
  },
  {
    name: 'Files with a hash in their name are not cached',
    file: 'hosting/policy.ts',
    find: 'pathname.startsWith(HASHED_FOLDER) ? hashed : other',
    replace: 'pathname === HASHED_FOLDER ? hashed : other',
    caughtBy: unit('server/site-server.test.ts', 'our server GET /assets/.script. is 200'),
  },
  {
    name: 'The header X-Content-Type-Options is missing',
    file: 'hosting/security-headers.ts',
    find: "'X-Content-Type-Options': 'nosniff',",
    replace: '',
    caughtBy: unit('hosting/security-headers.test.ts', 'the header X-Content-Type-Options'),
  },
  {
    name: 'Vercel redirects with 302 instead of 301',
    file: 'hosting/vercel.ts',
    find: 'status: 301',
    replace: 'status: 302',
    caughtBy: unit('hosting/vercel.test.ts', '/pt-BR/.* redirects to the canonical URL'),
  },
  {
    name: 'Netlify serves the 404 pages with 200',
    file: 'hosting/netlify.ts',
    find: '/${file} 404\\n',
    replace: '/${file} 200\\n',
    caughtBy: unit('hosting/netlify.test.ts', 'the rules for headers and 404 pages'),
  },
  {
    name: 'The Cloudflare worker sends pages without security headers',
    file: 'hosting/edge/cloudflare-worker.ts',
    find: '{ ...securityHeaders, ...own }',
    replace: '{ ...own }',
    caughtBy: platforms('platforms/cloudflare.test.ts', '/en has every header of the policy'),
  },
  {
    // Not tried where nginx is not installed.
    name: 'nginx sends its error pages without security headers',
    file: 'hosting/nginx.ts',
    find: 'add_header ${name} ${quote(value)} always;',
    replace: 'add_header ${name} ${quote(value)};',
    caughtBy: platforms('platforms/nginx.test.ts', '/nothing has every header of the policy'),
  },

  // Contact messages
  {
    name: 'The limit of messages from one IP address is not enforced',
    file: 'supabase/functions/send-contact-email/rate-limit.ts',
    find: 'count >= limits.perClient || total >= limits.total',
    replace: 'total >= limits.total',
    caughtBy: contactFunction('supabase/limits.test.ts', 'a client that reaches its limit'),
  },
  {
    name: 'CORS admits every origin that starts like an allowed one',
    file: 'supabase/functions/send-contact-email/cors.ts',
    find: 'return origin === allowed',
    replace: 'return origin.startsWith(allowed)',
    caughtBy: contactFunction('supabase/requests.test.ts', 'a host that starts like an allowed'),
  },
  {
    name: 'A message with the honeypot filled in is sent',
    file: 'supabase/functions/send-contact-email/contact-request.ts',
    find: "honeypot !== undefined && honeypot !== ''",
    replace: "honeypot !== undefined && typeof honeypot !== 'string'",
    caughtBy: contactFunction('supabase/limits.test.ts', 'a bot that fills in the honeypot'),
  },
  {
    name: 'Markup in a message is not escaped in the e-mail',
    file: 'supabase/functions/send-contact-email/email.ts',
    find: 'escapeText(message.message)',
    replace: 'message.message',
    caughtBy: contactFunction('supabase/email.test.ts', 'markup arrives as text'),
  },
  {
    name: 'A message that is sent twice arrives twice',
    file: 'supabase/functions/send-contact-email/handler.ts',
    find: 'submissions.find(key)',
    replace: 'submissions.find(id)',
    caughtBy: contactFunction('supabase/limits.test.ts', 'sent again after it was accepted'),
  },
  {
    name: 'The function waits twice as long as its deadline',
    file: 'supabase/functions/send-contact-email/handler.ts',
    find: 'AbortSignal.timeout(milliseconds)',
    replace: 'AbortSignal.timeout(2 * milliseconds)',
    caughtBy: contactFunction('supabase/delivery.test.ts', 'as long as MAIL_DEADLINE_MS'),
  },
  {
    name: 'The function logs the IP address of the sender',
    file: 'supabase/functions/send-contact-email/handler.ts',
    find: 'log({ id, status, code,',
    replace:
      "const from = request.headers.get('x-forwarded-for')\n    log({ id, status, code: `${code} ${from}`,",
    caughtBy: contactFunction('supabase/privacy.test.ts', 'when an e-mail is sent'),
  },

  // Servers
  {
    name: 'The contact function is restarted on another port',
    file: 'server/stack.ts',
    find: 'start(Number(new URL(url).port))',
    replace: 'start(0)',
    caughtBy: unit('server/local-stack.test.ts', 'a function that ends is reported'),
  },
  {
    name: 'A port that is already in use ends in a stack trace',
    file: 'server/listen.ts',
    find: "error.code === 'EADDRINUSE'",
    replace: "error.code === 'EACCES'",
    caughtBy: unit('server/local-stack.test.ts', 'a taken INBOX_PORT'),
  },
  {
    name: 'The HTML of an e-mail can leave its frame in the inbox',
    file: 'server/inbox/inbox-server.ts',
    find: "escape(mail.html ?? '')",
    replace: "mail.html ?? ''",
    caughtBy: unit('server/inbox.test.ts', 'the html of an e-mail'),
  },
  {
    name: 'The text of an e-mail becomes markup of the inbox',
    file: 'server/inbox/inbox-server.ts',
    find: "escape(mail.text ?? '')",
    replace: "mail.text ?? ''",
    caughtBy: unit('server/inbox.test.ts', 'the text of an e-mail'),
  },
  {
    name: 'An edited sentence does not appear in an open page of npm run dev',
    file: 'vite/prerender.ts',
    find: "hot.send({ type: 'full-reload' })\n      return []",
    replace: 'return []',
    caughtBy: development('vite/development.test.ts', 'shows a change of a sentence'),
  },
  {
    name: 'The overlay of npm run dev does not show the report of the content check',
    file: 'vite/content-check.ts',
    find: 'hot.send(overlay)\n      return',
    replace: 'return',
    caughtBy: development('vite/development.test.ts', 'too long is rendered below the report'),
  },
]
