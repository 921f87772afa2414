// Where the browser is: named by the user, or Chromium or one of its kin at the usual places.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BrowserError } from '../errors.ts';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'brave-browser',
];

const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  linux: ['/usr/lib/chromium/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'],
};

/** What to do when there is none; ends the one line that says so. */
export const HOW_TO_GET_A_BROWSER =
  'install Chromium (Debian, Ubuntu: apt-get install chromium) or name one by --browser PATH or SKEIN_CHROMIUM=PATH';

/** The browser to start; throws BrowserError 'no-browser' when there is none. `named` beats SKEIN_CHROMIUM. */
export function browserExecutable(named?: string, environment: NodeJS.ProcessEnv = process.env): string {
  const chosen = named ?? environment.SKEIN_CHROMIUM;
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return chosen;
    throw new BrowserError('no-browser', `there is no browser at ${chosen}: ${HOW_TO_GET_A_BROWSER}`);
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(PLACES[process.platform] ?? []),
  ];
  const found = candidates.find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new BrowserError('no-browser', `no browser found: ${HOW_TO_GET_A_BROWSER}`);
}

/** Whether Chromium's sandbox cannot work here: root has none, and containers seldom allow the namespaces it needs. */
export function lacksSandbox(): boolean {
  return process.getuid?.() === 0 || existsSync('/.dockerenv') || existsSync('/run/.containerenv');
}
