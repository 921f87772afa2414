import { holdsFloors } from './hold-floors.ts';

holdsFloors(2, 3);
