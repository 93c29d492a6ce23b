// The home page from our own server against Debian's nginx, both gzipped ahead of time.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ratioOf, report, requestsPerSecond, start } from './measured.ts'

const dir = mkdtempSync(join(tmpdir(), 'arkpax-bench-'))
const site = resolve('apps/site/dist')
const config = join(dir, 'nginx.conf')
writeFileSync(
  config,
  `daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log stderr error;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; gzip_static on; etag on;
  server { listen 127.0.0.1:39711; root ${site}; location / { try_files $uri $uri.html $uri/index.html =404; } }
}`,
)
const gzip = ['-H', 'Accept-Encoding: gzip']
const nginx = await start('nginx', ['-c', config], 'http://127.0.0.1:39711/')
const ours = await start(process.execPath, ['apps/api/dist/start.js'], 'http://127.0.0.1:39712/', {
  PORT: '39712',
  DATA_DIR: dir,
  SITE_DIR: site,
})
const page = await ratioOf(
  () => requestsPerSecond('http://127.0.0.1:39712/', gzip),
  () => requestsPerSecond('http://127.0.0.1:39711/', gzip),
)
report(
  'Home page from our server, against nginx',
  `${Math.round(page.ours)} /s`,
  `${Math.round(page.reference)} /s`,
  page.ratio,
  '0.23 / 0.35',
)
await ours.stop()
await nginx.stop()
