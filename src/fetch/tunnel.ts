// Tunnels through a proxy: CONNECT, then TLS with the target inside.
import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import type { SecureContextOptions } from 'node:tls';
import { buildConnector } from 'undici';
import type { ProxyAddress } from './proxy.ts';

/** A proxy that would not open a tunnel. `status` is 0 when it just hung up. */
export class TunnelError extends Error {
  readonly code = 'SKEIN_TUNNEL';
  readonly status: number;

  constructor(status: number, options?: ErrorOptions) {
    super('no tunnel', options);
    this.status = status;
  }
}

/** How connections are made: the time they may take, and extra trusted certificates. */
export interface ConnectOptions extends Pick<SecureContextOptions, 'ca'> {
  readonly timeout: number;
}

/**
 * A connector for undici that reaches every target through `proxy`. undici's own ProxyAgent asks again and again, without
 * a pause, when a proxy closes the connection on CONNECT; here that is an error.
 */
export function tunnelThrough(proxy: ProxyAddress, options: ConnectOptions): buildConnector.connector {
  const secure = buildConnector(options);
  const { protocol, hostname, port } = new URL(proxy.origin);
  return (target, callback) => {
    const host = target.host ?? target.hostname;
    const authority = target.port === '' ? `${host}:443` : host;
    const request = (protocol === 'https:' ? https : http).request({
      method: 'CONNECT',
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port || (protocol === 'https:' ? 443 : 80),
      path: authority,
      headers: {
        host: authority,
        ...(proxy.authorization === undefined ? {} : { 'proxy-authorization': proxy.authorization }),
      },
      agent: false,
      timeout: options.timeout,
      ...(options.ca === undefined ? {} : { ca: options.ca }),
    });
    request.once('connect', (answer, socket: Socket) => {
      const status = answer.statusCode ?? 0;
      socket.setTimeout(0);
      if (status >= 200 && status < 300) {
        secure({ ...target, httpSocket: socket }, callback);
        return;
      }
      socket.on('error', () => {}).destroy();
      callback(new TunnelError(status), null);
    });
    request.once('timeout', () =>
      request.destroy(Object.assign(new Error('the proxy is silent'), { code: 'ETIMEDOUT' })),
    );
    request.once('error', (error: NodeJS.ErrnoException) =>
      callback(error.code === 'ECONNRESET' ? new TunnelError(0, { cause: error }) : error, null),
    );
    request.end();
  };
}
