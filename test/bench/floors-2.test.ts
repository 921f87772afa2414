import { holdsFloors } from './hold-floors.ts';

holdsFloors(1, 3);
