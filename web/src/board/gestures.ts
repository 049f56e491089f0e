// What moves and zooms drawings. The start page does without.

import { drag } from 'd3-drag';
import { select } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';

export const gestures = { drag, select, zoom, zoomIdentity };
export type Gestures = typeof gestures;
