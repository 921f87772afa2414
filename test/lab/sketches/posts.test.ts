import { postSketches } from '../../../lab/sketches/index.ts';
import { checkSketches } from './check-sketches.ts';

checkSketches(postSketches);
