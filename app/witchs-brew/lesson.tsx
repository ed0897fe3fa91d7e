import { ofGame } from '@/components/match/of-game';
import { LessonRoute } from '@/components/match/routes/lesson';

export default ofGame('witchs-brew', LessonRoute);
