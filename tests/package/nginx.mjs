// nginx with docs/hosting/nginx.conf as it is, and the unzipped package in its root.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../browser/support/port.mjs';
import { unzipped } from './support.mjs';

const shipped = fileURLToPath(new URL('../../docs/hosting/nginx.conf', import.meta.url));

/**
 * What a web master has around it.
 * @param {string} folder
 * @param {number} port
 * @param {string} rate bytes a second of each answer; 0: as fast as may be
 */
const around = (folder, port, rate) => `
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    fastcgi_temp_path ${folder}/fastcgi;
    proxy_temp_path ${folder}/proxy;
    scgi_temp_path ${folder}/scgi;
    uwsgi_temp_path ${folder}/uwsgi;
    server {
        listen 127.0.0.1:${port};
        root ${folder}/www;
        limit_rate ${rate};
        include ${shipped};
    }
}
`;

/** @param {number} port @param {import('node:child_process').ChildProcess} server */
async function untilListening(port, server) {
  for (;;) {
    if (server.exitCode !== null) throw new Error('nginx did not start');
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await wait(50);
    } finally {
      socket.destroy();
    }
  }
}

/**
 * @param {{rate?: string}} [options]
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function startNginx({ rate = '0' } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kiela-nginx-'));
  const root = path.join(folder, 'www/kiela');
  for (const [name, content] of unzipped()) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const port = await freePort();
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, around(folder, port, rate));
  // The shipped file includes nginx's own list of types, which lies beside the main configuration.
  writeFileSync(path.join(folder, 'mime.types'), 'include /etc/nginx/mime.types;\n');
  const server = spawn('nginx', ['-p', folder, '-c', configuration], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(server, 'exit');
  await untilListening(port, server);
  return {
    url: `http://127.0.0.1:${port}/kiela/`,
    close: async () => {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
