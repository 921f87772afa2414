// Services that put a test before a site which only browsers pass, known by what they publish of their answers. A page that
// asks for such a test is no page of the site.
import type { IncomingHttpHeaders } from 'node:http';

interface Shield {
  readonly name: string;
  /** A header that only answers with a test have, and what its value begins with. */
  readonly header?: readonly [name: string, value: string];
  /** What only the page of the test holds. */
  readonly marks: readonly string[];
}

const SHIELDS: readonly Shield[] = [
  {
    name: 'Cloudflare',
    header: ['cf-mitigated', 'challenge'],
    marks: ['_cf_chl_opt', 'cf-browser-verification'],
  },
  {
    name: 'AWS WAF',
    header: ['x-amzn-waf-action', ''],
    marks: ['awsWafCookieDomainList', 'AwsWafIntegration'],
  },
  { name: 'Vercel', header: ['x-vercel-mitigated', 'challenge'], marks: ['/.well-known/vercel/security/'] },
  { name: 'DataDome', header: ['x-datadome', 'protected'], marks: ['captcha-delivery.com'] },
  { name: 'Imperva', marks: ['/_Incapsula_Resource'] },
  { name: 'Sucuri', marks: ['sucuri_cloudproxy_js'] },
  { name: 'DDoS-Guard', marks: ['/.well-known/ddos-guard/', 'check.ddos-guard.net'] },
  { name: 'HUMAN', marks: ['captcha.px-cdn.net', 'captcha.px-cloud.net'] },
  { name: 'Akamai', marks: ['errors.edgesuite.net', '/_sec/cp_challenge/'] },
  { name: 'Kasada', header: ['x-kpsdk-ct', ''], marks: ['KPSDK.'] },
  { name: 'Anubis', marks: ['/.within.website/x/cmd/anubis/'] },
  { name: 'go-away', marks: ['/.well-known/.git.gammaspectra.live/git/go-away/'] },
];

/** Shields answer with these where they refuse; some send their test with 200 or 202. */
const REFUSALS = new Set([401, 403, 405, 429, 503]);
// A page that talks of shields is longer than a test, and links to more.
const LONGEST_TEST = 64 * 1024;
const MOST_LINKS = 3;

/** Whether the body of an answer of this status may be a shield's test. */
export function mayBeTest(status: number): boolean {
  return REFUSALS.has(status);
}

/** The shield whose test an answer is; undefined: none that is known. `body` is decoded. */
export function shieldOf(status: number, headers: IncomingHttpHeaders, body: Buffer): string | undefined {
  // Some of the headers stand on all pages of a site, and any page may talk of shields.
  if (!mayBeTest(status) && (body.length > LONGEST_TEST || linksMuch(body))) return undefined;
  return SHIELDS.find(({ header, marks }) => {
    const value = header === undefined ? undefined : headers[header[0]];
    const hasHeader = typeof value === 'string' && value.startsWith(header![1]);
    return hasHeader || marks.some((mark) => body.includes(mark));
  })?.name;
}

function linksMuch(body: Buffer): boolean {
  let links = 0;
  for (let at = body.indexOf('<a '); at >= 0 && links <= MOST_LINKS; at = body.indexOf('<a ', at + 1))
    links++;
  return links > MOST_LINKS;
}
