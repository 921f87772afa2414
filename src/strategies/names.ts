// The strategies a user can choose by `--strategy`.

export const strategyNames = ['breadth-first'] as const;

export type StrategyName = (typeof strategyNames)[number];
