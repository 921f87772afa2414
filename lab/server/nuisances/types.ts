// What a nuisance can do to a forum: add links in places, add markup, and answer the pages it links to.
import type { Anchor, LabPost } from '../../types.ts';
import type { ServiceName } from '../../urls/index.ts';
import type { Answer } from '../answer.ts';
import type { Scene } from '../scene.ts';

/** Draws a page that is neither entry, board nor thread. */
export type DrawPlain = (scene: Scene, title: string, contentHtml: string) => Answer;

export type ServiceAnswer = (scene: Scene, values: readonly string[], draw: DrawPlain) => Answer | null;

export interface Nuisance {
  /** One sentence: what it does to a crawler. */
  readonly purpose: string;
  readonly navigation?: (scene: Scene) => readonly Anchor[];
  readonly footer?: (scene: Scene) => readonly Anchor[];
  readonly feeds?: (scene: Scene) => readonly Anchor[];
  readonly boardTools?: (scene: Scene, board: number, page: number) => readonly Anchor[];
  readonly threadTools?: (scene: Scene, thread: number, page: number) => readonly Anchor[];
  readonly postActions?: (scene: Scene, post: LabPost) => readonly Anchor[];
  /** Markup before the end of the body. */
  readonly sideHtml?: (scene: Scene) => string;
  /** The service pages it answers; null: no such page. */
  readonly services?: Partial<Record<ServiceName, ServiceAnswer>>;
}
