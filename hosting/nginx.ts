import { pageUrls, notFoundUrls, unprefixed } from '../src/urls.ts'
import { contentTypes } from './content-types.ts'
import {
  allowedMethods,
  brazilianFile,
  cacheLifetimes,
  HASHED_FOLDER,
  LONGEST_TARGET,
  MALFORMED_TARGET,
  WITHOUT_ADDRESS,
  type HostingPolicy,
} from './policy.ts'

const GENERATED = '# Written by `npm run build`; see docs/deploy.md.\n'

/** Configuration for nginx: file names and what stands in them. */
export function nginxFiles(policy: HostingPolicy): Record<string, string> {
  return {
    'maps.conf': GENERATED + maps(policy),
    'rules.conf': GENERATED + rules(policy),
    'brotli.conf': `${GENERATED}# Needs the module brotli-static; without it leave this file out.\nbrotli_static on;\n`,
    'server.conf': GENERATED + SERVER,
  }
}

/** An example of a server; TLS is added by certbot, or by hand. */
const SERVER = `include /etc/nginx/site/maps.conf;

server {
    listen 80;
    listen [::]:80;
    server_name _;
    root /var/www/site;
    include /etc/nginx/site/rules.conf;
}
`

/** What depends on the request; stands beside the server. */
function maps({ brazilianDomainMarker }: HostingPolicy): string {
  const marker = quote(`~*${literal(brazilianDomainMarker)}`)
  const byHost = unprefixed.map(
    (address) => `map $host ${pageVariable(address.page)} {
    default /${address.file};
    ${marker} /${brazilianFile(address)};
}
`,
  )
  const notFound = notFoundUrls.map(({ path, file }) =>
    path === '/' ? `    default /${file};` : `    ${quote(`~^${path}`)} /${file};`,
  )
  return `${byHost.join('')}map $uri $site_not_found {
${notFound.join('\n')}
}
map $uri $site_cache {
    default "${cacheLifetimes.other}";
    "~^${HASHED_FOLDER}" "${cacheLifetimes.hashed}";
}
map $uri $site_vary {
    default "";
    "~[.]html$" Host;
}
map $request_method $site_allow {
    default "${allowedMethods.join(', ')}";
${allowedMethods.map((method) => `    ${method} "";`).join('\n')}
}
map $request_uri $site_malformed {
    default 0;
    ${quote(`~*${MALFORMED_TARGET}`)} 1;
}
map $request_uri $site_overlong {
    default 0;
    ${quote(`~^.{${LONGEST_TARGET + 1}}`)} 1;
}
`
}

/** What stands inside the server. */
function rules({ securityHeaders }: HostingPolicy): string {
  const pages = pageUrls.map((address) => {
    const file = unprefixed.includes(address) ? pageVariable(address.page) : `/${address.file}`
    return `location = ${address.path} { try_files ${file} =404; }`
  })
  const meant = pageUrls
    .filter(({ path }) => path !== '/')
    .map(
      ({ path }) =>
        `location ~* ${quote(`^${literal(path)}/?$`)} { return 301 ${path}$is_args$args; }`,
    )
  const types = Object.entries(contentTypes).map(([ending, type]) => `    "${type}" ${ending};`)
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  )
  return `include /etc/nginx/site/brotli*.conf;
gzip_static on;
gzip_vary on;
server_tokens off;
absolute_redirect off;
merge_slashes off;
types {
${types.join('\n')}
}

${headers.join('\n')}
add_header Cache-Control $site_cache always;
add_header Vary $site_vary always;
add_header Allow $site_allow always;

if ($site_allow) { return 405; }
if ($site_overlong) { return 414; }
if ($site_malformed) { return 400; }

error_page 404 $site_not_found;
location ~ /404[.]html$ { internal; }
${pages.join('\n')}
${meant.join('\n')}
location ~ ${quote(WITHOUT_ADDRESS)} { return 404; }
location / { try_files $uri =404; }
`
}

function pageVariable(page: string): string {
  return `$site_${page}`
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`
}

/** A text as a pattern that matches only itself. */
function literal(text: string): string {
  return text.replaceAll(/[.*+?^$(){}|[\]]/g, '[$&]')
}
