// Keeps a crawl of public sites away from the private network it runs in (SSRF), after DNS and on every hop.
import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { buildConnector } from 'undici';
import { ADDRESS_DENIED } from './failure.ts';

// IANA special-purpose registries: everything that is not a public unicast address.
const DENIED_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8], // "this network"; 0.0.0.0 itself connects to loopback
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, and the clouds' metadata service
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];
const DENIED_IPV6: readonly (readonly [string, number])[] = [
  ['::', 96], // unspecified, loopback, IPv4-compatible
  ['::ffff:0:0', 96], // IPv4-mapped: the IPv4 rules are asked instead, see below
  ['::ffff:0:0:0', 96], // IPv4-translated
  ['64:ff9b::', 96], // NAT64 reaches any IPv4 address
  ['64:ff9b:1::', 48],
  ['100::', 64], // discard
  ['2001::', 23], // Teredo and other protocol assignments
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 carries any IPv4 address
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7], // unique local
  ['fe80::', 10], // link-local
  ['fec0::', 10], // site-local
  ['ff00::', 8], // multicast
];

// One list a family: a BlockList also tests mapped IPv6 addresses against IPv4 ranges, and we want to say so ourselves.
const ipv4 = new net.BlockList();
for (const [address, bits] of DENIED_IPV4) ipv4.addSubnet(address, bits, 'ipv4');
const ipv6 = new net.BlockList();
for (const [address, bits] of DENIED_IPV6) ipv6.addSubnet(address, bits, 'ipv6');

/** Whether an IP address is anything but public unicast. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.split('%')[0]!;
  const family = net.isIP(bare);
  if (family === 4) return ipv4.check(bare, 'ipv4');
  if (family === 0) return true;
  const mapped = mappedIpv4(bare);
  return mapped === undefined ? ipv6.check(bare, 'ipv6') : ipv4.check(mapped, 'ipv4');
}

/** The IPv4 address inside ::ffff:a.b.c.d, however it is written. */
function mappedIpv4(address: string): string | undefined {
  // WHATWG URL writes every IPv6 address in its shortest form, so two hex groups follow ::ffff:.
  const match = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(new URL(`http://[${address}]`).hostname);
  if (match === null) return undefined;
  const high = Number.parseInt(match[1]!, 16);
  const low = Number.parseInt(match[2]!, 16);
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}

/** Without brackets, as sockets want it. */
function bareHostname(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}

function portOf(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80');
}

export interface AddressGuardOptions {
  /** Where the crawl starts. If that is a private address, its host and port (only) may be reached. */
  readonly startUrl?: string | undefined;
  readonly connectTimeoutMs: number;
  /** Replaces DNS in tests. */
  readonly lookup?: LookupFunction | undefined;
  /** Extra trusted certificates. */
  readonly tls?: Pick<SecureContextOptions, 'ca'> | undefined;
}

/** Addresses are kept for archives only: a few thousand hosts are plenty. */
const MAX_REMEMBERED = 5_000;

/** Decides which addresses may be connected to. The address checked is the address connected to: no second lookup. */
export class AddressGuard {
  readonly connect: buildConnector.connector;
  readonly #startHosts: ReadonlySet<string>;
  readonly #addresses = new Map<string, string>();
  /** undefined until the start host is first looked up; a public start host never becomes private (rebinding). */
  #startIsPrivate: boolean | undefined;

  constructor(options: AddressGuardOptions) {
    this.#startHosts = startHosts(options.startUrl);
    const lookup = options.lookup ?? (dns.lookup as unknown as LookupFunction);
    const connector = (isStart: boolean) =>
      buildConnector({
        ...options.tls,
        timeout: options.connectTimeoutMs,
        lookup: this.lookup(lookup, isStart),
      });
    const toStart = connector(true);
    const toOthers = connector(false);
    this.connect = (target, callback) => {
      const port = target.port || (target.protocol === 'https:' ? '443' : '80');
      const isStart = this.#startHosts.has(`${target.hostname}:${port}`);
      // Sockets never look up IP literals, so these are checked here: nothing may depend on an earlier check alone.
      if (!isStart && net.isIP(target.hostname) !== 0 && isPrivateAddress(target.hostname)) {
        queueMicrotask(() => callback(denied(target.hostname), null));
        return;
      }
      (isStart ? toStart : toOthers)(target, (error, socket) => {
        if (error !== null) callback(error, null);
        else {
          this.#remember(`${target.hostname}:${port}`, socket.remoteAddress);
          callback(null, socket);
        }
      });
    };
  }

  /** The address last connected to for a URL; '' when there was none. */
  addressOf(url: URL): string {
    return this.#addresses.get(`${bareHostname(url)}:${portOf(url)}`) ?? '';
  }

  #remember(host: string, address: string | undefined): void {
    if (address === undefined) return;
    if (this.#addresses.size >= MAX_REMEMBERED) this.#addresses.clear();
    this.#addresses.set(host, address);
  }

  /** Whether the URL names a forbidden address outright, before any connection: all that can be said behind a proxy. */
  isDenied(url: URL): boolean {
    const host = bareHostname(url);
    const isLocalName = host === 'localhost' || host.endsWith('.localhost');
    if (!isLocalName && !(net.isIP(host) !== 0 && isPrivateAddress(host))) return false;
    return !this.#startHosts.has(`${host}:${portOf(url)}`);
  }

  /** A `lookup` for sockets that leaves out forbidden addresses; the start's own may be private if it began so. */
  lookup(lookup: LookupFunction, isStart: boolean): LookupFunction {
    return (hostname, options, callback) => {
      lookup(hostname, { ...options, all: true }, (error, found) => {
        if (error) {
          callback(error, '', 0);
          return;
        }
        const addresses = found as unknown as dns.LookupAddress[];
        const open = addresses.filter(({ address }) => !isPrivateAddress(address));
        if (isStart) this.#startIsPrivate ??= open.length === 0;
        const allowed = isStart && this.#startIsPrivate === true ? addresses : open;
        const first = allowed[0];
        if (first === undefined) callback(denied(hostname), '', 0);
        else if (options.all) callback(null, allowed, 0);
        else callback(null, first.address, first.family);
      });
    };
  }
}

function denied(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} is not a public address`), { code: ADDRESS_DENIED });
}

/** Host and port of the start; with a default port both schemes' ports, as sites upgrade http to https. */
function startHosts(startUrl: string | undefined): ReadonlySet<string> {
  if (startUrl === undefined || !URL.canParse(startUrl)) return new Set();
  const url = new URL(startUrl);
  const host = bareHostname(url);
  const port = portOf(url);
  return new Set(port === '80' || port === '443' ? [`${host}:80`, `${host}:443`] : [`${host}:${port}`]);
}
