import { HASH_IN_NAME } from "../gatsbyInternals/publicFolder";
import { CACHE_CONTROL, HEADERS_FOR_ALL } from "./hostHeaders";

/**
 * The text of docs/nginx.conf: nginx with the headers and the caching of hostHeaders.ts, and with the same URLs as on every host
 * (docs/rules.md, 1.10).
 */
export function renderNginxConfiguration(): string {
  const headers = HEADERS_FOR_ALL.map(([name, value]) => `  add_header ${name} "${value}" always;`).join("\n");
  return `# An example for nginx: serves the folder \`public\` of a build from /srv/arietta, with the caching and the headers that
# the site expects. Include it in the \`http\` context, for example as /etc/nginx/conf.d/arietta.conf. Add your server name, port
# and TLS. If the site has a path prefix, such as /player, copy \`public\` to /srv/arietta/player, and write the prefix before
# /manifest.webmanifest and /404.html below.
#
# \`npm run nginx\` writes this file from src/publishing/nginxConfiguration.ts. Change it there.

# A file with a hash in its name never changes. Browsers ask for every other file at each visit; if it has not changed, they get a
# short answer without content.
map $uri $arietta_cache_control {
  default "${CACHE_CONTROL.revalidated}";
  "~*${HASH_IN_NAME.source}" "${CACHE_CONTROL.immutable}";
}

server {
  listen 80;
  root /srv/arietta;

  # Keep these at this level: a location with its own \`add_header\` would lose all of them.
  add_header Cache-Control $arietta_cache_control always;
${headers}

  charset utf-8;
  charset_types text/css text/plain text/xml application/atom+xml application/javascript application/json;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/xml application/atom+xml application/javascript application/json image/svg+xml;

  location / {
    # Serves download.html for /download and download/index.html for /download/, without a redirect.
    try_files $uri $uri.html $uri/index.html =404;
  }

  location = /manifest.webmanifest {
    default_type application/manifest+json;
  }

  error_page 404 /404.html;
}
`;
}
