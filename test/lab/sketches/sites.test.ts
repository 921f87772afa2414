import { siteSketches } from '../../../lab/sketches/index.ts';
import { checkSketches } from './check-sketches.ts';

checkSketches(siteSketches);
