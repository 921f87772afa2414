import type { LookupFunction } from 'node:net';
import { describe, expect, test } from 'vitest';
import { AddressGuard } from '../../src/fetch/address-guard.ts';
import { isPrivateAddress } from '../../src/fetch/index.ts';
import { failure, html, open, serve } from './loopback.ts';

/** DNS as the test wants it: each name's addresses, one set per lookup, the last one repeated. */
function names(table: Record<string, string[][]>): { lookup: LookupFunction; asked: string[] } {
  const asked: string[] = [];
  const lookup = ((hostname: string, options: { all?: boolean }, callback: (...args: unknown[]) => void) => {
    const turn = asked.filter((name) => name === hostname).length;
    asked.push(hostname);
    const sets = table[hostname];
    if (sets === undefined) {
      callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }));
      return;
    }
    const found = (sets[turn] ?? sets[sets.length - 1]!).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    if (options.all) callback(null, found);
    else callback(null, found[0]!.address, found[0]!.family);
  }) as unknown as LookupFunction;
  return { lookup, asked };
}

describe('isPrivateAddress', () => {
  test.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.255.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '224.0.0.1',
    '239.1.1.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:10.0.0.1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fdff::1',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'not an address',
    '',
  ])('%s is', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.0.1',
    '198.17.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2001:4860:4860::8888',
    '2a00::1',
    '::ffff:8.8.8.8',
  ])('%s is not', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

describe('a crawl that starts on a public address', () => {
  test.each([
    'http://127.0.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://[::1]:PORT/',
    'http://localhost:PORT/',
    'http://0:PORT/',
    'http://①②⑦.0.0.1:PORT/',
  ])('never connects to %s', async (pattern) => {
    const { base, seen } = await serve((_, response) => html(response, 'secret'));
    const { fetcher, records } = open('http://forum.example/');
    const error = await failure(fetcher.fetch({ url: pattern.replace('PORT', base.split(':')[2]!) }));
    expect(error.code).toBe('address-denied');
    expect(error.message).toContain('private or local address');
    expect([seen, records]).toEqual([[], []]);
  });

  test('never connects to a name that resolves to a private address', async () => {
    const { base, seen } = await serve((_, response) => html(response, 'secret'));
    const { lookup } = names({
      'inside.example': [['127.0.0.1']],
      'both.example': [['10.0.0.1', '192.168.0.1']],
    });
    const { fetcher } = open('http://forum.example/', { lookup });
    const port = base.split(':')[2];
    expect((await failure(fetcher.fetch({ url: `http://inside.example:${port}/` }))).code).toBe(
      'address-denied',
    );
    expect((await failure(fetcher.fetch({ url: `http://both.example:${port}/` }))).code).toBe(
      'address-denied',
    );
    expect(seen).toEqual([]);
  });

  test('is not followed inside when its own name later resolves to a private address', async () => {
    const { lookup } = names({ 'forum.example': [['8.8.8.8'], ['127.0.0.1'], ['8.8.8.8', '10.0.0.1']] });
    const guard = new AddressGuard({ startUrl: 'http://forum.example/', connectTimeoutMs: 100 });
    const guarded = guard.lookup(lookup, true);
    const ask = () =>
      new Promise((resolve) =>
        guarded('forum.example', { all: true }, (error, found) => resolve(error?.code ?? found)),
      );
    expect(await ask()).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(await ask()).toBe('SKEIN_ADDRESS_DENIED');
    expect(await ask()).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });
});

describe('a crawl that starts on a private address', () => {
  test('may reach that host and port, by number or by name', async () => {
    const { base } = await serve((_, response) => html(response, 'hello'));
    const { fetcher } = open(base);
    expect((await fetcher.fetch({ url: `${base}/a` })).status).toBe(200);
    const { lookup } = names({ 'intranet.example': [['127.0.0.1']] });
    const url = `http://intranet.example:${base.split(':')[2]}/`;
    expect((await open(url, { lookup }).fetcher.fetch({ url })).status).toBe(200);
  });

  test('may reach nothing else inside, not even another port, not even by redirect', async () => {
    const other = await serve((_, response) => html(response, 'secret'));
    const { base } = await serve((request, response) => {
      const location = request.url === '/port' ? `${other.base}/` : 'http://169.254.169.254/latest/meta-data';
      response.writeHead(302, { location }).end();
    });
    const { fetcher, records } = open(base);
    for (const path of ['/port', '/meta']) {
      const error = await failure(fetcher.fetch({ url: base + path }));
      expect(error.code, path).toBe('address-denied');
    }
    expect(other.seen).toEqual([]);
    expect(records.map((r) => [r.kind, r.status])).toEqual([
      ['robots', 404],
      ['redirect', 302],
      ['redirect', 302],
    ]);
  });

  test('may not be led inside by a name on a redirect', async () => {
    const other = await serve((_, response) => html(response, 'secret'));
    const { base } = await serve((_, response) =>
      response.writeHead(301, { location: `http://evil.example:${other.base.split(':')[2]}/` }).end(),
    );
    const { lookup } = names({ 'evil.example': [['127.0.0.1']] });
    const { fetcher } = open(base, { lookup });
    expect((await failure(fetcher.fetch({ url: `${base}/` }))).code).toBe('address-denied');
    expect(other.seen).toEqual([]);
  });
});
