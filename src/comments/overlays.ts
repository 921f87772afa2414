// Cookie walls, newsletter boxes and age gates: put away before anything else is tried. "No" is preferred to "close", and
// "close" to "yes"; nothing is filled in, nobody is signed up.
import type { BrowserVisit, Clickable, Overlay } from '../fetch/index.ts';
import { asksConsent, type OverlayAnswer, overlayAnswer } from './action-words.ts';

const RANK: Readonly<Record<OverlayAnswer, number>> = { reject: 0, close: 1, accept: 2 };
const MAX_ROUNDS = 3;
const MIN_COVER = 0.08;
const LOGIN = /log[\s-]?in|sign[\s-]?(?:in|up)|subscri|anmeld|abonn|registr|password/i;

/** Puts overlays away; how many. */
export async function dismissOverlays(visit: BrowserVisit): Promise<number> {
  let dismissed = 0;
  const tried = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const choice = bestAnswer(await visit.overlays(), tried);
    if (choice === undefined) break;
    tried.add(keyOf(choice));
    if (!(await visit.press(choice))) break;
    dismissed++;
  }
  return dismissed;
}

const keyOf = ({ frame, name, text }: Clickable): string => `${frame} ${name} ${text}`;

function bestAnswer(overlays: readonly Overlay[], tried: ReadonlySet<string>): Clickable | undefined {
  let best: Clickable | undefined;
  let bestRank = 3;
  for (const overlay of overlays) {
    const consents = asksConsent(overlay.text);
    // Menus and chat buttons are fixed too: an overlay covers a part of the page, asks for consent, or is a dialog.
    if (!consents && !overlay.isDialog && overlay.cover < 0.3) continue;
    if (overlay.cover < MIN_COVER && !consents) continue;
    for (const button of overlay.clickables) {
      if (!button.isVisible || tried.has(keyOf(button)) || button.href !== '') continue;
      const label = button.text.slice(0, 60);
      const answer = overlayAnswer(label) ?? closesByName(button);
      if (answer === undefined || (LOGIN.test(label) && answer !== 'reject')) continue;
      // "Yes" only where the question is consent or age: elsewhere it may be an order.
      if (answer === 'accept' && !consents) continue;
      if (button.isSubmit && button.isInForm && answer === 'accept') continue;
      if (RANK[answer] < bestRank) {
        best = button;
        bestRank = RANK[answer];
      }
    }
  }
  return best;
}

/** An icon without words that is named as what closes. */
function closesByName({ text, name, html }: Clickable): OverlayAnswer | undefined {
  if (text.trim().length > 2) return undefined;
  return /close|dismiss|schliess/i.test(`${name} ${html.slice(0, 200)}`) ? 'close' : undefined;
}
