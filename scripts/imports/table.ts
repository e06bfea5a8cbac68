/** Code that belongs together, and the other code that it may import. */
export interface Row {
  /** Folders and files; `*` is any name, or part of one. The most specific one wins. */
  code: readonly [string, ...string[]]
  /** What belongs here, and where other code belongs; oxlint shows it for a wrong import. */
  belongs: string
  /** Rows above, by their first `code`. Everything may import from its own folder. */
  imports: readonly string[] | 'everything above'
  /** Packages that it must not import. */
  noPackages?: readonly string[]
}

/** The facts and URLs of the site, without its appearance. */
const facts = ['src/locales.ts', 'src/content', 'src/sections/*/*schema.ts', 'src/sections.ts']
const urls = 'src/urls.ts'
const islands = 'src/sections/*/island'
const shown = [...facts, urls, 'src/language.tsx', 'src/site-settings.ts', 'src/components']
const react = ['react', 'react/**', 'react-dom', 'react-dom/**', 'react-router-dom']

/**
 * The map of the repository. Each row imports only rows above it, so imports go in one direction. If
 * two rows need each other, what both need belongs in a row above them. After a change, run
 * `npm run imports`.
 */
export const table: readonly Row[] = [
  {
    code: ['content'],
    belongs: 'Texts, facts and prices. There is no code here.',
    imports: [],
  },
  {
    code: ['supabase'],
    belongs:
      'The contact function, which is deployed alone. What the form needs too belongs in `_shared/`; nothing of the site belongs here.',
    imports: [],
  },

  // The site
  {
    code: ['src/locales.ts'],
    belongs: 'The languages. Everything else may import them, so this file imports nothing.',
    imports: [],
  },
  {
    code: ['src/content'],
    belongs:
      'What texts, facts and prices may be, for the site, the servers and the checks. Code that draws them belongs in a component; code that loads them belongs in `src/load-content.tsx`.',
    imports: ['src/locales.ts'],
    noPackages: react,
  },
  {
    code: ['src/sections/*/*schema.ts', 'src/sections/*/*-names.ts', 'src/pages/*/*schema.ts'],
    belongs:
      'The schema of a content file. The checks read it too, so what it needs belongs in `src/content/`, never in a component.',
    imports: ['src/locales.ts', 'src/content'],
    noPackages: react,
  },
  {
    code: ['src/sections.ts', 'src/content-files.ts'],
    belongs:
      'The lists of the sections and content files, with their schemas. The checks read them too, so code that draws belongs in the folders of the sections.',
    imports: ['src/locales.ts', 'src/content', 'src/sections/*/*schema.ts'],
    noPackages: react,
  },
  {
    code: ['src/urls.ts', 'src/stylesheets.ts', 'src/script-json.ts', 'src/navigation-axis.ts'],
    belongs:
      'What the pages share with the build, the servers or the browser. What only some pages need belongs with them.',
    imports: ['src/locales.ts'],
    noPackages: react,
  },
  {
    code: ['src/generated'],
    belongs: 'Written by `npx cli prices` and `npm run video`. Edit what they generate it from.',
    imports: ['src/locales.ts', 'src/content'],
  },
  {
    code: ['src/styles', 'src/fonts'],
    belongs:
      'Design tokens, global styles and fonts. Code that applies them belongs in a component.',
    imports: [],
  },
  {
    code: ['src/language.tsx'],
    belongs:
      'The language and texts of a page, for components and islands. It is part of the browser code, so what loads content belongs in `src/load-content.tsx`.',
    imports: ['src/locales.ts', 'src/content', urls],
  },
  {
    code: ['src/site-settings.ts', 'src/public-urls.ts'],
    belongs:
      'What follows from `content/site.yaml`, at build time. The browser gets such values as props.',
    imports: ['content', 'src/locales.ts', 'src/content', urls],
  },
  {
    code: ['src/components'],
    belongs:
      'Components that know no section and no page. What is about one section or page belongs in its folder.',
    imports: [...facts, urls, 'src/language.tsx', 'src/site-settings.ts'],
  },
  {
    code: ['src/load-content.tsx'],
    belongs: 'Loads all content at build time. What content may be belongs in `src/content/`.',
    imports: ['content', ...shown, 'src/generated'],
  },
  {
    code: ['src/islands'],
    belongs:
      'What islands share in the browser. What is about one island belongs in the folder `island/` of its section or page; what lists islands belongs in `src/hydration/`.',
    imports: ['src/locales.ts', 'src/content', 'src/language.tsx'],
  },
  {
    code: ['src/sections/*/island', 'src/pages/*/island', 'src/layout/island'],
    belongs:
      'Runs in the browser, so it gets content as props and imports only what the browser may load. What loads content belongs in the component that renders the island.',
    imports: [
      'supabase',
      'src/locales.ts',
      'src/content',
      'src/sections/*/*schema.ts',
      urls,
      'src/language.tsx',
      'src/components',
      'src/islands',
    ],
  },
  {
    code: ['src/hydration'],
    belongs:
      'Lists the islands, renders them and decides when they hydrate. What an island does belongs in its folder `island/`.',
    imports: [urls, 'src/language.tsx', 'src/islands', islands],
  },
  {
    code: ['src/sections/*'],
    belongs:
      'A section, which knows no other section and no page. What sections share belongs in `src/components/`.',
    imports: [
      ...shown,
      'src/generated',
      'src/styles',
      'src/load-content.tsx',
      'src/islands',
      islands,
      'src/hydration',
    ],
  },
  {
    code: ['src/layout'],
    belongs:
      'What surrounds every page, and knows no section. What it shares with sections belongs in `src/components/`.',
    imports: [...shown, 'src/load-content.tsx', islands, 'src/hydration'],
  },
  {
    code: ['src/pages/*'],
    belongs: 'A page, which knows no other page. What pages share belongs in `src/components/`.',
    imports: [
      ...shown,
      'src/generated',
      'src/styles',
      'src/load-content.tsx',
      islands,
      'src/hydration',
      'src/sections/*',
    ],
  },
  {
    code: ['src/seo', 'src/og-image'],
    belongs:
      'What search engines and social networks read, at build time. What pages need too belongs in `src/public-urls.ts` or `src/components/`.',
    imports: [...shown, 'src/generated', 'src/styles', 'src/load-content.tsx'],
  },
  {
    code: ['src/client'],
    belongs:
      'The small script that every page loads. Everything larger belongs in an island, which is loaded later.',
    imports: [urls, 'src/islands', 'src/hydration'],
  },
  {
    code: ['src/routes.tsx', 'src/entry-server.tsx'],
    belongs:
      'The pages by URL, and their rendering at build time. Nothing else of the site imports them.',
    imports: [
      ...shown,
      'src/generated',
      'src/styles',
      'src/load-content.tsx',
      'src/layout',
      'src/pages/*',
      'src/seo',
    ],
  },
  {
    code: ['src/entry-client.ts'],
    belongs: 'Starts the small script of every page. What it starts belongs in `src/client/`.',
    imports: ['src/styles', 'src/islands', 'src/hydration', 'src/client'],
  },
  {
    code: ['src/catalogue'],
    belongs: 'Every component in every state, in development. Nothing else of the site imports it.',
    imports: [
      ...shown,
      'src/styles',
      'src/load-content.tsx',
      'src/islands',
      islands,
      'src/hydration',
      'src/sections/*',
      'src/layout',
      'src/pages/*',
      'src/routes.tsx',
    ],
  },

  // Browser, settings, hosts, servers
  {
    code: ['browser'],
    belongs:
      'Finds a browser and moves through a page in it. What is expected of a page belongs in `tests/`.',
    imports: [],
  },
  {
    code: ['config'],
    belongs:
      'What is read from the environment and from local files, for the build, the servers and the CLI. What acts on it belongs with them.',
    imports: ['supabase', 'src/locales.ts', 'src/content'],
  },
  {
    code: ['hosting'],
    belongs:
      'The policy for requests, and the configuration of each host. It knows URLs, not pages; what reads a build belongs in `vite/`.',
    imports: ['src/locales.ts', 'src/content', urls],
    noPackages: react,
  },
  {
    code: ['server'],
    belongs:
      'The local servers. What the build or the CLI needs too belongs in `config/` or `hosting/`.',
    imports: ['supabase', 'src/locales.ts', 'src/content', urls, 'config', 'hosting'],
    noPackages: react,
  },

  // The CLI
  {
    code: ['cli/core'],
    belongs:
      'Rules, findings, their places and the options of commands. It knows no content: what reads content belongs in `cli/content/`, what runs checks in `cli/checks/`.',
    imports: ['src/locales.ts'],
    noPackages: react,
  },
  {
    code: ['cli/word-lists'],
    belongs: 'Words of each language. What looks for them in texts belongs in a rule.',
    imports: ['src/locales.ts', 'cli/core'],
    noPackages: react,
  },
  {
    code: ['cli/content'],
    belongs:
      'Reads the content, with its mistakes. What judges it belongs in a rule, what runs rules in `cli/checks/`.',
    imports: [...facts, urls, 'cli/core'],
    noPackages: react,
  },
  {
    code: ['cli/prices'],
    belongs:
      'Computes and writes the price tables. What they mean on a page belongs in `src/content/`.',
    imports: [...facts, 'cli/core', 'cli/content'],
    noPackages: react,
  },
  {
    code: ['cli/site'],
    belongs:
      'Reads the built site. What judges it belongs in a rule, what runs rules in `cli/checks/`.',
    imports: [...facts, urls, 'cli/core', 'cli/content', 'cli/prices'],
    noPackages: react,
  },
  {
    code: ['cli/rules'],
    belongs:
      'One rule per file, which knows no other rule. What rules share belongs in `cli/content/` or `cli/site/`; rules print nothing.',
    imports: [
      'supabase',
      ...facts,
      urls,
      'cli/core',
      'cli/word-lists',
      'cli/content',
      'cli/prices',
      'cli/site',
    ],
    noPackages: react,
  },
  {
    code: ['cli/reporters'],
    belongs: 'Turns a report into text. What is in a report belongs in `cli/core/` or a rule.',
    imports: [...facts, 'cli/core', 'cli/content', 'cli/prices'],
    noPackages: react,
  },
  {
    code: ['cli/checks'],
    belongs:
      'Runs the rules and returns a report. What rules read belongs in `cli/content/` or `cli/site/`, what is printed in `cli/reporters/`.',
    imports: [
      'config',
      ...facts,
      'cli/core',
      'cli/content',
      'cli/prices',
      'cli/site',
      'cli/rules',
      'cli/reporters',
    ],
    noPackages: react,
  },
  {
    code: ['cli/review'],
    belongs:
      'Compares texts and pages before and after a change. What a check needs too belongs in `cli/content/`.',
    imports: ['browser', ...facts, urls, 'cli/core', 'cli/content', 'cli/reporters', 'cli/checks'],
    noPackages: react,
  },
  {
    code: ['cli/commands', 'cli/main.ts', 'cli/run.ts'],
    belongs:
      'The command line: options in, exit code out. The work belongs in the other folders of `cli/`.',
    imports: [
      'supabase',
      'config',
      ...facts,
      'cli/core',
      'cli/content',
      'cli/prices',
      'cli/site',
      'cli/reporters',
      'cli/checks',
      'cli/review',
    ],
    noPackages: react,
  },

  // Build and development
  {
    code: ['vite', 'vite.config.ts'],
    belongs:
      'Builds and serves the site with Vite. What the servers need too belongs in `config/` or `hosting/`.',
    imports: [
      ...facts,
      urls,
      'src/styles',
      'src/seo',
      'src/routes.tsx',
      'src/catalogue',
      'config',
      'hosting',
      'cli/site',
      'cli/checks',
    ],
  },
  {
    code: ['scripts'],
    belongs:
      'Scripts of `package.json` that write files of the repository. What the site or a test needs too belongs with the site.',
    imports: [...facts, 'src/components', 'src/generated', 'src/styles', 'browser'],
  },
  {
    code: ['bench'],
    belongs: 'Benchmarks, a package of its own. What tests need too belongs in `browser/`.',
    imports: 'everything above',
  },
  {
    code: ['tests', 'playwright.config.ts', 'vitest.config.ts'],
    belongs: 'Tests may import everything, and nothing else imports them.',
    imports: 'everything above',
  },
]
