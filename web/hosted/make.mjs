// Makes web/site, a folder that any static host can serve: the built page, the library as a module, and what is needed to use both
// without a network. `make site` runs it; with `--if-possible` it is no error that there is no tool chain for the module.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const hosted = import.meta.dirname;
const folder = join(hosted, '../site');
const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The policy of `grundy serve`, and leave to run the module; what only a header can say is left out. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The code with which the build says that there is no tool chain. */
const MISSING = 3;

function builtModule() {
  const { status, stdout, error } = spawnSync('python3', [join(hosted, '../../crates/wasm/build.py')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  if (error) console.error(error.message);
  const optional = process.argv.includes('--if-possible') && status === MISSING;
  if (optional) console.log('site: skipped, there is no tool chain for WebAssembly');
  process.exit(optional ? 0 : 1);
}

rmSync(folder, { recursive: true, force: true });
const module = builtModule();
cpSync(join(hosted, '../dist'), folder, { recursive: true });
cpSync(join(hosted, 'icons'), join(folder, 'icons'), { recursive: true });
cpSync(join(hosted, 'manifest.webmanifest'), join(folder, 'manifest.webmanifest'));

const bytes = readFileSync(module);
const moduleName = `assets/grundy-${digest(bytes)}.wasm`;
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(folder, moduleName), bytes);

const head = `<meta charset="utf-8" />
    <meta http-equiv="content-security-policy" content="${POLICY}" />
    <meta name="referrer" content="no-referrer" />
    <meta name="module" content="./${moduleName}" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icons/192.png" />`;
const index = readFileSync(join(folder, 'index.html'), 'utf8').replace('<meta charset="utf-8" />', head);
if (!index.includes(moduleName)) throw new Error('index.html: expected <meta charset="utf-8" />');
writeFileSync(join(folder, 'index.html'), index);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .sort();
const version = digest(files.map((file) => `${file} ${digest(readFileSync(join(folder, file)))}`).join('\n'));
// The page is asked for by the name of its folder.
const names = JSON.stringify(files.map((file) => (file === 'index.html' ? './' : file)));
const worker = readFileSync(join(hosted, 'service-worker.js'), 'utf8').replace('{{version}}', version).replace('{{files}}', names);
writeFileSync(join(folder, 'service-worker.js'), worker);

const weight = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
const kilobytes = (count) => `${Math.round(count / 1000)} kB`;
console.log(`web/site: ${files.length + 1} files, ${kilobytes(weight)}; the module is ${kilobytes(gzipSync(bytes).length)} compressed`);
