// The boards of a world: headings, boards, sub-boards up to three deep, one with a single thread, one empty.
import { makeBoardDescription, makeBoardTitle, makeCategoryTitle, vocabularyOf } from '../language/index.ts';
import type { Random } from '../random.ts';
import type { LabBoard, WorldOptions } from '../types.ts';

export interface BoardPlan {
  readonly boards: readonly LabBoard[];
  /** Ids of the boards that get new threads, with the cumulative share of each. */
  readonly open: readonly number[];
  readonly cumulativeShare: readonly number[];
  /** Has one thread for ever; null in worlds of fewer than three boards. */
  readonly loneThreadBoard: number | null;
  /** Has none for ever; null in worlds of fewer than four boards. */
  readonly emptyBoard: number | null;
}

/** Plans the boards. `options.boards` does not count the headings. Parents come before their children. */
export function planBoards(options: WorldOptions, random: Random): BoardPlan {
  const vocabulary = vocabularyOf(options.language);
  const count = Math.max(1, options.boards);
  const boards: LabBoard[] = [];
  const headings: LabBoard[] = [];
  if (count > 1) {
    for (let i = 0; i < Math.min(24, Math.ceil(count / 6)); i++) {
      const id = i + 1;
      headings.push({
        id,
        parentId: null,
        title: makeCategoryTitle(vocabulary, i),
        description: '',
        isCategory: true,
      });
    }
  }
  boards.push(...headings);
  const depth = new Map<number, number>();
  const made: LabBoard[] = [];
  const loneIndex = count >= 3 ? count - 1 : -1;
  const emptyIndex = count >= 4 ? count - 2 : -1;
  for (let i = 0; i < count; i++) {
    const id = boards.length + 1;
    const possibleParents = made.filter((board) => (depth.get(board.id) as number) < 2);
    const isSpecial = i === loneIndex || i === emptyIndex;
    // The first board under each heading stays on top, so that no heading is bare.
    const isSub = i >= headings.length && possibleParents.length > 0 && !isSpecial && random.chance(0.35);
    const parent = isSub ? random.pick(possibleParents) : (headings[i % headings.length] ?? null);
    const title = makeBoardTitle(vocabulary, i);
    const description = random.chance(0.8) ? makeBoardDescription(vocabulary, random, title) : '';
    const board = { id, parentId: parent?.id ?? null, title, description, isCategory: false };
    depth.set(id, isSub && parent !== null ? (depth.get(parent.id) as number) + 1 : 0);
    boards.push(board);
    if (!isSpecial) made.push(board);
  }
  const open = random.shuffle(made.map((board) => board.id));
  const shares = open.map((_, rank) => 1 / (rank + 1) ** 0.8);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let sum = 0;
  const cumulativeShare = shares.map((share) => {
    sum += share / total;
    return sum;
  });
  return {
    boards,
    open,
    cumulativeShare,
    loneThreadBoard: loneIndex < 0 ? null : (boards[headings.length + loneIndex] as LabBoard).id,
    emptyBoard: emptyIndex < 0 ? null : (boards[headings.length + emptyIndex] as LabBoard).id,
  };
}

/** The open board for a uniform number; busy boards come more often. */
export function openBoardAt(plan: BoardPlan, uniform: number): number {
  const index = plan.cumulativeShare.findIndex((share) => uniform < share);
  return plan.open[index < 0 ? plan.open.length - 1 : index] as number;
}
