// Writes a model over n-grams as the module that ships it: some thousand weights in a few hundred lines.
import type { GramModel } from '../gram-model.ts';

const LINE = 110;

/** The source of a module with the model; `provenance` says from what it was trained. */
export function gramModule(name: string, about: string, model: GramModel, provenance: string): string {
  const round = (value: number): number => Number(value.toPrecision(5));
  const entries = Object.entries(model.weights)
    .filter(([, weight]) => Math.abs(weight) >= 0.01)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, weight]) => `${feature}=${Number(weight.toPrecision(2))}`);
  const lines: string[] = [];
  let line = '';
  for (const entry of entries) {
    if (line !== '' && line.length + entry.length + 1 > LINE) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? entry : `${line} ${entry}`;
  }
  if (line !== '') lines.push(line);
  return `// ${about} Written by \`skein train\`; not edited by hand.
// ${provenance}
import { type GramModel, packedWeights } from '../gram-model.ts';

export const ${name}: GramModel = {
  bias: ${round(model.bias)},
  slope: ${round(model.slope)},
  offset: ${round(model.offset)},
  weights: packedWeights(\`
${lines.join('\n')}
\`),
};
`;
}
