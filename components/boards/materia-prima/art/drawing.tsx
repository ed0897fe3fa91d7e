import { makeDrawing } from '@/components/kit/drawing/drawing';
import { gradient } from './paints';

export const Drawing = makeDrawing(gradient);
