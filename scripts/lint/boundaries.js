/**
 * The import boundaries: which code may import which. oxlint enforces them (`imports.js`), and
 * `docs/imports.md` shows and explains them; a test compares that page with this list.
 *
 * @typedef {object} Boundary
 * @property {string[]} code Folders and files; `*` stands for any name, or any part of a name.
 * @property {string[] | 'everything above'} imports Rows above, named by their first `code`, and `react`.
 * @property {string[]} [types] Additional rows, for type-only imports.
 * @property {string} belongs What belongs here, and where other code belongs.
 */

// prettier-ignore
/** @type {readonly Boundary[]} */
export const boundaries = [
  { code: ['content'], imports: [], belongs: 'Texts, facts and prices. There is no code here.' },
  { code: ['supabase/functions/_shared'], imports: [], belongs: 'What the contact function shares with the form, the servers or the checks. The browser loads some of it, so it imports nothing.' },
  { code: ['supabase'], imports: ['supabase/functions/_shared'], belongs: 'The contact function, which is deployed alone. What the form needs too belongs in `_shared/`; no part of the site belongs here.' },
  { code: ['src/locales.ts'], imports: [], belongs: 'The languages. Everything else may import them, so this file imports nothing.' },
  { code: ['src/content'], imports: ['src/locales.ts'], belongs: 'What texts, facts and prices may be, for the site, the servers and the checks. Code that renders them belongs in a component; code that loads them belongs in `src/load-content.tsx`.' },
  { code: ['src/sections/*/*schema.ts', 'src/sections/*/*-names.ts', 'src/pages/*/*schema.ts'], imports: ['src/content'], belongs: 'The schema of a content file. The checks read it too, so what it needs belongs in `src/content/`, never in a component.' },
  { code: ['src/sections/sections.ts', 'src/sections/anchors.ts', 'src/site-words-schema.ts', 'src/content-files.ts'], imports: ['src/content', 'src/sections/*/*schema.ts'], belongs: 'The lists of the sections, of what pages link to, of the texts outside the sections, and of the content files with their schemas. The checks read them too, so code that renders them belongs in the section folders.' },
  { code: ['src/urls'], imports: ['src/locales.ts'], belongs: 'All URLs. What only some pages need belongs with them.' },
  { code: ['src/generated'], imports: [], types: ['src/locales.ts', 'src/content'], belongs: 'Written by `npx cli prices` and `npm run video`. Edit what they generate it from.' },
  { code: ['src/styles', 'src/fonts'], imports: [], types: ['src/urls'], belongs: 'Design tokens, global styles, fonts, and page stylesheets. Code that applies them belongs in a component.' },
  { code: ['src/language.tsx'], imports: ['react'], types: ['src/locales.ts', 'src/sections/sections.ts', 'src/urls'], belongs: 'The language and texts that a page uses, for components and islands. It is part of the browser code, so what loads content belongs in `src/load-content.tsx`.' },
  { code: ['src/settings'], imports: ['content', 'src/locales.ts', 'src/content', 'src/urls'], belongs: 'What follows from `content/site.yaml` and the logos, at build time. The browser gets such values as props.' },
  { code: ['src/components'], imports: ['src/content', 'src/sections/sections.ts', 'src/urls', 'src/language.tsx', 'src/settings', 'react'], types: ['src/locales.ts'], belongs: 'Components that refer to sections and pages only by name and URL. What is about one of them belongs in its folder.' },
  { code: ['src/load-content.tsx'], imports: ['content', 'src/locales.ts', 'src/content', 'src/sections/sections.ts', 'src/settings', 'src/components', 'src/generated'], types: ['react'], belongs: 'Loads all content at build time. What content may be belongs in `src/content/`.' },
  { code: ['src/islands'], imports: ['src/language.tsx', 'react'], belongs: 'What islands share in the browser, and the draft of the contact form, which Ask YouBot fills in. What is about one island belongs in the `island/` folder of its section or page; what lists islands belongs in `src/islands/client/`.' },
  { code: ['src/sections/*/island'], imports: ['supabase/functions/_shared', 'src/content', 'src/sections/*/*schema.ts', 'src/language.tsx', 'src/components', 'src/islands', 'react'], belongs: 'Runs in the browser, so it gets content as props and imports only what the browser may load. What loads content belongs in the component that renders the island.' },
  { code: ['src/pages/*/island'], imports: ['src/content', 'src/language.tsx', 'src/components', 'src/islands', 'react'], types: ['src/sections/*/*schema.ts'], belongs: 'Runs in the browser, so it gets content as props and imports only what the browser may load. What loads content belongs in the component that renders the island.' },
  { code: ['src/layout/island'], imports: [], types: ['react'], belongs: 'Runs in the browser, so it gets content as props and imports only what the browser may load. What loads content belongs in the component that renders the island.' },
  { code: ['src/client', 'src/*/*.client.ts', 'src/sections/*/*.client.ts'], imports: [], belongs: 'The small script that every page loads, and what it loads later: `*.client.ts` serves the component beside it, `src/client/` the whole page. Everything larger belongs in an island, which is loaded later.' },
  { code: ['src/islands/client'], imports: ['src/islands', 'src/client', 'src/sections/*/island', 'src/pages/*/island', 'src/layout/island', 'react'], belongs: 'Lists the islands and determines when they hydrate. What an island does belongs in its `island/` folder.' },
  { code: ['src/islands/server'], imports: ['src/language.tsx', 'src/components', 'src/islands', 'react'], types: ['src/islands/client'], belongs: 'Renders islands at build time. What an island does belongs in its `island/` folder.' },
  { code: ['src/sections/*'], imports: ['src/locales.ts', 'src/content', 'src/sections/*/*schema.ts', 'src/sections/sections.ts', 'src/urls', 'src/language.tsx', 'src/settings', 'src/components', 'src/generated', 'src/sections/*/island', 'src/islands/server'], types: ['src/load-content.tsx', 'react'], belongs: 'A section, which depends on no page and no other section. What sections share belongs in `src/components/`.' },
  { code: ['src/layout'], imports: ['src/locales.ts', 'src/sections/sections.ts', 'src/urls', 'src/language.tsx', 'src/settings', 'src/components', 'src/load-content.tsx', 'src/layout/island', 'src/islands/server'], types: ['react'], belongs: 'What surrounds every page, without depending on any section. What it shares with sections belongs in `src/components/`.' },
  { code: ['src/pages/*'], imports: ['src/content', 'src/sections/sections.ts', 'src/urls', 'src/language.tsx', 'src/settings', 'src/components', 'src/generated', 'src/pages/*/island', 'src/islands/server', 'src/sections/*'], types: ['src/sections/*/*schema.ts', 'src/load-content.tsx', 'react'], belongs: 'A page, which depends on no other page. What pages share belongs in `src/components/`.' },
  { code: ['src/seo', 'src/og-image'], imports: ['src/locales.ts', 'src/content', 'src/urls', 'src/settings', 'src/components', 'src/generated', 'src/styles', 'src/load-content.tsx', 'react'], belongs: 'What search engines and social networks read, at build time. What pages need too belongs in `src/settings/public-urls.ts` or `src/components/`.' },
  { code: ['src/routes.tsx', 'src/entry-server.tsx'], imports: ['src/urls', 'src/styles', 'src/components', 'src/load-content.tsx', 'src/layout', 'src/pages/*', 'src/seo', 'react'], belongs: 'The pages by URL, and their rendering at build time. Nothing else in the site imports them.' },
  { code: ['src/entry-client.ts'], imports: ['src/islands', 'src/islands/client', 'src/client'], belongs: 'Starts the small script that every page loads. What it starts belongs beside its component, or in `src/client/`.' },
  { code: ['src/catalogue'], imports: ['src/locales.ts', 'src/styles', 'src/language.tsx', 'src/components', 'src/load-content.tsx', 'src/islands', 'src/sections/*/island', 'src/islands/client', 'src/layout', 'src/pages/*', 'react'], types: ['src/routes.tsx'], belongs: 'Component states that no page shows, and the pages, in development. Nothing else in the site imports it.' },
  { code: ['browser'], imports: [], belongs: 'Finds a browser, and loads the fonts on a page. What only tests need belongs in `tests/`.' },
  { code: ['config'], imports: ['src/content'], belongs: 'What is read from the environment and from local files, for the build, the servers and the CLI. What acts on it belongs with them.' },
  { code: ['hosting'], imports: ['supabase/functions/_shared', 'src/locales.ts', 'src/content', 'src/urls'], belongs: 'The policy for requests, and the configuration for each host, generated from a build. It deals with URLs, not pages; what builds pages belongs in `vite/`.' },
  { code: ['server'], imports: ['supabase/functions/_shared', 'supabase', 'src/locales.ts', 'src/urls', 'config', 'hosting'], types: ['src/content'], belongs: 'The local servers. What the build or the CLI needs too belongs in `config/` or `hosting/`.' },
  { code: ['cli/core'], imports: ['src/locales.ts'], belongs: 'Rules, findings, their locations and the options for commands. It does not depend on content: what reads content belongs in `cli/content/`; what runs checks belongs in `cli/checks/`.' },
  { code: ['cli/word-lists'], imports: [], types: ['src/locales.ts', 'cli/core'], belongs: 'Word lists for each language. What looks for them in texts belongs in a rule.' },
  { code: ['cli/content'], imports: ['src/locales.ts', 'src/content', 'src/sections/sections.ts', 'src/urls', 'src/styles', 'cli/core', 'cli/word-lists'], types: ['src/sections/*/*schema.ts'], belongs: 'Reads the content, with its mistakes, and provides what several rules need, such as the spelling of a word. What reports a problem belongs in a rule; what runs rules belongs in `cli/checks/`.' },
  { code: ['cli/prices'], imports: ['src/locales.ts', 'src/content', 'cli/core', 'cli/content'], belongs: 'Computes and writes the price tables. What they mean on a page belongs in `src/content/`.' },
  { code: ['cli/built-site'], imports: ['src/locales.ts', 'src/content', 'src/sections/sections.ts', 'src/urls', 'src/styles', 'cli/core', 'cli/content', 'cli/prices'], belongs: 'Reads the built site. What checks it belongs in a rule; what runs rules belongs in `cli/checks/`.' },
  { code: ['cli/live'], imports: ['supabase/functions/_shared', 'supabase', 'src/locales.ts', 'src/urls', 'hosting', 'cli/core'], types: ['src/content'], belongs: 'Sends requests to a deployed site and its contact function. What checks the responses belongs in a rule; what runs rules belongs in `cli/checks/`.' },
  { code: ['cli/rules'], imports: ['supabase/functions/_shared', 'supabase', 'src/locales.ts', 'src/content', 'src/sections/sections.ts', 'src/urls', 'hosting', 'cli/core', 'cli/word-lists', 'cli/content', 'cli/prices', 'cli/built-site', 'cli/live'], belongs: 'One rule per file, which depends on no other rule. What rules share belongs in `cli/content/`, `cli/built-site/` or `cli/live/`; rules print nothing.' },
  { code: ['cli/reporters'], imports: ['cli/core', 'cli/content'], types: ['src/locales.ts', 'cli/prices'], belongs: 'Turns a report into text. What is in a report belongs in `cli/core/` or a rule.' },
  { code: ['cli/checks'], imports: ['config', 'src/locales.ts', 'cli/core', 'cli/content', 'cli/prices', 'cli/built-site', 'cli/live', 'cli/rules', 'cli/reporters'], belongs: 'Runs the rules and returns a report. What rules read belongs in `cli/content/` or `cli/built-site/`; what is printed belongs in `cli/reporters/`.' },
  { code: ['cli/review'], imports: ['browser', 'src/locales.ts', 'src/sections/sections.ts', 'src/urls', 'cli/core', 'cli/content', 'cli/prices', 'cli/reporters', 'cli/checks'], types: ['src/content'], belongs: 'Compares texts and pages before and after a change. What a check needs too belongs in `cli/content/`.' },
  { code: ['cli/messages'], imports: ['supabase/functions/_shared', 'supabase', 'config', 'cli/core'], types: ['src/content'], belongs: 'Manages the messages from the contact form. What reads options belongs in `cli/commands/`.' },
  { code: ['cli/commands', 'cli/main.ts', 'cli/run.ts'], imports: ['src/locales.ts', 'src/sections/sections.ts', 'cli/core', 'cli/content', 'cli/prices', 'cli/reporters', 'cli/checks', 'cli/review', 'cli/messages'], belongs: 'The command line: options in, exit code out. The work belongs in the other folders in `cli/`.' },
  { code: ['vite', 'vite.config.ts'], imports: ['src/content', 'src/urls', 'src/styles', 'config', 'hosting', 'cli/built-site', 'cli/checks'], types: ['src/seo', 'src/routes.tsx', 'src/catalogue'], belongs: 'Builds and serves the site with Vite. What the servers need too belongs in `config/` or `hosting/`.' },
  { code: ['scripts'], imports: ['src/locales.ts', 'src/content', 'src/sections/*/*schema.ts', 'src/components', 'src/generated', 'src/styles', 'browser', 'react'], belongs: '`package.json` scripts that write files in the repository. What the site or a test needs too belongs with the site.' },
  { code: ['scripts/publish'], imports: ['supabase/functions/_shared', 'src/urls', 'config', 'hosting', 'scripts'], belongs: 'Publishes a build. What the workflow runs besides it belongs in `scripts/`; what a host serves belongs in `hosting/`.' },
  { code: ['bench'], imports: 'everything above', belongs: 'Benchmarks, which are a separate package. What tests need too belongs in `browser/`.' },
  { code: ['tests', 'playwright.config.ts', 'vitest.config.ts'], imports: 'everything above', belongs: 'Tests may import everything, and nothing else imports them.' },
]

/** Formats the boundaries as rows of the table in `docs/imports.md`. */
export function formatBoundaries() {
  const list = (names) => names.map((name) => `\`${name}\``).join(', ')
  const rows = boundaries.map(({ code, belongs, imports, types = [] }) => {
    const values = Array.isArray(imports) ? list(imports) : imports
    const cells = [values, types.length > 0 ? `types of ${list(types)}` : ''].filter(Boolean)
    return `| ${list(code)} | ${belongs} | ${cells.join('; ') || 'nothing'} |\n`
  })
  return rows.join('')
}
