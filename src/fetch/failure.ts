// Low-level errors (DNS, sockets, TLS, undici) become FetchErrors that say what happened and what to do.
import { FetchError, isOutOfFiles, OUT_OF_FILES } from '../errors.ts';
import { TunnelError } from './tunnel.ts';

/** Code on errors thrown by the address guard. */
export const ADDRESS_DENIED = 'SKEIN_ADDRESS_DENIED';

const TLS_CODE =
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO|INVALID_CA)/;

/** Where a failed request was going: a proxy in between changes who is to blame. */
export interface Destination {
  readonly url: string;
  /** Host and port of the target. */
  readonly host: string;
  /** Host and port of the proxy that was asked to fetch it, if any; never its user and password. */
  readonly proxy?: string | undefined;
  /** It has answered before: refusing now, or failing to prove who it is, may pass. */
  readonly hasAnswered?: boolean;
}

interface LowLevelError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** The FetchError for whatever a dispatcher or socket threw; FetchErrors pass through. */
export function toFetchError(error: unknown, destination: Destination): FetchError {
  if (error instanceof FetchError) return error;
  const low = error as LowLevelError;
  // Happy eyeballs reports one error per address; they agree on what matters.
  if (low.code === undefined && Array.isArray(low.errors) && low.errors.length > 0)
    return toFetchError(low.errors[0], destination);
  const code = typeof low.code === 'string' ? low.code : '';
  const message = typeof low.message === 'string' ? low.message : String(error);
  const { url, host, proxy, hasAnswered } = destination;
  const fail = (failure: FetchError['code'], text: string, retryable = false) =>
    new FetchError(failure, url, text, { cause: error, retryable });

  if (proxy !== undefined) {
    if (code === 'ECONNREFUSED' || code === 'EHOSTUNREACH' || code === 'ENETUNREACH')
      return fail(
        'proxy',
        `cannot reach the proxy ${proxy}: check that it runs and that its address is right`,
      );
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      return fail('proxy', `cannot resolve the proxy "${proxy}": check its address`);
    if (error instanceof TunnelError) {
      if (error.status === 407) return proxyLoginNeeded(url, proxy, error);
      const how = error.status === 0 ? 'it hung up' : `status ${error.status}`;
      return fail('proxy', `the proxy ${proxy} refused a tunnel to ${host} (${how})`);
    }
  }
  if (code === ADDRESS_DENIED) return addressDenied(url, host, error);
  if (code === 'ENOTFOUND')
    return fail('dns', `cannot resolve host "${hostname(host)}": check the spelling or your network`);
  if (code === 'EAI_AGAIN' || code === 'EAI_FAIL' || code === 'ESERVFAIL' || code === 'ETIMEOUT')
    return fail(
      'dns',
      `cannot resolve host "${hostname(host)}" right now: the name server does not answer`,
      true,
    );
  // Connections of ours that end make room.
  if (isOutOfFiles(error)) return fail('refused', `cannot ask ${host}: ${OUT_OF_FILES}`, true);
  if (code === 'ECONNREFUSED')
    return fail(
      'refused',
      `${host} refuses the connection: nothing listens on that port, or a firewall is in the way`,
      hasAnswered,
    );
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH' || code === 'EADDRNOTAVAIL')
    return fail('refused', `${host} cannot be reached from here: check your network`);
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || code === 'ETIMEDOUT')
    return fail('timeout', `${proxy ?? host} does not accept the connection in time`, true);
  if (code === 'UND_ERR_HEADERS_TIMEOUT') return fail('timeout', `${url} does not answer in time`, true);
  if (code === 'UND_ERR_BODY_TIMEOUT')
    return fail('timeout', `${url} began to answer and then fell silent`, true);
  if (code === 'UND_ERR_HEADERS_OVERFLOW' || code === 'HPE_HEADER_OVERFLOW')
    return fail('too-large', `${url} sends more header lines than any page needs`);
  // undici's parser errors have a code only when llhttp gave one.
  if (
    (error as Error).name === 'HTTPParserError' ||
    code.startsWith('HPE_') ||
    code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'
  )
    return fail('bad-encoding', `${host} does not answer in proper HTTP`, true);
  if (TLS_CODE.test(code))
    return fail(
      'tls',
      `no secure connection to ${hostname(host)}: ${tlsReason(code, message)}; is the address right, or should it be http://?`,
      // One of several machines behind a name has yesterday's certificate, or is being restarted.
      hasAnswered,
    );
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'ECONNABORTED' || code === 'UND_ERR_SOCKET')
    return fail('reset', `${host} closed the connection before the answer was complete`, true);
  if (code === 'UND_ERR_ABORTED' || (error as Error | undefined)?.name === 'AbortError')
    return fail('aborted', `${url} was given up before it was complete`, true);
  if (code === 'UND_ERR_INVALID_ARG' || code === 'ERR_INVALID_URL')
    return fail('invalid-url', `${url} cannot be asked for: ${message}`);
  return fail('reset', `${url} cannot be fetched: ${message}`, true);
}

export function addressDenied(url: string, host: string, cause?: unknown): FetchError {
  return new FetchError(
    'address-denied',
    url,
    `${host} is a private or local address, which a crawl that starts elsewhere must not reach; to crawl it, start there`,
    { cause },
  );
}

export function proxyLoginNeeded(url: string, proxy: string, cause?: unknown): FetchError {
  return new FetchError(
    'proxy',
    url,
    `the proxy ${proxy} wants a user and password: give them as http://user:password@${proxy}`,
    { cause },
  );
}

function hostname(host: string): string {
  return host.replace(/:\d+$/, '');
}

function tlsReason(code: string, message: string): string {
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired';
  if (/SELF_SIGNED|UNABLE_TO/.test(code)) return 'its certificate is not signed by a known authority';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'its certificate is for another host';
  if (/wrong version number|packet length too long|unknown protocol/i.test(message))
    return 'it does not speak TLS';
  return code.toLowerCase().replaceAll('_', ' ');
}
