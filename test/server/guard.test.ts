import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDashboard, type TestDashboard } from './desk.ts';

let local: TestDashboard;
let open: TestDashboard;

beforeAll(async () => {
  local = await openDashboard();
  // Any address that is not loopback by name makes a token necessary.
  open = await openDashboard({ host: '0.0.0.0' });
});
afterAll(async () => {
  await local.close();
  await open.close();
});

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** With whatever headers: fetch would not send a false Host. */
function ask(base: string, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const { port } = new URL(base);
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const json = { 'content-type': 'application/json' };

describe('who may ask', () => {
  it('answers under the names of this machine only, so that no other name can be made to lead here', async () => {
    const { port } = new URL(local.url);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`])
      expect((await ask(local.url, '/api/sites', { headers: { host } })).status).toBe(200);
    for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`])
      expect((await ask(local.url, '/api/sites', { headers: { host } })).status).toBe(403);
  });

  it('answers under any address of this machine that it listens on', async () => {
    const other = await openDashboard({ host: '127.0.0.5' });
    try {
      expect((await fetch(new URL('/api/sites', other.url))).status).toBe(200);
    } finally {
      await other.close();
    }
  });

  it('says what is wrong with odd addresses, and takes none of them for a bug', async () => {
    for (const path of [
      '//',
      '//evil.example/',
      '/pictures/%ff.png',
      '/pages/1?url=%ff',
      '/api/sites/%ff/model',
    ])
      expect({ path, status: (await ask(local.url, path)).status }).toEqual({
        path,
        status: path.startsWith('/api') ? 400 : 404,
      });
    expect((await ask(local.url, 'http://[/')).status).toBe(400);
  });

  it('tells so many dashboards what happens, and refuses more', async () => {
    const stops = Array.from({ length: 40 }, () => new AbortController());
    const listening = await Promise.all(
      stops.map(({ signal }) => fetch(new URL('/api/events', local.url), { signal })),
    );
    expect(listening.filter(({ status }) => status === 200)).toHaveLength(32);
    const refused = listening.find(({ status }) => status === 503)!;
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('close one') });
    for (const stop of stops) stop.abort();
    await expect
      .poll(async () => {
        const stop = new AbortController();
        const { status } = await fetch(new URL('/api/events', local.url), { signal: stop.signal });
        stop.abort();
        return status;
      })
      .toBe(200);
  });

  it('takes no changes from other sites, by whatever a page of theirs can send', async () => {
    const { host } = new URL(local.url);
    const post = (headers: Record<string, string>) =>
      ask(local.url, '/api/sites/1/pause', { method: 'POST', headers: { host, ...headers }, body: '{}' });
    expect((await post({ ...json, origin: 'http://evil.example' })).status).toBe(403);
    expect((await post({ ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(403);
    expect((await post({ ...json, origin: `http://${host}` })).status).toBe(409);
  });

  it('never allows other origins to read, and lets its pages load from nowhere else', async () => {
    const { headers } = await ask(local.url, '/', { headers: { origin: 'http://evil.example' } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self'/);
    expect((await ask(local.url, '/api/sites', { method: 'OPTIONS' })).status).toBe(403);
  });

  it('asks for the token beyond this machine, and gives a cookie for it', async () => {
    const token = new URL(open.url).searchParams.get('token')!;
    expect((await ask(open.url, '/api/sites')).status).toBe(403);
    expect((await ask(open.url, '/?token=wrong')).status).toBe(403);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await ask(open.url, '/api/sites', { headers: bearer })).status).toBe(200);
    const first = await ask(open.url, `/?token=${token}`);
    expect(first.status).toBe(303);
    const [cookie] = first.headers['set-cookie'] as string[];
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await ask(open.url, '/api/sites', { headers: { cookie: cookie!.split(';')[0]! } })).status).toBe(
      200,
    );
  });
});
