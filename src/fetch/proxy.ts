// How a request reaches its server: straight, or through an HTTP proxy.
import { Agent, type Dispatcher } from 'undici';
import { InputError } from '../errors.ts';
import { type ConnectOptions, tunnelThrough } from './tunnel.ts';
import { basicAuthorization } from './web-url.ts';

/** Where to send a request: to which dispatcher, under which origin and path. */
export interface Route {
  readonly dispatcher: Dispatcher;
  readonly origin: string;
  readonly path: string;
  /** Proxy-Authorization for requests the proxy itself reads; tunnels send it with CONNECT. */
  readonly proxyAuthorization?: string | undefined;
}

/** A proxy's address, with its secret kept apart from what may be shown. */
export interface ProxyAddress {
  /** Host and port; safe to show. */
  readonly name: string;
  readonly origin: string;
  readonly authorization: string | undefined;
}

/** Reads `http://[user[:password]@]host:port`. The message of a failure never repeats user or password. */
export function parseProxy(text: string): ProxyAddress {
  // "127.0.0.1:9090" is what people type; as a URL its scheme would be "127.0.0.1".
  const full = text.includes('://') ? text : `http://${text}`;
  if (!URL.canParse(full))
    throw new InputError(
      'the proxy address is not a URL: write it as http://host:port or http://user:password@host:port',
    );
  const url = new URL(full);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new InputError(`cannot use a ${url.protocol.slice(0, -1)} proxy: give an http:// or https:// one`);
  return {
    name: url.host,
    origin: url.origin,
    authorization: basicAuthorization(url),
  };
}

/** Finds the route of each URL and owns the connections. */
export class Routes {
  readonly #direct: Agent;
  readonly #toProxy: Agent | undefined;
  readonly #tunnels: Agent | undefined;
  readonly #proxy: ProxyAddress | undefined;

  constructor(options: Agent.Options, proxy: ProxyAddress | undefined, connect: ConnectOptions) {
    this.#direct = new Agent(options);
    this.#proxy = proxy;
    if (proxy === undefined) return;
    // The proxy's own address is the user's choice: the address guard in `options.connect` must not see it. And the
    // limit on connections is one of the target host, not of the proxy that serves them all.
    const { connect: _guard, connections: _perHost, ...open } = options;
    this.#toProxy = new Agent({ ...open, connect });
    this.#tunnels = new Agent({ ...open, connect: tunnelThrough(proxy, connect) });
  }

  /**
   * Plain http through a proxy goes as an absolute-URI request line (RFC 9112, 3.2.2), which every proxy understands;
   * tunnels to port 80 are refused by many. https goes through a tunnel.
   */
  to(url: URL): Route {
    const path = url.pathname + url.search;
    if (this.#proxy === undefined) return { dispatcher: this.#direct, origin: url.origin, path };
    if (url.protocol === 'https:') return { dispatcher: this.#tunnels!, origin: url.origin, path };
    return {
      dispatcher: this.#toProxy!,
      origin: this.#proxy.origin,
      path: url.origin + path,
      proxyAuthorization: this.#proxy.authorization,
    };
  }

  /** Ends all connections at once. */
  async destroy(): Promise<void> {
    await Promise.all([this.#direct.destroy(), this.#toProxy?.destroy(), this.#tunnels?.destroy()]);
  }
}
