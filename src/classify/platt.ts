// Platt calibration: the sigmoid that turns margins into probabilities (Platt 1999, with the fix of Lin, Lin and Weng 2007).

export interface Margin {
  readonly margin: number;
  readonly isPositive: boolean;
  readonly weight?: number;
}

/**
 * Fits slope and offset of 1 / (1 + exp(slope * margin + offset)) by Newton's method. Margins must come from examples the
 * model was not trained on: those it was trained on are all too clear.
 */
export function calibrate(margins: readonly Margin[]): { readonly slope: number; readonly offset: number } {
  const weightOf = (wanted: boolean) =>
    margins.reduce((sum, { isPositive, weight = 1 }) => (isPositive === wanted ? sum + weight : sum), 0);
  const [positives, negatives] = [weightOf(true), weightOf(false)];
  // Targets short of 0 and 1: with few examples nothing is certain.
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (negatives + 2);
  let slope = 0;
  let offset = Math.log((negatives + 1) / (positives + 1));
  let loss = lossOf(margins, slope, offset, high, low);
  for (let round = 0; round < 100; round++) {
    let [h11, h22, h21, g1, g2] = [1e-12, 1e-12, 0, 0, 0];
    for (const { margin, isPositive, weight = 1 } of margins) {
      const p = 1 / (1 + Math.exp(slope * margin + offset));
      const d2 = weight * p * (1 - p);
      const d1 = weight * ((isPositive ? high : low) - p);
      h11 += margin * margin * d2;
      h22 += d2;
      h21 += margin * d2;
      g1 += margin * d1;
      g2 += d1;
    }
    if (Math.abs(g1) < 1e-5 && Math.abs(g2) < 1e-5) break;
    const determinant = h11 * h22 - h21 * h21;
    const stepA = -(h22 * g1 - h21 * g2) / determinant;
    const stepB = -(-h21 * g1 + h11 * g2) / determinant;
    let size = 1;
    for (; size >= 1e-10; size /= 2) {
      const next = lossOf(margins, slope + size * stepA, offset + size * stepB, high, low);
      if (next >= loss) continue;
      slope += size * stepA;
      offset += size * stepB;
      loss = next;
      break;
    }
    if (size < 1e-10) break;
  }
  return { slope, offset };
}

function lossOf(
  margins: readonly Margin[],
  slope: number,
  offset: number,
  high: number,
  low: number,
): number {
  let loss = 0;
  for (const { margin, isPositive, weight = 1 } of margins) {
    const z = slope * margin + offset;
    const target = isPositive ? high : low;
    // log(1 + e^z) without overflow.
    const soft = z >= 0 ? z + Math.log1p(Math.exp(-z)) : Math.log1p(Math.exp(z));
    loss += weight * (soft - (1 - target) * z);
  }
  return loss;
}
