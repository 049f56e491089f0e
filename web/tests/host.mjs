// A static host for the tests: the folder of `make site` at the root and under any folder such as `/a/b/`, and nothing that a plain
// host would not do. Under `/newer/` there is a newer version after each `/newer-version`. What the tests themselves ask (`/api/..`) is passed on to `grundy serve`; the page must not: `page.ts` watches it.
//
//     node tests/host.mjs FOLDER PORT PORT_OF_THE_SERVER

import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';

const [folder, port, server] = process.argv.slice(2);
const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

function pass(asked, answer) {
  const { method, url, headers } = asked;
  const passed = request({ host: '127.0.0.1', port: server, path: url, method, headers: { ...headers, host: `127.0.0.1:${server}` } });
  passed.on('response', (response) => {
    answer.writeHead(response.statusCode, response.headers);
    response.pipe(answer);
  });
  passed.on('error', () => answer.writeHead(502).end());
  asked.pipe(passed);
}

let versions = 0;

async function send(path, answer) {
  if (path === '/newer-version') versions++;
  const name = normalize(path.replace(/^\/(a\/b|newer)\//, '/').replace(/\/$/, '/index.html'));
  let content = await readFile(join(folder, name)).catch(() => null);
  if (!content) return answer.writeHead(404).end();
  if (path === '/newer/service-worker.js') content = String(content).replace(/(VERSION = '\w+)/, `$1-${versions}`);
  return answer.writeHead(200, { 'content-type': KINDS[extname(name)] ?? 'application/octet-stream', 'cache-control': 'no-cache' }).end(content);
}

createServer((asked, answer) => {
  const { pathname } = new URL(asked.url, 'http://host');
  if (pathname.startsWith('/api/')) pass(asked, answer);
  else void send(decodeURIComponent(pathname), answer);
}).listen(Number(port), '127.0.0.1');
