// Serves dist/ from a subfolder, with the headers that the page promises to work with. For scripts/play
// and the browser tests; a site is put online with any web server.
//
//   node scripts/serve.mjs [--root dist] [--port 8080] [--offline]
//
// From the command line it serves what lies in the folder now and nothing else: without --offline the
// page's service worker, which answers with the files of its own build, is not to be had.
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { hashInName } from './build/hashed.mjs';

/** Features of the browser that neither the page nor what may lie around it is to have. */
const refused =
  'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb';

/** What docs/hosting sends with every file. @type {Record<string, string>} */
export const securityHeaders = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'Permissions-Policy': refused.replace(/ |$/g, '=(), ').slice(0, -2),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * @typedef {object} ServerOptions
 * @property {string} [root] the folder to serve; dist/ if not given
 * @property {string} [prefix] the path that stands for it, beginning and ending with a slash
 * @property {Record<string, string>} [headers] sent with every answer, in place of those
 * @property {number} [port] 0: any free one
 * @property {(request: http.IncomingMessage, response: http.ServerResponse) => boolean} [instead]
 *     may answer in place of the files, and tells whether it does
 * @property {boolean} [offline] whether the page may be kept to be played without a network
 */

/** In the place of the service worker: lets go of one that an earlier visit has brought. */
const withoutServiceWorker = `addEventListener('install', (event) => {
  // It is done when the installation has come to its end: it must not wait for it.
  registration.unregister();
  event.waitUntil(Promise.reject());
});
`;

/**
 * @param {ServerOptions} [options]
 * @returns {Promise<{url: string, close: () => Promise<void>}>} `url` ends with the prefix
 */
export async function startServer({
  root = fileURLToPath(new URL('../dist', import.meta.url)),
  prefix = '/kiela/',
  headers = securityHeaders,
  port = 0,
  offline = true,
  instead = () => false,
} = {}) {
  const files = sirv(root, {
    dev: true,
    etag: true,
    setHeaders(response, file) {
      if (hashInName.test(path.basename(file)))
        response.setHeader('Cache-Control', 'max-age=31536000, immutable');
    },
  });
  const server = http.createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('not found');
    };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const address = request.url ?? '/';
    if (!address.startsWith(prefix)) return notFound();
    request.url = address.slice(prefix.length - 1);
    if (!offline && request.url === '/sw.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      return response.end(withoutServiceWorker);
    }
    if (!instead(request, response)) files(request, response, notFound);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${taken}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function main() {
  const { values } = parseArgs({
    options: {
      root: { type: 'string' },
      port: { type: 'string', default: '8080' },
      offline: { type: 'boolean', default: false },
    },
  });
  const root = values.root && path.resolve(values.root);
  try {
    const { url } = await startServer({ root, port: Number(values.port), offline: values.offline });
    console.log(`Kiela is at ${url} (Ctrl+C stops it)`);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const reason = {
      EADDRINUSE: 'is taken',
      EACCES: 'is kept for the administrator',
      ERR_SOCKET_BAD_PORT: 'is not a port',
    }[code ?? ''];
    if (!reason) throw error;
    console.error(`Port ${values.port} ${reason}; choose another with --port.`);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
