import { holdsFloors } from './hold-floors.ts';

holdsFloors(0, 3);
