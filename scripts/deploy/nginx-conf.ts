import { VIOLATIONS_PATH } from '../../packages/sandbox/src/http/policy-violations.routes.ts';
import { headersOfAll, policyWith, POLICY_HEADER } from '../../packages/sandbox/src/http/security-headers.ts';
import { ASK_FIRST, FOREVER } from '../../packages/sandbox/src/web/caching.ts';
import { withoutHashes, type DrawnPages } from '../../packages/sandbox/src/web/drawn-pages.ts';
import { PLACE } from '../../packages/sandbox/src/web/screens.ts';

export interface Site {
  /** Where nginx listens: `8080`, or `127.0.0.1:8080`. */
  readonly listen: string;
  /** The folder of all that was published. */
  readonly out: string;
  /** The folder of the pages that this policy is for. */
  readonly root: string;
  /** What answers `/api/`: `https://api.example/`. */
  readonly api: string;
  readonly drawn: DrawnPages;
  /** Every path that has a screen. */
  readonly screens: readonly string[];
  /** The `Link` header of a page's file. */
  readonly linksOf: (file: string) => string;
}

type Headers = Readonly<Record<string, string>>;

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const added = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
    .join('\n');

/** How nginx knows a path. */
const placeOf = (path: string): string => {
  if (!PLACE.test(path)) return `= ${path}`;
  const fixed = path.split(PLACE).map((part) => part.replaceAll('.', '\\.'));
  return `~ "^${fixed.join('[^/]+')}$"`;
};

/** The kinds of file of a build. A browser takes no script of another kind. */
const KINDS = `  charset utf-8;
  charset_types text/css text/plain application/javascript application/json application/xml;
  types {
    text/html html;
    text/css css;
    text/plain txt;
    application/xml xml;
    application/javascript js mjs;
    application/json json;
    application/manifest+json webmanifest;
    application/wasm wasm;
    application/pdf pdf;
    font/woff2 woff2;
    image/avif avif;
    image/jpeg jpg jpeg;
    image/png png;
    image/svg+xml svg;
    image/webp webp;
  }
`;

const apiAt = (api: string): string => `  location /api/ {
    # Addresses of calls name clients. The API's own log leaves that out.
    access_log off;
    proxy_pass ${api};
    proxy_http_version 1.1;
    proxy_ssl_server_name on;
    proxy_set_header Host $proxy_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Both sides of an identity document, of ten megabytes each, in base64.
    client_max_body_size 30m;
    proxy_request_buffering off;
  }
`;

/** What the portal needs of nginx: pages by their paths, headers and policy as the sandbox sends them, and the API behind it. */
export const nginxConf = async ({ listen, out, root, api, drawn, screens, linksOf }: Site): Promise<string> => {
  const common = await headersOfAll();
  const policy = policyWith(drawn);
  const bare = policyWith(withoutHashes(drawn));
  const pageAt = (path: string): string =>
    drawn.pages[path] ?? drawn.frames.find(({ paths }) => paths.includes(path))?.file ?? 'index.html';
  const headersOf = (file: string, isFound: boolean): Headers => {
    const links = linksOf(file);
    return {
      ...common,
      [POLICY_HEADER]: file === 'index.html' ? bare : policy,
      'cache-control': ASK_FIRST,
      ...(isFound ? {} : { 'x-robots-tag': 'noindex' }),
      ...(links === '' ? {} : { link: links }),
    };
  };
  const page = (path: string): string => {
    const file = pageAt(path);
    return `  location ${placeOf(path)} {\n${added(headersOf(file, drawn.found.includes(path)))}\n    try_files /${file} =404;\n  }`;
  };
  const itself = (file: string): string => {
    const { link: _, ...headers } = headersOf(file, false);
    return `${added(headers)}\n    try_files $uri =404;`;
  };
  return `# Written by \`pnpm deploy:nginx\`. Another build has other hashes, so write it anew with each.
server {
  listen ${listen};
  root ${root};
${KINDS}  server_tokens off;
  gzip_static on;
  # With the module ngx_brotli: brotli_static on;
  error_page 404 /${drawn.notFound};

${apiAt(api)}  # What browsers say of a page that broke the policy goes to the access log alone.
  location = ${VIOLATIONS_PATH} {
    return 204;
  }
  location /assets/ {
    root ${out};
${added({ ...common, 'cache-control': FOREVER })}
    try_files $uri =404;
  }
  location / {
${added({ ...common, 'cache-control': ASK_FIRST })}
    try_files $uri =404;
  }
  # The worker of a browser asks for the pages by their files.
  location ^~ /drawn/ {
${itself(drawn.notFound)}
  }
  location = /index.html {
${itself('index.html')}
  }
${screens.map(page).join('\n')}
}
`;
};
