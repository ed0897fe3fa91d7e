import type { GameBoard } from '@/components/kit/board';
import type { HighCard } from '../engine/state';
import { HighCardBoard } from './board';
import { HighCardPicture } from './picture';

export const highCard: GameBoard<HighCard> = { Board: HighCardBoard, Picture: HighCardPicture };
